import type { GamePlan } from '@makebelieve/kit/game/plan'
import { describe, expect, it } from 'vitest'
import type { Term } from '../../../../brief/terms.ts'
import { planGame } from '../../plan.ts'
import { briefOfPrompt } from '../../read/brief-of-prompt.ts'
import { mistimes } from '../bot/mistiming.ts'
import { withRulebook } from '../design.ts'
import { playedOf } from '../testing/played.ts'
import { seenToHold } from './seen.ts'
import type { Played } from './steps.ts'

function made(prompt: string): { game: GamePlan; without: GamePlan; terms: Term[] } {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const { game, wishes = [] } = planGame(brief, 5)
  const without = withRulebook({ ...game, content: { ...game.content, terms: [] } }, wishes)
  return { game, without, terms: brief.terms ?? [] }
}

function played(game: GamePlan): Played & { results: unknown[] } {
  const { won, lost, films } = playedOf(game)
  const you = game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
  return { films, you, won: won?.because, lost: lost?.because, results: [won?.status, lost?.status] }
}

describe('what a sentence settles, in a game of rules', () => {
  it.each([
    'A mole collects worms and beetles. Worms are worth 7 points, beetles cost 3 points.',
    'A farmer picks tomatoes. Tomatoes are green, then red, then rotten. Red gives 12 points, rotten -4 points.',
    'A waiter brings soup to guests. Soup gets cold after 9 seconds. Each guest pays 4 coins.',
    'A snail collects lettuce. Every 12 seconds a frog comes.',
    'A hen collects corn. At 60 points a swan comes and says hello.',
    'A knight fights goblins in 2 waves. The last wave brings an ogre, who needs 12 hits.',
    'A postman brings letters to the house and buys faster shoes, a bigger bag and a radio for 3 coins.',
    'A hen collects corn and can buy a faster cart between the days. It lasts 3 days.',
    'A mouse collects cheese, a snake chases the mouse. When all 5 eggs are gone it is over.',
    'A fox carries letters to the house but can only carry two at a time.',
    'A hen carries eggs and acorns to the nest. Acorns count as two and the hen can only carry four at once.',
    'A cook puts plums into the pot. Your apron holds six plums.',
    'A driver brings tourists to the hotel. The tourists lose patience while they wait, and whoever has no patience left walks off. Two walk off and you are fired.',
    'A waiter brings soup to guests. The guests get impatient and storm out if you are too slow.',
    "A beekeeper chases wasps away from the hive. There are bees. Don't let the bees drop below 500.",
    'A firefighter rescues kittens, each rescued kitten adds one to your crew.',
    "The village starts with 40 people. Every time the dragon burns a hut ten people leave, if everyone leaves it's over.",
    'You are a zombie: every penguin you bite turns into a zombie too.',
    'A tag game: everybody you touch joins your side and helps you catch the rest.',
    'A squirrel collects more nuts than the rival magpie.',
    'A fox carries eggs to the nest before the badger does.',
    "You're a snail racing against a beetle, first one to the lettuce wins.",
    'A baker collects buns, after 30 seconds show "See you tomorrow".',
  ])('"%s" is cited, seen, won and lost, and not seen without its rules', (prompt) => {
    const { game, without, terms } = made(prompt)
    const told = JSON.stringify(game.book)
    for (const { words } of terms) expect(told).toContain(JSON.stringify({ words }))
    const own = played(game)
    expect(own.results).toEqual(['won', 'lost'])
    const bare = played(without)
    for (const term of terms) {
      expect([term.words, seenToHold(term, own, terms)]).toEqual([term.words, expect.any(String)])
      expect([term.words, seenToHold(term, bare, terms)]).toEqual([term.words, undefined])
    }
  })

  it('holds a contest with one who only stands about, or who wants something else, to be none', () => {
    const { game, terms } = made('A squirrel collects more nuts than the rival magpie. There are beetles.')
    const own = played(game)
    const contest = terms.find((term) => term.about === 'contest')
    if (contest?.about !== 'contest') throw new Error('The contest was not read')
    expect(seenToHold(contest, own, terms)).toEqual(expect.any(String))
    expect(seenToHold({ ...contest, whom: 'beetle' }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...contest, rival: 'beetle' }, own, terms)).toBeUndefined()
  })

  it('holds buildings of another price, or that bring something else or at another time, to be others', () => {
    const { game, terms } = made('Build huts for 6 coins each, every hut brings 2 coins every 5 seconds.')
    const own = played(game)
    const [costs, brings] = terms
    if (costs?.about !== 'estate' || brings?.about !== 'estate') throw new Error('It was not read')
    expect(seenToHold(costs, own, terms)).toEqual(expect.any(String))
    expect(seenToHold(brings, own, terms)).toEqual(expect.any(String))
    expect(seenToHold({ ...costs, value: 4 }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...brings, value: 1 }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...brings, seconds: 12 }, own, terms)).toBeUndefined()
  })

  it('holds those who are only caught to be on nobody’s side', () => {
    const bare = played(made('A girl hunts rabbits.').game)
    const term = { about: 'joining', whom: 'rabbit', words: 'whoever is caught helps' } as const
    expect(seenToHold(term, bare, [term])).toBeUndefined()
  })

  it('holds another room, other numbers and other losses to be others', () => {
    const ant = made('An ant carries crumbs to the nest but can only carry two at a time.')
    const [room] = ant.terms
    const dragon = made(
      "The village starts with 40 people. Every time the dragon burns a hut ten people leave, if everyone leaves it's over.",
    )
    const cab = made(
      'A driver brings tourists to the hotel. The tourists lose patience while they wait. Two walk off and you are fired.',
    )
    if (room?.about !== 'room') throw new Error('Something was not read')
    const carried = played(ant.game)
    expect(seenToHold({ ...room, many: 3 }, carried, ant.terms)).toBeUndefined()
    expect(seenToHold({ ...room, many: 1 }, carried, ant.terms)).toBeUndefined()
    expect(seenToHold(room, played(dragon.game), dragon.terms)).toBeUndefined()
    const burnt = played(dragon.game)
    for (const term of dragon.terms)
      if (term.about === 'number' && term.part !== 'none')
        expect(seenToHold({ ...term, value: term.value + 3 }, burnt, dragon.terms)).toBeUndefined()
    const waited = played(cab.game)
    const lost = cab.terms.find((term) => term.about === 'patience' && term.part === 'lost')
    expect(lost && seenToHold(lost, waited, cab.terms)).toEqual(expect.any(String))
    if (lost?.about === 'patience')
      expect(seenToHold({ ...lost, many: 3 }, waited, cab.terms)).toBeUndefined()
    // Who waits for nobody and is hit by nobody shows neither.
    if (lost) expect(seenToHold(lost, carried, cab.terms)).toBeUndefined()
    expect(seenToHold({ about: 'health', part: 'none', words: '' }, waited, [])).toBeUndefined()
    expect(seenToHold({ about: 'health', part: 'hit', words: '' }, waited, [])).toBeUndefined()
  })

  it('holds other figures to be other figures', () => {
    const { game, terms } = made(
      'A mole collects worms and buys faster boots for 4 coins. Worms are worth 7 points. Every 12 seconds a frog comes.',
    )
    const own = played(game)
    const [ware, worth, event] = terms
    if (worth?.about !== 'worth' || event?.about !== 'event' || ware?.about !== 'ware')
      throw new Error('Something was not read')
    expect(seenToHold({ ...worth, value: 8 }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...event, at: { every: 10 } }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...event, at: { points: 100 } }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...ware, price: 3 }, own, [{ ...ware, price: 3 }])).toBeUndefined()
    expect(seenToHold({ ...ware, does: 'bigger' }, own, terms)).toBeUndefined()
  })

  it.each([
    'A hare hops about and collects carrots, collect 7 carrots to win',
    'A platformer in which a hen collects corn, you win when you have 9 corn',
    'A mouse sneaks past cats, reach the cheese to win',
  ])('"%s" is won by just that', (prompt) => {
    const { game, terms } = made(prompt)
    const [victory] = terms
    if (victory?.about !== 'victory') throw new Error('It was not read by what it is won')
    const own = played(game)
    expect(own.results).toEqual(['won', 'lost'])
    expect(seenToHold(victory, own, terms)).toEqual(expect.any(String))
    expect(seenToHold({ ...victory, many: 4 }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...victory, whom: 'nobody' }, own, terms)).toBeUndefined()
  })

  it.each([
    'A llama inflates balloons but has to let go before they burst.',
    'A llama takes buns off the grill at the right moment, too late and they are burnt.',
    'A llama: tap when the needle is in the green, three perfect in a row win.',
  ])('"%s" counts in its stretch, costs a life outside, and is not seen where nothing is timed', (prompt) => {
    const { game, terms } = made(prompt)
    const own = timedPlay(game)
    const bare = timedPlay(made('A llama collects buns. Each bun is worth 7 points.').game)
    for (const term of terms) {
      expect([term.words, seenToHold(term, own, terms)]).toEqual([term.words, expect.any(String)])
      expect([term.words, seenToHold(term, bare, terms)]).toEqual([term.words, undefined])
    }
  })

  it('holds a row to be just as long as it is', () => {
    const { game, terms } = made('A llama: tap when the needle is in the green, three perfect in a row win.')
    const own = timedPlay(game)
    const row = terms.find((term) => term.about === 'streak')
    if (row?.about !== 'streak') throw new Error('The row was not read')
    expect(seenToHold({ ...row, many: 2 }, own, terms)).toBeUndefined()
    expect(seenToHold({ ...row, many: 4 }, own, terms)).toBeUndefined()
  })
})

/** With one more game of somebody who misses on purpose. */
function timedPlay(game: GamePlan): Played {
  const { won, lost, films } = playedOf(game, ({ world }, memory) => mistimes(world, memory))
  const you = game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
  return { films, you, won: won?.because, lost: lost?.because }
}
