/** How the browser app is built: React, the order of the boxes, and a service worker that knows the name of every file. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gamesInOrder } from './tools/games-in-order.js';
import { offline } from './tools/offline.js';

const SMALL = 24_000; // bytes: what fewer pages share lies with what more of them do
const short = (name: string) => name.split('~', 1)[0]; // a group is named after all that share it

export default defineConfig({
  plugins: [react(), offline()],
  define: { GAMES_IN_ORDER: JSON.stringify(gamesInOrder()) },
  publicDir: 'src/web/public',
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0, // the content-security policy allows no data: addresses
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Without groups each set of pages that share something gets a file of its own: 80 for a set-up and its table, many of them under a kilobyte.
        codeSplitting: {
          groups: [
            { name: 'shelf', tags: ['$initial'], priority: 1 },
            { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names: [name = 'file'] }) => `assets/${short(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
      },
    },
  },
});
