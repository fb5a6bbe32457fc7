import type { Values } from '@makebelieve/kit/simulation/system'

/** The tilt of the platform and the bus's own turn about its lower wheels, in radians; how far it slid, in metres. */
export type Tilt = {
  tilt: number
  turn: number
  turning: number
  slid: number
  sliding: number
  happens: 'stands' | 'tips' | 'slides'
  /** The tilt at which it gave way, and how fast it turned when it lay down. */
  gave: number
  hit: number
  time: number
}

/** The platform is tilted so fast, in radians a second; the bus and all who sit in it weigh so much. */
export const tilting = (5 * Math.PI) / 180
export const busMass = 8000
export const loadMass = 4000
/** There is room for this much sliding, in metres. */
export const room = 4

/** How high the centre of mass is above the platform, and how it lies as seen from the lower wheels. */
export function centre({ width = 2.5, height = 4.4, above = 50 }: Values) {
  // The bus itself is heavy below: engine and axles. Passengers sit at a fifth of its height or upstairs at two thirds.
  const load = height * (0.2 + (0.47 * above) / 100)
  const high = (busMass * 0.3 * height + loadMass * load) / (busMass + loadMass)
  const away = Math.hypot(width / 2, high)
  return {
    high,
    away,
    angle: Math.atan2(width / 2, high),
    gyration: away * away + (width * width + height * height) / 12,
  }
}

/** The tilt at which it gives way, and how. */
export function limit(values: Values): { angle: number; how: 'tips' | 'slides' } {
  const [tips, slides] = [centre(values).angle, Math.atan(values.grip ?? 1)]
  return tips < slides ? { angle: tips, how: 'tips' } : { angle: slides, how: 'slides' }
}
