import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { holdOf } from './belongings.ts'
import type { Hold } from './held.ts'
import type { PersonValues } from './person-parameters.ts'

/** -1 is the person's right, which is the viewer's left. */
export type Side = 1 | -1
export const sides: readonly Side[] = [1, -1]

export type Limb = { root: Vec3; middle: Vec3; end: Vec3 }
export type Posture = {
  pelvis: Vec3
  chest: Vec3
  neck: Vec3
  head: Vec3
  headTurn: Vec3
  spine: Vec3
  arms: Record<Side, Limb & { thumb: Vec3; hand: Vec3; grip: 'open' | 'fist' | 'easy' }>
  legs: Record<Side, Limb & { pitch: number; yaw: number }>
  /** Whether skirts may hang down. */
  upright: boolean
}

type ArmPose = { upper: Vec3; lower: Vec3; thumb?: Vec3; grip?: 'open' | 'fist' | 'easy' }
type LegPose = { upper: Vec3; lower: Vec3; pitch?: number; yaw?: number }
type Pose = {
  right: ArmPose
  left: ArmPose
  legRight: LegPose
  legLeft: LegPose
  lean?: Vec3
  head?: Vec3
  seated?: boolean
}

// Directions are told for the side of +x and ahead; the other side is mirrored. Arms: away, up, ahead.
const hanging: ArmPose = { upper: [0.34, -1, -0.04], lower: [0.14, -1, 0.2] }
const carrying: ArmPose = { upper: [0.34, -1, 0.02], lower: [0.12, -0.22, 1], thumb: [0, 1, 0], grip: 'fist' }
const straight: LegPose = { upper: [0.05, -1, 0.02], lower: [0.03, -1, -0.03], yaw: 14 }
const poses: Record<PersonValues['pose'], Pose> = {
  standing: { right: hanging, left: hanging, legRight: straight, legLeft: straight },
  holding: { right: carrying, left: { ...carrying, grip: 'easy' }, legRight: straight, legLeft: straight },
  sitting: {
    right: { upper: [0.3, -1, 0.3], lower: [0.05, -0.55, 1], grip: 'easy' },
    left: { upper: [0.3, -1, 0.3], lower: [0.05, -0.55, 1], grip: 'easy' },
    legRight: { upper: [0.3, 0, 1], lower: [0.12, -0.06, 1], pitch: -72, yaw: 16 },
    legLeft: { upper: [0.3, 0, 1], lower: [0.12, -0.06, 1], pitch: -72, yaw: 16 },
    seated: true,
  },
  riding: {
    right: { upper: [0.2, -1, 0.4], lower: [-0.1, -0.2, 1], thumb: [0, 1, 0], grip: 'fist' },
    left: { upper: [0.2, -1, 0.4], lower: [-0.1, -0.2, 1], thumb: [0, 1, 0], grip: 'fist' },
    legRight: { upper: [0.75, -0.45, 0.75], lower: [0.1, -1, -0.12], yaw: 20 },
    legLeft: { upper: [0.75, -0.45, 0.75], lower: [0.1, -1, -0.12], yaw: 20 },
  },
  walking: {
    right: { upper: [0.24, -1, 0.42], lower: [0.04, -1, 0.7] },
    left: { upper: [0.24, -1, -0.5], lower: [0.1, -1, -0.1] },
    legRight: { upper: [0.03, -1, -0.34], lower: [0.02, -1, -0.5], pitch: 34, yaw: 4 },
    legLeft: { upper: [0.03, -1, 0.48], lower: [0.02, -1, 0.16], pitch: -8, yaw: 4 },
    lean: [0, 1, 0.05],
  },
  running: {
    right: { upper: [0.3, -0.8, 0.6], lower: [-0.15, 0.55, 1], thumb: [0, 1, -0.3], grip: 'fist' },
    left: { upper: [0.3, -0.75, -0.9], lower: [0.05, -0.8, 0.6], grip: 'fist' },
    legRight: { upper: [0.03, -1, -0.5], lower: [0.02, -0.35, -1], pitch: 80, yaw: 0 },
    legLeft: { upper: [0.03, -0.7, 0.85], lower: [0.02, -1, -0.12], pitch: 0, yaw: 0 },
    lean: [0, 1, 0.24],
    head: [-8, 0, 0],
  },
  jumping: {
    right: { upper: [0.9, 0.7, 0], lower: [0.5, 1, 0.1], thumb: [-1, 0.2, 0], grip: 'open' },
    left: { upper: [0.9, 0.7, 0], lower: [0.5, 1, 0.1], thumb: [-1, 0.2, 0], grip: 'open' },
    legRight: { upper: [0.4, -1, 0.2], lower: [0.3, -0.8, -0.8], pitch: 44, yaw: 18 },
    legLeft: { upper: [0.4, -1, 0.5], lower: [0.3, -1, -0.4], pitch: 30, yaw: 18 },
  },
  waving: {
    right: { upper: [1, 0.15, 0.05], lower: [0.28, 1, 0.12], thumb: [-1, 0, 0], grip: 'open' },
    left: hanging,
    legRight: straight,
    legLeft: straight,
    head: [0, 0, 4],
  },
  fighting: {
    right: { upper: [0.5, -0.6, 0.7], lower: [-0.1, 0.75, 0.8], thumb: [-0.4, 0.5, -0.6], grip: 'fist' },
    left: { upper: [0.55, -0.5, 0.5], lower: [-0.3, 0.6, 0.9], thumb: [-0.4, 0.5, -0.6], grip: 'fist' },
    legRight: { upper: [0.32, -1, -0.14], lower: [0.12, -1, -0.22], yaw: 30 },
    legLeft: { upper: [0.24, -1, 0.42], lower: [0.08, -1, -0.2], yaw: 8 },
    lean: [0, 1, 0.08],
  },
  dancing: {
    right: { upper: [0.7, 0.75, 0], lower: [-0.25, 1, 0.15], thumb: [-0.6, 0, -0.8], grip: 'open' },
    left: { upper: [1, -0.05, 0.12], lower: [0.9, 0.32, 0.3], thumb: [0, 1, 0], grip: 'open' },
    legRight: { upper: [0.03, -1, 0.02], lower: [0.02, -1, -0.02], pitch: 40, yaw: 10 },
    legLeft: { upper: [0.75, -0.75, 0.3], lower: [-0.65, -1, -0.3], pitch: 55, yaw: 40 },
    head: [-4, 10, 6],
  },
  meditating: {
    right: { upper: [0.42, -1, 0.1], lower: [0.32, -0.42, 1], thumb: [0, 0.3, -1], grip: 'easy' },
    left: { upper: [0.42, -1, 0.1], lower: [0.32, -0.42, 1], thumb: [0, 0.3, -1], grip: 'easy' },
    legRight: { upper: [1, -0.1, 0.62], lower: [-1, -0.16, 0.55], pitch: 10, yaw: -70 },
    legLeft: { upper: [1, -0.1, 0.62], lower: [-1, -0.16, 0.8], pitch: 10, yaw: -70 },
    seated: true,
  },
  reading: {
    right: { upper: [0.3, -1, 0.25], lower: [-0.25, 0.32, 1], thumb: [0, 1, 0], grip: 'fist' },
    left: { upper: [0.3, -1, 0.25], lower: [-0.25, 0.32, 1], thumb: [0, 1, 0], grip: 'fist' },
    legRight: straight,
    legLeft: straight,
    head: [16, 0, 0],
  },
  flying: {
    right: { upper: [0.2, 0.9, 0.8], lower: [0, 1, 0.9], thumb: [-1, 0, 0], grip: 'fist' },
    left: { upper: [0.5, -0.9, 0.1], lower: [-0.5, -0.7, 0.5], grip: 'fist' },
    legRight: { upper: [0.05, -1, -0.5], lower: [0.02, -1, -0.9], pitch: 60, yaw: 4 },
    legLeft: { upper: [0.05, -1, 0.25], lower: [0.02, -0.6, -1], pitch: 70, yaw: 4 },
    lean: [0, 1, 0.5],
    head: [-22, 0, 0],
  },
  lying: { right: hanging, left: hanging, legRight: straight, legLeft: straight },
}

/** What the arms do to hold something; without a left one, only the right does. */
const holdings: Record<Hold, { right: ArmPose; left?: ArmPose }> = {
  fore: { right: carrying },
  out: { right: { upper: [0.14, -0.5, 0.85], lower: [-0.04, 0.18, 1], thumb: [0, 1, 0], grip: 'fist' } },
  hanging: { right: { ...hanging, grip: 'fist' } },
  standing: { right: { upper: [0.24, -0.7, 0.7], lower: [0.08, 0.08, 1], thumb: [0, 1, 0], grip: 'fist' } },
  strummed: {
    right: { upper: [0.4, -1, 0.1], lower: [-0.65, -0.1, 0.8], thumb: [0, 1, 0], grip: 'easy' },
    left: { upper: [0.5, -0.9, 0.2], lower: [0.1, 0.35, 0.8], thumb: [0, 1, 0], grip: 'fist' },
  },
  both: {
    right: { upper: [0.3, -1, 0.2], lower: [-0.3, 0.1, 1], thumb: [0, 1, 0], grip: 'fist' },
    left: { upper: [0.3, -1, 0.2], lower: [-0.3, 0.1, 1], thumb: [0, 1, 0], grip: 'fist' },
  },
}

export const ankleHeight = 0.044

export function postureOf(v: PersonValues): Posture {
  const holding = v.carries !== 'nothing' && ['standing', 'walking', 'sitting'].includes(v.pose)
  const hold = holdOf(v.carries)
  const chosen = poses[v.pose]
  const pose: Pose = {
    ...chosen,
    ...(holding && {
      right: holdings[hold].right,
      ...(holdings[hold].left && { left: holdings[hold].left }),
    }),
    ...(v.shield > 0.5 &&
      v.pose !== 'lying' && {
        left: { ...carrying, upper: [0.45, -1, 0.1], lower: [-0.05, 0.05, 1] } as ArmPose,
      }),
  }
  const [T, L, A] = [v.torso, v.legs, v.arms]
  const leg = (side: Side) => (side === -1 ? pose.legRight : pose.legLeft)
  const to = (side: Side, d: Vec3): Vec3 => unit([d[0] * side, d[1], d[2]])
  const legEnds = sides.map((side) => {
    const { upper, lower } = leg(side)
    return times(to(side, upper), L * 0.5)[1] + times(to(side, lower), L * 0.5)[1]
  })
  const thick = 0.075 * v.girth
  const height = pose.seated ? thick + 0.01 : Math.max(...legEnds.map((y) => -y)) + ankleHeight * v.feet
  const pelvis: Vec3 = [0, height, 0]
  const lean = unit(pose.lean ?? [0, 1, 0])
  const spine = unit(add(lean, [0, 0, v.hunch * 0.42]))
  const chest = add(pelvis, times(spine, T * 0.62))
  const neck = add(pelvis, add(times(spine, T), [0, 0, v.hunch * 0.05]))
  const bow: Vec3 = unit([0, 1, lean[2] * 0.5 + v.hunch * 1.2])
  const head = add(neck, times(bow, v.head * (1.02 - 0.2 * v.hunch)))
  const shoulderLine = add(pelvis, times(spine, T * 0.86))
  const reach = Math.max(v.shoulders, 0.05)
  const arm = (side: Side, given: ArmPose) => {
    const wide = v.belly > 0.3 || v.girth > 1.25 ? 0.16 * Math.max(v.belly, v.girth - 0.8) : 0
    const spread = (d: Vec3): Vec3 => (d[1] < -0.5 ? [d[0] + wide, d[1], d[2]] : d)
    const root = add(shoulderLine, [side * reach, 0, 0])
    const middle = add(root, times(to(side, spread(given.upper)), A * 0.5))
    const ahead = to(side, given.lower)
    const end = add(middle, times(ahead, A * 0.46))
    const thumb: Vec3 = given.thumb ? to(side, given.thumb) : [0, 0.2, 1]
    return {
      root,
      middle,
      end,
      thumb,
      hand: add(end, times(ahead, 0.052 * v.hands)),
      grip: given.grip ?? ('easy' as const),
    }
  }
  const legAt = (side: Side) => {
    const { upper, lower, pitch = 0, yaw = 0 } = leg(side)
    const root = add(pelvis, [side * v.hips * 0.66, -0.012, 0])
    const middle = add(root, times(to(side, upper), L * 0.5))
    return { root, middle, end: add(middle, times(to(side, lower), L * 0.5)), pitch, yaw: yaw * side }
  }
  return {
    pelvis,
    chest,
    neck,
    head,
    headTurn: pose.head ?? [v.hunch * 6, 0, 0],
    spine,
    arms: { [-1]: arm(-1, pose.right), 1: arm(1, pose.left) } as Posture['arms'],
    legs: { [-1]: legAt(-1), 1: legAt(1) } as Posture['legs'],
    upright: !pose.seated && v.pose !== 'riding',
  }
}
