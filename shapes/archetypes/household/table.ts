import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, torus, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glass, metal, planks, wood, wornMetal } from '../../materials/material.ts'
import { atCorners, pipe, rod, standing, turned } from './forms.ts'

/** A plate on legs. */
export const table = archetype({
  id: 'table',
  about: 'A table: a plate on legs, with or without drawers',
  skeleton: 'furniture',
  nouns: ['table', 'wooden table', 'kitchen table'],
  parameters: {
    width: number(1, 0.4, 2.2, 'width against the usual'),
    depth: number(0.62, 0.3, 1.2, 'depth'),
    height: number(0.62, 0.2, 1, 'height'),
    shape: choice(['square', 'round'], 'outline of the plate'),
    legs: choice(['turned', 'square', 'tapered', 'pedestal', 'metal'], 'kind of legs'),
    drawers: number(0, 0, 4, 'drawers on each pillar below the plate'),
    top: choice(['wood', 'glass', 'planks'], 'what the plate is of'),
    vice: choice(['none', 'iron'], 'whether a vice is fixed to it'),
  },
  rows: {
    'round table': { values: { shape: 'round', legs: 'pedestal' } },
    'side table': { values: { shape: 'round', legs: 'tapered', width: 0.55, height: 0.6 } },
    'end table': { values: { legs: 'tapered', width: 0.55, depth: 0.5, height: 0.6 } },
    'coffee table': {
      values: { height: 0.36, legs: 'tapered', width: 1.1, depth: 0.6 },
      colours: { main: '#a8713c' },
    },
    'glass table': {
      values: { height: 0.4, legs: 'metal', top: 'glass', width: 1.1 },
      colours: { second: '#bfe3e8' },
    },
    'dining table': { values: { width: 1.7, depth: 0.82, legs: 'turned' }, colours: { main: '#7d4723' } },
    desk: { values: { width: 1.3, depth: 0.6, legs: 'square', drawers: 3 }, colours: { main: '#9c6534' } },
    'writing desk': {
      values: { width: 1.2, depth: 0.55, legs: 'tapered', drawers: 1 },
      colours: { main: '#7a4526' },
    },
    workbench: {
      values: { width: 1.5, depth: 0.64, legs: 'square', top: 'planks', vice: 'iron', height: 0.7 },
      colours: { main: '#b98247' },
    },
  },
  build: standing((v, look, make) => {
    const { width: w, depth: d, height: h } = v
    const main = look.material('main', wood('#8f5a2e'))
    const plate =
      v.top === 'glass'
        ? look.material('second', glass('#cfeaec', { opacity: 0.45 }))
        : v.top === 'planks'
          ? { ...look.material('main', planks('#b98247', { grain: 0.6 })) }
          : main
    const brass = look.material('accent', metal('#d2a54a'))
    const iron = v.legs === 'metal' ? look.material('accent', metal('#3a3d44')) : main
    const thick = v.top === 'planks' ? 0.07 : 0.045
    const isRound = v.shape === 'round'
    if (isRound)
      make.part(
        'top',
        turned(
          [
            [0, h - thick],
            [w * 0.46, h - thick],
            [w / 2, h - thick * 0.45],
            [w / 2, h],
            [0, h],
          ],
          0.012,
          56,
        ),
        plate,
      )
    else make.part('top', box(w, thick, d, 0.014).move(0, h - thick / 2, 0), plate)
    const under = h - thick
    const [x, z] = isRound ? [w * 0.3, w * 0.3] : [w / 2 - 0.08, d / 2 - 0.08]
    if (v.legs !== 'pedestal' && v.legs !== 'metal') {
      if (isRound)
        make.part('apron', cylinder(w * 0.4, 0.07, { corners: 48 }).move(0, under - 0.032, 0), main)
      else {
        make.part(
          'apron',
          box(w - 0.13, 0.09, 0.03, 0.006)
            .move(0, under - 0.043, d / 2 - 0.07)
            .mirrored('z'),
          main,
        )
        make.part(
          'apron',
          box(0.03, 0.09, d - 0.16, 0.006)
            .move(w / 2 - 0.07, under - 0.043, 0)
            .mirrored(),
          main,
        )
      }
    }
    if (v.legs === 'pedestal') {
      make.part(
        'legs',
        turned(
          [
            [0, 0.1],
            [0.1, 0.1],
            [0.12, 0.14],
            [0.06, 0.2],
            [0.05, 0.26],
            [0.09, 0.36],
            [0.06, 0.46],
            [0.05, h * 0.84],
            [0.16, under],
            [0, under],
          ],
          0.03,
          28,
        ),
        main,
      )
      const foot = tube(
        [
          [0, 0.17, 0.05],
          [0, 0.15, 0.16],
          [0, 0.05, 0.3],
          [0, 0.03, 0.38],
        ],
        [0.045, 0.04, 0.03, 0.036],
        { smooth: 5, corners: 12 },
      )
      make.part('legs', foot.scale(w, 1, w).around(4, 45), main)
    } else if (v.legs === 'metal') {
      const loop = pipe(
        [
          [x, under, z],
          [x, under * 0.3, z],
          [x, 0.02, z * 0.96],
          [x, 0.02, 0],
          [x, 0.02, -z * 0.96],
          [x, under * 0.3, -z],
          [x, under, -z],
        ],
        0.018,
        5,
      )
      make.part('legs', loop.mirrored(), iron)
      make.part('legs', rod([-x, under - 0.03, 0], [x, under - 0.03, 0], 0.014), iron)
      make.part('legs', rod([x, under - 0.03, -z], [x, under - 0.03, z], 0.014).mirrored(), iron)
    } else if (v.legs === 'turned') {
      const leg = turned(
        [
          [0, 0],
          [0.026, 0],
          [0.036, 0.04],
          [0.022, 0.08],
          [0.03, 0.11],
          [0.03, 0.13],
          [0.022, 0.16],
          [0.046, under * 0.6],
          [0.03, under * 0.74],
          [0.045, under * 0.78],
          [0.045, under * 0.8],
          [0, under * 0.8],
        ],
        0.012,
        20,
      ).with(box(0.095, under * 0.24, 0.095, 0.012).move(0, under * 0.88, 0))
      make.part('legs', atCorners(leg.move(x, 0, z)), main)
    } else {
      const slope = v.legs === 'tapered' ? 0.05 : 0
      const leg =
        v.legs === 'tapered'
          ? tube(
              [
                [x, under, z],
                [x + slope, 0.005, z + slope],
              ],
              [0.042, 0.022],
              { corners: 16, flat: true },
            )
          : box(0.085, under, 0.085, 0.012).move(x, under / 2, z)
      make.part('legs', atCorners(leg), main)
      if (v.top === 'planks') {
        make.part(
          'legs',
          box(w - 0.1, 0.06, 0.05, 0.01)
            .move(0, 0.16, z)
            .mirrored('z'),
          main,
        )
        make.part('shelf', box(w - 0.12, 0.03, d - 0.14, 0.008).move(0, 0.2, 0), plate)
      }
    }
    const count = Math.round(v.drawers)
    if (count === 1 && !isRound) {
      make.part(
        'drawers',
        box(w * 0.32, 0.07, 0.02, 0.006)
          .move(w * 0.2, under - 0.045, d / 2 - 0.052)
          .mirrored(),
        main,
      )
      make.part(
        'knobs',
        ball(0.018, 12)
          .move(w * 0.2, under - 0.045, d / 2 - 0.032)
          .mirrored(),
        brass,
      )
    } else if (count > 1) {
      const [wide, tall] = [w * 0.28, under - 0.08]
      make.part(
        'case',
        box(wide, tall, d - 0.08, 0.012)
          .move(w / 2 - wide / 2 - 0.02, under - tall / 2, 0)
          .mirrored(),
        main,
      )
      const each = tall / count
      const face = box(wide * 0.88, each * 0.86, 0.025, 0.008).move(
        w / 2 - wide / 2 - 0.02,
        under - tall + each / 2,
        d / 2 - 0.035,
      )
      make.part('drawers', inRow(face, count, [0, each, 0]).mirrored(), main)
      const pull = pipe(
        [
          [-0.05, 0, 0],
          [-0.045, -0.012, 0.025],
          [0.045, -0.012, 0.025],
          [0.05, 0, 0],
        ],
        0.008,
        4,
        8,
      ).move(w / 2 - wide / 2 - 0.02, under - tall + each / 2, d / 2 - 0.025)
      make.part('knobs', inRow(pull, count, [0, each, 0]).mirrored(), brass)
    }
    if (v.vice === 'iron') {
      const steel = look.material('accent', wornMetal('#5d6a78'))
      const at: Vec3 = [-w / 2 + 0.24, h, d / 2 - 0.02]
      make.part(
        'vice',
        together([
          box(0.2, 0.12, 0.05, 0.014).move(0, 0.02, -0.03),
          box(0.2, 0.12, 0.045, 0.014).move(0, 0.02, 0.07),
          cylinder(0.022, 0.2, { corners: 14 }).turn(90, 0, 0).move(0, 0, 0.08),
          rod([-0.09, 0, 0.165], [0.09, 0, 0.165], 0.011),
        ]).at(at),
        steel,
      )
      make.part('vice', torus(0.02, 0.01, 14, 8).move(-0.09, 0, 0.165).mirrored().at(at), steel)
    }
    make.socket('top', [0, h, 0], Math.min(w, isRound ? w : d) / 2)
  }),
})
