/** What a loop drives. Steps are a sixtieth of a second each, however fast the screen is. */
export type Driven = {
  step(): void
  /** Once a frame, with the seconds since the loop was made, without those it slept. */
  draw(seconds: number): void
  /** Steps for each one that is due: 2 plays twice as fast. */
  speed?(): number
  /** Whether the step that is due is left out, as after a hard hit. */
  frozen?(): boolean
}

/** `run` steps and draws, `show` only draws, `sleep` does neither. */
export type LoopMode = 'run' | 'show' | 'sleep'
export type Loop = { mode(next: LoopMode): void; stop(): void }

/** The parts of a browser that a loop needs, so that tests can turn the hands themselves. */
export type Frames = {
  request(frame: (milliseconds: number) => void): number
  cancel(id: number): void
  hidden(): boolean
  onVisibility(listener: () => void): () => void
}

const stepMs = 1000 / 60
/** A slow machine plays slower instead of falling further and further behind. */
const maxSteps = 5

export function createLoop(driven: Driven, frames: Frames = browserFrames()): Loop {
  let mode: LoopMode = 'sleep'
  let asked: number | undefined
  let last: number | undefined
  let owed = 0
  let seconds = 0

  function frame(now: number): void {
    asked = undefined
    // The first frame after a sleep has no past, so nothing jumps.
    let passed = last === undefined ? 0 : Math.max(0, now - last)
    last = now
    // Screens of 60 Hz tick a little unevenly; taken by the letter, some frames would have two steps and some none.
    if (Math.abs(passed - stepMs) < 2) passed = stepMs
    seconds += Math.min(passed, maxSteps * stepMs) / 1000
    if (mode === 'run') runSteps(passed)
    driven.draw(seconds)
    next()
  }

  function runSteps(passed: number): void {
    owed = Math.min(owed + passed, maxSteps * stepMs)
    while (owed >= stepMs - 0.001) {
      owed -= stepMs
      if (driven.frozen?.()) continue
      const speed = driven.speed?.() ?? 1
      for (let repeat = 0; repeat < speed && mode === 'run'; repeat++) driven.step()
    }
  }

  function next(): void {
    if (mode !== 'sleep' && !frames.hidden()) asked ??= frames.request(frame)
  }

  function rest(): void {
    if (asked !== undefined) frames.cancel(asked)
    asked = undefined
    last = undefined
    owed = 0
  }

  const forget = frames.onVisibility(() => (frames.hidden() ? rest() : next()))
  return {
    mode(wanted) {
      mode = wanted
      if (wanted === 'sleep') rest()
      else next()
    },
    stop() {
      mode = 'sleep'
      rest()
      forget()
    },
  }
}

function browserFrames(): Frames {
  return {
    request: (frame) => requestAnimationFrame(frame),
    cancel: (id) => cancelAnimationFrame(id),
    hidden: () => document.hidden,
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
  }
}
