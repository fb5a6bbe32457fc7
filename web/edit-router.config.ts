import type { Plugin } from 'vite'

/**
 * Changes React Router where its settings do not reach. The edits fit one version of it, which is pinned: an edit that
 * no longer finds its place fails the build and says which.
 */
export type Edit = { where: RegExp; find: RegExp; replace: string; why: string }

export function editRouter(name: string, environment: 'client' | 'ssr', edits: ReadonlyArray<Edit>): Plugin {
  const done = new Set<Edit>()
  return {
    name,
    apply: 'build',
    applyToEnvironment: (built) => built.name === environment,
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(source, id) {
        let code = source
        for (const edit of edits.filter(({ where }) => where.test(id))) {
          const edited = code.replaceAll(edit.find, edit.replace)
          if (edited !== code) done.add(edit)
          code = edited
        }
        return code
      },
    },
    buildEnd(error) {
      const missed = edits.filter((edit) => !done.has(edit))
      if (error || missed.length === 0) return
      this.error(
        `React Router has changed, these edits no longer apply:\n${missed.map((e) => `- ${e.why}`).join('\n')}`,
      )
    },
  }
}
