import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cone, tube } from '../../geometry/solids.ts'
import { add, between, radians, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'

export const hornKinds = [
  'none',
  'short',
  'long',
  'buffalo',
  'curved',
  'straight',
  'spiral',
  'antlers',
  'broad antlers',
  'knobs',
  'unicorn',
] as const
export type HornKind = (typeof hornKinds)[number]

/** The way of a horn from its root on the right side, in sizes of the head. */
const ways: Partial<Record<HornKind, Vec3[]>> = {
  short: [
    [-0.05, -0.05, 0],
    [0.3, 0.12, 0.02],
    [0.46, 0.36, 0.06],
    [0.44, 0.62, 0.1],
  ],
  long: [
    [-0.1, -0.05, 0],
    [0.5, 0.1, 0.02],
    [0.95, 0.2, 0.12],
    [1.2, 0.55, 0.2],
    [1.25, 0.85, 0.2],
  ],
  buffalo: [
    [-0.5, 0.02, 0],
    [0.2, -0.02, 0],
    [0.7, -0.16, 0],
    [1.05, 0.1, 0.05],
    [0.98, 0.5, 0.08],
    [0.76, 0.68, 0.08],
  ],
  curved: [
    [-0.02, -0.1, 0],
    [0.1, 0.45, -0.08],
    [0.2, 0.85, -0.36],
    [0.3, 1.0, -0.8],
    [0.36, 0.9, -1.15],
  ],
  straight: [
    [0, -0.1, 0],
    [0.1, 0.6, -0.12],
    [0.2, 1.3, -0.36],
  ],
  knobs: [
    [0, -0.1, 0],
    [0.04, 0.3, -0.05],
    [0.06, 0.5, -0.08],
  ],
}

/** Horns on both sides, from a root on the right; `head` is the size of the head, `size` a factor. */
export function horns(kind: HornKind, root: Vec3, head: number, size: number): Solid | undefined {
  if (kind === 'none' || kind === 'unicorn') return undefined
  const on = (p: Vec3) => add(root, times(p, head * size))
  if (kind === 'spiral') {
    const path = Array.from({ length: 22 }, (_, i): Vec3 => {
      const t = i / 21
      const a = radians(80 + 400 * t)
      const r = 0.56 - 0.32 * t
      return on([0.02 + 0.62 * t ** 1.4, -0.28 + Math.sin(a) * r, -0.26 + Math.cos(a) * r])
    })
    return tube(path, (way) => head * size * (0.27 * (1 - way * 0.85) + 0.016 * Math.sin(way * 120)), {
      corners: 12,
      smooth: 2,
    }).mirrored()
  }
  if (kind === 'antlers') {
    const beam: Vec3[] = [
      [-0.05, -0.1, 0],
      [0.22, 0.45, -0.22],
      [0.58, 0.95, -0.28],
      [0.78, 1.45, -0.1],
      [0.74, 1.95, 0.16],
    ]
    const tine = (from: Vec3, to: Vec3, thick: number) =>
      tube(
        [on(from), on(add(between(from, to, 0.55), [0.03, -0.06, 0.05])), on(to)],
        [thick, thick * 0.75, thick * 0.25].map((r) => r * head * size),
        { corners: 10, smooth: 4 },
      )
    return together([
      tube(
        beam.map(on),
        [0.13, 0.11, 0.1, 0.08, 0.035].map((r) => r * head * size),
        { corners: 12, smooth: 5 },
      ),
      tine([0.12, 0.24, -0.12], [0.28, 0.62, 0.42], 0.085),
      tine([0.42, 0.75, -0.27], [0.62, 1.12, 0.3], 0.08),
      tine([0.7, 1.2, -0.2], [1.02, 1.62, -0.42], 0.075),
      tine([0.77, 1.5, -0.08], [0.98, 2.0, -0.14], 0.065),
    ]).mirrored()
  }
  if (kind === 'broad antlers') {
    const s = head * size
    const palm = new Blob({ detail: 28, blend: 0.06 * s })
      .chain(
        [on([-0.1, -0.1, 0]), on([0.35, 0.1, -0.05]), on([0.75, 0.22, -0.05])],
        [0.12 * s, 0.11 * s, 0.12 * s],
      )
      .egg(on([1.15, 0.5, -0.12]), [0.52 * s, 0.4 * s, 0.1 * s], { turn: [0, 0, 32] })
    for (const [a, far] of [
      [-12, 0.62],
      [14, 0.78],
      [38, 0.88],
      [62, 0.86],
      [88, 0.76],
      [116, 0.64],
    ] as const) {
      const to: Vec3 = [1.12 + Math.cos(radians(a)) * far, 0.46 + Math.sin(radians(a)) * far, 0]
      palm.limb(on([1.15, 0.5, -0.12]), on(to), 0.12 * s, 0.055 * s, { blend: 0.03 * s })
    }
    return palm.solid().tinted(light('#b58a5c')).mirrored()
  }
  const path = (ways[kind] ?? []).map(on)
  const thick = kind === 'knobs' ? 0.1 : kind === 'buffalo' ? 0.24 : kind === 'straight' ? 0.11 : 0.15
  const rings = kind === 'curved' || kind === 'straight'
  const shaft = tube(
    path,
    (way) => {
      const taper = kind === 'knobs' ? 1 : 1 - 0.86 * way ** 1.25
      return head * size * (thick * taper + (rings ? 0.011 * Math.sin(way * 85) * (1 - way) : 0))
    },
    { corners: 14, smooth: 9 },
  )
  const tip = path.at(-1) ?? root
  return (kind === 'knobs' ? shaft.with(ball(head * size * 0.16, 16).at(tip)) : shaft).mirrored()
}

/** A single horn, wound like a shell. */
export function windingHorn(root: Vec3, direction: Vec3, long: number, thick: number): Solid {
  const outline = Array.from({ length: 24 }, (_, i) => {
    const a = (2 * Math.PI * i) / 24
    const r = 1 + 0.13 * Math.cos(a * 3)
    return [Math.cos(a) * r, Math.sin(a) * r] as const
  })
  const ahead = unit(direction)
  const path = Array.from({ length: 25 }, (_, i) => add(root, times(ahead, (long * i) / 24)))
  return tube(path, (way) => thick * (1 - 0.93 * way), { outline, twist: 560 })
}

/** A horn of a rhinoceros: thick below, bent back. */
export function noseHorn(root: Vec3, ahead: Vec3, long: number): Solid {
  const path = [
    add(root, times(ahead, -0.1 * long)),
    add(root, add([0, long * 0.45, 0], times(ahead, long * 0.28))),
    add(root, add([0, long * 1.02, 0], times(ahead, long * 0.26))),
  ]
  return tube(path, (way) => long * (0.27 * (1 - way) ** 0.8 + 0.02), { corners: 16, smooth: 7 })
}

/** Spikes or plates over points, each standing along its normal. */
export function spikes(where: { at: Vec3; up: Vec3; long: number; thick: number }[]): Solid {
  return together(
    where.map(({ at, up, long, thick }) =>
      cone(thick, long, 10)
        .move(0, long * 0.32, 0)
        .aim(up)
        .at(at),
    ),
  )
}

/** A lion's mane: tufts all around the head, behind the face. */
export function ruff(skull: Vec3, neck: Vec3, head: number, colour: Vec3, dark: Vec3): Solid {
  const blob = new Blob({ detail: 34, blend: 0.1 * head, colour })
  blob.limb(add(skull, [0, -head * 0.1, -head * 0.35]), between(neck, skull, -0.25), head * 1.0, head * 1.02)
  const ring = (count: number, far: number, back: number, thick: number, tone: Vec3, shift: number) => {
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * (i + shift)) / count
      const wide = Math.sin(a) > 0 ? 0.96 : 1.16
      const from: Vec3 = add(skull, [
        Math.cos(a) * head * 0.7,
        Math.sin(a) * head * 0.7 - head * 0.08,
        -head * (0.3 + back),
      ])
      const to: Vec3 = add(skull, [
        Math.cos(a) * head * far,
        Math.sin(a) * head * far * wide - head * 0.18,
        -head * (0.42 + back * 1.7),
      ])
      blob.limb(from, to, head * thick, head * thick * 0.24, { colour: tone, blend: 0.05 * head })
    }
  }
  ring(13, 1.32, -0.16, 0.28, colour, 0)
  ring(14, 1.5, 0.22, 0.34, dark, 0.5)
  ring(11, 1.4, 0.75, 0.34, dark, 0.2)
  // The breast.
  for (const [x, y] of [
    [0, -1.75],
    [0.42, -1.5],
    [-0.42, -1.5],
  ] as const)
    blob.limb(
      add(skull, [x * head * 0.6, -head * 0.9, -head * 0.2]),
      add(skull, [x * head, y * head, -head * 0.02]),
      head * 0.4,
      head * 0.1,
      { colour: dark, blend: 0.08 * head },
    )
  return blob.solid()
}

/** Locks along the neck: hanging to one side, or standing up. */
export function mane(points: Vec3[], long: number, thick: number, upright: boolean, colour: Vec3): Solid {
  const blob = new Blob({ detail: 30, blend: thick * 0.5, colour })
  const last = points.length - 1
  points.forEach((point, i) => {
    const next = points[Math.min(last, i + 1)] ?? point
    const before = points[Math.max(0, i - 1)] ?? point
    const along = unit(add(next, times(before, -1)))
    if (upright) {
      const out = unit([0, along[2], -along[1]] as Vec3)
      const up: Vec3 = out[1] < 0 ? times(out, -1) : out
      blob.limb(point, add(point, times(up, long)), thick * 0.85, thick * 0.45)
      blob.limb(point, between(point, next, 0.5), thick * 0.8, thick * 0.8)
    } else {
      const side = 1
      const sway = Math.sin(i * 2.1) * 0.12
      blob.chain(
        [
          add(point, [-thick * 0.6, thick * 0.1, 0]),
          add(point, [side * long * 0.3, thick * 0.15, -long * 0.06]),
          add(point, [side * long * 0.5, -long * 0.5, -long * (0.1 + sway)]),
          add(point, [side * long * 0.42, -long * 1.0, -long * (0.04 + sway * 1.6)]),
        ],
        [thick * 0.9, thick, thick * 0.85, thick * 0.2],
      )
      blob.limb(point, next, thick * 0.9, thick * 0.9)
    }
  })
  return blob.solid()
}

/** Curls all over: clusters of bumps around bodies given as eggs. */
export function wool(bodies: { at: Vec3; radii: Vec3; count: number }[], bump: number, colour: Vec3): Solid {
  const blob = new Blob({ detail: 37, blend: bump * 0.55, colour })
  for (const { at, radii, count } of bodies) {
    blob.egg(at, times(radii, 0.93), { blend: bump })
    for (let i = 0; i < count; i++) {
      const y = 1 - (2 * (i + 0.5)) / count
      const r = Math.sqrt(1 - y * y)
      const a = i * 2.39996
      const out: Vec3 = [Math.cos(a) * r * radii[0], y * radii[1], Math.sin(a) * r * radii[2]]
      blob.egg(add(at, times(out, 0.96)), bump * (0.9 + 0.2 * Math.sin(i * 7.3)))
    }
  }
  return blob.solid()
}
