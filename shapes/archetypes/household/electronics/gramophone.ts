import { archetype, choice } from '../../../archetype.ts'
import { box, cylinder, lathe } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { glass, metal, type Paint, plastic, wood } from '../../../materials/material.ts'
import { flowing, pipe, rod, standing, turned } from '../forms.ts'

export const gramophone = archetype({
  id: 'gramophone',
  about: 'A gramophone with a horn, or a record player',
  skeleton: 'device',
  nouns: ['gramophone', 'phonograph'],
  parameters: { horn: choice(['brass', 'none'], 'whether it has a horn') },
  rows: {
    'record player': { values: { horn: 'none' }, colours: { main: '#a8602c' } },
    turntable: { values: { horn: 'none' }, colours: { main: '#2f3238' } },
  },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#8a4a22'))
    const brass = look.material('second', metal('#dba93c', { roughness: 0.2 }))
    make.part(
      'box',
      box(0.72, 0.2, 0.6, 0.025)
        .move(0, 0.13, 0)
        .with(box(0.78, 0.05, 0.66, 0.018).move(0, 0.025, 0), box(0.76, 0.03, 0.64, 0.012).move(0, 0.235, 0)),
      timber,
    )
    const vinyl: Paint = ([x, , z]) => {
      const far = Math.hypot(x + 0.04, z)
      return far < 0.085 ? undefined : Math.sin(far * 420) > 0.3 ? [0.03, 0.03, 0.035] : [0.006, 0.006, 0.008]
    }
    make.part(
      'record',
      turned(
        [
          [0, 0.255],
          [0.26, 0.255],
          [0.262, 0.268],
          [0, 0.27],
        ],
        0.004,
        56,
      ).move(-0.04, 0, 0),
      { ...look.material('accent', plastic('#c9302c', { roughness: 0.25 })), paint: vinyl },
    )
    make.part('arm', rod([-0.04, 0.26, 0], [-0.04, 0.3, 0], 0.01, 10), brass)
    if (v.horn === 'brass') {
      const way = [
        [0.2, 0.26, -0.24],
        [0.2, 0.46, -0.26],
        [0.12, 0.62, -0.2],
        [0.0, 0.72, 0.0],
        [-0.06, 0.78, 0.16],
      ] as Vec3[]
      make.part('horn', pipe(way.slice(0, 4), [0.03, 0.034, 0.045, 0.07], 8, 20), brass)
      const bloom = lathe(
        flowing(
          [
            [0.05, 0],
            [0.09, 0.12],
            [0.18, 0.26],
            [0.34, 0.36],
            [0.36, 0.37],
            [0.33, 0.372],
            [0.17, 0.28],
            [0.07, 0.13],
            [0.02, 0.1],
          ],
          4,
        ),
        {
          corners: 56,
          flutes: (a, y) => 1 + 0.05 * Math.min(1, Math.max(0, y - 0.1) * 4) * Math.abs(Math.sin(a * 5)),
        },
      )
      make.part('horn', bloom.aim([-0.28, 0.35, 0.9]).move(0.01, 0.7, -0.03), brass)
      make.part(
        'arm',
        pipe(
          [
            [0.2, 0.3, -0.24],
            [0.24, 0.34, -0.1],
            [0.16, 0.32, 0.05],
            [0.06, 0.29, 0.06],
          ],
          0.018,
          6,
        ).with(cylinder(0.045, 0.03, { corners: 24 }).turn(90, 0, 0).move(0.06, 0.3, 0.06)),
        metal('#c9ced4'),
      )
      make.part(
        'crank',
        rod([0.36, 0.14, 0.06], [0.46, 0.14, 0.06], 0.014).with(
          rod([0.46, 0.14, 0.06], [0.46, 0.26, 0.12], 0.014),
          rod([0.46, 0.26, 0.12], [0.54, 0.26, 0.12], 0.024),
        ),
        metal('#c9ced4'),
      )
    } else {
      make.part(
        'arm',
        pipe(
          [
            [0.28, 0.29, -0.2],
            [0.28, 0.3, 0.02],
            [0.22, 0.29, 0.12],
            [0.14, 0.28, 0.14],
          ],
          0.014,
          6,
        ).with(
          cylinder(0.05, 0.06).move(0.28, 0.28, -0.2),
          box(0.05, 0.03, 0.08, 0.008).turn(0, 50, 0).move(0.12, 0.28, 0.145),
        ),
        metal('#c9ced4'),
      )
      make.part(
        'knobs',
        cylinder(0.03, 0.03)
          .move(0.3, 0.26, 0.24)
          .with(cylinder(0.02, 0.03).move(0.22, 0.26, 0.26)),
        brass,
      )
      make.part(
        'lid',
        box(0.74, 0.5, 0.03, 0.012).turn(-12, 0, 0).move(0, 0.5, -0.37),
        glass('#dcecf0', { opacity: 0.35 }),
      )
    }
    make.socket('top', [0, 0.27, 0], 0.25)
  }),
})
