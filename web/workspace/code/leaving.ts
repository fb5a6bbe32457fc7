type Place = { pathname: string; search: string }

/** The workspaces are views of one page, told apart by `creation`; choosing another game in one is not leaving it. */
export function leavesWorkspace(from: Place, to: Place): boolean {
  const view = ({ search }: Place) => new URLSearchParams(search).get('creation')
  return from.pathname !== to.pathname || view(from) !== view(to)
}
