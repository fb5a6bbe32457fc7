import { defineConfig } from 'vite'

/** Builds plain-page.tsx for the bench, with everything inside, as the server's own bundle is built. */
export default defineConfig({
  build: {
    ssr: 'plain-page.tsx',
    outDir: '../.cache/bench',
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: true },
})
