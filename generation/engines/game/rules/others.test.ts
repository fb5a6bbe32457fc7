import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import type { Mechanic, Use } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { exampleGame } from './testing/example-game.ts'
import { playedOf } from './testing/played.ts'
import { askedIn } from './wishes.ts'

/** What others do in a sentence, as mechanics between nouns; what only stands in for it is marked. */
function othersIn(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return askedIn(brief, mechanics)
    .asked.filter(({ who }) => who !== 'player')
    .map(({ mechanic, who, whom, from, instead }) =>
      [who, mechanic.id, whom, from && `from ${from}`, instead && '(stand-in)'].filter(Boolean).join(' '),
    )
}

describe('what others do to whoever plays', () => {
  it.each([
    ['a hedgehog delivers newspapers and owls try to grab him', 'owl seize player'],
    ['a captain brings people home, crocodiles bump him', 'crocodile shove player'],
    ['you are a snail, crows try to peck you', 'crow chase player'],
    ['a diver collects pearls and crabs pinch her', 'crab chase player'],
    ['a cowboy collects gold, bandits jump out from behind the cacti and rob him', 'bandit steal gold'],
  ])('goes by the verb, or by a wider one of the dictionary: %s', (prompt, deed) => {
    expect(othersIn(prompt)).toContain(deed)
  })
})

describe('what others do to a third', () => {
  it.each([
    ['a beekeeper calms angry bees before they sting the picnic people', 'bee maul picnic-person'],
    ['a snail eats lettuce, the gardener drops salt', 'gardener litter salt'],
    ['a train driver rings the bell, cows walk on the rails', 'cow frequent rails'],
  ])('goes by its verb: %s', (prompt, deed) => {
    expect(othersIn(prompt)).toContain(deed)
  })
})

describe('where others come from', () => {
  it.each([
    ['museum guard, catch the mummies that sneak out of the coffins', 'mummy emerge from coffin'],
    ['a shepherd dog herds ducks to the gate, a fox comes from the bushes', 'fox emerge from bush'],
    ['a janitor mops footprints while kids keep running in from the rain', 'kid emerge'],
  ])('is a deed of theirs: %s', (prompt, deed) => {
    expect(othersIn(prompt)).toContain(deed)
  })

  it('is nobody whom they run from', () => {
    expect(othersIn('a farmer collects eggs, mice run from the cat')).not.toContain('mouse emerge from cat')
    const washed = othersIn('frog knight paints gates green and storks wash the paint off')
    expect(washed.filter((deed) => deed.includes('emerge'))).toEqual([])
  })
})

describe('what others undo', () => {
  it.each([
    ['a window cleaner wipes windows, pigeons dirty them again', 'pigeon undo window'],
    ['a wizard lights torches and ghosts blow them out', 'ghost undo torch'],
    ['you plant carrots and rabbits eat them', 'rabbit undo carrot'],
    ['a mason builds a wall, goblins tear it down', 'goblin undo wall'],
    ['a butler closes the windows and ghosts open them again', 'ghost undo window (stand-in)'],
  ])('is what the player does to the same ones: %s', (prompt, deed) => {
    expect(othersIn(prompt)).toContain(deed)
  })

  it('is nothing that is done to something else, or that undoes nothing', () => {
    expect(othersIn('a wizard lights torches and ghosts blow out the candles').join()).not.toContain('undo')
    expect(othersIn('a wizard lights torches and ghosts admire them').join()).not.toContain('undo')
  })
})

const undo = mechanics.find(({ undoes }) => undoes) as Mechanic
const of = (id: string) => mechanics.find((one) => one.id === id) as Mechanic

/** A game in which somebody undoes what the mechanic does, in another way for each: it turns back, fills, comes out, lies there anew. */
function undoneGame(id: string) {
  const { you, whom = you, with: tool, to, from } = of(id).example
  const parts = { whom, ...(tool && { with: tool }), ...(to && { to }), ...(from && { from }) }
  const example: Mechanic = {
    ...undo,
    example: { you, who: 'goblin', whom, besides: { does: id, ...parts } },
  }
  const all = mechanics.map((one) => (one === undo ? example : one))
  const { plan, composed } = exampleGame([example], all, { space: 'top', challenge: 0.3 })
  const [use, own] = composed.uses as [Use, Use]
  return { ...playedOf(plan), use, own }
}

describe('the undoing of others', () => {
  it.each(['light', 'paint', 'clean', 'extinguish'])(
    'is the rules of the player read backwards: %s',
    (id) => {
      const { won, films, use, own } = undoneGame(id)
      expect(won?.status).toBe('won')
      expect(undo.seen(films, use)).toEqual(expect.any(String))
      // The player is still seen to do it.
      expect(of(id).seen(films, own)).toEqual(expect.any(String))
      // Nobody else was at it.
      expect(undo.seen(films, { ...use, who: { ...use.who, id: 'ghost' } })).toBeUndefined()
    },
  )

  it('is not seen in a game in which nobody undoes anything', () => {
    const { plan, composed } = exampleGame([of('light')], mechanics)
    const [use] = composed.uses as [Use]
    const goblin = { ...use.you, id: 'goblin', name: 'goblin', plural: 'goblins' }
    expect(undo.seen(playedOf(plan).films, { ...use, who: goblin })).toBeUndefined()
  })
})

describe('coming out of something', () => {
  const emerge = of('emerge')

  it('is not seen of those who were there, or who come from elsewhere', () => {
    const { plan, composed } = exampleGame([of('wander')], mechanics)
    const [use] = composed.uses as [Use]
    const { films } = playedOf(plan)
    const coin = { ...use.you, id: 'coin', name: 'coin', plural: 'coins' }
    expect(emerge.seen(films, { ...use, from: coin })).toBeUndefined()
    expect(emerge.seen(films, { ...use, words: 'ducks fall from the sky' })).toBeUndefined()
  })
})
