import { type Orbit, panned, type Reach, turned, zoomed } from './orbit.ts'

type OrbitInput = {
  get: () => Orbit
  set: (orbit: Orbit) => void
  /** Back to where it began. */
  reset: () => void
  reach: () => Reach
}

type Finger = { x: number; y: number }

/** Across the whole height of the view is this far around. */
const turnAcross = Math.PI * 1.15
const keyTurn = 0.2
const keyZoom = 0.86

/**
 * Turns what a hand does into where the camera goes: one finger or the left button turns, two fingers or the wheel
 * come nearer, two fingers, the right button or Shift move sideways. Returns how to stop listening.
 */
export function listenToHands(canvas: HTMLCanvasElement, input: OrbitInput): () => void {
  const fingers = new Map<number, Finger>()
  const listening = new AbortController()
  const { signal } = listening

  function onDown(event: PointerEvent): void {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    canvas.setPointerCapture(event.pointerId)
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    const height = canvas.clientHeight || 1
    const right = (now.x - before.x) / height
    const down = (now.y - before.y) / height
    if (other) {
      const factor = apart(before, other) / Math.max(apart(now, other), 1)
      // Each of two fingers moves the view by half of its own way.
      input.set(panned(zoomed(input.get(), factor, input.reach()), -right / 4, down / 4, input.reach()))
    } else if (event.shiftKey || event.buttons & 6) {
      input.set(panned(input.get(), -right / 2, down / 2, input.reach()))
    } else {
      input.set(turned(input.get(), -right * turnAcross, down * turnAcross))
    }
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    // A line of text, where a mouse counts in lines, is about sixteen pixels.
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1)
    input.set(zoomed(input.get(), Math.exp(pixels * 0.0012), input.reach()))
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = keyStep(event.key, input.get(), input.reach())
    if (event.key === 'Home') input.reset()
    else if (step) input.set(step)
    else return
    event.preventDefault()
  }

  const lift = (event: PointerEvent) => fingers.delete(event.pointerId)
  canvas.addEventListener('pointerdown', onDown, { signal })
  canvas.addEventListener('pointermove', onMove, { signal })
  canvas.addEventListener('pointerup', lift, { signal })
  canvas.addEventListener('pointercancel', lift, { signal })
  canvas.addEventListener('wheel', onWheel, { signal, passive: false })
  canvas.addEventListener('keydown', onKey, { signal })
  canvas.addEventListener('dblclick', input.reset, { signal })
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => listening.abort()
}

const apart = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y)

function keyStep(key: string, orbit: Orbit, reach: Reach): Orbit | undefined {
  switch (key) {
    case 'ArrowLeft':
      return turned(orbit, -keyTurn, 0)
    case 'ArrowRight':
      return turned(orbit, keyTurn, 0)
    case 'ArrowUp':
      return turned(orbit, 0, keyTurn)
    case 'ArrowDown':
      return turned(orbit, 0, -keyTurn)
    case '+':
    case '=':
      return zoomed(orbit, keyZoom, reach)
    case '-':
    case '_':
      return zoomed(orbit, 1 / keyZoom, reach)
    default:
      return undefined
  }
}
