/** What goes wrong without anybody having called it, and what it asks of the world outside. */
export type Ears = { complaints: string[]; outside: string[] }

const mostHeard = 20

export function listen(): Ears {
  const ears: Ears = { complaints: [], outside: [] }
  const note = (list: string[], words: string) => {
    if (list.length < mostHeard && !list.includes(words)) list.push(words.slice(0, 300))
  }
  window.addEventListener('error', ({ error, message }) => note(ears.complaints, wordsOf(error ?? message)))
  window.addEventListener('unhandledrejection', ({ reason }) => note(ears.complaints, wordsOf(reason)))
  const { error } = console
  console.error = (...words) => {
    note(
      ears.complaints,
      words.map((word) => (word instanceof Error ? wordsOf(word) : String(word))).join(' '),
    )
    error.apply(console, words)
  }
  window.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => note(ears.outside, `${blockedURI} (${effectiveDirective})`),
    true,
  )
  const Native = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Native {
    constructor(settings?: RTCConfiguration) {
      note(ears.outside, 'another computer (RTCPeerConnection)')
      super(settings)
    }
  }
  return ears
}

/** The engine's own words, and the line. */
export function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const { name, message, stack = '' } = thrown
  const [, line] = /game\.js:(\d+)/.exec(stack) ?? []
  const place = line ? ` (line ${line} of game.js)` : ''
  return `${name === 'Error' ? '' : `${name}: `}${message}${place}`
}
