import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'

/** Lets each asker do so much at once, and all together so much; who wants more is told to wait. */
export function openRation({ perAsker, inAll }: { perAsker: number; inAll: number }) {
  const underWay = new Map<string, number>()
  let all = 0

  function begin(asker: string): void {
    const own = underWay.get(asker) ?? 0
    if (own >= perAsker)
      throw new ApiError(
        'too_many_requests',
        "We're still making your last request. Please wait for it to finish.",
      )
    if (all >= inAll) throw new ApiError('unavailable', texts.gameChat.quickFailed)
    underWay.set(asker, own + 1)
    all++
  }

  function end(asker: string): void {
    const own = underWay.get(asker) ?? 1
    if (own > 1) underWay.set(asker, own - 1)
    else underWay.delete(asker)
    all--
  }

  return async function within<T>(asker: string, work: () => Promise<T>): Promise<T> {
    begin(asker)
    try {
      return await work()
    } finally {
      end(asker)
    }
  }
}
