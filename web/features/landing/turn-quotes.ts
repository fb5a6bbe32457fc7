import { testimonialMs } from '@makebelieve/contract/constants'

/**
 * Lets the quotes inside take turns. They wait while somebody points at them or is among them with the keyboard, while
 * nobody sees the page, and for as long as it was asked of them: by the button, or by a system that wants less motion.
 * A screen reader is told about a new one only when it came by hand.
 */
export function turnQuotes(within: HTMLElement): () => void {
  const section = within.querySelector<HTMLElement>('.quotes')
  const stack = section?.querySelector<HTMLElement>('[data-quotes]')
  const pause = section?.querySelector<HTMLElement>('[data-pause]')
  if (!section || !stack || !pause) return () => {}

  const quotes = [...stack.children]
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const leaving = new AbortController()
  let shown = 0
  let stopped = lessMotion.matches
  let timer: ReturnType<typeof setInterval> | undefined

  function turn(by: number): void {
    shown = (shown + by + quotes.length) % quotes.length
    for (const [i, quote] of quotes.entries()) quote.toggleAttribute('data-shown', i === shown)
  }

  function settle(): void {
    const waits = stopped || document.hidden || section?.matches(':hover, :focus-within')
    clearInterval(timer)
    if (!waits) timer = setInterval(turn, testimonialMs, 1)
    stack?.setAttribute('aria-live', waits ? 'polite' : 'off')
    section?.setAttribute('data-awake', stopped ? 'stopped' : 'turning')
    pause?.setAttribute('aria-label', (stopped ? pause.dataset.play : pause.dataset.pause) ?? '')
  }

  function listen(target: EventTarget, type: string, heard: (event: Event) => void): void {
    target.addEventListener(type, heard, { signal: leaving.signal })
  }

  for (const type of ['pointerenter', 'pointerleave', 'focusin']) listen(section, type, settle)
  // When it is told, the focus is nowhere yet.
  listen(section, 'focusout', () => queueMicrotask(settle))
  listen(document, 'visibilitychange', settle)
  listen(lessMotion, 'change', () => {
    stopped = lessMotion.matches
    settle()
  })
  listen(pause, 'click', () => {
    stopped = !stopped
    settle()
  })
  for (const button of section.querySelectorAll<HTMLElement>('[data-turn]'))
    listen(button, 'click', () => {
      turn(Number(button.dataset.turn))
      settle()
    })
  settle()

  return () => {
    leaving.abort()
    clearInterval(timer)
  }
}
