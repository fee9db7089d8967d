/** How the browser app is built: React, and a service worker that knows the name of every file. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './src/server/offline.js';

export default defineConfig({
  plugins: [react(), offline()],
  publicDir: 'src/web/public',
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0, // the content-security policy allows no data: addresses
    chunkSizeWarningLimit: 600,
  },
});
