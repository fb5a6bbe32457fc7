import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, circle, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  lacquer,
  metal,
  plastic,
  polished,
  rubber,
  wood,
  wornMetal,
} from '../../materials/material.ts'

/** Thrown, and it comes back. */
export const boomerang = archetype({
  id: 'boomerang',
  about: 'A wooden boomerang with painted bands, standing on its tips',
  skeleton: 'toy',
  nouns: ['boomerang'],
  parameters: { spread: number(104, 70, 140, 'the angle between its arms, in degrees') },
  build(v, look, make) {
    const half = radians(v.spread / 2)
    const arm: Vec3 = [Math.sin(half) * 0.72, -Math.cos(half) * 0.72, 0]
    const bands = look.light('second', '#e9dcc0')
    const dark = look.light('accent', '#2b1c14')
    const oval = circle(1, 18).map(([x, y]): Vec2 => [x, y * 0.22])
    const painted = look.material('main', wood('#a5622c', { roughness: 0.4 }))
    make.part(
      'boomerang',
      tube(
        [
          [-arm[0], arm[1], 0],
          [-arm[0] * 0.5, arm[1] * 0.5, 0],
          [-arm[0] * 0.13, arm[1] * 0.07, 0],
          [arm[0] * 0.13, arm[1] * 0.07, 0],
          [arm[0] * 0.5, arm[1] * 0.5, 0],
          arm,
        ],
        [0.07, 0.095, 0.12, 0.12, 0.095, 0.07],
        { outline: oval.map(([x, y]): Vec2 => [y, x]), smooth: 10 },
      ).move(0, -arm[1] + 0.07, 0),
      {
        ...painted,
        paint: ([x, y]) => {
          const along = Math.hypot(x, y + arm[1] - 0.07)
          if (Math.abs(along - 0.5) < 0.05 || Math.abs(along - 0.3) < 0.02) return bands
          return Math.abs(along - 0.41) < 0.02 || along > 0.66 ? dark : undefined
        },
      },
    )
    make.socket('top', [0, -arm[1] + 0.1, 0], 0.1)
  },
})

/** A disc to throw, with the rim below. */
export const frisbee = archetype({
  id: 'frisbee',
  about: 'A flying disc, leaning so that its top is seen',
  skeleton: 'toy',
  nouns: ['frisbee', 'flying disc', 'throwing disc'],
  parameters: { tilt: number(58, 0, 80, 'how far it leans') },
  build(v, look, make) {
    const ring = look.light('second', '#ffffff')
    const profile: Vec2[] = softened(
      [
        [0.455, -0.1],
        [0.5, -0.085],
        [0.5, -0.02],
        [0.44, 0.03],
        [0.34, 0.045],
        [0, 0.05],
      ],
      0.02,
    )
    const under: Vec2[] = [
      [0, 0.02],
      [0.34, 0.015],
      [0.43, 0],
      [0.455, -0.06],
    ]
    make.part('disc', lathe([...under, ...profile], { corners: 72 }).turn(v.tilt, 0, 0), {
      ...look.material('main', plastic('#f2602a', { roughness: 0.3 })),
      paint: ([x, y, z]) => {
        const [s, c] = [Math.sin(radians(v.tilt)), Math.cos(radians(v.tilt))]
        const [up, ahead] = [y * c + z * s, z * c - y * s]
        const far = Math.hypot(x, ahead)
        if (up < 0.02) return undefined
        // The ridges of the top, and a sign in its middle.
        if (Math.abs(far - 0.4) < 0.012 || Math.abs(far - 0.36) < 0.008) return ring
        const point = 0.13 + 0.07 * Math.cos(5 * Math.atan2(x, -ahead))
        return far < point || Math.abs(far - 0.25) < 0.012 ? ring : undefined
      },
    })
    make.socket('top', [0, 0.5, 0], 0.4)
  },
})

/** Where the pips of a domino's half sit. */
const pips: Record<number, Vec2[]> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ],
  5: [
    [-1, 1],
    [1, 1],
    [0, 0],
    [-1, -1],
    [1, -1],
  ],
  6: [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
    [-1, -1],
    [1, -1],
  ],
}

export const domino = archetype({
  id: 'domino',
  about: 'A domino tile, or some in a row',
  skeleton: 'toy',
  nouns: ['domino', 'domino tile'],
  parameters: {
    above: number(5, 0, 6, 'pips of the upper half'),
    below: number(3, 0, 6, 'pips of the lower half'),
    count: number(1, 1, 9, 'how many stand behind one another'),
  },
  rows: { dominoes: { values: { count: 5 } }, dominos: { values: { count: 5 } } },
  build(v, look, make) {
    const count = Math.round(v.count)
    const tall = count > 1 ? 0.8 : 1
    const step = 0.26 * tall
    const spots = [
      ...(pips[Math.round(v.above)] ?? []).map(([x, y]): Vec2 => [x * 0.13, 0.75 + y * 0.13]),
      ...(pips[Math.round(v.below)] ?? []).map(([x, y]): Vec2 => [x * 0.13, 0.25 + y * 0.13]),
    ]
    const row = (solid: ReturnType<typeof box>) =>
      inRow(solid.scale(tall), count, [0, 0, -step]).move(0, 0, ((count - 1) * step) / 2)
    make.part(
      'tile',
      row(box(0.5, 1, 0.16, 0.035).move(0, 0.5, 0)),
      look.material('main', lacquer('#f7f1e1', { roughness: 0.3 })),
    )
    const dark = look.material('second', lacquer('#1c1a1d', { roughness: 0.35 }))
    if (spots.length > 0)
      make.part(
        'pips',
        row(together(spots.map(([x, y]) => ball([0.048, 0.048, 0.014], 18).move(x, y, 0.078)))),
        dark,
      )
    make.part('line', row(box(0.42, 0.018, 0.012, 0.004).move(0, 0.5, 0.081)), dark)
    make.part(
      'pin',
      row(ball([0.03, 0.03, 0.02], 14).move(0, 0.5, 0.082)),
      look.material('accent', polished('#d6a84e')),
    )
    make.socket('top', [0, tall, 0], 0.2)
  },
})

/** A spring of metal that walks down stairs. */
export const slinky = archetype({
  id: 'slinky',
  about: 'A slinky, arched from one foot to the other',
  skeleton: 'toy',
  nouns: ['slinky', 'slinky toy'],
  parameters: { coils: number(40, 20, 60, 'how many coils it has') },
  build(v, look, make) {
    const coils = Math.round(v.coils)
    const [wide, arch, stack] = [0.19, 0.4, 0.2]
    const steps = coils * 18
    // Up the first stack, over the arch and down the second; coils lie close in the stacks.
    const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const t = i / steps
      const turn = t * coils * 2 * Math.PI
      const [out, along] = [Math.cos(turn) * wide, Math.sin(turn) * wide]
      const side = t < 0.3 ? -1 : t > 0.7 ? 1 : 0
      if (side !== 0) {
        const up = ((t < 0.5 ? t : 1 - t) / 0.3) * stack
        return [side * (arch - out), up, along]
      }
      const a = Math.PI * (1 - (t - 0.3) / 0.4)
      return [Math.cos(a) * (arch + out), stack + Math.sin(a) * (arch + out), along]
    })
    make.part(
      'slinky',
      tube(path, 0.0085, { corners: 5 }),
      look.material('main', polished('#c3cad3', { roughness: 0.2 })),
    )
    make.socket('top', [0, stack + arch + wide, 0], 0.2)
  },
})

export const pogoStick = archetype({
  id: 'pogo-stick',
  about: 'A pogo stick: a handle, two footrests and a spring',
  skeleton: 'toy',
  nouns: ['pogo stick', 'pogo'],
  parameters: { coils: number(8, 4, 14, 'how many coils its spring has') },
  build(v, look, make) {
    const frame = look.material('main', lacquer('#e2372f'))
    make.part('tube', cylinder(0.045, 0.92, { round: 0.012 }).move(0, 0.84, 0), frame)
    make.part(
      'handle',
      tube(
        [
          [-0.26, 1.29, 0.02],
          [-0.1, 1.3, 0],
          [0.1, 1.3, 0],
          [0.26, 1.29, 0.02],
        ],
        0.028,
        { smooth: 6 },
      ),
      frame,
    )
    make.part(
      'grips',
      cylinder(0.042, 0.16, { round: 0.015 }).turn(0, 0, 90).move(0.24, 1.29, 0.018).mirrored(),
      look.material('accent', rubber('#26272c')),
    )
    make.part(
      'footrests',
      together([
        box(0.2, 0.035, 0.13, 0.012).move(0.15, 0.42, 0).mirrored(),
        box(0.12, 0.07, 0.12, 0.015).move(0, 0.42, 0),
        inRow(box(0.018, 0.016, 0.11, 0.004), 4, [0.04, 0, 0])
          .move(0.09, 0.442, 0)
          .mirrored(),
      ]),
      look.material('accent', rubber('#26272c')),
    )
    const coils = Math.round(v.coils)
    const steps = coils * 16
    make.part(
      'spring',
      together([
        tube(
          Array.from({ length: steps + 1 }, (_, i): Vec3 => {
            const a = (i / 16) * 2 * Math.PI
            return [Math.cos(a) * 0.062, 0.1 + (i / steps) * 0.29, Math.sin(a) * 0.062]
          }),
          0.012,
          { corners: 7 },
        ),
        cylinder(0.028, 0.36).move(0, 0.24, 0),
        cylinder(0.078, 0.02).move(0, 0.395, 0),
        cylinder(0.078, 0.02).move(0, 0.092, 0),
      ]),
      look.material('second', metal('#b9c0c8')),
    )
    make.part('foot', cylinder(0.05, 0.09, { top: 0.042, round: 0.02 }).move(0, 0.045, 0), rubber('#26272c'))
    make.socket('handle', [0, 1.3, 0], 0.03).socket('top', [0, 1.33, 0], 0.05)
  },
})

export const trampoline = archetype({
  id: 'trampoline',
  about: 'A round trampoline with springs, a padded rim and legs',
  skeleton: 'toy',
  nouns: ['trampoline'],
  parameters: {
    height: number(0.26, 0.12, 0.5, 'how high its mat is'),
    legs: number(6, 4, 8, 'how many legs'),
  },
  build(v, look, make) {
    const y = v.height
    make.part('mat', cylinder(0.5, 0.016, { round: 0.005, corners: 56 }).move(0, y, 0), cloth('#22242a'))
    make.part(
      'springs',
      tube(
        [
          [0, y, 0.48],
          [0, y, 0.6],
        ],
        0.012,
        { corners: 6 },
      ).around(36),
      metal('#c3c9d0'),
    )
    make.part(
      'rim',
      together([
        lathe(
          softened(
            [
              [0.56, y - 0.005],
              [0.7, y - 0.03],
              [0.71, y + 0.005],
              [0.63, y + 0.045],
              [0.56, y + 0.02],
              [0.56, y - 0.005],
            ],
            0.012,
          ),
          { corners: 64 },
        ),
      ]),
      look.material('main', plastic('#2a7fd6', { roughness: 0.5 })),
    )
    const legs = Math.round(v.legs)
    make.part(
      'frame',
      together([
        torus(0.66, 0.022, 56, 10).move(0, y - 0.02, 0),
        tube(
          [
            [0, y - 0.02, 0.66],
            [0, 0.03, 0.68],
          ],
          0.022,
          { corners: 10 },
        ).around(legs, 180 / legs),
        ball([0.03, 0.025, 0.03], 12)
          .move(0, 0.025, 0.68)
          .around(legs, 180 / legs),
      ]),
      look.material('second', metal('#8f979f')),
    )
    make.socket('top', [0, y + 0.01, 0], 0.5)
  },
})

/** The outline of one side: the bulb of a jigsaw piece, outwards or inwards. From corner to corner along x, out is +y. */
function jigsawSide(out: 1 | -1): Vec2[] {
  const neck: Vec2[] = [
    [-0.15, 0],
    [-0.085, 0.012],
  ]
  const bulb = Array.from({ length: 14 }, (_, i): Vec2 => {
    const a = radians(222 - (264 * i) / 13)
    return [Math.cos(a) * 0.105, 0.122 + Math.sin(a) * 0.1]
  })
  const line = [...neck, ...bulb, ...neck.toReversed().map(([x, y]): Vec2 => [-x, y])]
  return [[-0.3, 0] as Vec2, ...line].map(([x, y]): Vec2 => [x, y * out])
}

export const puzzlePiece = archetype({
  id: 'puzzle-piece',
  about: 'A piece of a jigsaw puzzle, standing',
  skeleton: 'toy',
  nouns: ['puzzle piece', 'jigsaw piece', 'jigsaw puzzle piece', 'piece of a puzzle', 'jigsaw'],
  parameters: { thick: number(0.12, 0.06, 0.24, 'how thick it is') },
  build(v, look, make) {
    const sides: [out: 1 | -1, turn: number][] = [
      [1, 0],
      [-1, 90],
      [-1, 180],
      [1, 270],
    ]
    const outline = sides.flatMap(([out, turn]) => {
      const [s, c] = [Math.sin(radians(-turn)), Math.cos(radians(-turn))]
      return jigsawSide(out).map(([x, y]): Vec2 => [x * c - (y + 0.3) * s, x * s + (y + 0.3) * c])
    })
    make.part(
      'piece',
      extrude(outline, v.thick, { bevel: 0.012 }),
      look.material('main', plastic('#2f8fe0', { roughness: 0.35 })),
    )
    make.socket('top', [0, 0.8, 0], 0.1)
  },
})

export const horseshoe = archetype({
  id: 'horseshoe',
  about: 'A horseshoe with its groove and nail holes',
  skeleton: 'tool',
  nouns: ['horseshoe', 'horse shoe', 'lucky horseshoe'],
  parameters: { points: choice(['up', 'down'], 'which way its ends point') },
  build(v, look, make) {
    const at = (t: number, far: number): Vec2 => {
      const a = radians(-90 + t * 148)
      const pinch = 1 - 0.16 * Math.max(0, Math.abs(t) - 0.55) * 2
      return [Math.cos(a) * far * 0.42 * pinch, Math.sin(a) * far * 0.5]
    }
    const ways = Array.from({ length: 41 }, (_, i) => -1 + i / 20)
    const wide = (t: number) => 0.27 - 0.09 * Math.abs(t)
    const outline = [...ways.map((t) => at(t, 1)), ...ways.toReversed().map((t) => at(t, 1 - wide(t)))]
    const holes = [-0.78, -0.58, -0.38, 0.38, 0.58, 0.78].map((t) => {
      const [x, y] = at(t, 1 - wide(t) / 2)
      return cylinder(0.017, 0.3, { corners: 10 }).turn(90, 0, 0).move(x, y, 0)
    })
    const groove = tube(
      ways
        .filter((t) => Math.abs(t) < 0.88 && Math.abs(t) > 0.25 && t > 0)
        .map((t): Vec3 => [...at(t, 1 - wide(t) / 2), 0.05]),
      0.022,
      { corners: 8 },
    ).mirrored()
    const shoe = extrude(outline, 0.1, { bevel: 0.02 }).minus(groove, ...holes)
    make.part(
      'horseshoe',
      v.points === 'up' ? shoe : shoe.turn(0, 0, 180),
      look.material('main', wornMetal('#8b8f96')),
    )
    make.socket('top', [0, 1, 0], 0.2)
  },
})
