import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { leather, metal, wood } from '../../materials/material.ts'

/** Tools and weapons with a head on a handle, standing upright; their broad side looks to the front. */
export const hafted = archetype({
  id: 'hafted',
  about: 'A tool or weapon with a head on a long handle',
  skeleton: 'tool',
  nouns: ['hammer'],
  parameters: {
    head: choice(
      [
        'hammer',
        'axe',
        'double axe',
        'pick',
        'mace',
        'spear',
        'trident',
        'shovel',
        'rake',
        'scythe',
        'mallet',
        'sledge',
        'hoe',
        'broom',
        'fork',
        'halberd',
      ],
      'what is at its end',
    ),
    size: number(1, 0.5, 2, 'size of the head'),
    haft: number(0.86, 0.4, 1.1, 'length of the handle'),
    thick: number(0.028, 0.012, 0.06, 'thickness of the handle'),
    grip: number(0.3, 0, 0.6, 'share of the handle that is bound with leather'),
  },
  rows: {
    mallet: { values: { head: 'mallet', haft: 0.7 }, colours: { main: '#b5803f' } },
    'war hammer': { values: { head: 'sledge', size: 1.3 } },
    warhammer: { values: { head: 'sledge', size: 1.3 } },
    sledgehammer: { values: { head: 'sledge', grip: 0 } },
    axe: { values: { head: 'axe', size: 1.1 } },
    hatchet: { values: { head: 'axe', haft: 0.62, size: 1 } },
    'battle axe': { values: { head: 'double axe', size: 1.3 } },
    tomahawk: { values: { head: 'axe', haft: 0.7, size: 0.8 } },
    pickaxe: { values: { head: 'pick', size: 1.2, grip: 0 } },
    pick: { values: { head: 'pick', size: 1.2, grip: 0 } },
    mace: { values: { head: 'mace', haft: 0.72, size: 1.1 } },
    spear: { values: { head: 'spear', haft: 1, thick: 0.018, grip: 0.2 } },
    lance: { values: { head: 'spear', haft: 1.05, thick: 0.022 } },
    javelin: { values: { head: 'spear', haft: 1, thick: 0.014, size: 0.7 } },
    halberd: { values: { head: 'halberd', haft: 1, thick: 0.018 } },
    trident: { values: { head: 'trident', haft: 0.95, thick: 0.018 }, colours: { main: '#d9b04a' } },
    pitchfork: { values: { head: 'trident', haft: 0.95, thick: 0.018, grip: 0 } },
    shovel: { values: { head: 'shovel', haft: 0.92, grip: 0 } },
    spade: { values: { head: 'shovel', haft: 0.92, grip: 0 } },
    rake: { values: { head: 'rake', haft: 0.95, thick: 0.018, grip: 0 } },
    hoe: { values: { head: 'hoe', haft: 0.95, thick: 0.018, grip: 0 } },
    scythe: { values: { head: 'scythe', haft: 0.95, thick: 0.02, grip: 0 } },
  },
  build(v, look, make) {
    const steel = look.material('main', metal(v.head === 'mallet' ? '#b5803f' : '#9aa2ab'))
    const timber = look.material('second', wood('#8a5a33', { grain: 0.6 }))
    make.part(
      'handle',
      tube(
        [
          [0, 0.03, 0],
          [0, v.haft * 0.5, 0],
          [0, v.haft, 0],
        ],
        [v.thick * 1.15, v.thick * 0.95, v.thick],
        { smooth: 4, corners: 16 },
      ),
      timber,
    )
    if (v.grip > 0.03) {
      const long = v.haft * v.grip
      make.part(
        'grip',
        cylinder(v.thick * 1.22, long, { corners: 16 }).move(0, long / 2 + 0.06, 0),
        look.material('accent', leather('#5a3a26', { grain: 0.4 })),
      )
      make.part(
        'grip',
        together(
          [0, 1, 2, 3, 4, 5].map((i) =>
            torus(v.thick * 1.22, 0.006, 18, 8)
              .turn(10, 0, 0)
              .move(0, 0.08 + (i * long) / 6, 0),
          ),
        ),
        look.material('accent', leather('#5a3a26', { grain: 0.4 })),
      )
    }
    headOf(v.head, v.size, v.haft, v.thick).forEach((solid, i) => {
      make.part('head', solid, i === 0 || v.head !== 'mallet' ? steel : timber)
    })
    make.socket('handle', [0, v.haft * 0.3, 0], v.thick).socket('top', [0, v.haft, 0], 0.08)
  },
})

const bladeEdge = (points: Vec2[], depth: number): Solid => extrude(points, depth, { bevel: depth * 0.48 })

/** A half moon, its edge to the right. */
function moon(size: number): Vec2[] {
  const edge = Array.from({ length: 13 }, (_, i): Vec2 => {
    const a = -1.05 + (2.1 * i) / 12
    return [0.04 + 0.2 * Math.cos(a) * size, 0.24 * Math.sin(a) * size]
  })
  return [[0, -0.05 * size], ...edge, [0, 0.05 * size]]
}

function headOf(kind: string, size: number, top: number, thick: number): Solid[] {
  const socket = cylinder(thick * 1.5, 0.13 * size).move(0, top - 0.05 * size, 0)
  switch (kind) {
    case 'axe':
      return [
        bladeEdge(moon(size), 0.05).move(thick, top - 0.06, 0),
        socket,
        box(0.07, 0.1 * size, 0.06, 0.012).move(-thick * 1.6, top - 0.06, 0),
      ]
    case 'double axe': {
      const half = bladeEdge(moon(size), 0.045).move(thick, top - 0.08, 0)
      return [half.with(half.mirror()), socket, cone(thick * 1.2, 0.14).move(0, top + 0.06, 0)]
    }
    case 'halberd':
      return [
        bladeEdge(moon(size * 0.85), 0.04).move(thick, top - 0.12, 0),
        socket,
        ...headOf('spear', size, top, thick),
        bladeEdge(
          [
            [0, -0.03],
            [-0.15, 0.0],
            [0, 0.03],
          ],
          0.03,
        ).move(-thick, top - 0.12, 0),
      ]
    case 'pick': {
      const arc = tube(
        [
          [-0.3 * size, -0.09 * size, 0],
          [-0.15 * size, 0, 0],
          [0, 0.03, 0],
          [0.15 * size, 0, 0],
          [0.3 * size, -0.09 * size, 0],
        ],
        [0.008, 0.03, 0.042, 0.03, 0.008],
        { smooth: 6, corners: 8 },
      )
      return [arc.move(0, top - 0.02, 0), box(0.09, 0.09, 0.08, 0.014).move(0, top, 0)]
    }
    case 'mace': {
      const orb = ball(0.1 * size, 24).move(0, top, 0)
      const spike = cone(0.03 * size, 0.09 * size, 10).move(0, 0.13 * size, 0)
      const spikes = [
        [0, 0],
        [90, 0],
        [90, 60],
        [90, 120],
        [90, 180],
        [90, 240],
        [90, 300],
        [45, 30],
        [45, 150],
        [45, 270],
        [130, 30],
        [130, 150],
        [130, 270],
      ].map(([x = 0, y = 0]) => spike.turn(x, y, 0).move(0, top, 0))
      return [orb, together(spikes)]
    }
    case 'spear':
      return [
        extrude(
          [
            [0, 0.26 * size],
            [0.055 * size, 0.07 * size],
            [0.02, 0],
            [-0.02, 0],
            [-0.055 * size, 0.07 * size],
          ],
          0.03,
          { bevel: 0.014 },
        ).move(0, top, 0),
        cylinder(thick * 1.35, 0.09, { top: thick * 0.9 }).move(0, top - 0.01, 0),
      ]
    case 'trident': {
      const prong = (x: number) =>
        tube(
          [
            [x * 0.25, 0, 0],
            [x, 0.06, 0],
            [x, 0.2, 0],
          ],
          [0.016, 0.015, 0.012],
          { smooth: 5, corners: 10 },
        ).with(cone(0.026, 0.08, 10).move(x, 0.24, 0))
      return [
        together([
          prong(-0.13 * size),
          prong(0.13 * size),
          tube(
            [
              [0, -0.04, 0],
              [0, 0.24, 0],
            ],
            0.016,
            { corners: 10 },
          ),
          cone(0.028, 0.09, 10).move(0, 0.29, 0),
          box(0.28 * size, 0.03, 0.035, 0.012).move(0, 0.04, 0),
        ]).move(0, top, 0),
      ]
    }
    case 'shovel':
      return [
        extrude(
          [
            [-0.1, 0.26],
            [0.1, 0.26],
            [0.105, 0.08],
            [0.05, 0.0],
            [0, -0.03],
            [-0.05, 0],
            [-0.105, 0.08],
          ],
          0.016,
          { bevel: 0.006 },
        )
          .warp(([x, y, z]) => [x, -y, z - 2.2 * x * x])
          .scale(size, size, 1)
          .move(0, top + 0.26 * size - 0.26, 0)
          .turn(0, 0, 0)
          .move(0, 0.2, 0.012),
        socket,
        tube(
          [
            [-0.07, 0.03, 0],
            [0.07, 0.03, 0],
          ],
          0.02,
          { corners: 12 },
        ),
      ]
    case 'rake':
      return [
        together([
          box(0.34 * size, 0.022, 0.03, 0.008).move(0, top, 0),
          ...Array.from({ length: 9 }, (_, i) =>
            tube(
              [
                [(-0.16 + 0.04 * i) * size, top, 0],
                [(-0.16 + 0.04 * i) * size, top - 0.01, 0.09],
              ],
              [0.008, 0.004],
              { corners: 7 },
            ),
          ),
        ]),
        socket,
      ]
    case 'hoe':
      return [
        box(0.16 * size, 0.012, 0.12 * size, 0.005)
          .turn(25, 0, 0)
          .move(0, top - 0.02, 0.07),
        socket,
      ]
    case 'scythe':
      return [
        extrude(
          [
            [0, 0],
            [0.16, 0.035],
            [0.34, 0.01],
            [0.5, -0.1],
            [0.33, 0.05],
            [0.16, 0.085],
            [0, 0.06],
          ],
          0.02,
          { bevel: 0.008 },
        )
          .scale(size * 0.9)
          .move(0, top - 0.06, 0),
        socket,
        tube(
          [
            [0, 0.45, 0],
            [0, 0.45, 0.1],
          ],
          0.016,
          { corners: 10 },
        ),
      ]
    case 'mallet':
      return [
        cylinder(0.1 * size, 0.24 * size, { round: 0.014 })
          .turn(0, 0, 90)
          .move(0, top - 0.02, 0),
      ]
    case 'sledge':
      return [
        box(0.3 * size, 0.15 * size, 0.15 * size, 0.02).move(0, top - 0.02, 0),
        box(0.04, 0.17 * size, 0.17 * size, 0.016)
          .move(0.14 * size, top - 0.02, 0)
          .mirrored(),
      ]
    default: {
      // A claw hammer: face to the right, claw to the left.
      const face = lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.052, 0.035],
          [0.036, 0.06],
          [0.032, 0.15],
          [0, 0.15],
        ],
        { corners: 20 },
      )
        .turn(0, 0, 90)
        .move(0.19 * size, top - 0.01, 0)
      const claw = extrude(
        [
          [0.05, 0.045],
          [-0.08, 0.04],
          [-0.19, -0.05],
          [-0.2, -0.07],
          [-0.1, -0.02],
          [0.05, -0.045],
        ],
        0.075,
        { bevel: 0.012 },
      ).minus(
        extrude(
          [
            [-0.3, -0.2],
            [-0.09, 0.03],
            [-0.09, -0.2],
          ],
          0.014,
          { bevel: 0 },
        ),
      )
      return [
        face,
        claw.scale(size).move(0, top - 0.01, 0),
        cylinder(thick * 1.4, 0.07).move(0, top - 0.01, 0),
      ]
    }
  }
}
