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

/** The files of routes that load a module at once. */
function routesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return [...seen].flatMap((module) => /[\\/]web[\\/]routes[\\/]([\w-]+)\.tsx/.exec(module)?.[1] ?? [])
}

// What every page has, and what the first page has besides.
const shell = importsOf(/[\\/]web[\\/]root\.tsx/, 'shell')
const landing = importsOf(/[\\/]web[\\/]routes[\\/]home\.tsx/, 'landing')
const withStage = /^(?:game-page|environment-page|embed-creation|embed-topic|education-topic)$/
const withCards = /^(?:creator-hub|game-zone|education|gamejam|guide)$/

/**
 * Links lead to pages with a stage: on a phone's network it took longer to ask for their fifty small scripts than to load them. Now
 * they are a handful, by who else has a module, so that no page loads much of what is another's.
 */
function sharedOnStages(id: string, graph: Graph): string | null {
  const routes = new Set(routesOf(id, graph))
  if (![...routes].some((route) => withStage.test(route))) return null
  const others = [...routes].filter((route) => !withStage.test(route))
  if (others.length >= 6) return 'common'
  if (others.some((route) => withCards.test(route))) return 'cards'
  if ([...routes].some((route) => route.startsWith('embed-'))) return 'frames'
  return others.length > 0 ? 'pages' : 'stages'
}

// A group takes along what its modules import, so those that others import from come first.
const ofStages = ['common', 'cards', 'frames', 'pages', 'stages'].map((name) => ({
  name: (id: string, graph: Graph) => (sharedOnStages(id, graph) === name ? name : null),
  debugName: name,
}))

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
                ...ofStages,
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
