import { describe, expect, it } from 'vitest'
import { dimensionIn, dimensionMeant, viewIn } from '../../../brief/view.ts'
import { judgeDimension, judgeView } from './judge-view.ts'
import type { Case } from './verdict.ts'

/** A won game, in which the eye is there and the player stands at the origin. */
function wonWith(eye: { x: number; y: number; z: number }): Pick<Case, 'plan' | 'proof'> {
  const hero = { id: 1, cast: 'fox', role: 'player', x: 0, y: 0, z: 0, size: 1.7 }
  const world = { eye, bodies: [hero] }
  return { plan: { game: {} }, proof: { won: { world } } } as unknown as Pick<Case, 'plan' | 'proof'>
}
const [inHead, behind, above] = [
  { x: 0, y: 1.46, z: 0 },
  { x: 0, y: 4.3, z: 7.6 },
  { x: 0, y: 14, z: 2 },
].map(wonWith)

describe('where it is seen from', () => {
  it('is read where one place is said', () => {
    expect(viewIn('a first-person maze')).toBe('first')
    expect(viewIn('camera behind the hamster')).toBe('third')
    expect(viewIn('top-down shooter')).toBe('above')
    expect(viewIn('first or third person')).toBeUndefined()
    expect(viewIn('a fox collects berries')).toBeUndefined()
    expect(viewIn('the first person to finish wins')).toBeUndefined()
  })

  it('is where the eye was, and nowhere else', () => {
    const verdicts = (['first', 'third', 'above'] as const).map((view) =>
      [inHead, behind, above].map((won) => won && judgeView(view, won).status),
    )
    expect(verdicts).toEqual([
      ['met', 'unmet', 'unmet'],
      ['unmet', 'met', 'unmet'],
      ['unmet', 'unmet', 'met'],
    ])
  })

  it('is in 3D where that was said, and a game that is drawn flat is not', () => {
    expect(dimensionIn('a 3D game about bees')).toBe('3d')
    expect(dimensionIn('in 2d, please')).toBe('2d')
    expect(dimensionIn('collect 3D printers in a lab')).toBeUndefined()
    expect(dimensionIn('a bee collects 3 daisies')).toBeUndefined()
    expect(dimensionMeant('a first person maze')).toBe('3d')
    expect(dimensionMeant('a 2d game, first or third person')).toBe('2d')
    expect(dimensionMeant('the first person to finish wins')).toBeUndefined()
    const flat = { plan: {}, proof: { won: { world: {} } } } as unknown as Pick<Case, 'plan' | 'proof'>
    expect(judgeDimension('3d', flat).status).toBe('unmet')
    expect(judgeDimension('2d', flat).status).toBe('met')
    expect(behind && judgeDimension('3d', behind).status).toBe('met')
  })

  it('is through nobody’s eyes in 2D', () => {
    const flat = { plan: { game: { book: { space: { id: 'side' } } } }, proof: { won: { world: {} } } }
    const won = flat as unknown as Pick<Case, 'plan' | 'proof'>
    expect(judgeView('first', won).status).toBe('unmet')
    expect(judgeView('side', won).status).toBe('met')
    expect(judgeView('above', won).status).toBe('unmet')
  })
})
