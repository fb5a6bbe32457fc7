import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
} from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { lacquer, metal, plastic, polished, rubber, wornMetal } from '../../materials/material.ts'
import { pipe, rod, standing } from '../household/forms.ts'

/** What stands about in workshops, on walls and beside cannons. */

export const toolbox = archetype({
  id: 'toolbox',
  about: 'A steel toolbox with a lid, latches and a handle; closed, or open with tools in it',
  skeleton: 'container',
  nouns: ['toolbox', 'tool box', 'tool chest', 'tackle box', 'tool case'],
  parameters: { lid: choice(['closed', 'open'], 'whether it is open') },
  rows: {
    'tackle box': { colours: { main: '#2f7f5a', second: '#e0c070' } },
    'open toolbox': { values: { lid: 'open' } },
  },
  build: standing((v, look, make) => {
    const paint = look.material('main', lacquer('#d42f28', { roughness: 0.35, metalness: 0.2 }))
    const steel = look.material('second', metal('#b7bec6'))
    const [w, h, d] = [1, 0.36, 0.44]
    make.part(
      'box',
      box(w, h, d, 0.03)
        .move(0, h / 2, 0)
        .minus(box(w - 0.06, h, d - 0.06, 0.02).move(0, h / 2 + 0.05, 0)),
      paint,
    )
    make.part(
      'box',
      together([0.07, 0.13].map((y) => box(w - 0.1, 0.016, d + 0.014, 0.006).move(0, y, 0))),
      paint,
    )
    // The lid is a flat-topped roof.
    const gable: Vec2[] = roundedOutline(
      [
        [-d / 2 - 0.012, 0],
        [d / 2 + 0.012, 0],
        [d / 2 + 0.012, 0.07],
        [d / 2 - 0.1, 0.19],
        [-d / 2 + 0.1, 0.19],
        [-d / 2 - 0.012, 0.07],
      ],
      0.02,
      3,
    )
    const inside: Vec2[] = [
      [-d / 2 + 0.03, -0.1],
      [d / 2 - 0.03, -0.1],
      [d / 2 - 0.03, 0.055],
      [d / 2 - 0.12, 0.16],
      [-d / 2 + 0.12, 0.16],
      [-d / 2 + 0.03, 0.055],
    ]
    const shell = extrude(gable, w + 0.02, { bevel: 0.012 })
      .minus(extrude(inside, w - 0.05, { bevel: 0 }))
      .turn(0, 90, 0)
    const open = v.lid === 'open'
    const lift = (solid: typeof shell) =>
      open
        ? solid
            .move(0, 0, d / 2)
            .turn(-100, 0, 0)
            .move(0, h, -d / 2)
        : solid.move(0, h, 0)
    make.part('lid', lift(shell), paint)
    make.part(
      'fittings',
      together(
        [-1, 1].flatMap((x) =>
          [-1, 1].map((z) =>
            box(0.07, 0.08, 0.07, 0.014).move(x * (w / 2 - 0.028), 0.038, z * (d / 2 - 0.028)),
          ),
        ),
      ),
      steel,
    )
    const handle = pipe(
      [
        [-0.17, 0.18, 0],
        [-0.17, 0.29, 0],
        [-0.13, 0.32, 0],
        [0.13, 0.32, 0],
        [0.17, 0.29, 0],
        [0.17, 0.18, 0],
      ],
      0.02,
      5,
    )
    make.part('handle', lift(handle.with(box(0.07, 0.03, 0.1, 0.01).move(0.17, 0.195, 0).mirrored())), steel)
    make.part(
      'grip',
      lift(rod([-0.12, 0.32, 0], [0.12, 0.32, 0], 0.034, 20)),
      look.material('accent', rubber('#26282d')),
    )
    make.part(
      'latches',
      together(
        [-1, 1].map((s) =>
          box(0.1, 0.13, 0.03, 0.01)
            .with(
              box(0.06, 0.04, 0.03, 0.008).move(0, 0.01, 0.012),
              rod([-0.05, -0.07, 0.008], [0.05, -0.07, 0.008], 0.016),
            )
            .move(s * 0.3, h - (open ? 0.08 : 0.005), d / 2 + 0.012),
        ),
      ),
      steel,
    )
    make.part('fittings', box(0.2, 0.09, 0.02, 0.008).move(0, 0.23, d / 2 + 0.002), steel)
    if (!open) {
      make.socket('top', [0, h + 0.19, 0], 0.2).socket('handle', [0, h + 0.32, 0], 0.03)
      return
    }
    make.part(
      'tray',
      box(w - 0.09, 0.04, d - 0.09, 0.01).move(0, h - 0.1, 0),
      look.material('accent', plastic('#33373d')),
    )
    const tool = (x: number, turn: number, colour: string) =>
      together([
        rod([0, 0, -0.13], [0, 0, 0.02], 0.036, 16).tinted(light(colour)),
        rod([0, 0, 0], [0, 0, 0.17], 0.013, 10).tinted([0.5, 0.53, 0.57]),
      ])
        .turn(0, turn, 0)
        .move(x, h - 0.045, 0)
    make.part(
      'screwdrivers',
      together([tool(-0.36, 8, '#f2b92e'), tool(-0.24, -6, '#2f7fd0'), tool(-0.13, 4, '#3fa34f')]),
      plastic('#f2b92e', { roughness: 0.3 }),
    )
    make.part(
      'wrench',
      together([
        box(0.3, 0.026, 0.05, 0.01),
        torus(0.05, 0.018, 24, 8).move(0.19, 0, 0),
        torus(0.044, 0.018, 24, 8).move(-0.18, 0, 0),
      ])
        .turn(0, 18, 0)
        .move(0.22, h - 0.05, -0.09),
      polished('#c5ccd4'),
    )
    make.part(
      'hammer',
      together([
        rod([-0.18, 0, 0], [0.16, 0, 0], 0.022, 14).tinted(light('#b9803f')),
        box(0.06, 0.06, 0.17, 0.014).move(0.17, 0, 0).tinted([0.2, 0.21, 0.23]),
      ])
        .turn(0, -8, 0)
        .move(0.18, h - 0.03, 0.08),
      plastic('#b9803f'),
    )
    make.socket('inside', [0, h, 0], 0.3)
  }),
})

export const fireExtinguisher = archetype({
  id: 'fire-extinguisher',
  about: 'A fire extinguisher with a gauge, a lever and a hose',
  skeleton: 'tool',
  nouns: ['fire extinguisher', 'extinguisher'],
  parameters: { hose: choice(['hose', 'nozzle'], 'a hose at its side, or a short nozzle') },
  build: standing((v, look, make) => {
    const red = look.material('main', lacquer('#d3221e', { roughness: 0.22 }))
    const iron = metal('#b9c0c8')
    const black = look.material('second', rubber('#23252a'))
    make.part(
      'tank',
      lathe(
        softened(
          [
            [0, 0.02],
            [0.17, 0.02],
            [0.17, 0.62],
            [0.15, 0.7],
            [0.09, 0.76],
            [0.05, 0.78],
            [0.05, 0.83],
            [0, 0.83],
          ],
          0.04,
          5,
        ),
        { corners: 48 },
      ),
      red,
    )
    make.part(
      'foot',
      lathe(
        softened(
          [
            [0, 0],
            [0.178, 0],
            [0.178, 0.05],
            [0, 0.05],
          ],
          0.01,
        ),
        { corners: 48 },
      ),
      black,
    )
    make.part(
      'label',
      lathe(
        [
          [0, 0.24],
          [0.1712, 0.24],
          [0.1712, 0.5],
          [0, 0.5],
        ],
        { corners: 48 },
      ).within(box(0.24, 0.26, 0.4, 0.02).move(0, 0.37, 0.2)),
      {
        ...look.material('accent', plastic('#f7f4ec', { roughness: 0.4 })),
        paint: ([x, y]: Vec3) => {
          if (y > 0.45) return light('#d3221e')
          const dx = Math.abs(x)
          if (y > 0.32 && y < 0.43 && dx < 0.045 * (1 - (y - 0.33) / 0.11) + 0.004) return light('#f08a1d')
          return y < 0.3 && Math.abs(((y - 0.25) % 0.018) - 0.009) < 0.0035 && dx < 0.09
            ? light('#5a5a5a')
            : undefined
        },
      },
    )
    make.part(
      'valve',
      together([
        cylinder(0.055, 0.05, { corners: 32 }).move(0, 0.84, 0),
        box(0.09, 0.07, 0.1, 0.02).move(0, 0.89, 0),
      ]),
      metal('#c9a64a'),
    )
    make.part(
      'fittings',
      cylinder(0.042, 0.04, { corners: 32, round: 0.008 }).turn(90, 0, 0).move(0, 0.885, 0.06),
      iron,
    )
    make.part('dial', cylinder(0.034, 0.01, { corners: 28 }).turn(90, 0, 0).move(0, 0.885, 0.08), {
      ...lacquer('#ffffff'),
      paint: ([x, y]: Vec3) =>
        Math.abs(x - (y - 0.885) * 0.3) < 0.004 && y > 0.88
          ? [0.02, 0.02, 0.02]
          : x > 0.008
            ? light('#3fae4f')
            : x < -0.012
              ? light('#d8302a')
              : undefined,
    })
    make.part(
      'levers',
      together([
        box(0.28, 0.024, 0.06, 0.01).turn(0, 0, -6).move(-0.12, 0.9, 0),
        box(0.3, 0.026, 0.06, 0.01).turn(0, 0, -20).move(-0.11, 0.985, 0),
      ]),
      black,
    )
    make.part(
      'fittings',
      torus(0.03, 0.006, 24, 8)
        .turn(90, 0, 0)
        .move(0.02, 0.945, 0.07)
        .with(rod([0.02, 0.94, -0.06], [0.02, 0.94, 0.06], 0.007)),
      iron,
    )
    if (v.hose === 'hose') {
      make.part(
        'hose',
        pipe(
          [
            [0.04, 0.89, 0],
            [0.14, 0.9, 0.01],
            [0.22, 0.8, 0.02],
            [0.235, 0.5, 0.03],
            [0.215, 0.3, 0.03],
          ],
          0.024,
          8,
          16,
        ),
        black,
      )
      make.part(
        'horn',
        lathe(
          softened(
            [
              [0, 0],
              [0.062, 0],
              [0.036, 0.2],
              [0.03, 0.22],
              [0, 0.22],
            ],
            0.006,
          ),
          { corners: 32 },
        ).move(0.213, 0.1, 0.03),
        black,
      )
      make.part(
        'fittings',
        torus(0.174, 0.012, 48, 8)
          .scale(1, 1.6, 1)
          .move(0, 0.56, 0)
          .with(box(0.09, 0.04, 0.05, 0.01).move(0.2, 0.56, 0.03)),
        iron,
      )
    } else make.part('horn', rod([0.04, 0.89, 0], [0.2, 0.89, 0], [0.026, 0.05], 24), black)
    make.socket('handle', [-0.14, 0.95, 0], 0.04)
  }),
})

export const cannonball = archetype({
  id: 'cannonball',
  about: 'A cannonball of cast iron, or a stack of them',
  skeleton: 'ball',
  nouns: ['cannonball', 'cannon ball', 'iron ball', 'musket ball'],
  parameters: { stacked: choice(['one', 'pile'], 'a single one, or a pile of them') },
  rows: {
    'stack of cannonballs': { values: { stacked: 'pile' } },
    'pile of cannonballs': { values: { stacked: 'pile' } },
  },
  build: standing((v, look, make) => {
    const iron = look.material('main', wornMetal('#34373c', { roughness: 0.55, grain: 0.5 }))
    const one = ball(0.25, 44).with(torus(0.2505, 0.006, 56, 6).turn(14, 0, 20))
    if (v.stacked === 'one') {
      make.part('ball', one, iron)
      return
    }
    const layer = (n: number, y: number) =>
      Array.from(
        { length: n * n },
        (_, i): Vec3 => [((i % n) - (n - 1) / 2) * 0.5, y, (Math.floor(i / n) - (n - 1) / 2) * 0.5],
      )
    const places = [...layer(3, 0.25), ...layer(2, 0.25 + Math.SQRT1_2 / 2), ...layer(1, 0.25 + Math.SQRT1_2)]
    make.part(
      'balls',
      together(
        places.map(([x, y, z], i) =>
          ball(0.252, 28)
            .turn(i * 40, i * 70, 0)
            .move(x, y, z),
        ),
      ),
      iron,
    )
  }),
})
