import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  feathers,
  glowing,
  leather,
  metal,
  rubber,
  wood,
  wornMetal,
} from '../../materials/material.ts'

/** An arrow that flies to the right, its nock on the origin. */
function arrowParts(long: number): { shaft: Solid; head: Solid; fletching: Solid } {
  const tip: Vec2[] = [
    [0, 0],
    [-0.035, -0.035],
    [-0.02, 0.02],
    [0, 0.1],
    [0.02, 0.02],
    [0.035, -0.035],
  ]
  const vane: Vec2[] = [
    [0, 0],
    [0.02, 0.05],
    [0.12, 0.05],
    [0.17, 0],
  ]
  return {
    shaft: tube(
      [
        [0, 0, 0],
        [long, 0, 0],
      ],
      0.011,
      { corners: 12 },
    ),
    head: extrude(tip, 0.022, { bevel: 0.009 }).turn(0, 0, -90).move(long, 0, 0),
    fletching: together(
      [90, 210, 330].map((angle) =>
        extrude(vane, 0.008, { bevel: 0.003 })
          .turn(angle - 90, 0, 0)
          .move(0.02, 0, 0),
      ),
    ),
  }
}

export const bow = archetype({
  id: 'bow',
  about: 'A bow with an arrow on its string',
  skeleton: 'weapon',
  nouns: ['bow', 'bow and arrow', 'longbow'],
  parameters: {
    arrow: number(1, 0, 1, 'an arrow on the string'),
    drawn: number(0.35, 0, 1, 'how far the string is drawn'),
    curve: number(1, 0, 1, 'how far its ends bend forward'),
  },
  rows: { 'recurve bow': {}, "archer's bow": {} },
  build(v, look, make) {
    const back = 0.08 * v.curve
    const half: Vec3[] = [
      [0.2, 0.62, 0],
      [0.17, 0.76, 0],
      [0.06, 0.95, 0],
      [-0.05, 1.08, 0],
      [-0.06 + back, 1.19, 0],
    ]
    const path = [
      ...half.toReversed().map(([x, y]): Vec3 => [x, 1.2 - y, 0]),
      [0.19, 0.6, 0] as Vec3,
      ...half,
    ]
    const limb = tube(path, (way) => 0.014 + 0.022 * (1 - Math.abs(way * 2 - 1)) ** 0.7, {
      smooth: 7,
      corners: 18,
    }).scale(1, 1, 1.25)
    make.part('bow', limb, look.material('main', wood('#8a4a20', { grain: 0.7 })))
    make.part(
      'grip',
      tube(
        [
          [0.193, 0.51, 0],
          [0.192, 0.6, 0],
          [0.193, 0.69, 0],
        ],
        0.042,
        { corners: 18, smooth: 4 },
      ).scale(1, 1, 1.15),
      look.material('second', leather('#4a2b18')),
    )
    const gold = look.material('accent', metal('#d9a93a'))
    const ring = (y: number) => torus(0.043, 0.009, 24, 8).move(0.193, y, 0)
    const tip = (y: number, x: number) => ball([0.024, 0.03, 0.024], 14).move(x, y, 0)
    make.part('fittings', together([ring(0.5), ring(0.7), tip(1.12, -0.058), tip(0.08, -0.058)]), gold)
    const nock = -0.06 - 0.3 * v.drawn
    make.part(
      'string',
      tube(
        [
          [-0.058, 1.12, 0],
          [nock, 0.6, 0],
          [-0.058, 0.08, 0],
        ],
        0.006,
        { corners: 8 },
      ),
      cloth('#f1e8d2'),
    )
    if (v.arrow > 0.3) {
      const { shaft, head, fletching } = arrowParts(0.72)
      const place = (solid: Solid) => solid.move(nock - 0.01, 0.612, 0.04)
      make.part('arrow', place(shaft), wood('#d8b478', { grain: 0.5 }))
      make.part('arrowhead', place(head), metal('#b9c0ca'))
      make.part('feathers', place(fletching), feathers('#c8282c'))
    }
    make.socket('handle', [0.19, 0.6, 0], 0.04)
  },
})

export const arrow = archetype({
  id: 'arrow',
  about: 'An arrow with feathers',
  skeleton: 'weapon',
  nouns: ['arrow'],
  parameters: { thick: number(1.5, 1, 3, 'how thick it is') },
  build(v, look, make) {
    const { shaft, head, fletching } = arrowParts(0.88)
    const place = (solid: Solid) => solid.scale(1, v.thick, v.thick).turn(0, 0, 90).grounded()
    const whole = place(shaft.with(head, fletching))
    const shift =
      whole.bounds().min[1] -
      shaft.with(head, fletching).scale(1, v.thick, v.thick).turn(0, 0, 90).bounds().min[1]
    const set = (solid: Solid) => solid.scale(1, v.thick, v.thick).turn(0, 0, 90).move(0, shift, 0)
    make.part('shaft', set(shaft), look.material('second', wood('#c99a5a', { grain: 0.5 })))
    make.part('arrowhead', set(head), look.material('main', metal('#b9c0ca')))
    make.part('feathers', set(fletching), look.material('accent', feathers('#c8282c')))
    make.socket('handle', [0, 0.45, 0], 0.02)
  },
})

export const crossbow = archetype({
  id: 'crossbow',
  about: 'A crossbow with a bolt, pointing ahead',
  skeleton: 'weapon',
  nouns: ['crossbow'],
  parameters: { bolt: number(1, 0, 1, 'a bolt in its groove') },
  build(v, look, make) {
    const side: Vec2[] = [
      [-0.5, 0.02],
      [-0.5, 0.17],
      [-0.44, 0.22],
      [-0.16, 0.27],
      [0.42, 0.27],
      [0.46, 0.24],
      [0.44, 0.18],
      [0.1, 0.16],
      [-0.1, 0.15],
      [-0.16, 0.13],
      [-0.4, 0.03],
    ]
    make.part(
      'stock',
      extrude(side, 0.085, { bevel: 0.025, steps: 3 }).turn(0, -90, 0),
      look.material('main', wood('#8f5226', { grain: 0.8 })),
    )
    const steel = look.material('second', metal('#8d949f'))
    const prod = tube(
      [
        [-0.5, 0.255, 0.12],
        [-0.36, 0.255, 0.27],
        [-0.15, 0.255, 0.37],
        [0, 0.255, 0.39],
        [0.15, 0.255, 0.37],
        [0.36, 0.255, 0.27],
        [0.5, 0.255, 0.12],
      ],
      (way) => 0.016 + 0.024 * (1 - Math.abs(way * 2 - 1)),
      { smooth: 6, corners: 14 },
    )
    const stirrup = torus(0.085, 0.015, 30, 10).scale(1.1, 1, 1).move(0, 0.235, 0.53)
    make.part('limbs', together([prod, stirrup, box(0.12, 0.09, 0.1, 0.02).move(0, 0.25, 0.38)]), steel)
    make.part(
      'string',
      tube(
        [
          [-0.498, 0.258, 0.118],
          [0, 0.292, -0.06],
          [0.498, 0.258, 0.118],
        ],
        0.008,
        { corners: 8 },
      ),
      cloth('#efe4c8'),
    )
    const guard = tube(
      [
        [0, 0.15, 0.02],
        [0, 0.06, 0.0],
        [0, 0.05, -0.08],
        [0, 0.1, -0.16],
      ],
      0.012,
      { smooth: 6, corners: 10 },
    )
    make.part(
      'trigger',
      together([
        guard,
        tube(
          [
            [0, 0.16, -0.06],
            [0, 0.1, -0.05],
            [0, 0.075, -0.03],
          ],
          0.01,
          { smooth: 4, corners: 8 },
        ),
        cylinder(0.035, 0.06, { round: 0.01 }).turn(0, 0, 90).move(0, 0.275, -0.075),
      ]),
      look.material('accent', metal('#c9a24a')),
    )
    if (v.bolt > 0.3) {
      const { shaft, head, fletching } = arrowParts(0.5)
      const place = (solid: Solid) => solid.scale(1.05).turn(0, -90, 0).move(0, 0.296, -0.03)
      make.part('bolt', place(shaft), wood('#d8b478'))
      make.part('bolt head', place(head), steel)
      make.part('feathers', place(fletching), feathers('#c8282c'))
    }
    make.socket('handle', [0, 0.16, -0.18], 0.04)
  },
})

export const cannon = archetype({
  id: 'cannon',
  about: 'A cannon on a carriage with two wheels',
  skeleton: 'weapon',
  nouns: ['cannon', 'pirate cannon'],
  parameters: {
    balls: number(3, 0, 6, 'cannonballs beside it'),
    tilt: number(12, 0, 40, 'how steeply it points up'),
  },
  build(v, look, make) {
    const iron = look.material('main', wornMetal('#3f434b'))
    const brass = look.material('accent', metal('#c9973a'))
    const timber = look.material('second', wood('#8a5328'))
    const barrel = lathe(
      softened(
        [
          [0, -0.42],
          [0.03, -0.42],
          [0.045, -0.385],
          [0.03, -0.35],
          [0.1, -0.335],
          [0.155, -0.29],
          [0.155, -0.1],
          [0.135, -0.08],
          [0.115, 0.42],
          [0.14, 0.46],
          [0.15, 0.52],
          [0.13, 0.55],
          [0.075, 0.55],
          [0.07, 0.3],
          [0, 0.29],
        ],
        0.012,
      ),
      { corners: 36 },
    )
    const band = (y: number, r: number) => torus(r, 0.016, 36, 8).move(0, y, 0)
    const aimed = (solid: Solid) => solid.turn(90 - v.tilt, 0, 0).move(0, 0.4, 0.02)
    make.part('barrel', aimed(barrel), iron)
    make.part(
      'bands',
      aimed(
        together([
          band(-0.27, 0.155),
          band(-0.09, 0.15),
          band(0.14, 0.13),
          band(0.4, 0.119),
          cylinder(0.035, 0.44, { corners: 18 }).turn(0, 0, 90),
        ]),
      ),
      brass,
    )
    const cheek = extrude(
      [
        [-0.5, 0],
        [-0.36, 0],
        [-0.1, 0.22],
        [0.14, 0.24],
        [0.16, 0.36],
        [0.06, 0.42],
        [-0.08, 0.4],
        [-0.3, 0.24],
        [-0.5, 0.1],
      ],
      0.06,
      { bevel: 0.018 },
    )
      .turn(0, -90, 0)
      .move(0.175, 0.0, 0)
    make.part(
      'carriage',
      together([
        cheek.mirrored(),
        box(0.3, 0.06, 0.08, 0.02).move(0, 0.12, -0.36),
        cylinder(0.03, 0.64, { corners: 16 }).turn(0, 0, 90).move(0, 0.26, 0.06),
      ]),
      timber,
    )
    const spoke = box(0.035, 0.2, 0.035, 0.012).move(0, 0.12, 0)
    const wheel = together([
      torus(0.225, 0.036, 40, 10).turn(90, 0, 0),
      ...Array.from({ length: 10 }, (_, i) => spoke.turn(0, 0, 36 * i)),
      cylinder(0.06, 0.1, { round: 0.02, corners: 24 }).turn(90, 0, 0),
    ]).turn(0, 90, 0)
    make.part('wheels', wheel.move(0.28, 0.26, 0.06).mirrored(), timber)
    make.part(
      'hubs',
      cylinder(0.035, 0.03, { round: 0.012, corners: 18 })
        .turn(0, 0, 90)
        .move(0.345, 0.26, 0.06)
        .mirrored()
        .with(torus(0.242, 0.022, 44, 8).scale(1, 1.8, 1).turn(0, 0, 90).move(0.28, 0.26, 0.06).mirrored()),
      iron,
    )
    const spots: Vec3[] = [
      [0.5, 0.075, 0.3],
      [0.5, 0.075, 0.45],
      [0.63, 0.075, 0.375],
      [0.545, 0.197, 0.375],
      [0.63, 0.075, 0.52],
      [0.5, 0.075, 0.6],
    ]
    const count = Math.round(v.balls)
    if (count > 0)
      make.part('cannonballs', together(spots.slice(0, count).map((at) => ball(0.075, 22).at(at))), iron)
    make.socket('front', [0, 0.5, 0.58], 0.1)
  },
})

export const bomb = archetype({
  id: 'bomb',
  about: 'A round bomb with a burning fuse, or a bundle of dynamite',
  skeleton: 'weapon',
  nouns: ['bomb', 'cartoon bomb'],
  parameters: {
    sticks: number(0, 0, 7, 'sticks of dynamite in place of a ball'),
    lit: number(1, 0, 1, 'whether the fuse burns'),
  },
  rows: {
    dynamite: { values: { sticks: 7 }, colours: { main: '#c8281f' } },
    tnt: { values: { sticks: 7 }, colours: { main: '#c8281f' } },
  },
  build(v, look, make) {
    const count = Math.round(v.sticks)
    const rope = look.material('second', cloth('#d9c08a', { grain: 0.4 }))
    let end: Vec3
    if (count > 0) {
      const stick = cylinder(0.095, 0.7, { round: 0.02, corners: 24 }).move(0, 0.35, 0)
      const places = Array.from(
        { length: count },
        (_, i): Vec3 =>
          i === 0 ? [0, 0, 0] : [Math.sin((i * Math.PI) / 3) * 0.19, 0, Math.cos((i * Math.PI) / 3) * 0.19],
      )
      make.part(
        'sticks',
        together(places.map((at) => stick.at(at))),
        look.material('main', leather('#c8281f', { roughness: 0.6 })),
      )
      const caps = cylinder(0.06, 0.02, { corners: 20 }).move(0, 0.705, 0)
      make.part('caps', together(places.map((at) => caps.at(at))), rubber('#e8d6a8'))
      const strap = lathe(
        softened(
          [
            [0.27, 0],
            [0.295, 0],
            [0.295, 0.1],
            [0.27, 0.1],
          ],
          0.01,
        ),
        { corners: 48 },
      )
      make.part('straps', strap.move(0, 0.12, 0).with(strap.move(0, 0.48, 0)), rubber('#26282d'))
      end = [0.14, 0.98, 0.04]
      make.part(
        'fuse',
        tube([[0, 0.7, 0], [0.01, 0.82, 0], [0.06, 0.92, 0.02], end], 0.02, { smooth: 7, corners: 10 }),
        rope,
      )
    } else {
      make.part(
        'bomb',
        ball(0.4, 44).move(0, 0.4, 0),
        look.material('main', metal('#24262d', { roughness: 0.3, metalness: 0.6 })),
      )
      const lean = (solid: Solid) => solid.turn(0, 0, -24).move(0, 0.4, 0)
      make.part(
        'cap',
        lean(
          lathe(
            softened(
              [
                [0, 0.36],
                [0.13, 0.36],
                [0.14, 0.38],
                [0.14, 0.46],
                [0.12, 0.47],
                [0.05, 0.47],
                [0, 0.45],
              ],
              0.015,
            ),
            { corners: 30 },
          ).with(torus(0.142, 0.018, 30, 8).move(0, 0.39, 0)),
        ),
        look.material('accent', metal('#8a8f98')),
      )
      end = [0.46, 0.97, 0.06]
      make.part(
        'fuse',
        tube([[0.17, 0.79, 0], [0.23, 0.92, 0], [0.33, 0.98, 0.02], end], 0.025, { smooth: 7, corners: 12 }),
        rope,
      )
    }
    if (v.lit > 0.3) {
      const ray = cone(0.02, 0.1, 8).move(0, 0.07, 0)
      const aims: Vec3[] = [
        [1, 0.4, 0],
        [0.3, 1, 0.3],
        [-0.4, 0.9, -0.3],
        [0.6, -0.6, 0.4],
        [0.7, 0.1, -0.8],
        [0.2, 0.3, 1],
        [1, 1, 0.2],
        [-0.5, 0.1, 0.8],
      ]
      make.part(
        'spark',
        together([ball(0.045, 16), ...aims.map((aim) => ray.aim(aim))]).at(end),
        glowing('#ffb321', { glow: 2.6 }),
      )
    }
    make.socket('top', [0, 0.8, 0], 0.1)
  },
})
