import { useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'

/** Runs one thing at a time. The ref refuses a second press that comes before the first was drawn. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  async function run(work: () => Promise<void>) {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return [busy, run] as const
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** For a button that does one thing. A form shows its failures itself; a button has no place for them. */
export function useAction(work: () => Promise<void>) {
  const [busy, run] = useBusy()
  const act = () =>
    run(async () => {
      try {
        await work()
      } catch (error) {
        toast.error(messageOf(error))
      }
    })
  return { busy, act }
}
