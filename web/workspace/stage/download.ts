type Query = Record<string, string | undefined>

/** Has the browser fetch a file of the API, which sends it as a download. */
export function downloadFrom(call: string, params: Record<string, string>, query: Query = {}): void {
  downloadLink(fileAddress(call, params, query), '')
}

/** Where a file of the API is. */
export function fileAddress(call: string, params: Record<string, string>, query: Query = {}): string {
  const [, path = ''] = call.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(given).toString()
  return search ? `${filled}?${search}` : filled
}

/** Hands over something that is in the page already. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  downloadLink(url, name)
  // The download has its own hold on the file once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** What lies under an address, under a name of its own. */
export function downloadLink(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
