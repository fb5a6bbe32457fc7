import { describe, expect, test } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function gameOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`It was refused: ${brief.refused}`)
  const { game, wishes = [] } = planGame(brief, 1)
  return {
    genre: game.genre,
    does: wishes.filter(({ form, filler }) => !form && !filler).map(({ mechanic }) => mechanic),
  }
}

describe('a kind of game that words speak for', () => {
  test('is not made where its place is only where something else is done', () => {
    const mole = gameOf('you are a mole who digs under a golf course and steals the balls')
    expect(mole).toMatchObject({ genre: 'rules', does: expect.arrayContaining(['burrow']) })
    expect(gameOf('a fox hits a golf ball into holes on a golf course').genre).toBe('golf')
  })

  test('is not made where whoever keeps watch is the player', () => {
    const guard = gameOf(
      'museum guard with a flashlight, catch the mummies that sneak out of the coffins, the bats steal your batteries',
    )
    expect(guard).toMatchObject({ genre: 'rules', does: expect.arrayContaining(['hunt', 'steal']) })
    expect(gameOf('a raccoon steals jewels in a museum while guards with flashlights patrol').genre).toBe(
      'stealth',
    )
  })

  test('is no race of laps where one races to a place', () => {
    expect(gameOf('two snails race to eat a lettuce, the gardener drops salt').genre).toBe('rules')
    expect(gameOf('a car races against other cars').genre).toBe('racing')
  })
})

describe('a kind of game that only the reader thought of', () => {
  test('is not made where somebody who lives does something else, and nothing in the words speaks for it', () => {
    const prompt = 'the lift holds 4 people: a bellhop brings 12 guests to their rooms'
    expect(gameOf(prompt)).toMatchObject({
      genre: 'rules',
      does: expect.arrayContaining(['deliver']),
    })
    expect(gameOf('a mouse solves a sudoku').genre).toBe('sudoku')
    expect(gameOf('flip pairs of cards with animals on them').genre).toBe('memory')
  })

  test('is no race where one takes oneself to a place, and no theft where others steal', () => {
    expect(gameOf('Race your tortoise to the pond before the hare gets there').genre).toBe('rules')
    const brief = briefOfPrompt('a hedgehog waters flowers in a train station and pigeons steal them')
    expect('cues' in brief && brief.cues.map(({ genre }) => genre)).not.toContain('stealth')
  })
})

describe('to catch', () => {
  test('is to run after whoever lives and goes about, and to stand under what falls', () => {
    expect(gameOf('a farmer catches chickens before the fox does').does).toContain('hunt')
    expect(gameOf('a panda catches falling apples in a basket')).toMatchObject({
      genre: 'catcher',
      does: ['catch'],
    })
    expect(gameOf('catch the chicks that fall out of the nest').does).toContain('catch')
  })
})
