import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, sheet, softened, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { crust, lacquer, liquid, porcelain, rubber, skin } from '../../materials/material.ts'

/** A plate that all of them lie on. */
const plate: Vec2[] = softened(
  [
    [0, 0],
    [0.3, 0],
    [0.34, 0.012],
    [0.56, 0.06],
    [0.57, 0.075],
    [0.34, 0.035],
    [0, 0.03],
  ],
  0.008,
)

export const waffle = archetype({
  id: 'waffle',
  about: 'A round waffle with a pat of butter and syrup, on a plate',
  skeleton: 'food',
  nouns: ['waffle', 'belgian waffle', 'waffles'],
  parameters: { stack: number(1, 1, 3, 'how many lie on one another') },
  rows: { waffles: { values: { stack: 3 } } },
  build(v, look, make) {
    const count = Math.round(v.stack)
    const [tall, step] = [0.1, 0.115]
    make.part('plate', lathe(plate, { corners: 56 }), look.material('second', porcelain('#f4f1ea')))
    const crumb = look.material('main', crust('#d9983f', { relief: 0.6 }))
    // A grid of ribs on a round cake; the pockets are what lies between.
    const ribs = [-0.33, -0.198, -0.066, 0.066, 0.198, 0.33].flatMap((d) => {
      const long = 2 * Math.sqrt(0.43 ** 2 - d * d)
      const rib = box(long, 0.05, 0.042, 0.012).move(0, tall - 0.01, d)
      return [rib, rib.turn(0, 90, 0)]
    })
    const one = together([
      lathe(
        softened(
          [
            [0, 0],
            [0.43, 0],
            [0.45, 0.03],
            [0.45, tall + 0.012],
            [0.41, tall + 0.012],
            [0.4, tall - 0.03],
            [0, tall - 0.03],
          ],
          0.014,
        ),
        { corners: 56 },
      ),
      ...ribs,
    ])
    make.part('waffle', inRow(one, count, [0, step, 0]).move(0, 0.032, 0), crumb)
    const top = 0.032 + (count - 1) * step + tall + 0.015
    const syrup = look.material('accent', liquid('#8a4312', { opacity: 0.92 }))
    const drips = [0.3, 1.6, 2.5, 3.9, 5.2].map((a, i) => {
      const out = (far: number, y: number): Vec3 => [Math.sin(a) * far, y, Math.cos(a) * far]
      return tube(
        [out(0.2, top), out(0.38, top + 0.005), out(0.462, top - 0.015), out(0.468, top - 0.06 - 0.012 * i)],
        [0.05, 0.05, 0.042, 0.034],
        { smooth: 5, corners: 10 },
      )
    })
    make.part('syrup', together([ball([0.27, 0.022, 0.25], 30).move(0, top - 0.006, 0), ...drips]), syrup)
    make.part(
      'butter',
      box(0.19, 0.075, 0.19, 0.022)
        .turn(0, 25, 0)
        .move(0, top + 0.045, 0),
      rubber('#f8dc6a', { roughness: 0.4 }),
    )
    make.socket('top', [0, top, 0], 0.4)
  },
})

/** One strip of bacon, in waves from end to end. */
function strip(phase: number) {
  return sheet(
    Array.from({ length: 40 }, (_, i) => {
      const t = i / 39
      return [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
        (s): Vec3 => [
          (t - 0.5) * 1.1,
          0.055 + 0.05 * Math.sin(t * 21 + phase + s * 0.35),
          s * 0.115 + 0.014 * Math.sin(t * 16 + s * 3 + phase),
        ],
      )
    }),
    0.026,
  )
}

export const breakfastMeat = archetype({
  id: 'breakfast-meat',
  about: 'Strips of bacon, or sausages',
  skeleton: 'food',
  nouns: ['bacon', 'bacon strip', 'strip of bacon', 'bacon strips', 'rasher'],
  parameters: {
    kind: choice(['bacon', 'sausage', 'string'], 'which it is'),
    count: number(1, 1, 5, 'how many'),
  },
  rows: {
    bacon: { values: { count: 3 } },
    'bacon strips': { values: { count: 3 } },
    sausage: { values: { kind: 'sausage' } },
    bratwurst: { values: { kind: 'sausage' }, colours: { main: '#c98d5a' } },
    wurst: { values: { kind: 'sausage' } },
    frankfurter: { values: { kind: 'sausage', count: 2 } },
    'string of sausages': { values: { kind: 'string', count: 4 } },
    'sausage link': { values: { kind: 'sausage' } },
  },
  build(v, look, make) {
    const count = Math.round(v.count)
    if (v.kind === 'bacon') {
      const [fat, dark] = [light('#f6d8b8'), light('#7a1d14')]
      const painted = {
        ...look.material('main', skin('#b8382a', { roughness: 0.35 })),
        paint: ([x, , z]: Vec3) => {
          const across = (((z + 10.13) % 0.26) - 0.13) / 0.115
          const wave = across + 0.12 * Math.sin(x * 9 + z * 2)
          if (Math.abs(wave - 0.1) < 0.17 || wave < -0.72) return fat
          return wave > 0.62 ? dark : undefined
        },
      }
      make.part(
        'bacon',
        together(
          Array.from({ length: count }, (_, i) => strip(i * 1.9).move(0, 0, (i - (count - 1) / 2) * 0.26)),
        ),
        painted,
      )
      if (count > 1)
        make.part(
          'plate',
          box(1.24, 0.03, 0.26 * count + 0.14, 0.012).move(0, -0.005, 0),
          look.material('second', porcelain('#f4f1ea')),
        )
      make.socket('top', [0, 0.1, 0], 0.2)
      return
    }
    const casing = look.material('main', skin('#a8512e', { roughness: 0.22, relief: 0.6 }))
    const knot = look.material('second', rubber('#7c3a20'))
    const string = v.kind === 'string'
    const long = string ? 0.21 : 0.5
    const thick = string ? 0.085 : 0.135
    const link = tube(
      [
        [-long, 0.035, 0],
        [-long * 0.5, -0.012, 0],
        [0, -0.025, 0],
        [long * 0.5, -0.012, 0],
        [long, 0.035, 0],
      ],
      [thick * 0.8, thick, thick, thick, thick * 0.8],
      { smooth: 6, corners: 24 },
    )
    const tip = together([
      lathe(
        [
          [0, -0.03],
          [0.03, -0.02],
          [0.022, 0.03],
          [0.05, 0.09],
          [0, 0.085],
        ],
        { corners: 10 },
      )
        .turn(0, 0, -82)
        .move(long + thick * 0.74, 0.05, 0),
    ]).mirrored()
    if (!string) {
      const placed = (solid: typeof link) =>
        together(
          Array.from({ length: count }, (_, i) =>
            solid
              .turn(0, count > 1 ? (i - (count - 1) / 2) * 14 : 0, 0)
              .move(0, thick, (i - (count - 1) / 2) * thick * 2.3),
          ),
        )
      make.part('sausage', placed(link), casing)
      make.part('ends', placed(tip), knot)
      const marks = together(
        [-0.26, 0, 0.26].map((x) =>
          box(0.03, 0.02, 0.16, 0.008)
            .turn(0, 32, 0)
            .move(x, thick - 0.026, 0.02),
        ),
      )
      make.part('marks', placed(marks), skin('#5c2413'))
      make.socket('top', [0, thick * 2, 0], 0.15)
      return
    }
    // Links hang in a zigzag from knot to knot, lying on the ground.
    const reach = 2 * (long + thick * 0.86)
    const places = Array.from({ length: count }, (_, i) => ({ turn: i % 2 ? -52 : 52, i }))
    const [dx, dz] = [Math.cos(0.9076) * reach, Math.sin(0.9076) * reach]
    const placed = (solid: typeof link) =>
      together(places.map(({ turn, i }) => solid.turn(0, turn, 0).move((i - (count - 1) / 2) * dx, thick, 0)))
    make.part('sausages', placed(link), casing)
    make.part(
      'knots',
      together(
        Array.from({ length: count + 1 }, (_, i) =>
          ball(0.034, 12).move((i - count / 2) * dx, thick + 0.04, ((i % 2 ? -1 : 1) * dz) / 2),
        ),
      ),
      knot,
    )
    make.socket('top', [0, thick * 2, 0], 0.15)
  },
})

export const butter = archetype({
  id: 'butter',
  about: 'A stick of butter in its dish, with a slice cut off',
  skeleton: 'food',
  nouns: ['butter', 'stick of butter', 'butter stick', 'block of butter'],
  parameters: { slices: number(2, 0, 3, 'how many slices are cut off') },
  build(v, look, make) {
    const yellow = look.material('main', rubber('#f9d95c', { roughness: 0.4, relief: 0.4 }))
    make.part(
      'dish',
      lathe(
        softened(
          [
            [0, 0],
            [0.44, 0],
            [0.6, 0.07],
            [0.6, 0.085],
            [0.43, 0.03],
            [0, 0.03],
          ],
          0.01,
        ),
        { corners: 48 },
      ).scale(1, 1, 0.68),
      look.material('second', porcelain('#dfe9f2')),
    )
    make.part('butter', box(0.62, 0.27, 0.3, 0.018).move(-0.08, 0.165, 0), yellow)
    const slices = Math.round(v.slices)
    if (slices > 0)
      make.part(
        'slices',
        together([
          ...Array.from({ length: slices }, (_, i) =>
            box(0.055, 0.27, 0.3, 0.012)
              .turn(0, 0, -22 - 16 * i)
              .move(0.3 + 0.09 * i, 0.15 - 0.016 * i, 0),
          ),
        ]),
        yellow,
      )
    make.socket('top', [-0.08, 0.3, 0], 0.2)
  },
})

export const marshmallow = archetype({
  id: 'marshmallow',
  about: 'A marshmallow, alone or toasted on a stick',
  skeleton: 'food',
  nouns: ['marshmallow'],
  parameters: { stick: number(0, 0, 1, 'whether it is roasted on a stick') },
  rows: { 'roasted marshmallow': { values: { stick: 1 } }, 'toasted marshmallow': { values: { stick: 1 } } },
  build(v, look, make) {
    const brown = light('#a8642c')
    const puff = look.material('main', rubber('#fbf6f0', { roughness: 0.8, relief: 0.3 }))
    const body = lathe(
      softened(
        [
          [0, 0],
          [0.36, 0.005],
          [0.42, 0.08],
          [0.4, 0.36],
          [0.42, 0.6],
          [0.36, 0.68],
          [0, 0.675],
        ],
        0.07,
        5,
      ),
      { corners: 48 },
    )
    if (v.stick > 0.3) {
      make.part('marshmallow', body.scale(0.5).turn(0, 0, -55).move(0, 0.62, 0), {
        ...puff,
        paint: ([x, y, z]) =>
          Math.sin(x * 14 + z * 9) + Math.sin(y * 17 + x * 5) > 0.35 ? brown : undefined,
      })
      make.part(
        'stick',
        tube(
          [
            [-0.6, 0.02, 0],
            [-0.05, 0.5, 0],
            [0.34, 0.84, 0],
          ],
          [0.02, 0.018, 0.016],
          { corners: 10 },
        ),
        crust('#7a5230'),
      )
      make.socket('top', [0.1, 0.8, 0], 0.1)
      return
    }
    make.part('marshmallow', body, puff)
    make.socket('top', [0, 0.68, 0], 0.3)
  },
})

/** A biscuit in the shape of a little man. */
export const gingerbreadMan = archetype({
  id: 'gingerbread-man',
  about: 'A gingerbread man with icing, buttons and a smile',
  skeleton: 'food',
  nouns: ['gingerbread man', 'gingerbread boy', 'gingerbread person', 'gingerbread cookie', 'gingerman'],
  parameters: { buttons: number(3, 1, 4, 'how many buttons') },
  build(v, look, make) {
    const oval = (x: number, y: number, rx: number, ry: number) =>
      cylinder(1, 0.12, { round: 0.12, corners: 40 }).turn(90, 0, 0).scale(rx, ry, 1).move(x, y, 0)
    const limb = (from: Vec2, to: Vec2, thick: number) =>
      tube(
        [
          [...from, 0],
          [...to, 0],
        ],
        thick,
        { corners: 24 },
      ).scale(1, 1, 0.06 / thick)
    const dough = oval(0, 0.78, 0.22, 0.21).plus(
      limb([0, 0.55], [0, 0.36], 0.19),
      limb([-0.05, 0.52], [-0.36, 0.5], 0.105),
      limb([0.05, 0.52], [0.36, 0.5], 0.105),
      limb([-0.07, 0.36], [-0.2, 0.13], 0.125),
      limb([0.07, 0.36], [0.2, 0.13], 0.125),
    )
    make.part('gingerbread', dough, look.material('main', crust('#b06a2c', { relief: 0.7 })))
    const z = 0.062
    const line = (points: Vec2[]) =>
      tube(
        points.map(([x, y]): Vec3 => [x, y, z]),
        0.014,
        { smooth: 4, corners: 8 },
      )
    const zigzag = (x: number, y: number, turn: number) =>
      tube(
        Array.from({ length: 9 }, (_, i): Vec3 => [(i / 8 - 0.5) * 0.16, i % 2 ? 0.022 : -0.022, 0]),
        0.013,
        { corners: 8 },
      )
        .turn(0, 0, turn)
        .move(x, y, z)
    make.part(
      'icing',
      together([
        line([
          [-0.1, 0.735],
          [-0.06, 0.69],
          [0, 0.675],
          [0.06, 0.69],
          [0.1, 0.735],
        ]),
        zigzag(0.36, 0.5, 90),
        zigzag(-0.36, 0.5, 90),
        zigzag(0.17, 0.17, 32),
        zigzag(-0.17, 0.17, -32),
      ]),
      look.material('second', rubber('#fff8ee', { roughness: 0.5 })),
    )
    make.part(
      'eyes',
      ball([0.03, 0.036, 0.022], 16)
        .move(0.075, 0.82, z - 0.004)
        .mirrored(),
      lacquer('#1d1210'),
    )
    const count = Math.round(v.buttons)
    const colours = ['#d8262f', '#2f9d4a', '#2a6fd0', '#f0b429']
    for (let i = 0; i < count; i++)
      make.part(
        'buttons',
        ball([0.034, 0.034, 0.024], 16).move(0, 0.56 - i * 0.1, z - 0.002),
        i === 0 ? look.material('accent', lacquer('#d8262f')) : lacquer(colours[i] ?? '#d8262f'),
      )
    make.socket('top', [0, 0.98, 0], 0.2)
  },
})
