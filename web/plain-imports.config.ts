import type { Plugin } from 'vite'

/**
 * Vite wraps every import() in a helper that preloads the stylesheets and modules behind it. This app has one
 * stylesheet, and preloads nothing, so the helper (1 KB on the first page) would have nothing to do.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
