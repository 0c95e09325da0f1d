import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// Where `npm run dev` finds the club; the built page is served by the club itself.
const club = process.env.CLUB ?? 'http://127.0.0.1:8000'

// La phrase and the letters come first: their two faces are asked for with the page.
const preloadFaces: Plugin = {
  name: 'preload-faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) =>
          /(garamond-latin-wght-normal|jost-latin-wght-normal).*\.woff2$/.test(file),
        )
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head',
        })),
  },
}

// The club serves what is written here: whatever compresses is compressed once, when it is built.
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  closeBundle() {
    const folder = new URL('../src/logomachie/server/page/', import.meta.url)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
      const path = new URL(name.replaceAll('\\', '/'), folder)
      const plain = readFileSync(path)
      writeFileSync(`${fileURLToPath(path)}.br`, brotliCompressSync(plain))
      writeFileSync(`${fileURLToPath(path)}.gz`, gzipSync(plain, { level: 9 }))
    }
  },
}

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), preloadFaces, compress],
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
    // one process for all files: none changes what it imports, and what it stubs is put back
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    server: { deps: { inline: ['svelte'] } },
  },
})
