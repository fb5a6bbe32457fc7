import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../../../things/catalogue.ts'
import { madeOf } from './made-of.ts'

const stuffOf = (noun: string, said?: string) => madeOf(openCatalogue().find(noun), said)

describe('what somebody sounds of', () => {
  it.each([
    ['crate', 'wood'],
    ['bowling pin', 'wood'],
    ['tree', 'wood'],
    ['robot', 'metal'],
    ['spaceship', 'metal'],
    ['coin', 'metal'],
    ['asteroid', 'stone'],
    ['castle', 'stone'],
    ['golem', 'stone'],
    ['window', 'glass'],
    ['vase', 'glass'],
    ['bubble', 'water'],
    ['slime', 'water'],
    ['teddy bear', 'cloth'],
    ['pillow', 'cloth'],
    ['zombie', undefined],
    ['knight', undefined],
    ['fox', undefined],
  ])('%s: %s', (noun, stuff) => {
    expect(stuffOf(noun)).toBe(stuff)
  })

  it('is what was said of it', () => {
    expect(stuffOf('robot', 'wooden')).toBe('wood')
    expect(stuffOf('dragon', 'crystal')).toBe('glass')
    expect(stuffOf('crate', 'invisible')).toBe('wood')
  })
})
