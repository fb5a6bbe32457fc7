import { type Edit, editRouter } from './edit-router.config.ts'

/**
 * Cuts out of React Router what this app can't reach in the browser. The router is a third of the script of the
 * first page, and these cuts take about 5 KB gzip off it.
 */
const edits: ReadonlyArray<Edit> = [
  {
    where: /lib\/dom\/lib\.js$/,
    find: /= React\$1\.forwardRef\(/g,
    replace: '= /* @__PURE__ */ React$1.forwardRef(',
    why: 'Not marked as pure, these calls keep Form and NavLink, though nothing uses them.',
  },
  {
    where: /lib\/(dom\/lib|context|dom\/ssr\/components)\.js$/,
    find: /^\w+\.displayName = "\w+";$/gm,
    replace: '',
    why: 'Names for developer tools, which keep alive what they name.',
  },
  {
    where: /lib\/.*\.js$/,
    find: /(\b(?:UNSAFE_)?invariant\(.*), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\);$/gm,
    replace: '$1);',
    why: 'What an impossible state is called is of use during development, where these edits do not apply.',
  },
  {
    where: /lib\/.*\.js$/,
    find: /(?<=[\t ;)])(?:warning|warnOnce)\(.*\);$/gm,
    replace: ';',
    why: 'Warnings to developers, likewise.',
  },
  {
    where: /lib\/router\/router\.js$/,
    find: /init\.instrumentations|consumeInstrumentationClientResultMetaReceiver\(router\)/g,
    replace: 'undefined',
    why: 'Nothing is instrumented in the browser.',
  },
  {
    where: /lib\/router\/router\.js$/,
    find: /^\t\t(?:fetch|resetFetcher|getBlocker|deleteBlocker),$/gm,
    replace: '',
    why: 'Nothing fetches through the router or blocks it: biome.json refuses the hooks that would.',
  },
  {
    where: /lib\/router\/router\.js$/,
    find: /(?<=let blockerKey = )shouldBlockNavigation\(\{[^}]*\}\)/g,
    replace: 'undefined',
    why: 'Likewise.',
  },
  {
    where: /lib\/router\/router\.js$/,
    find: /normalizeNavigateOptions\(false, (normalizeTo\(.*\)), opts\);$/gm,
    replace: '{ path: $1 };',
    why: 'Forms call the API, not the router, so that no navigation is a submission.',
  },
  {
    where: /lib\/router\/router\.js$/,
    find: /opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g,
    replace: 'false',
    why: 'Likewise.',
  },
  {
    where: /lib\/dom\/ssr\/components\.js$/,
    find: /let \{ router, static: isStatic, staticContext \} = useDataRouterContext\("Scripts"\);/g,
    replace: 'const isStatic = false, staticContext = undefined, router = undefined;',
    why: 'In the browser the router is never the static one, so <Scripts> has no text to write.',
  },
  {
    where: /lib\/(dom\/ssr\/)?components\.js$/,
    find: /useIsRSCRouterContext\(\)/g,
    replace: 'false',
    why: 'There are no server components.',
  },
  {
    where: /lib\/hooks\.js$/,
    find: /^\t\tif \(this\.context\) return .*RSCErrorHandler.*$/gm,
    replace: '',
    why: 'There are no server components.',
  },
  {
    where: /lib\/dom-export\/hydrated-router\.js$/,
    find: /ssrInfo\.context\.isSpaMode/g,
    replace: 'false',
    why: 'Every page is rendered on the server.',
  },
  {
    where: /lib\/dom-export\/hydrated-router\.js$/,
    find: /^\trouter\.createRoutesForHMR = .*$/gm,
    replace: '',
    why: 'What is built is not reloaded piece by piece.',
  },
  {
    where: /lib\/dom\/ssr\/components\.js$/,
    find: /function usePrefetchBehavior\([\s\S]*?\n\}\n|function PrefetchPageLinks\([\s\S]*?\n\}\n/g,
    replace: '',
    why: 'Pages are small and near: what prefetching them gains is less than what its code costs on the first.',
  },
  {
    where: /lib\/dom\/ssr\/components\.js$/,
    find: /^export \{/gm,
    replace:
      'const usePrefetchBehavior = () => [false, null, {}];\nconst PrefetchPageLinks = () => null;\nexport {',
    why: 'What stands in for prefetching.',
  },
  {
    where: /lib\/dom\/ssr\/errorBoundaries\.js$/,
    find: /function RemixRootDefaultErrorBoundary\([\s\S]*?\n\}\nfunction BoundaryShell\([\s\S]*?\n\}\n/g,
    replace: `function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp }) {
  console.error(error);
  const said = React$1.createElement("h1", null, "Something went wrong");
  return isOutsideRemixApp ? React$1.createElement("html", null, React$1.createElement("body", null, said)) : said;
}
function BoundaryShell({ children }) { return children; }
`,
    why: 'The root has a boundary of its own. Should that fail as well, nobody is helped by a stack in red.',
  },
  {
    where: /lib\/hooks\.js$/,
    find: /function DefaultErrorComponent\(\) \{[\s\S]*?\n\}\n/g,
    replace:
      'function DefaultErrorComponent() { return React$1.createElement("h1", null, "Something went wrong"); }\n',
    why: 'Likewise.',
  },
]

export const leanRouter = () => editRouter('lean-router', 'client', edits)
