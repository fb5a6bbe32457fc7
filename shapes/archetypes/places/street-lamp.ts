import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { block, box, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glowing, metal } from '../../materials/material.ts'

/** Things of streets and parks. */ export const streetLamp = archetype({
  id: 'street-lamp',
  about: 'A street lamp or a hanging lantern',
  skeleton: 'furniture',
  nouns: ['street lamp', 'lamp post', 'lamppost', 'streetlight', 'street light'],
  parameters: {
    arms: number(1, 1, 3, 'how many lanterns it has'),
    kind: choice(['post', 'bracket', 'standing'], 'how the lantern is held'),
  },
  rows: { 'hanging lantern': { values: { kind: 'bracket' } } },
  build(v, look, make) {
    const iron = look.material('main', metal('#2c3036', { metalness: 0.6, roughness: 0.5 }))
    const lanternParts = (scale: number) => ({
      frame: together([
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.055, 0.012],
            [0.03, 0.02],
            [0, 0.02],
          ],
          { corners: 6 },
        ),
        lathe(
          [
            [0, 0.15],
            [0.085, 0.15],
            [0.08, 0.165],
            [0.03, 0.205],
            [0.012, 0.22],
            [0, 0.24],
          ],
          { corners: 6 },
        ),
        block(0.008, 0.14, 0.008).taper(1, 1).move(0, 0.085, 0.062).around(6),
      ]).scale(scale),
      light: lathe(
        [
          [0, 0.018],
          [0.042, 0.018],
          [0.068, 0.15],
          [0, 0.15],
        ],
        { corners: 6 },
      ).scale(scale),
    })
    const glow = look.material('accent', glowing('#ffd98a', { glow: 1.3 }))
    const put = (at: Vec3, scale: number) => {
      const one = lanternParts(scale)
      make.part('lantern', one.frame.at(at), iron).part('light', one.light.at(at), glow)
    }
    if (v.kind === 'standing') {
      put([0, 0, 0], 3.4)
      make.part('lantern', torus(0.09, 0.012, 24, 8).turn(90, 0, 0).move(0, 0.87, 0), iron)
      make.socket('handle', [0, 0.95, 0], 0.03).socket('top', [0, 0.82, 0], 0.1)
      return
    }
    if (v.kind === 'bracket') {
      make.part('bracket', box(0.04, 0.5, 0.06, 0.01).move(-0.3, 0.7, 0), iron)
      make.part(
        'bracket',
        tube(
          [
            [-0.28, 0.88, 0],
            [0, 0.92, 0],
            [0.22, 0.9, 0],
          ],
          0.018,
          { smooth: 6, corners: 10 },
        ).with(
          tube(
            [
              [-0.28, 0.6, 0],
              [-0.1, 0.72, 0],
              [0.02, 0.9, 0],
            ],
            0.014,
            { smooth: 6, corners: 10 },
          ),
        ),
        iron,
      )
      make.part(
        'bracket',
        together(
          [0, 1, 2].map((i) =>
            torus(0.016, 0.005, 14, 6)
              .turn(90, i * 90, 0)
              .move(0.2, 0.87 - i * 0.022, 0),
          ),
        ),
        iron,
      )
      put([0.2, 0.36, 0], 1.95)
      make.part(
        'bracket',
        box(0.1, 0.06, 0.12, 0.01)
          .move(-0.3, 0.03, 0)
          .with(box(0.03, 0.44, 0.03, 0.006).move(-0.3, 0.25, 0)),
        iron,
      )
      make.socket('top', [0.2, 0.9, 0], 0.05)
      return
    }
    make.part(
      'post',
      lathe(
        softened(
          [
            [0, 0],
            [0.085, 0],
            [0.08, 0.04],
            [0.05, 0.07],
            [0.042, 0.13],
            [0.026, 0.16],
            [0.02, 0.68],
            [0.03, 0.7],
            [0.02, 0.72],
            [0, 0.72],
          ],
          0.008,
        ),
        { corners: 20 },
      ),
      iron,
    )
    const count = Math.round(v.arms)
    if (count === 1) put([0, 0.71, 0], 1.15)
    for (let i = 0; count > 1 && i < count; i++) {
      const a = (2 * Math.PI * i) / count + Math.PI / 2
      const out: Vec3 = [Math.sin(a) * 0.16, 0, Math.cos(a) * 0.16]
      make.part(
        'post',
        tube(
          [
            [0, 0.66, 0],
            [out[0] * 0.6, 0.6, out[2] * 0.6],
            [out[0], 0.7, out[2]],
          ],
          0.011,
          { smooth: 6, corners: 8 },
        ),
        iron,
      )
      put([out[0], 0.7, out[2]], 0.9)
    }
    make.socket('top', [0, 0.98, 0], 0.05)
  },
})
