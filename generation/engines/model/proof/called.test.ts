import { archetypeFor } from '@makebelieve/shapes/archetypes/index'
import { describe, expect, it } from 'vitest'
import type { Piece } from '../design.ts'
import { calledBy } from './called.ts'

const pieceOf = (noun: string): Pick<Piece, 'noun' | 'source'> => {
  const archetype = archetypeFor(noun)
  if (!archetype) throw new Error(`${noun} has no shape`)
  return { noun, source: { by: 'archetype', order: { archetype: archetype.id, noun } } }
}

describe('somebody who never saw the sentence', () => {
  it.each(['beekeeper', 'dentist', 'window cleaner', 'crossing guard', 'gondolier'])(
    'knows a %s by clothes and tool',
    (trade) => {
      expect(calledBy(trade, pieceOf(trade))).toEqual({ is: 'it' })
    },
  )

  it.each(['beekeeper', 'dentist', 'window cleaner', 'crossing guard', 'gondolier'])(
    'calls no plain person a %s',
    (trade) => {
      for (const plain of ['man', 'woman', 'person'])
        expect(calledBy(trade, pieceOf(plain)).is, plain).not.toBe('it')
    },
  )

  it('takes no trade for another', () => {
    expect(calledBy('beekeeper', pieceOf('plumber')).is).not.toBe('it')
    expect(calledBy('plumber', pieceOf('beekeeper')).is).not.toBe('it')
  })

  it.each(['intern', 'rival', 'taxpayer'])('can not tell that somebody is a %s', (noun) => {
    expect(calledBy(noun, pieceOf('person')).is).not.toBe('it')
  })

  it('calls a sailing ship a ship, and a teddy bear no bear', () => {
    expect(calledBy('ship', pieceOf('sailing ship'))).toEqual({ is: 'it' })
    expect(calledBy('bear', pieceOf('teddy bear')).is).not.toBe('it')
  })

  it('calls a river no lake, and a lake no river', () => {
    expect(calledBy('river', pieceOf('river'))).toEqual({ is: 'it' })
    expect(calledBy('river', pieceOf('lake')).is).not.toBe('it')
  })
})
