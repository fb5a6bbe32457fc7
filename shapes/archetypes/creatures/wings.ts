import { type Solid, together } from '../../geometry/solid.ts'
import { sheet, tube } from '../../geometry/solids.ts'
import {
  add,
  between,
  cross,
  radians,
  rotated,
  rotation,
  times,
  unit,
  type Vec3,
} from '../../geometry/vector.ts'

export type WingPlan = {
  /** The shoulder on the right side. */
  root: Vec3
  span: number
  /** How high it is raised, and how far it is swept back, in degrees. */
  raise: number
  sweep: number
  /** How deep it is from front to back. */
  chord: number
  /** Colours from the shoulder to the tips, where they differ. */
  tones?: { arm: Vec3; feathers: Vec3; tips: Vec3 }
}

/** One feather: a long leaf from its root, bent a little, with a ridge. */
export function feather(from: Vec3, to: Vec3, wide: number, normal: Vec3, thick: number): Solid {
  const along = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const across = unit(cross(along, normal))
  const steps = 6
  const rows = Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1)
    const w =
      wide *
      (t < 0.72
        ? 0.42 + 0.58 * Math.sin((t / 0.72) * 1.57)
        : Math.sqrt(Math.max(0.012, 1 - ((t - 0.72) / 0.28) ** 2)))
    const middle = between(from, to, t)
    return [-1, -0.45, 0.45, 1].map(
      (s): Vec3 => add(add(middle, times(across, s * w)), times(normal, thick * (0.9 - Math.abs(s)) * 0.8)),
    )
  })
  return sheet(rows, thick)
}

/** A wing with an arm and three rows of feathers, on the right side. */
export function featheredWing({ root, span, raise, sweep, chord, tones }: WingPlan): Solid {
  const turn = rotation(0, sweep, raise)
  const on = (x: number, y: number, z: number): Vec3 => add(root, rotated(turn, [x, y, z]))
  const normal = rotated(turn, [0, 1, 0])
  const bones: Vec3[] = [
    on(-span * 0.06, -0.01 * span, 0),
    on(span * 0.3, span * 0.04, span * 0.1),
    on(span * 0.62, 0, span * 0.02),
    on(span * 0.8, -span * 0.01, -span * 0.1),
  ]
  const paint = (solid: Solid, tone: Vec3 | undefined) => (tone ? solid.tinted(tone) : solid)
  const solids: Solid[] = [
    paint(
      tube(bones, [span * 0.075, span * 0.07, span * 0.05, span * 0.02], { corners: 12, smooth: 6 }),
      tones?.arm,
    ),
  ]
  const row = (
    count: number,
    long: number,
    wide: number,
    level: number,
    tone: Vec3 | undefined,
    reach: number,
  ) => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const x = span * (0.02 + 0.76 * t * reach)
      const z = t < 0.4 ? span * 0.1 * (t / 0.4) : span * (0.1 - 0.2 * ((t - 0.4) / 0.6))
      const out = radians(-90 + 72 * t ** 1.7)
      const far = long * (0.78 + 0.34 * Math.sin(t * Math.PI * 0.75))
      const from = on(x, level + 0.001 * i, z)
      const to = on(x + Math.cos(out) * far, level * 0.4 - 0.02 * span + 0.0025 * i, z + Math.sin(out) * far)
      solids.push(paint(feather(from, to, wide, normal, span * 0.014), tone))
    }
  }
  row(12, chord * 1.18, chord * 0.17, 0, tones?.tips, 1)
  row(10, chord * 0.72, chord * 0.16, span * 0.022, tones?.feathers, 0.94)
  row(9, chord * 0.42, chord * 0.15, span * 0.044, tones?.arm, 0.9)
  return together(solids)
}

/** A wing of skin between fingers: bats and dragons. `fingers` are the ends of the fingers, from the front to the body. */
export function skinWing(
  root: Vec3,
  wrist: Vec3,
  fingers: Vec3[],
  thick: number,
  sag = 0.25,
  hem?: Vec3,
): { skin: Solid; bones: Solid } {
  const sheets: Solid[] = []
  const all = [...fingers, root]
  const tips = fingers
  const from = (i: number): Vec3 => (i < tips.length ? wrist : root)
  for (let i = 0; i + 1 < all.length; i++) {
    const [a, b] = [all[i] ?? root, all[i + 1] ?? root]
    const lastOne = i === all.length - 2
    const [startA, startB] = [from(i), lastOne ? root : from(i + 1)]
    const steps = 6
    const rows = Array.from({ length: steps }, (_, r) => {
      const t = 0.04 + (0.96 * r) / (steps - 1)
      return Array.from({ length: 6 }, (_, c) => {
        const s = c / 5
        const start = between(startA, startB, s)
        // The rim hangs in between the fingers.
        const rim = between(between(a, b, s), between(startA, startB, s), sag * Math.sin(s * Math.PI))
        return between(start, rim, lastOne && c === 5 ? Math.min(1, t * 0.02 + t) : t)
      })
    })
    if (!lastOne) sheets.push(sheet(rows, thick))
    else {
      // The last field lies between the last finger, the arm and the body.
      const field = Array.from({ length: steps }, (_, r) => {
        const t = r / (steps - 1)
        return Array.from({ length: 6 }, (_, c) => {
          const s = 0.03 + (0.97 * c) / 5
          const onFinger = between(wrist, a, s)
          const onBody = between(root, hem ?? add(root, [0, 0, (a[2] - root[2]) * 0.8]), s)
          const middle = between(onFinger, onBody, t)
          const pull = sag * Math.sin(t * Math.PI) * s
          return between(middle, between(wrist, root, t), pull)
        })
      })
      sheets.push(sheet(field, thick))
    }
  }
  const bones = [
    tube([root, between(root, wrist, 0.5), wrist], [thick * 3.6, thick * 2.8, thick * 2.4], {
      corners: 12,
      smooth: 4,
    }),
    ...tips.map((tip) =>
      tube(
        [wrist, add(between(wrist, tip, 0.5), [0, thick * 1.5, 0]), tip],
        (way) => thick * (2 - 1.5 * way),
        { corners: 10, smooth: 5 },
      ),
    ),
  ]
  return { skin: together(sheets), bones: together(bones) }
}
