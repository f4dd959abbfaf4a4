import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // React, a form with its schemas, Markdown and a chart on the first page weigh more than 500 kB.
  build: { chunkSizeWarningLimit: 1000 },
});
