type Place = { pathname: string; search: string }

/** The workspaces are views of one page, told apart by `creation`; choosing another game in one is not leaving it. */
export function leavesWorkspace(from: Place, to: Place): boolean {
  const view = ({ search }: Place) => new URLSearchParams(search).get('creation')
  return from.pathname !== to.pathname || view(from) !== view(to)
}

/** Where a click leads within this tab and this app; null if it leads nowhere, or elsewhere. */
export function pageClicked(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null
  const url = new URL(link.href)
  // Leaving the app altogether is a matter of `beforeunload`.
  return url.origin === window.location.origin ? url : null
}
