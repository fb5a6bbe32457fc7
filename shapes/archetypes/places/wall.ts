import { archetype, choice, number } from '../../archetype.ts'
import { box } from '../../geometry/solids.ts'
import { blocks, bricks, type Material, plaster, stone } from '../../materials/material.ts'

const made: Record<'bricks' | 'stone' | 'plaster', Material> = {
  bricks: bricks('#b05a42', { grain: 0.7 }),
  stone: blocks('#9a958c', { grain: 0.8 }),
  plaster: plaster('#e8e2d4'),
}

export const wall = archetype({
  id: 'wall',
  about: 'A free-standing wall with a coping',
  skeleton: 'building',
  nouns: ['wall', 'brick wall', 'garden wall'],
  parameters: {
    height: number(0.7, 0.25, 1.2, 'how high it is beside its length'),
    of: choice(['bricks', 'stone', 'plaster'], 'what it is made of'),
    pillars: number(0, 0, 2, 'how many pillars end it'),
  },
  rows: {
    'stone wall': { values: { of: 'stone', height: 0.5 } },
    'dry stone wall': { values: { of: 'stone', height: 0.4 } },
    'plaster wall': { values: { of: 'plaster' } },
    'city wall': { values: { of: 'stone', height: 0.45, pillars: 2 } },
    rampart: { values: { of: 'stone', height: 0.45, pillars: 2 } },
  },
  build(v, look, make) {
    const stuff = look.material('main', made[v.of])
    const cap = look.material('second', stone('#b8b1a4'))
    const deep = 0.14
    make.part('wall', box(1, v.height, deep, 0.01).move(0, v.height / 2, 0), stuff)
    make.part('coping', box(1.03, 0.05, deep + 0.05, 0.012).move(0, v.height + 0.02, 0), cap)
    for (let n = 0; n < Math.round(v.pillars); n++) {
      const x = n === 0 ? -0.5 : 0.5
      make.part('pillars', box(0.2, v.height + 0.1, 0.2, 0.012).move(x, (v.height + 0.1) / 2, 0), stuff)
      make.part('coping', box(0.25, 0.05, 0.25, 0.015).move(x, v.height + 0.12, 0), cap)
    }
    make.socket('top', [0, v.height + 0.045, 0], deep / 2).socket('front', [0, v.height / 2, deep / 2], 0.3)
  },
})
