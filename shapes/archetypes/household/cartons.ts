import { archetype, choice } from '../../archetype.ts'
import { hull, together } from '../../geometry/solid.ts'
import { box, cylinder, extrude, lathe, roundedOutline, softened, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glass, lacquer, liquid, metal, paper, plastic } from '../../materials/material.ts'
import { flowing, hoop, pipe, rod, standing, turned } from './forms.ts'

/** What milk, juice, water and petrol are sold and carried in. Their labels look to the front. */

const waves = (x: number, y: number, level: number, high: number) =>
  y < level + high * (0.62 * Math.sin(x * 9 + 0.6) + 0.38 * Math.sin(x * 17))

const isDrop = (x: number, y: number) =>
  y < 0.012 ? Math.hypot(x, y + 0.012) < 0.052 : Math.abs(x) < 0.047 * (1 - (y - 0.012) / 0.075)

export const carton = archetype({
  id: 'drink-carton',
  about: 'A carton of milk or juice with a gable top, or a small box with a straw',
  skeleton: 'container',
  nouns: ['milk carton', 'carton of milk', 'drink carton', 'carton'],
  parameters: { kind: choice(['gable', 'box'], 'a gable top with a cap, or a small box with a straw') },
  rows: {
    'juice carton': { colours: { second: '#f5912a', accent: '#3f9a3f' } },
    'orange juice carton': { colours: { second: '#f5912a', accent: '#3f9a3f' } },
    'juice box': {
      values: { kind: 'box' },
      colours: { main: '#fff6e2', second: '#e8463c', accent: '#4f9a3f' },
    },
    'drink box': {
      values: { kind: 'box' },
      colours: { main: '#fff6e2', second: '#e8463c', accent: '#4f9a3f' },
    },
  },
  build: standing((v, look, make) => {
    const isBox = v.kind === 'box'
    const [w, tall] = isBox ? [0.44, 0.72] : [0.42, 0.74]
    const deep = isBox ? 0.3 : 0.42
    const band = light(look.colour('second', '#3f8fd8'))
    const leafy = light(look.colour('accent', '#2f6fb8'))
    const coat = look.material('main', paper('#fbfaf5', { roughness: 0.4 }))
    const stuff = {
      ...coat,
      paint: ([x, y, z]: Vec3) => {
        const around = x + z
        if (y > tall - 0.012 && y < tall + 0.012) return leafy
        if (waves(around, y, 0.24, 0.045)) return band
        // A round badge with a drop on it, on the front and behind.
        const far = Math.hypot(x, y - 0.46)
        return Math.abs(z) > deep / 2 - 0.02 && far < 0.115 && !isDrop(x, y - 0.45) ? leafy : undefined
      },
    }
    make.part('carton', box(w, tall, deep, 0.012).move(0, tall / 2, 0), stuff)
    if (isBox) {
      make.part(
        'foil',
        cylinder(0.03, 0.006, { corners: 24 }).move(0.1, tall + 0.002, 0.04),
        metal('#c8cdd2'),
      )
      make.part(
        'straw',
        pipe(
          [
            [0.1, tall - 0.02, 0.04],
            [0.1, tall + 0.1, 0.04],
            [0.11, tall + 0.14, 0.045],
            [0.22, tall + 0.19, 0.07],
          ],
          0.018,
          5,
          16,
        ),
        plastic('#ffffff', { roughness: 0.3 }),
      )
      make.part(
        'stripes',
        together([0.03, 0.06, 0.09].map((y) => torus(0.019, 0.004, 20, 6).move(0.1, tall + y, 0.04))),
        look.material('second', plastic('#e8463c')),
      )
      make.part(
        'flaps',
        box(0.05, 0.012, 0.28, 0.004)
          .move(w / 2 - 0.02, tall + 0.004, 0)
          .mirrored(),
        coat,
      )
      return
    }
    const [x, z] = [w / 2 - 0.004, deep / 2 - 0.004]
    make.part(
      'gable',
      hull([
        [-x, tall - 0.01, z],
        [x, tall - 0.01, z],
        [-x, tall - 0.01, -z],
        [x, tall - 0.01, -z],
        [-x, tall + 0.2, 0.012],
        [x, tall + 0.2, 0.012],
        [-x, tall + 0.2, -0.012],
        [x, tall + 0.2, -0.012],
      ]).minus(
        // The sides are folded in.
        ...[-1, 1].map((side) =>
          hull([
            [side * (x + 0.05), tall + 0.01, z],
            [side * (x + 0.05), tall + 0.01, -z],
            [side * (x + 0.05), tall + 0.19, 0],
            [side * (x - 0.001), tall + 0.01, z - 0.03],
            [side * (x - 0.001), tall + 0.01, -z + 0.03],
            [side * (x - 0.12), tall + 0.13, 0],
          ]),
        ),
      ),
      look.material('second', paper('#3f8fd8', { roughness: 0.4 })),
    )
    make.part('seam', box(w - 0.006, 0.1, 0.026, 0.006).move(0, tall + 0.24, 0), coat)
    make.part(
      'cap',
      together([
        lathe(
          softened(
            [
              [0, 0],
              [0.075, 0],
              [0.07, 0.06],
              [0, 0.062],
            ],
            0.01,
          ),
          { corners: 48, flutes: (a) => 1 + 0.025 * Math.cos(a * 24) },
        ),
        cylinder(0.09, 0.02, { corners: 36 }),
      ])
        .turn(45, 0, 0)
        .move(0, tall + 0.1, deep / 4 + 0.01),
      look.material('accent', plastic('#2f6fb8', { roughness: 0.35 })),
    )
  }),
})

export const plasticBottle = archetype({
  id: 'plastic-bottle',
  about: 'A clear plastic bottle with ribs, a label and a screw cap',
  skeleton: 'container',
  nouns: ['plastic bottle', 'pet bottle', 'plastic water bottle', 'mineral water bottle'],
  parameters: { filled: choice(['water', 'none'], 'what is in it') },
  rows: { 'empty plastic bottle': { values: { filled: 'none' } } },
  build: standing((v, look, make) => {
    const ribs = Array.from({ length: 5 }, (_, i): Vec2[] => [
      [0.15, 0.16 + i * 0.042],
      [0.141, 0.181 + i * 0.042],
    ]).flat()
    const shoulders = flowing([
      [0.152, 0.62],
      [0.146, 0.7],
      [0.1, 0.82],
      [0.058, 0.885],
      [0.052, 0.92],
    ])
    const outer: Vec2[] = [
      [0, 0.02],
      [0.05, 0.02],
      [0.08, 0],
      [0.13, 0],
      [0.148, 0.03],
      [0.15, 0.12],
      ...ribs,
      [0.15, 0.38],
      [0.144, 0.39],
      [0.144, 0.6],
      ...shoulders,
    ]
    make.part(
      'bottle',
      lathe([...outer, [0, 0.92]], { corners: 48 }),
      look.material('main', glass('#bfe3f5', { opacity: 0.4 })),
    )
    if (v.filled === 'water')
      make.part(
        'water',
        lathe(
          [
            [0, 0.03],
            [0.12, 0.012],
            [0.136, 0.04],
            [0.136, 0.66],
            [0.128, 0.7],
            [0, 0.7],
          ],
          { corners: 36 },
        ),
        liquid('#8fd0ee', { opacity: 0.6 }),
      )
    const mark = light(look.colour('accent', '#1f5fae'))
    make.part(
      'label',
      hoop(
        [
          [0.146, 0.39],
          [0.151, 0.392],
          [0.151, 0.598],
          [0.146, 0.6],
          [0.141, 0.598],
          [0.141, 0.392],
        ],
        60,
      ),
      {
        ...look.material('second', paper('#f6fbff', { roughness: 0.4 })),
        paint: ([x, y, z]: Vec3) => {
          if (y < 0.41 || y > 0.58) return mark
          return Math.abs(z) > 0.05 && isDrop(x * 1.35, (y - 0.495) * 1.35) ? mark : undefined
        },
      },
    )
    make.part(
      'collar',
      turned(
        [
          [0, 0.9],
          [0.066, 0.9],
          [0.066, 0.912],
          [0, 0.912],
        ],
        0.003,
      ),
      look.material('accent', plastic('#1f5fae', { roughness: 0.35 })),
    )
    make.part(
      'cap',
      lathe(
        softened(
          [
            [0, 0.918],
            [0.062, 0.918],
            [0.06, 0.985],
            [0, 0.988],
          ],
          0.008,
        ),
        {
          corners: 72,
          flutes: (a, y) => (y < 0.98 ? 1 + 0.02 * Math.cos(a * 24) : 1),
        },
      ),
      look.material('accent', plastic('#1f5fae', { roughness: 0.35 })),
    )
    make.socket('top', [0, 0.99, 0], 0.06)
  }),
})

export const gasCan = archetype({
  id: 'gas-can',
  about: 'A can for petrol with a handle, a spout and a pressed cross, of metal or plastic',
  skeleton: 'container',
  nouns: [
    'gas can',
    'jerrycan',
    'jerry can',
    'gasoline can',
    'petrol can',
    'fuel can',
    'gas canister',
    'petrol canister',
    'fuel canister',
  ],
  parameters: { kind: choice(['plastic', 'army'], 'red with a spout, or the army kind with three handles') },
  rows: {
    jerrycan: { values: { kind: 'army' }, colours: { main: '#56643c' } },
    'jerry can': { values: { kind: 'army' }, colours: { main: '#56643c' } },
  },
  build: standing((v, look, make) => {
    const isArmy = v.kind === 'army'
    const coat = look.material(
      'main',
      isArmy ? lacquer('#c8322a', { roughness: 0.45 }) : plastic('#d8302a', { roughness: 0.4 }),
    )
    const dark = look.material('second', isArmy ? metal('#8a9199') : plastic('#f2c62e', { roughness: 0.4 }))
    const outline: Vec2[] = isArmy
      ? [
          [-0.36, 0],
          [0.36, 0],
          [0.36, 0.86],
          [0.2, 0.98],
          [-0.36, 0.98],
        ]
      : [
          [-0.4, 0],
          [0.4, 0],
          [0.4, 0.46],
          [0.3, 0.62],
          [-0.4, 0.62],
        ]
    const deep = isArmy ? 0.3 : 0.44
    make.part('can', extrude(roundedOutline(outline, 0.09, 6), deep, { bevel: 0.06, steps: 4 }), coat)
    if (isArmy) {
      const cross = (side: number) =>
        together([
          rod([-0.25, 0.14, side], [0.25, 0.78, side], 0.024, 14),
          rod([0.25, 0.14, side], [-0.25, 0.78, side], 0.024, 14),
        ])
      make.part('cross', cross(deep / 2 - 0.004).mirrored('z'), coat)
      make.part(
        'seam',
        extrude(roundedOutline(outline, 0.09, 6), 0.03, { bevel: 0.008 }).warp(([x, y, z]) => [
          x * 1.022,
          0.49 + (y - 0.49) * 1.016,
          z,
        ]),
        coat,
      )
      const handle = (z: number) =>
        pipe(
          [
            [-0.3, 0.95, z],
            [-0.28, 1.07, z],
            [0.06, 1.07, z],
            [0.08, 0.95, z],
          ],
          0.022,
          6,
        )
      make.part('handles', together([-0.09, 0, 0.09].map(handle)), coat)
      make.part(
        'cap',
        together([
          cylinder(0.075, 0.16, { corners: 32, round: 0.02 }).turn(0, 0, -38).move(0.29, 0.96, 0),
          box(0.06, 0.16, 0.16, 0.015).turn(0, 0, -38).move(0.33, 1.0, 0),
        ]),
        dark,
      )
      return
    }
    make.part(
      'panel',
      together([
        box(0.5, 0.02, 0.02, 0.008),
        box(0.5, 0.02, 0.02, 0.008).move(0, 0.3, 0),
        box(0.02, 0.3, 0.02, 0.008).move(-0.25, 0.15, 0),
        box(0.02, 0.3, 0.02, 0.008).move(0.25, 0.15, 0),
      ])
        .move(-0.02, 0.15, deep / 2)
        .mirrored('z'),
      coat,
    )
    make.part(
      'handle',
      pipe(
        [
          [-0.34, 0.58, 0],
          [-0.34, 0.76, 0],
          [-0.26, 0.82, 0],
          [0.04, 0.82, 0],
          [0.12, 0.76, 0],
          [0.14, 0.58, 0],
        ],
        0.045,
        6,
        18,
      ),
      coat,
    )
    make.part(
      'flame',
      extrude(flame, 0.02, { bevel: 0.004 })
        .scale(0.2, 0.2, 1)
        .move(-0.02, 0.19, deep / 2 + 0.004),
      dark,
    )
    make.part(
      'collar',
      cylinder(0.1, 0.09, { corners: 40, round: 0.015 }).turn(0, 0, -32).move(0.33, 0.58, 0),
      look.material('accent', plastic('#26282c')),
    )
    make.part(
      'spout',
      pipe(
        [
          [0.33, 0.58, 0],
          [0.4, 0.7, 0],
          [0.5, 0.84, 0],
          [0.66, 0.94, 0],
        ],
        [0.06, 0.052, 0.042, 0.034],
        6,
        20,
      ),
      dark,
    )
    make.part(
      'tip',
      rod([0.64, 0.925, 0], [0.72, 0.97, 0], 0.042, 20),
      look.material('accent', plastic('#26282c')),
    )
  }),
})

const flame: Vec2[] = roundedOutline(
  [
    [-0.1, 0],
    [0.2, 0],
    [0.36, 0.2],
    [0.34, 0.45],
    [0.22, 0.62],
    [0.2, 0.46],
    [0.1, 0.56],
    [0.08, 1],
    [-0.12, 0.78],
    [-0.18, 0.52],
    [-0.26, 0.58],
    [-0.34, 0.3],
    [-0.26, 0.1],
  ],
  0.06,
)
