import { type Edit, editRouter } from './edit-router.config.ts'

/**
 * Lets React Router keep, on the server, what it would work out anew for every page though it never changes: the routes
 * of the app, and what follows from the matches of an address (see known-pages.tsx, which hands it the same matches for
 * the same address). Nothing of what is rendered is kept.
 */
const edits: ReadonlyArray<Edit> = [
  {
    where: /lib\/dom\/ssr\/(server|components)\.js$|lib\/dom\/server\.js$/,
    find: /^\/\/#region .*$/gm,
    replace: `const kept = {};
function once(what, key, make) {
  const values = (kept[what] ??= new WeakMap());
  if (!values.has(key)) values.set(key, make());
  return values.get(key);
}`,
    why: 'Keeps a value for as long as its key lives.',
  },
  {
    where: /lib\/dom\/ssr\/server\.js$/,
    find: /createServerRoutes\(manifest\.routes,.*\)/g,
    replace: 'once("routes", manifest.routes, () => $&)',
    why: 'The routes of the app.',
  },
  {
    where: /lib\/dom\/server\.js$/,
    find: /let manifest = \{\};\s*let dataRoutes = (convertRoutesToDataRoutes\(.*\));/g,
    replace: `const { manifest, dataRoutes } = once("dataRoutes", routes, () => {
    const manifest = {};
    return { manifest, dataRoutes: $1 };
  });`,
    why: 'The routes of the app, as the static router wants them.',
  },
  {
    where: /lib\/dom\/server\.js$/,
    find: /context\.matches\.map\(mapRouteMatch\)/g,
    replace: 'once("matches", context.matches, () => $&)',
    why: 'The same matches stay the same object, for those below.',
  },
  {
    where: /lib\/dom\/ssr\/components\.js$/,
    find: /(?<=useMemo\(\(\) => )getKeyedLinksForMatches\(matches, routeModules, manifest\)/g,
    replace: 'once("links", matches, () => $&)',
    why: 'The links of an address.',
  },
  {
    where: /lib\/dom\/ssr\/components\.js$/,
    find: /JSON\.stringify\(getPartialManifest\(manifest, router\), null, 2\)/g,
    replace: 'once("manifest", matches, () => $&)',
    why: 'The part of the manifest that an address needs.',
  },
  {
    where: /lib\/dom\/ssr\/components\.js$/,
    find: /\[\.\.\.new Set\(manifest\.entry\.imports\.concat\(.*\)\)\]/g,
    replace: 'once("preloads", matches, () => $&)',
    why: 'The scripts that an address needs.',
  },
]

export const quickRouter = () => editRouter('quick-router', 'ssr', edits)
