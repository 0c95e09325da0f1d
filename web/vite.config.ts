import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Where `npm run dev` finds the club; the built page is served by the club itself.
const club = process.env.CLUB ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
  build: {
    outDir: '../src/logomachie/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': club,
      '/ws': { target: club, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
    environment: './vitest.environment.ts',
    css: true, // the contrast test reads the tokens
    server: { deps: { inline: ['svelte'] } },
  },
})
