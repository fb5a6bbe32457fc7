import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { speak } from './language.config.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
// Not the sources of this app's own folder `api/`, which the browser loads by their paths in development.
const servedByTheApi = '^/(?:mcp$|(?:api|files|play|vendor)/(?!.*\\.tsx?(\\?|$)))'

type Graph = { getModuleInfo: Rolldown.GetModuleInfo }

/** Gathers whatever a route imports into one file, which compresses better than ten. */
function importsOf(route: RegExp, name: string) {
  return (id: string, graph: Graph) => {
    const seen = new Set<string>()
    const reached = (module: string): boolean => {
      if (route.test(module)) return true
      if (seen.has(module)) return false
      seen.add(module)
      return graph.getModuleInfo(module)?.importers.some(reached) ?? false
    }
    return !route.test(id) && reached(id) ? name : null
  }
}

// What every page has, and what the first page has besides.
const shell = importsOf(/[\\/]web[\\/]root\.tsx/, 'shell')
const landing = importsOf(/[\\/]web[\\/]routes[\\/]home\.tsx/, 'landing')

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), speak(process.env.MAKEBELIEVE_LANGUAGE ?? 'en')],
  build: {
    // Pictures stay files: as text in the scripts they would be loaded before anything moves.
    assetsInlineLimit: 0,
    // One stylesheet: pages are small and near.
    cssCodeSplit: false,
    // What a part imports that comes later is asked for together with it. Without that a workspace on a phone's network took six
    // rounds for its 64 scripts, with it two; it adds 2.5 KB to the first page.
    modulePreload: { polyfill: false },
    // Newer than Vite's default, so that light-dark() stays as written: a stage can be dark inside a light page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // How long each plug-in took says how busy the machine is, and nothing that anyone could mend here.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                { name: shell, debugName: 'shell' },
                { name: landing, debugName: 'landing' },
                // Loaded late, side by side, and kept by browsers while the viewer around them changes.
                { name: 'three-core', test: /node_modules[\\/]three[\\/]build[\\/]three\.core/ },
                { name: 'three', test: /node_modules[\\/]three[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server-entry.ts', output: { codeSplitting: false } } } },
  },
  ssr: {
    // Built, one self-contained file loads several times faster than a tree of packages. In development React stays
    // outside, because its CommonJS can't be evaluated as a module; what imports it comes inside, so that all share
    // the React of this package, even while another workspace has brought one of its own.
    noExternal:
      command === 'build' ? true : [/react-router/, /radix-ui/, 'lucide-react', 'sonner', /react-query/],
  },
  // Prepared while the development server starts: found only when a page asks for them, they would make it reload.
  optimizeDeps: {
    include: [
      'clsx',
      'lucide-react',
      'radix-ui',
      'sonner',
      '@tanstack/react-query',
      'react-resizable-panels',
      'three',
      'three/examples/jsm/loaders/GLTFLoader.js',
      '@codemirror/commands',
      '@codemirror/lang-javascript',
      '@codemirror/language',
      '@codemirror/merge',
      '@codemirror/search',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      '@makebelieve/contract > zod',
      'radix-ui > @radix-ui/react-popper > @floating-ui/react-dom',
      'radix-ui > @radix-ui/react-dialog > aria-hidden',
      'radix-ui > @radix-ui/react-dialog > react-remove-scroll',
      'react-router > cookie-es',
      'react-router > @remix-run/route-pattern/match',
      'react-router > @remix-run/route-pattern/specificity',
    ],
  },
  server: {
    // The Host header stays as it is: the API compares it with the Origin of those who change something.
    proxy: { [servedByTheApi]: { target: apiOrigin, changeOrigin: false } },
  },
}))
