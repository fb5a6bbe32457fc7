import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Part<Props> = { default: ComponentType<Props> }

/** React neither compares nor replaces what the server wrote there. */
const asWritten = { __html: '' }

/**
 * A part of the first page that its script does not contain: what the server wrote simply stays. Only somebody who
 * comes from another page has it rendered in the browser, and then it is loaded first: without a boundary that
 * suspends, the page before stays until it is there, and an address with a #place finds that place.
 *
 * Links in it load their page anew, and nothing in it can change; what has to, is woken: see `whenNear`.
 */
export function still<Props extends object>(
  part: Part<Props> | (() => Promise<Part<Props>>),
  wake?: (element: HTMLElement) => () => void,
) {
  const Content = typeof part === 'function' ? lazy(part) : part.default

  return function Still(props: Props) {
    const hydrated = useHydrated()
    const [written] = useState(!import.meta.env.SSR && !hydrated)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => (place.current && wake ? wake(place.current) : undefined), [])
    return written ? (
      <div ref={place} dangerouslySetInnerHTML={asWritten} suppressHydrationWarning />
    ) : (
      <div ref={place}>
        <Content {...props} />
      </div>
    )
  }
}

/** Does something once it is about to be seen; what that returns undoes it. */
export function whenNear(element: Element, begin: () => Promise<() => void>): () => void {
  let undo: Promise<() => void> | undefined
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (undo || !entry?.isIntersecting) return
      watch.disconnect()
      // Without it the page is what it was when the server wrote it.
      undo = begin().catch(() => () => {})
    },
    { rootMargin: '400px' },
  )
  watch.observe(element)
  return () => {
    watch.disconnect()
    undo?.then((stop) => stop())
  }
}
