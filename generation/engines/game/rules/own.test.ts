import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import type { Term } from '../../../brief/terms.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { termsIn } from '../read/terms/terms.ts'
import type { Wish } from './compose.ts'
import { mechanics } from './mechanics/index.ts'
import { seenToHold } from './terms/seen.ts'
import { playedOf } from './testing/played.ts'

type Made = { game: GamePlan; wishes: readonly Wish[]; terms: readonly Term[] }

function made(prompt: string): Made {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const { game, wishes = [] } = planGame(brief, 5)
  return { game, wishes, terms: brief.terms ?? [] }
}

const withRules = (game: GamePlan, change: (rules: Rule[], book: Rulebook) => Rule[]): GamePlan =>
  game.book ? { ...game, book: { ...game.book, rules: change(game.book.rules, game.book) } } : game

/** What of the deeds and of the terms of a sentence is seen in a game. */
function seenIn({ game, wishes, terms }: Made, plan: GamePlan = game) {
  const { won, lost, films } = playedOf(plan)
  const you = game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
  const deeds = wishes
    .filter(({ filler, form }) => !filler && !form)
    .map((wish) => {
      const mechanic = mechanics.find(({ id }) => id === wish.mechanic)
      return mechanic?.seen(films, { ...wish, button: 'a', among: 1, space: 'top' }) !== undefined
    })
  const told = terms.map(
    (term) => seenToHold(term, { films, you, won: undefined, lost: undefined }, terms) !== undefined,
  )
  return { results: [won?.status, lost?.status], seen: [...deeds, ...told] }
}

const isRight = ({ do: effects }: Rule) => effects.some((one) => 'show' in one && one.show === 'right')
const isWrong = ({ do: effects }: Rule) => effects.some((one) => 'show' in one && one.show === 'wrong')

describe('each its own', () => {
  it.each([
    'A stable: horses get carrots, pigs get apples. The wrong food costs a heart.',
    'An elf gives hay to cows and fish to seals, the wrong food makes them angry',
    'A cafe where girls want cupcakes and boys want pears, bring the wrong one and the guest leaves',
    'each parcel goes to the house with the same number, a wrong house costs a life',
    'A robot uses a wrench for bolts and a saw for logs, if it uses the wrong tool it goes back to the start',
  ])('"%s" is won and lost, and seen with what comes of a mistake', (prompt) => {
    const all = made(prompt)
    const { results, seen } = seenIn(all)
    expect(results).toEqual(['won', 'lost'])
    expect(seen.length).toBeGreaterThan(1)
    expect(seen).toEqual(seen.map(() => true))
  })

  it('is not seen where anything will do, nor where a mistake comes to nothing', () => {
    const all = made('A stable: horses get carrots, pigs get apples. The wrong food costs a heart.')
    const anything = withRules(all.game, (rules) =>
      rules
        .filter((rule) => !isWrong(rule))
        .flatMap((rule) =>
          isRight(rule)
            ? ['carrot', 'apple'].map((carries): Rule => ({ ...rule, if: [{ carries, who: 'a' }] }))
            : [rule],
        ),
    )
    expect(seenIn(all, anything).seen).toEqual([false, false, false])
    const harmless = withRules(all.game, (rules) =>
      rules.map((rule) =>
        isWrong(rule) ? { ...rule, do: rule.do.filter((one) => !('hurt' in one)) } : rule,
      ),
    )
    expect(seenIn(all, harmless).seen).toEqual([true, true, false])
  })
})

describe('several places', () => {
  it.each([
    'A ferry picks up tourists and takes them to the island, the lighthouse or the castle',
    'an elevator operator takes guests to the floor they ask for',
  ])('"%s" is won and lost, and everyone gets only to their own', (prompt) => {
    const { results, seen } = seenIn(made(prompt))
    expect(results).toEqual(['won', 'lost'])
    expect(seen).toEqual(seen.map(() => true))
  })

  it('are not seen where every place takes everybody, nor where there is only one', () => {
    const all = made('A postman takes parcels to the bakery, the school and the hospital')
    const isAt = ({ when }: Rule, place: string) => 'touch' in when && when.touch[1] === place
    const anywhere = withRules(all.game, (rules) =>
      rules
        .filter((rule) => !isWrong(rule))
        .map((rule) =>
          rule.do.some((one) => 'hand' in one) ? { ...rule, if: [{ carries: 'parcel', who: 'a' }] } : rule,
        ),
    )
    expect(seenIn(all, anywhere).seen).toEqual([false, false, false])
    const alone = withRules(all.game, (rules) =>
      rules.filter((rule) => !isAt(rule, 'school') && !isAt(rule, 'hospital')),
    )
    expect(seenIn(all, alone).seen).toEqual([false, false, false])
  })
})

describe('caught in the act', () => {
  it.each([
    'A teacher catches students who throw paper planes, but only while they throw. Catching a quiet one costs a life.',
    'photograph the squirrels the moment they steal nuts',
  ])('"%s" is won and lost, and seen', (prompt) => {
    const { results, seen } = seenIn(made(prompt))
    expect(results).toEqual(['won', 'lost'])
    expect(seen).toEqual(seen.map(() => true))
  })

  it('is not seen where nobody would know what they do', () => {
    const { results, seen } = seenIn(made('spot who is cheating, you are the teacher'))
    expect(results).toEqual(['won', 'lost'])
    expect(seen).toEqual([false])
  })

  it('is not seen where anybody can be caught at any time, nor where nobody has the thing', () => {
    const all = made('photograph the squirrels the moment they steal nuts')
    const anytime = withRules(all.game, (rules) =>
      rules.map((rule) => (isWrong(rule) ? { ...rule, if: [], do: rules.find(isRight)?.do ?? [] } : rule)),
    )
    expect(seenIn(all, anytime).seen).toEqual([false])
    const empty = withRules(all.game, (rules) =>
      rules.map((rule) => ({
        ...rule,
        do: rule.do.flatMap((one) => ('carry' in one ? [{ remove: 'b' as const }] : [one])),
      })),
    )
    expect(seenIn(all, empty).seen).toEqual([false])
  })
})

describe('rows of who gets what', () => {
  it.each([
    'I want a game and my kids want fun',
    'a fox needs food for winter and water for summer',
    'The monkey wants bananas and the gorilla wants to sleep',
    'a cat catches mice while it runs',
    'find the kids hiding in the bushes',
    'stop the thief who steals the jewels',
    'photograph birds that fly over the lake',
    'a shop game sells apples for coins, bread for tips',
  ])('"%s" is none, and nobody is caught in the act', (text) => {
    expect(termsIn(text)).toEqual({ terms: [], rest: text })
  })
})
