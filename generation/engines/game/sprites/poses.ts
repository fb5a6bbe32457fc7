import type { Bone } from '@makebelieve/kit/environment/scene'
import { type Move, moves } from '@makebelieve/kit/game-2d/view/moves'

/** How somebody stands in one frame: what each bone does, and the whole of it. */
export type Pose = {
  /** How far a bone is turned about its axis, in radians. */
  turn(bone: Bone): number
  /** The whole leans forward, in radians. */
  lean: number
  /** Lower and wider below 1. */
  stretch: number
  /** The eyes are shut. */
  blinks: boolean
}

const wave = (part: number) => Math.sin(part * Math.PI * 2)

type Posing = (part: number) => Omit<Pose, 'blinks' | 'stretch'> & Partial<Pose>

/** What is done in a move, at a part of it from 0 to 1. Rows are moves, and the bones tell what each of them means for it. */
const posings: Record<Move, Posing> = {
  rest: () => ({
    lean: 0,
    turn: ({ does, side }) => (does === 'wing' ? side * 0.12 : does === 'arm' ? side * 0.04 : 0),
  }),
  blink: () => ({ ...posings.rest(0), blinks: true }),
  go: (part) => ({
    lean: 0.07,
    stretch: 1 + 0.025 * wave(part * 2),
    turn({ does, phase, side }) {
      const swing = wave(part + phase)
      if (does === 'leg') return swing * 0.62
      if (does === 'arm') return swing * 0.55
      if (does === 'wing') return side * (wave(part) * 0.5 + 0.12)
      if (does === 'tail') return wave(part) * 0.34
      if (does === 'fin') return side * swing * 0.4
      if (does === 'head') return wave(part * 2) * 0.06
      // A helicopter has two rotors on one bone, which knows the axis of one of them.
      return does === 'wheel' ? part * Math.PI * 2 : 0
    },
  }),
  act: (part) => ({
    // Back first, then forward with a swing.
    lean: part < 0.3 ? -0.14 : 0.26 * (1 - part),
    stretch: part < 0.3 ? 0.96 : 1.03,
    turn({ does, side }) {
      if (does === 'arm') return side > 0 ? (part < 0.3 ? 0.9 : -1.7 + part) : 0.3
      if (does === 'leg') return side * (part < 0.3 ? 0.1 : 0.32)
      if (does === 'wing') return side * (0.5 - part)
      if (does === 'head') return part < 0.3 ? -0.18 : 0.22
      if (does === 'tail') return 0.4 - part
      return 0
    },
  }),
  hurt: () => ({
    lean: -0.3,
    stretch: 0.95,
    blinks: true,
    turn({ does, side }) {
      if (does === 'arm') return -0.9 - side * 0.3
      if (does === 'leg') return -0.25 * side
      if (does === 'wing') return -0.4 * side
      return does === 'head' ? -0.3 : 0
    },
  }),
  cheer: (part) => ({
    lean: -0.06,
    stretch: 1 + 0.05 * wave(part),
    turn({ does, side }) {
      if (does === 'arm') return -2.7 + wave(part) * 0.25 * side
      if (does === 'wing') return side * wave(part) * 0.8
      if (does === 'tail') return wave(part) * 0.6
      if (does === 'leg') return /* Only front legs of whoever has four leave the ground. */ 0
      return does === 'head' ? -0.16 : 0
    },
  }),
}

/** The poses of all frames of a sheet, in the order in which the kit looks for them. */
export const poses: Pose[] = (Object.entries(moves) as [Move, { frames: number }][]).flatMap(
  ([move, { frames }]) =>
    Array.from(
      { length: frames },
      (_, at): Pose => ({ stretch: 1, blinks: false, ...posings[move](at / frames) }),
    ),
)
