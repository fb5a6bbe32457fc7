import { archetype, number } from '../../archetype.ts'
import { ball, lathe } from '../../geometry/solids.ts'
import { glowing, liquid, metal } from '../../materials/material.ts'
import { turned } from './forms.ts'

/** The inside of the glass beside its height: wide below, narrow at the top. */
const wide = (y: number) => 0.185 - 0.085 * ((y - 0.3) / 0.55)

export const lavaLamp = archetype({
  id: 'lava-lamp',
  about: 'A lava lamp: blobs of glowing wax that rise in a tall glass',
  skeleton: 'lamp',
  nouns: ['lava lamp'],
  parameters: { blobs: number(5, 3, 7, 'how many blobs are on their way') },
  rows: {},
  build(v, look, make) {
    const steel = look.material('accent', metal('#c9ccd2'))
    make.part(
      'base',
      turned([
        [0, 0],
        [0.21, 0],
        [0.215, 0.03],
        [0.12, 0.16],
        [0.2, 0.3],
        [0.19, 0.31],
        [0, 0.31],
      ]),
      steel,
    )
    make.part(
      'cap',
      turned([
        [0, 0.84],
        [0.112, 0.84],
        [0.07, 0.99],
        [0, 1],
      ]),
      steel,
    )
    make.part(
      'glass',
      lathe(
        [
          [0, 0.3],
          [0.19, 0.3],
          [0.105, 0.85],
          [0, 0.85],
        ],
        { corners: 40 },
      ),
      look.material('second', liquid('#5b2bd1', { opacity: 0.45, glow: 0.4 })),
    )
    const wax = look.material('main', glowing('#ff4f8b'))
    const many = Math.round(v.blobs)
    make.part('wax', ball([0.16, 0.06, 0.16]).move(0, 0.35, 0), wax)
    for (let n = 0; n < many; n++) {
      const y = 0.44 + (0.36 * n) / many
      const size = wide(y) * (0.34 + 0.3 * look.random())
      const angle = n * 2.4
      const out = Math.max(0, wide(y) - size) * 0.6
      make.part(
        'wax',
        ball([size, size * 1.25, size]).move(Math.sin(angle) * out, y, Math.cos(angle) * out),
        wax,
      )
    }
    make.socket('top', [0, 1, 0], 0.07)
  },
})
