import { PerspectiveCamera, Vector3 } from 'three'
import { eyeOf, type Orbit, orbitFor, settled, turned } from './orbit.ts'
import { listenToHands } from './orbit-input.ts'

type CameraOrder = {
  canvas: HTMLCanvasElement
  /** Nothing glides: every move is there at once. */
  still: boolean
  /** Draws what the camera sees, which looks at the model from this far around. */
  draw: (yaw: number) => void
  /** The last picture is not finished: another one now would make the page wait for both. */
  busy: () => boolean
  /** Frames take long, so that less should be drawn in each, or there is time to spare; or nothing moves. */
  onPace: (pace: 'slow' | 'quick' | 'resting') => void
}

const angle = 30
const turnsPerSecond = 0.32
/** After a touch, it stays as it was put for a while. */
const restMs = 2_500
/** Without a graphics card a frame may take longer than this. Then the page gets as long to do everything else. */
const slowMs = 80
/** One slow frame is a hiccup, and one quick one luck. */
const slowFrames = 3
const quickMs = 24
const quickFrames = 12

/** Moves the camera as hands ask for it, and has a frame drawn only while something moves and somebody can see it. */
export function cameraWork({ canvas, still, draw, busy, onPace }: CameraOrder) {
  const camera = new PerspectiveCamera(angle, 1, 0.01, 100)
  const size = new Vector3(1, 1, 1)
  let goal = orbitFor([1, 1, 1], { verticalAngle: radians(angle), aspect: 1 })
  let orbit = goal
  let touched = false
  let turning = false
  let seen = true
  let restUntil = 0
  let frame = 0
  let last = 0
  let moving = false
  let slowInARow = 0
  let quickInARow = 0
  let alarm: ReturnType<typeof setTimeout> | undefined

  const reach = () => ({ nearest: size.length() * 0.35, farthest: size.length() * 6 })
  const home = () =>
    orbitFor([size.x, size.y, size.z], { verticalAngle: radians(angle), aspect: camera.aspect })

  function ask(): void {
    if (frame === 0 && seen) frame = requestAnimationFrame(step)
  }

  function step(now: number): void {
    frame = 0
    if (busy()) {
      ask()
      return
    }
    const took = now - last
    last = now
    const slow = moving && took > slowMs
    slowInARow = slow ? slowInARow + 1 : 0
    quickInARow = moving && took < quickMs ? quickInARow + 1 : 0
    if (slowInARow >= slowFrames) onPace('slow')
    if (quickInARow >= quickFrames) {
      quickInARow = 0
      onPace('quick')
    }
    const turns = turning && now >= restUntil
    const seconds = Math.min(took / 1000, 0.1)
    if (turns) goal = turned(goal, seconds * turnsPerSecond, 0)
    orbit = still ? goal : settled(orbit, goal, seconds)
    look()
    moving = orbit !== goal || turns
    if (!moving) onPace('resting')
    if (moving && slow) askIn(took)
    else if (moving) ask()
    else if (turning) askIn(restUntil - now)
  }

  function askIn(ms: number): void {
    clearTimeout(alarm)
    alarm = setTimeout(ask, ms)
  }

  function look(): void {
    const length = size.length()
    camera.position.set(...eyeOf(orbit))
    camera.lookAt(...orbit.target)
    camera.near = Math.max(orbit.distance - length * 1.5, length * 0.01)
    camera.far = orbit.distance + length * 4
    camera.updateProjectionMatrix()
    draw(orbit.yaw)
  }

  function move(next: Orbit): void {
    touched = true
    restUntil = performance.now() + restMs
    goal = next
    ask()
  }

  function reset(): void {
    touched = false
    const back = home()
    // The short way, however often it was turned around.
    const turns = Math.round((orbit.yaw - back.yaw) / (2 * Math.PI))
    goal = { ...back, yaw: back.yaw + turns * 2 * Math.PI }
    ask()
  }

  const stopListening = listenToHands(canvas, { get: () => goal, set: move, reset, reach })
  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true
    ask()
  })
  sight.observe(canvas)

  return {
    camera,
    /** Has a frame drawn soon. */
    ask,
    /** Draws one at once. */
    look,
    reset,
    /** Something of this size was just put there: it comes to rest from a little further round. */
    meet(newcomer: Vector3): void {
      size.copy(newcomer)
      touched = false
      goal = home()
      orbit = still ? goal : { ...goal, yaw: goal.yaw - 0.7, distance: goal.distance * 1.12 }
      ask()
    },
    reshape(aspect: number): void {
      camera.aspect = aspect
      if (!touched) goal = orbit = { ...home(), yaw: goal.yaw }
    },
    turn(on: boolean): void {
      turning = on
      restUntil = 0
      ask()
    },
    dispose(): void {
      cancelAnimationFrame(frame)
      clearTimeout(alarm)
      // Whoever asks from now on asks in vain.
      frame = -1
      stopListening()
      sight.disconnect()
    },
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
