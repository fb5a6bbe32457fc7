import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { glass, glowing, lacquer, leather, metal, polished, wood } from '../../materials/material.ts'

/** Wands and staffs that stand upright, what is magical at the top. */
export const wand = archetype({
  id: 'wand',
  about: 'A magic wand or the staff of a wizard',
  skeleton: 'magic',
  nouns: ['wand', 'magic wand', 'fairy wand'],
  parameters: {
    head: choice(['star', 'crystal', 'orb', 'plain', 'hook'], 'what is at its top'),
    thick: number(0.024, 0.015, 0.05, 'how thick it is'),
  },
  rows: {
    'wizard wand': { values: { head: 'plain' }, colours: { main: '#5a3218' } },
    staff: { values: { head: 'crystal', thick: 0.03 }, colours: { main: '#6b4223' } },
    'magic staff': { values: { head: 'crystal', thick: 0.03 }, colours: { main: '#6b4223' } },
    'wizard staff': { values: { head: 'crystal', thick: 0.03 }, colours: { main: '#6b4223' } },
    "wizard's staff": { values: { head: 'crystal', thick: 0.03 }, colours: { main: '#6b4223' } },
    scepter: { values: { head: 'orb', thick: 0.028 }, colours: { main: '#d9a93a' } },
    sceptre: { values: { head: 'orb', thick: 0.028 }, colours: { main: '#d9a93a' } },
    'walking stick': { values: { head: 'hook', thick: 0.026 }, colours: { main: '#6b3f1f' } },
    cane: { values: { head: 'hook', thick: 0.026 }, colours: { main: '#6b3f1f' } },
  },
  build(v, look, make) {
    const r = v.thick
    const gold = look.material('second', polished('#e2b23c', { roughness: 0.2 }))
    make.socket('handle', [0, 0.25, 0], r)
    if (v.head === 'star') {
      make.part(
        'stick',
        tube(
          [
            [0, 0.02, 0],
            [0, 0.66, 0],
          ],
          r,
          { corners: 18 },
        ),
        look.material('main', lacquer('#8a4fd0')),
      )
      const spiral = Array.from(
        { length: 70 },
        (_, i): Vec3 => [Math.sin(i * 0.4) * r * 1.05, 0.06 + i * 0.008, Math.cos(i * 0.4) * r * 1.05],
      )
      make.part(
        'trim',
        together([
          tube(spiral, r * 0.28, { corners: 8 }),
          ball(r * 1.5, 18).move(0, 0.03, 0),
          torus(r * 1.3, r * 0.4, 24, 8).move(0, 0.64, 0),
        ]),
        gold,
      )
      const star = Array.from({ length: 10 }, (_, i): Vec2 => {
        const far = i % 2 ? 0.1 : 0.22
        return [Math.sin(radians(36 * i)) * far, Math.cos(radians(36 * i)) * far]
      })
      make.part(
        'star',
        extrude(star, 0.1, { bevel: 0.045, steps: 4 }).move(0, 0.8, 0),
        look.material('accent', glowing('#ffd23c', { glow: 0.7 })),
      )
      make.socket('top', [0, 1, 0], 0.1)
      return
    }
    if (v.head === 'plain') {
      make.part(
        'stick',
        lathe(
          softened(
            [
              [0, 0.28],
              [r, 0.28],
              [r * 0.45, 0.98],
              [0, 0.99],
            ],
            0.01,
          ),
          { corners: 18 },
        ),
        look.material('main', wood('#5a3218', { grain: 0.6 })),
      )
      make.part(
        'handle',
        lathe(
          softened(
            [
              [0, 0],
              [r * 1.5, 0.01],
              [r * 1.7, 0.03],
              [r * 1.3, 0.06],
              [r * 1.6, 0.13],
              [r * 1.3, 0.2],
              [r * 1.8, 0.25],
              [r * 1.8, 0.28],
              [r * 1.1, 0.32],
              [0, 0.32],
            ],
            0.008,
          ),
          { corners: 24 },
        ),
        look.material('main', wood('#3a1f10', { grain: 0.6 })),
      )
      make.part(
        'trim',
        together([
          torus(r * 1.35, r * 0.25, 24, 8).move(0, 0.06, 0),
          torus(r * 1.35, r * 0.25, 24, 8).move(0, 0.2, 0),
        ]),
        gold,
      )
      make.part(
        'spark',
        ball(r * 0.75, 14).move(0, 0.99, 0),
        look.material('accent', glowing('#bff3ff', { glow: 2.4 })),
      )
      make.socket('top', [0, 1, 0], 0.05)
      return
    }
    if (v.head === 'hook') {
      make.part(
        'stick',
        tube(
          [
            [0, 0.03, 0],
            [0, 0.4, 0],
            [0, 0.78, 0],
            [0.03, 0.9, 0],
            [0.12, 0.96, 0],
            [0.21, 0.9, 0],
            [0.235, 0.8, 0],
          ],
          r,
          { smooth: 8, corners: 18 },
        ),
        look.material('main', wood('#6b3f1f')),
      )
      make.part(
        'trim',
        together([
          torus(r * 1.1, r * 0.3, 24, 8).move(0, 0.74, 0),
          ball([r * 1.15, r, r * 1.15], 16).move(0.237, 0.785, 0),
        ]),
        gold,
      )
      make.part(
        'foot',
        lathe(
          softened(
            [
              [0, 0],
              [r * 1.2, 0],
              [r * 1.15, 0.07],
              [0, 0.07],
            ],
            0.01,
          ),
          { corners: 20 },
        ),
        leather('#1c1a19'),
      )
      return
    }
    if (v.head === 'orb') {
      make.part(
        'stick',
        lathe(
          softened(
            [
              [0, 0],
              [r * 1.6, 0.01],
              [r * 1.9, 0.05],
              [r, 0.09],
              [r, 0.32],
              [r * 1.6, 0.35],
              [r, 0.38],
              [r * 0.9, 0.66],
              [r * 2.2, 0.72],
              [r * 2.6, 0.77],
              [0, 0.77],
            ],
            0.012,
          ),
          { corners: 30 },
        ),
        look.material('main', polished('#d9a93a', { roughness: 0.2 })),
      )
      make.part(
        'orb',
        ball(0.13, 32).move(0, 0.86, 0),
        look.material('accent', lacquer('#c2182e', { roughness: 0.04 })),
      )
      make.part(
        'trim',
        together([
          torus(0.132, 0.014, 40, 8).move(0, 0.86, 0),
          torus(0.132, 0.014, 40, 8).turn(90, 0, 0).move(0, 0.86, 0),
          extrude(
            [
              [-0.015, 0],
              [0.015, 0],
              [0.015, 0.04],
              [0.05, 0.04],
              [0.05, 0.07],
              [0.015, 0.07],
              [0.015, 0.11],
              [-0.015, 0.11],
              [-0.015, 0.07],
              [-0.05, 0.07],
              [-0.05, 0.04],
              [-0.015, 0.04],
            ],
            0.025,
          ).move(0, 0.985, 0),
        ]),
        gold,
      )
      make.socket('top', [0, 1.1, 0], 0.05)
      return
    }
    const shaft: Vec3[] = [
      [0.01, 0.02, 0],
      [-0.015, 0.2, 0.01],
      [0.015, 0.42, -0.01],
      [-0.005, 0.66, 0.008],
      [0, 0.84, 0],
    ]
    const claw = (angle: number) =>
      tube(
        [
          [0, 0.8, 0],
          [0.05, 0.9, 0],
          [0.105, 1.0, 0],
          [0.1, 1.12, 0],
          [0.06, 1.2, 0],
        ],
        [r * 0.9, r * 0.75, r * 0.7, r * 0.55, r * 0.25],
        { smooth: 6, corners: 12 },
      ).turn(0, angle, 0)
    make.part(
      'stick',
      together([
        tube(shaft, [r * 0.85, r, r * 1.1, r * 1.05, r * 1.4], { smooth: 8, corners: 18 }),
        claw(20),
        claw(140),
        claw(260),
      ]),
      look.material('main', wood('#6b4223')),
    )
    make.part(
      'trim',
      together([
        torus(r * 1.35, r * 0.4, 24, 8).move(0, 0.76, 0),
        torus(r * 1.25, r * 0.4, 24, 8).move(0, 0.7, 0),
        torus(r * 1.1, r * 0.35, 24, 8).move(-0.01, 0.16, 0.01),
      ]),
      gold,
    )
    const crystal = look.material('accent', glowing('#4fd8ff', { glow: 1.3, roughness: 0.1 }))
    make.part(
      'crystal',
      lathe(
        [
          [0, 0],
          [0.065, 0.1],
          [0.065, 0.19],
          [0, 0.34],
        ],
        { corners: 6 },
      ).move(0, 0.89, 0),
      crystal,
    )
    make.socket('top', [0, 1.2, 0], 0.1)
  },
})

export const lightbulb = archetype({
  id: 'lightbulb',
  about: 'A light bulb with a glowing filament',
  skeleton: 'tool',
  nouns: ['lightbulb', 'light bulb', 'bulb'],
  parameters: { lit: number(1, 0, 1, 'whether it shines') },
  rows: { idea: {} },
  build(v, look, make) {
    const brass = look.material('second', metal('#c9a24a'))
    const thread = Array.from(
      { length: 81 },
      (_, i): Vec3 => [Math.sin(i * 0.314) * 0.132, 0.07 + i * 0.0017, Math.cos(i * 0.314) * 0.132],
    )
    make.part(
      'socket',
      together([
        lathe(
          softened(
            [
              [0, 0.03],
              [0.07, 0.035],
              [0.125, 0.07],
              [0.13, 0.22],
              [0.145, 0.24],
              [0.145, 0.27],
              [0, 0.27],
            ],
            0.01,
          ),
          { corners: 36 },
        ),
        tube(thread, 0.016, { corners: 8 }),
      ]),
      brass,
    )
    make.part(
      'contact',
      lathe(
        softened(
          [
            [0, 0],
            [0.045, 0],
            [0.07, 0.04],
            [0, 0.045],
          ],
          0.01,
        ),
        { corners: 24 },
      ),
      lacquer('#26282d'),
    )
    make.part(
      'filament',
      tube(
        Array.from(
          { length: 41 },
          (_, i): Vec3 => [(i / 40 - 0.5) * 0.2, 0.66 + 0.025 * Math.sin(i * 1.3), 0.025 * Math.cos(i * 1.3)],
        ),
        0.01,
        { corners: 8 },
      ),
      look.material('accent', v.lit > 0.3 ? glowing('#ffc03a', { glow: 3.5 }) : metal('#8a6a3a')),
    )
    make.part(
      'wires',
      together([
        tube(
          [
            [-0.03, 0.3, 0],
            [-0.04, 0.5, 0],
            [-0.1, 0.66, 0],
          ],
          0.008,
          { corners: 8, smooth: 5 },
        ).mirrored(),
        lathe(
          softened(
            [
              [0, 0.25],
              [0.06, 0.25],
              [0.03, 0.38],
              [0.035, 0.46],
              [0, 0.47],
            ],
            0.01,
          ),
          { corners: 18 },
        ),
      ]),
      metal('#b9c0ca'),
    )
    make.part(
      'glass',
      lathe(
        softened(
          [
            [0, 0.26],
            [0.13, 0.26],
            [0.145, 0.34],
            [0.26, 0.5],
            [0.33, 0.66],
            [0.3, 0.83],
            [0.18, 0.95],
            [0, 0.99],
          ],
          0.1,
          5,
        ),
        { corners: 44 },
      ),
      look.material(
        'main',
        glass(v.lit > 0.3 ? '#ffe9a8' : '#e6eef2', { opacity: 0.32, ...(v.lit > 0.3 && { glow: 0.25 }) }),
      ),
    )
    make.socket('top', [0, 0.99, 0], 0.15)
  },
})
