import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', include: ['*.check.jsx'], globals: true },
  oxc: { jsx: { runtime: 'automatic' } },
});
