type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>

/** The address of a page as others should know it, from what the root of the app was told. */
export function pageAddress(matches: Matches, path: string): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined
  return root && new URL(path, root.origin).href
}
