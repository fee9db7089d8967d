/** How the browser app is built: React, the order of the boxes, and a service worker that knows the name of every file. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gamesInOrder } from './tools/games-in-order.js';
import { offline } from './tools/offline.js';

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
  },
});
