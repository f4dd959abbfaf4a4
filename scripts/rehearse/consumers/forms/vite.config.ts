import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // React and forms with all their controls weigh more than 500 kB.
  build: { chunkSizeWarningLimit: 1000 },
});
