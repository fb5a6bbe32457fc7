import { idle } from '@makebelieve/kit/core/input'
import { turns as memory, genre as memoryGenre } from '@makebelieve/kit/game-2d/genres/memory/index'
import { faultsOf, type Stake, stakeShown } from '@makebelieve/kit/game-2d/turns/stake'
import { rulesFor } from '@makebelieve/kit/game-2d/turns/turn-game'
import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { stakes } from './stakes.ts'
import { stakeSaid } from './stakes-reading.ts'

function briefOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return brief
}

const saidOf = (prompt: string) => {
  const said = stakeSaid(briefOf(prompt))
  if (!said) return undefined
  const { way, ends } = said.stake
  const [who, whom] = said.actors.map(({ thing }) => thing.name)
  return [who, way, whom, ends, said.most].filter((one) => one !== undefined).join(' ')
}

describe('what a mistake costs somebody beside the table', () => {
  it.each([
    ['memory where every wrong pair feeds the crocodile', 'crocodile grows'],
    ['find pairs, and with each mistake the wolf creeps closer to the lamb', 'wolf nears lamb'],
    ['hangman: each wrong guess shrinks the candle and after nine it is gone', 'candle shrinks gone 9'],
    [
      'a spelling game, each typo makes the pumpkin bigger, at the fourth it bursts',
      'pumpkin grows bursts 4',
    ],
    ['sorting game with toys and books, four mistakes and the shelf collapses', 'shelf stays falls 4'],
    ['a memory game with cars, a slice of the pizza is eaten with each mistake', 'pizza shrinks'],
  ])('%s', (prompt, wanted) => {
    expect(saidOf(prompt)).toBe(wanted)
  })

  it.each([
    'a memory game with sharks and boats',
    'sort falling red and green balls into buckets, after 5 shots the ceiling comes down',
    'memory with six wrong guesses',
    'hangman where every mistake costs a heart',
    'pairs of animals, every match makes the lion bigger',
  ])('and not where nobody pays: %s', (prompt) => {
    expect(saidOf(prompt)).toBeUndefined()
  })

  it('puts whoever pays beside the table, and on no card', () => {
    const { game, claims } = planGame(
      briefOf(
        'memory with apples and pears: every wrong pair feeds the shark and after six bites the shark eats the boat',
      ),
      3,
    )
    const roleOf = (name: string) => game.cast.find((member) => member.name === name)?.role
    expect([roleOf('apple'), roleOf('shark'), roleOf('boat')]).toEqual(['collectible', 'prop', 'prop'])
    expect(game.content).toMatchObject({
      misses: 6,
      stake: { cast: 'shark', way: 'grows', to: 'boat', ends: 'takes' },
    })
    expect(claims.flatMap((claim) => (claim.about === 'twist' ? [claim.twist] : []))).toEqual(
      expect.arrayContaining(['stake', 'stakeEnds']),
    )
  })
})

describe('what is seen of it', () => {
  const stake: Stake = { cast: 'shark', way: 'grows', to: 'boat', ends: 'takes' }
  it('changes with every mistake, and at the last one nothing is left of whom it takes', () => {
    const sizes = [0, 1, 2, 3].map(
      (made) => stakeShown({ cast: 'shark', way: 'shrinks' }, { made, most: 4 })[0]?.size ?? 0,
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(new Set(sizes).size).toBe(4)
    expect(stakeShown(stake, { made: 5, most: 6 }).map(({ cast }) => cast)).toEqual(['shark', 'boat'])
    expect(stakeShown(stake, { made: 6, most: 6 }).map(({ cast }) => cast)).toEqual(['shark'])
  })

  it('is not seen where a mistake changes nothing, and its end not after another number of mistakes', () => {
    const { game } = planGame(
      briefOf('memory with apples: every wrong pair feeds the shark and after six bites the shark is gone'),
      3,
    )
    const play = (said: 'stake' | 'stakeEnds', words: string, content: object) => {
      const plan = { ...game, content: { ...game.content, ...content } }
      const world = memoryGenre.create(plan, 5)
      const isSeen = stakes[said].watch(memory)(words)
      let seen = false
      for (let tick = 0; tick < 4000 && world.status === 'playing'; tick++) {
        const [place] = world.since > 20 ? (rulesFor(memory, plan).blunder?.(world.state) ?? []) : []
        memoryGenre.step(world, place ? { ...idle, pick: place } : idle)
        world.tick++
        seen = isSeen(world) || seen
      }
      expect(faultsOf(memory, world.state, plan)?.made).toBeGreaterThan(3)
      return seen
    }
    const stays = { stake: { cast: 'shark', way: 'stays' } }
    expect(play('stake', 'every wrong pair feeds the shark', {})).toBe(true)
    expect(play('stake', 'every wrong pair feeds the shark', stays)).toBe(false)
    expect(play('stakeEnds', 'after six bites the shark is gone', {})).toBe(true)
    expect(play('stakeEnds', 'after six bites the shark is gone', { misses: 5 })).toBe(false)
    expect(play('stakeEnds', 'after six bites the shark is gone', stays)).toBe(false)
  })
})
