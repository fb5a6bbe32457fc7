const longest = 6000

/** What is heard in the page itself, a line each; whoever judges hears more (`stage/realm.ts`). */
export type Ears = { take(): { complaints: string; tried: string } }

/**
 * Listens before the game's code can: it hears what that would keep from the browser by handling it, and what the browser does
 * not tell of. Texts are put together without calling anything that the game could replace.
 */
export function listen(): Ears {
  let complaints = ''
  let tried = ''
  const complain = (what: () => unknown) => {
    if (complaints.length < longest) complaints += `${wordsOf(what)}\n`
  }
  window.addEventListener('error', (event) => complain(() => event.error ?? event.message), true)
  window.addEventListener('unhandledrejection', (event) => complain(() => event.reason), true)
  const Native = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Native {
    constructor(settings?: RTCConfiguration) {
      tried += 'another computer (RTCPeerConnection)\n'
      super(settings)
    }
  }
  return {
    take() {
      const taken = { complaints, tried }
      complaints = tried = ''
      return taken
    },
  }
}

/** The engine's own words, and the line. Whatever is read of what was thrown may throw once more. */
export function wordsOf(what: () => unknown): string {
  try {
    const thrown = what()
    if (!(thrown instanceof Error)) return String(thrown).slice(0, 400)
    const { name, message, stack = '' } = thrown
    const [, line] = /game\.js:(\d+)/.exec(stack) ?? []
    const place = line ? ` (line ${line} of game.js)` : ''
    return `${name === 'Error' ? '' : `${name}: `}${message}`.slice(0, 360) + place
  } catch {
    return 'It broke without a word'
  }
}
