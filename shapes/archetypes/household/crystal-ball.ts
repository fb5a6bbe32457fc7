import { archetype, choice } from '../../archetype.ts'
import { ball } from '../../geometry/solids.ts'
import { glass, glowing, polished } from '../../materials/material.ts'
import { turned } from './forms.ts'

/** A sphere of glass with light drifting in it, on a turned stand. */
export const crystalBall = archetype({
  id: 'crystal-ball',
  about: 'A crystal ball: glass with a light that drifts in it, on a stand',
  skeleton: 'vessel',
  nouns: ['crystal ball', 'fortune telling ball', 'scrying orb', 'palantir'],
  parameters: { stand: choice(['claws', 'ring'], 'what it lies on') },
  rows: {},
  build(v, look, make) {
    const gold = look.material('accent', polished('#c99a3f'))
    make.part(
      'stand',
      turned([
        [0, 0],
        [0.3, 0],
        [0.31, 0.04],
        [0.2, 0.09],
        [0.13, 0.15],
        [0.17, 0.2],
        [0.26, 0.24],
        [0.25, 0.3],
        [0, 0.22],
      ]),
      gold,
    )
    if (v.stand === 'claws')
      for (let n = 0; n < 4; n++) {
        const turn = (n * Math.PI) / 2 + 0.4
        for (const [out, y, size] of [
          [0.27, 0.27, 0.05],
          [0.34, 0.36, 0.042],
          [0.385, 0.46, 0.032],
        ] as const)
          make.part(
            'claws',
            ball([size, size * 1.5, size]).move(Math.sin(turn) * out, y, Math.cos(turn) * out),
            gold,
          )
      }
    make.part('glass', ball([0.38, 0.38, 0.38]).move(0, 0.6, 0), look.material('main', glass('#b9a4f2')))
    const light = look.material('second', glowing('#c48bff'))
    make.part('light', ball([0.1, 0.1, 0.1]).move(0, 0.6, 0), light)
    for (let n = 0; n < 14; n++) {
      const [angle, y] = [n * 2.4, 0.4 + n * 0.03]
      const out = 0.16 + 0.08 * look.random()
      const size = 0.012 + 0.014 * look.random()
      make.part(
        'light',
        ball([size, size, size]).move(Math.sin(angle) * out, y, Math.cos(angle) * out),
        light,
      )
    }
    make.socket('top', [0, 0.98, 0], 0.05)
  },
})
