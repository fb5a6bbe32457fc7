import { idle } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { describe, expect, it } from 'vitest'
import type { Claim } from '../../../../brief/brief.ts'
import { planGame } from '../../plan.ts'
import { gameToPlay } from '../../proof/game-to-play.ts'
import { playThrough } from '../../proof/playthrough.ts'
import { briefOfPrompt } from '../../read/brief-of-prompt.ts'
import { ruined } from '../bot/bot.ts'
import { type Film, filmed } from '../film.ts'
import { playedOf } from '../testing/played.ts'
import { seenToMeasure } from './seen.ts'

type About = Extract<Claim, { about: 'quantity' }>

function made(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const { game } = planGame(brief, 5)
  const claims = brief.claims.filter((claim): claim is About => claim.about === 'quantity')
  const you = game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
  return { game, claims, you, quantities: brief.quantities ?? [] }
}

/** The games of every player, and those of whoever wants this very bar at this very end. */
function filmsOf(game: GamePlan, { name, parts }: About): Film[] {
  const films = playedOf(game).films
  for (const part of parts) {
    if (part.about !== 'edge') continue
    const only = { meter: name, way: part.side === 'full' ? ('up' as const) : ('down' as const) }
    playThrough({
      game: filmed(gameToPlay(genre, game), films),
      seed: 5,
      player: ({ world }, memory) => ruined(world, memory, only) ?? idle,
      longest: 100,
    })
  }
  return films
}

/** The same game without the rules that cite these words. */
function without(game: GamePlan, { parts, name }: About): GamePlan {
  const { book } = game
  if (!book) throw new Error('There is no rulebook')
  const words = parts.map((part) => part.words)
  const rules = book.rules.filter(
    ({ because, do: effects, when }) =>
      !(
        typeof because === 'object' &&
        'words' in because &&
        words.includes(because.words) &&
        (effects.some((one) => 'meter' in one) || 'meter' in when)
      ),
  )
  const isShown = parts.some(({ about }) => about === 'shown')
  const kinds = book.kinds.map((kind) => ({
    ...kind,
    ...(isShown && { meters: (kind.meters ?? []).filter((meter) => meter.name !== name) }),
  }))
  // Where it stops, it goes on all the same.
  const goesOn = rules.map(({ if: conditions, ...rule }) => ({
    ...rule,
    ...(conditions && {
      if: parts.some((part) => part.about === 'flow' && part.way === 'none')
        ? conditions.filter((one) => !('near' in one && one.not))
        : conditions,
    }),
  }))
  return { ...game, book: { ...book, rules: goesOn, kinds } }
}

describe('a quantity, in a game of rules', () => {
  it.each([
    'a nursery game, collect all the toys. there is a noise bar and it goes down slowly when you stand still; each toy makes noise when you pick it up; if it is full the baby screams',
    'carry the coffee to the office, the temperature drops all the time, faster in wind, and stops dropping while you stand near a street heater; deliver above 60 degrees',
    'a robot collects screws in a factory, my battery runs empty, charging stations fill it',
    'a baker collects pizzas: put in logs to make the oven hotter, open the window to make it cooler, keep the needle between 200 and 230',
    'a cowboy collects horseshoes, your eyes hurt if you do not blink for six seconds',
    'a mountaineer collects flags. energy drops while you move, resting restores it, below 20 percent you lose a life',
  ])('does all that "%s" says, is won and lost, and does not without its rules', (prompt) => {
    const { game, claims, you, quantities } = made(prompt)
    const { won, lost } = playedOf(game)
    expect([won?.status, lost?.status]).toEqual(['won', 'lost'])
    expect(claims.length).toBeGreaterThan(0)
    for (const claim of claims) {
      const quantity = quantities.find(({ name }) => name === claim.name)
      if (!quantity) throw new Error(`There is no ${claim.name}`)
      expect([claim.words, seenToMeasure(filmsOf(game, claim), quantity, claim.parts, you)]).toEqual([
        claim.words,
        expect.any(String),
      ])
      expect([
        claim.words,
        seenToMeasure(filmsOf(without(game, claim), claim), quantity, claim.parts, you),
      ]).toEqual([claim.words, undefined])
    }
  })

  it('is told to players', () => {
    const { game } = made(
      'a robot collects screws in a factory, my battery runs empty, charging stations fill it',
    )
    const told = `${game.goal} ${JSON.stringify(game.content)}`
    expect(told).toContain("Don't let the Battery bar run empty.")
    expect(told).toContain('charging stations helps')
  })
})
