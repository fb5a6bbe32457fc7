import { type Intent, nothing } from './intent.ts'

/** Radians for each pixel that a mouse, held by the page or dragging, or a finger moves. */
const lockedLook = 0.0023
const draggedLook = 0.0045
const fingerLook = 0.0062
/** A press that moves less is a click. */
const clickPixels = 5

export type Pointing = {
  read(): Intent
  isLocked(): boolean
  unlock(): void
}

export type PointingOptions = {
  surface: HTMLElement
  /** Whether a click takes the mouse: not while one looks from outside, and not in photo mode. */
  takesMouse(): boolean
  /** A click or tap on the scene that was no drag. */
  clicked(): void
}

/** Looks around with a mouse or a finger on the scene; two fingers and the wheel come closer. */
export function createPointing({ surface, takesMouse, clicked }: PointingOptions): Pointing {
  const fingers = new Map<number, { x: number; y: number }>()
  let turn = 0
  let tilt = 0
  let zoom = 0
  let moved = 0
  const isLocked = () => document.pointerLockElement === surface

  const spread = () => {
    const [one, other] = [...fingers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }

  function drag(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const dx = event.clientX - before.x
    const dy = event.clientY - before.y
    const apart = spread()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    moved += Math.hypot(dx, dy)
    if (fingers.size > 1) {
      if (apart > 0) zoom += spread() / apart - 1
      return
    }
    // What is under the finger goes with it.
    const pace = event.pointerType === 'touch' ? fingerLook : draggedLook
    turn += dx * pace
    tilt += dy * pace
  }

  surface.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || isLocked()) return
    if (fingers.size === 0) moved = 0
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    surface.setPointerCapture(event.pointerId)
  })
  surface.addEventListener('pointermove', drag)
  for (const type of ['pointerup', 'pointercancel'] as const)
    surface.addEventListener(type, (event) => {
      if (!fingers.delete(event.pointerId) || type === 'pointercancel' || moved > clickPixels) return
      clicked()
      if (event.pointerType === 'mouse' && takesMouse()) lock(surface)
    })
  document.addEventListener('mousemove', ({ movementX, movementY }) => {
    if (!isLocked()) return
    // Some browsers report one wild jump when the mouse is taken.
    if (Math.abs(movementX) > 300 || Math.abs(movementY) > 300) return
    turn -= movementX * lockedLook
    tilt -= movementY * lockedLook
  })
  document.addEventListener('mousedown', () => isLocked() && document.exitPointerLock())
  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom -= Math.max(-0.25, Math.min(0.25, event.deltaY * (event.deltaMode === 1 ? 0.03 : 0.0012)))
    },
    { passive: false },
  )

  return {
    isLocked,
    unlock: () => isLocked() && document.exitPointerLock(),
    read() {
      const intent = { ...nothing, turn, tilt, zoom }
      turn = 0
      tilt = 0
      zoom = 0
      return intent
    },
  }
}

/** Frames may forbid it and browsers refuse it right after Escape: dragging does the same then. */
function lock(surface: HTMLElement): void {
  const asked: unknown = surface.requestPointerLock?.()
  if (asked instanceof Promise) asked.catch(() => surface.focus({ preventScroll: true }))
}
