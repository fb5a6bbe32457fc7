import autocannon from 'autocannon'

export type Rate = { rate: number; bytes: number }

/** How many answers a second a page gives to eight at a time; `pathOf` names another address for every request. */
export async function requestsPerSecond(
  url: string,
  duration: number,
  { pathOf, headers }: { pathOf?: (number: number) => string; headers?: Record<string, string> } = {},
): Promise<Rate> {
  let number = 0
  const result = await autocannon({
    url,
    connections: 8,
    duration,
    headers,
    ...(pathOf && {
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: pathOf(number++) }) }],
    }),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  const { total } = result.requests
  return { rate: total / result.duration, bytes: result.throughput.total / total }
}
