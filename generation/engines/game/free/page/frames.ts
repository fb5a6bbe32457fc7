/** Between the browser and a game's own loop, so that time can be held back. */
export type Frames = {
  /** `run`: the loop's time goes on. `still`: it draws, but no time passes. `sleep`: it is not called. */
  mode(next: FramesMode): void
}
export type FramesMode = 'run' | 'still' | 'sleep'

export type FramesOptions = {
  /** Before the game draws, with the milliseconds since the last frame. */
  before(passed: number): void
  after(): void
}

/** Longer than any frame: somebody has slept. */
const longest = 250

/** From now on whoever asks for an animation frame is called from here. */
export function takeFrames({ before, after }: FramesOptions): Frames {
  const ask = window.requestAnimationFrame.bind(window)
  let waiting = new Map<number, FrameRequestCallback>()
  let ids = 0
  let mode: FramesMode = 'run'
  let last: number | undefined
  /** What a game is told: the time it was allowed to run. */
  let time = 0

  window.requestAnimationFrame = (callback) => {
    waiting.set(++ids, callback)
    return ids
  }
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id)
  }

  function frame(now: number): void {
    ask(frame)
    const passed = last === undefined ? 0 : Math.min(longest, Math.max(0, now - last))
    last = now
    guarded(() => before(passed))
    if (mode !== 'sleep') {
      if (mode === 'run') time += passed
      const due = waiting
      waiting = new Map()
      for (const callback of due.values()) guarded(() => callback(time))
    }
    guarded(after)
  }
  ask(frame)

  return {
    mode(next) {
      mode = next
    },
  }
}

// Taken before the game's code runs, which may have something to hide.
const report = window.reportError.bind(window)

/** What breaks in one callback must not keep the others from being called; the page hears of it all the same. */
function guarded(run: () => void): void {
  try {
    run()
  } catch (error) {
    report(error)
  }
}
