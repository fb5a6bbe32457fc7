/** Where the camera is, as seen from what it looks at. Angles are in radians, lengths in those of the model. */
export type Orbit = {
  yaw: number
  /** 0 is level; upwards is positive. */
  pitch: number
  distance: number
  target: readonly [x: number, y: number, z: number]
}

/** How near and how far the camera may go. */
export type Reach = { nearest: number; farthest: number }

const pitchFromBelow = -0.5
const pitchFromAbove = 1.5

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

export function turned(orbit: Orbit, yaw: number, pitch: number): Orbit {
  return {
    ...orbit,
    yaw: orbit.yaw + yaw,
    pitch: within(orbit.pitch + pitch, pitchFromBelow, pitchFromAbove),
  }
}

/** A factor below 1 comes nearer. */
export function zoomed(orbit: Orbit, factor: number, { nearest, farthest }: Reach): Orbit {
  return { ...orbit, distance: within(orbit.distance * factor, nearest, farthest) }
}

/** Moves what is looked at across the view, in parts of the distance; never further away than the camera may go. */
export function panned(orbit: Orbit, right: number, up: number, { farthest }: Reach): Orbit {
  const [x, y, z] = orbit.target
  const step = orbit.distance
  const most = farthest / 4
  return {
    ...orbit,
    target: [
      within(x + Math.cos(orbit.yaw) * right * step, -most, most),
      within(y + up * step, 0, most),
      within(z - Math.sin(orbit.yaw) * right * step, -most, most),
    ],
  }
}

/** Where that puts the camera. Yaw 0 looks at the front, which faces +z. */
export function eyeOf({ yaw, pitch, distance, target }: Orbit): [x: number, y: number, z: number] {
  const level = Math.cos(pitch) * distance
  return [
    target[0] + Math.sin(yaw) * level,
    target[1] + Math.sin(pitch) * distance,
    target[2] + Math.cos(yaw) * level,
  ]
}

/** How much of the way is left after a second. */
const leftAfterSecond = 1e-5
const nearEnough = 1e-4

/** Glides towards a goal. Answers the goal itself once it is as good as there, so that drawing can stop. */
export function settled(from: Orbit, to: Orbit, seconds: number): Orbit {
  if (from === to) return to
  const share = 1 - leftAfterSecond ** seconds
  const between = (a: number, b: number) => a + (b - a) * share
  const next: Orbit = {
    yaw: between(from.yaw, to.yaw),
    pitch: between(from.pitch, to.pitch),
    distance: between(from.distance, to.distance),
    target: [
      between(from.target[0], to.target[0]),
      between(from.target[1], to.target[1]),
      between(from.target[2], to.target[2]),
    ],
  }
  const off =
    Math.abs(next.yaw - to.yaw) +
    Math.abs(next.pitch - to.pitch) +
    (Math.abs(next.distance - to.distance) +
      next.target.reduce((sum, value, axis) => sum + Math.abs(value - (to.target[axis] ?? 0)), 0)) /
      to.distance
  return off < nearEnough ? to : next
}

/** Sees all of something of this size from slightly above and beside, as in its picture. */
export function orbitFor(
  size: readonly [width: number, height: number, depth: number],
  { verticalAngle, aspect }: { verticalAngle: number; aspect: number },
): Orbit {
  const [width, height, depth] = size
  const radius = Math.hypot(width, height, depth) / 2
  const narrower = Math.min(verticalAngle, 2 * Math.atan(Math.tan(verticalAngle / 2) * aspect))
  return {
    yaw: 0.6,
    pitch: 0.28,
    distance: (radius / Math.sin(narrower / 2)) * 1.14,
    // A little below the middle: tools lie over the lower edge.
    target: [0, height * 0.45, 0],
  }
}
