import type { Tone } from '../../core/sound/voice.ts'
import type { GroundSurface } from '../scene.ts'
import type { Walker } from '../world.ts'
import type { Ambience } from './ambience.ts'

const stride = 0.75

/** How a foot comes down: a thud of noise, cut at so many hertz, and for some a knock with a pitch. */
type Footfall = { cut: number; time: number; gain: number; knock?: number }

const soft: Footfall = { cut: 700, time: 0.09, gain: 0.13 }
const gritty: Footfall = { cut: 3200, time: 0.08, gain: 0.11 }
const hard: Footfall = { cut: 1700, time: 0.05, gain: 0.12, knock: 45 }

const footfalls: Record<GroundSurface, Footfall> = {
  grass: soft,
  moss: { ...soft, cut: 480 },
  earth: { ...soft, cut: 620, gain: 0.15 },
  sand: { ...soft, cut: 1300, time: 0.12 },
  'coral-sand': { ...soft, cut: 1300, time: 0.12 },
  gravel: gritty,
  rock: hard,
  snow: { cut: 2300, time: 0.14, gain: 0.1 },
  ice: { ...hard, cut: 2600, knock: 57 },
  mud: { cut: 420, time: 0.16, gain: 0.2 },
  leaves: { cut: 5200, time: 0.13, gain: 0.09 },
  asphalt: { ...hard, knock: 40 },
  paving: hard,
  cobbles: hard,
  planks: { cut: 800, time: 0.07, gain: 0.14, knock: 38 },
  tiles: { ...hard, knock: 52 },
  carpet: { cut: 320, time: 0.09, gain: 0.16 },
  metal: { cut: 2800, time: 0.1, gain: 0.1, knock: 60 },
  marble: { ...hard, knock: 55 },
  concrete: hard,
  lava: gritty,
}
const wading: Footfall = { cut: 1600, time: 0.28, gain: 0.16 }

export type Footsteps = { step(walker: Walker, surface: GroundSurface, depth: number): void }

/** A step for every so many metres on foot, and one for every landing. */
export function createFootsteps(ambience: Ambience): Footsteps {
  let steps = 0
  let wasGrounded = true
  return {
    step({ walked, isGrounded }, surface, depth) {
      const now = Math.floor(walked / stride)
      const lands = isGrounded && !wasGrounded
      wasGrounded = isGrounded
      if (!isGrounded || (now === steps && !lands)) return
      steps = now
      for (const tone of tonesOf(depth > 0.12 ? wading : footfalls[surface], now, lands))
        ambience.effect(tone)
    },
  }
}

/** Left and right are not quite alike. */
function tonesOf({ cut, time, gain, knock }: Footfall, step: number, lands: boolean): Tone[] {
  const side = step % 2 ? 1 : 0.86
  const loud = gain * (lands ? 1.6 : 1) * side
  return [
    { wave: 'noise', notes: [60], time, gain: loud, cut: cut * side, to: cut * 0.4, attack: 0.006 },
    ...(knock
      ? [{ wave: 'sine', notes: [knock], time: 0.06, gain: loud * 0.7, slide: -5 } satisfies Tone]
      : []),
  ]
}
