import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../brief/brief.ts'
import { planGame } from '../plan.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { bot } from './bot/bot.ts'
import { readRules } from './design.ts'
import type { Mechanic } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { nearestOf, nearness, vanished } from './observe.ts'
import { rulebook } from './rulebook-schema.ts'
import { exampleGame } from './testing/example-game.ts'
import { playedOf } from './testing/played.ts'
import { askedIn } from './wishes.ts'

function briefOf(prompt: string): Brief {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return brief
}

function bookOf(prompt: string): Rulebook {
  const { book } = planGame(briefOf(prompt), 5).game
  if (!book) throw new Error(`"${prompt}" did not become a game of rules`)
  return book
}

describe('a sentence of verbs', () => {
  it('becomes rules that know the words they come from', () => {
    const book = bookOf('a robot gardener waters flowers and dodges bees')
    const cited = book.rules.flatMap(({ because }) =>
      typeof because === 'object' && 'words' in because ? [because.words] : [],
    )
    expect(cited.some((words) => words.includes('waters flowers'))).toBe(true)
    expect(cited.some((words) => words.includes('dodges bees'))).toBe(true)
    expect(rulebook.safeParse(book).success).toBe(true)
  })

  it('is filled up without counting what fills it as a wish', () => {
    const plan = planGame(briefOf('a fox gathers berries'), 5)
    const filler = plan.wishes?.filter((wish) => wish.filler) ?? []
    expect(filler.length).toBeGreaterThan(0)
    for (const { whom } of filler)
      expect(plan.claims.some((claim) => claim.about === 'deed' && claim.whom === whom?.id)).toBe(false)
  })

  it('gets no enemies where it asks for none', () => {
    const plan = planGame(briefOf('a fox gathers berries, no enemies'), 5)
    expect(plan.wishes?.filter((wish) => wish.filler) ?? []).toEqual([])
    expect(plan.game.cast.filter(({ role }) => role === 'enemy')).toEqual([])
  })

  it('has no clock where it asks for none, and speaks of none', () => {
    const plan = planGame(briefOf('a bee pollinates flowers, no enemies, no timer'), 5)
    expect(plan.game.book?.ends.filter(({ when }) => 'seconds' in when)).toEqual([])
    expect(plan.game.rules.gentle).toBe(true)
    expect(plan.game.goal).not.toContain('time runs out')
    expect(planGame(briefOf('paint fences in 60 seconds'), 5).game.goal).toContain('time runs out')
  })

  it('makes up nobody to whom it is done', () => {
    const deed = {
      subject: 'player',
      verb: 'dodge',
      whoms: [],
      particles: [],
      negated: false,
      words: 'dodges',
    }
    const { asked, unserved } = askedIn({ ...briefOf('a fox'), actors: [], deeds: [deed] }, mechanics)
    expect(asked).toEqual([])
    expect(unserved).toEqual([deed])
  })

  it('tells of a verb that nobody serves that another stands in for it', () => {
    const { claims } = planGame(briefOf('a clerk crumples the letters'), 5)
    expect(claims).toContainEqual(
      expect.objectContaining({ about: 'deed', verb: 'crumple', instead: expect.any(String) }),
    )
  })

  it('lets nobody hold a button for what is not done with hands', () => {
    const { wishes = [] } = planGame(briefOf('a clerk who lost his trousers collects letters'), 5)
    expect(wishes.map(({ verb }) => verb)).not.toContain('lose')
  })
})

describe('a mechanic that is added in one file', () => {
  const tickle: Mechanic = {
    id: 'tickle',
    verbs: ['tickle'],
    by: 'player',
    needs: ['whom'],
    spaces: ['top'],
    adds: ({ you, whom = you }) => ({
      kinds: [{ cast: whom.id, drive: { does: 'wander', speed: 40 }, count: 5, where: 'far' }],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 30, button: 'b', seconds: 0.5 },
          do: [{ remove: 'b' }, { tally: 'tickled', add: 1 }],
          says: 'Tickle',
        },
      ],
      goal: { tally: 'tickled', reaches: 4, says: 'tickled' },
    }),
    seen: (films, { who, whom = who }) => {
      for (const { before, body } of vanished(films, whom.id)) {
        const near = nearestOf(before, who.id, body)
        if (near && nearness(near, body) < 2.5) return 'They laughed.'
      }
      return undefined
    },
    example: { you: 'fox', whom: 'owl' },
  }

  it('is planned, played, seen and proven', () => {
    const all = [...mechanics, tickle]
    const reading = readRules(briefOf('a fox tickles owls'), { mechanics: all })
    expect(reading.served).toBe(1)
    const { plan, composed } = exampleGame([tickle], all)
    const { won, films } = playedOf(plan)
    expect(won?.status).toBe('won')
    const [use] = composed.uses
    expect(use && tickle.seen(films, use)).toBe('They laughed.')
    const { checks } = proveFlat({ genre, bot, plan })
    expect(checks.filter(({ passed, name }) => !passed && name !== 'The difficulty is right')).toEqual([])
  })
})
