import { holding, idle } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { create, step } from '@makebelieve/kit/rules/step'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import type { Consequence } from '../../../../brief/brief.ts'
import { planGame } from '../../plan.ts'
import { briefOfPrompt } from '../../read/brief-of-prompt.ts'
import { tries } from '../bot/trying.ts'
import { withRulebook } from '../design.ts'
import { playedOf } from '../testing/played.ts'
import { seenToFollow } from './seen.ts'

type Made = { game: GamePlan; without: GamePlan; consequences: Consequence[]; you: string }

function made(prompt: string): Made {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const { game, wishes = [] } = planGame(brief, 5)
  const content = { ...game.content, consequences: [] }
  const you = game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
  const without = withRulebook({ ...game, content }, wishes)
  return { game, without, consequences: brief.consequences ?? [], you }
}

describe('what follows from what, in a game of rules', () => {
  it.each([
    [
      'platformer with an otter, each jump costs one clam, you start with 9 clams',
      'Every jump costs a clam.',
    ],
    ['breakout with an owl, each brick you break drops a plum', 'Every brick you break drops a plum.'],
    ['a tortoise collects figs, ice makes you faster', 'Ice makes you faster.'],
    ['a badger collects beetles and every beetle makes you bigger', 'Every beetle makes you bigger.'],
    ['catch pears, after every third pear a raven comes', 'Every third pear brings a raven.'],
    [
      'a gnome gathers mushrooms, every mushroom reverses his controls for 3 seconds',
      'Every mushroom turns your controls around for 3 seconds.',
    ],
    [
      'a gnome gathers mushrooms, every mushroom takes one of the arrow keys away for 3 seconds',
      'Every mushroom takes one of the arrow keys away for 3 seconds.',
    ],
    [
      'an owl hunts for mice, each hoot lights up the barn for a moment',
      'Every hoot lights up the dark for a moment.',
    ],
    ['a mouse collects cheese, every cheese wakes the cats', 'Every cheese wakes the cats.'],
    ['a ladybug eats leaves in a garden, touch a wasp and you lose', 'A wasp ends the game.'],
    [
      'a turtle carries shells to the beach, if a gull catches you, you go back to the start',
      'A gull sends you back to the start.',
    ],
    ['a nun collects candles, at 7 candles show the code AMEN7', '7 candles reveal “AMEN7”.'],
    [
      'an otter collects herrings, and every 10 herrings it swims faster',
      'Every tenth herring makes you faster.',
    ],
    [
      'a baker pops balloons, popping a bomb balloon costs a heart',
      'Every bomb balloon you pop costs you a life.',
    ],
  ])('"%s" is told, cited, seen, won and lost, and not seen without its rule', (prompt, says) => {
    const { game, without, consequences, you } = made(prompt)
    const [one] = consequences
    expect(consequences).toHaveLength(1)
    if (!one) return
    expect(JSON.stringify(game.content)).toContain(says)
    const lines = [...(game.book?.rules ?? []), ...(game.book?.stocks ?? [])]
    expect(
      lines.some(({ because }) => JSON.stringify(because) === JSON.stringify({ words: one.words })),
    ).toBe(true)
    const { won, lost, films } = playedOf(game)
    expect([won?.status, lost?.status]).toEqual(['won', 'lost'])
    expect(seenToFollow(films, one, you)).toMatch(
      /^It followed \d+ of \d+ times|games? (?:was|were) lost at|was back where it began/,
    )
    expect(seenToFollow(playedOf(without).films, one, you)).toBeUndefined()
  })

  it.each([
    [
      'a snowgirl delivers letters, near a bonfire she gets smaller',
      'Near the bonfires, you get smaller bit by bit.',
    ],
    [
      'a tiger that may never stop moving collects drums',
      'While you stand still, it costs a heart after a moment.',
    ],
    [
      'everything freezes while I stand still, I dodge bats and collect scrolls',
      'While you stand still, everyone else stands still.',
    ],
    [
      'wasps only sting you while you are moving, collect pears',
      'Unless you’re moving, nothing can hurt you.',
    ],
    [
      'a spy in a villa can only move when the guards are yawning',
      'Unless the guards are yawning, you can’t move.',
    ],
    [
      'a squirrel collects walnuts, a blue walnut protects it for ten seconds',
      'A blue walnut keeps you from harm for 10 seconds.',
    ],
    [
      'stone knights stand still while you look at them, collect candles',
      'While you’re looking at them, the knights stand still.',
    ],
  ])('"%s" lasts as long as its cause, and not without its rule', (prompt, says) => {
    const { game, without, consequences, you } = made(prompt)
    const [one] = consequences
    if (!one) throw new Error('Nothing follows')
    const trying: Parameters<typeof playedOf>[1] = ({ world }, memory) => tries(world, memory, one)
    expect(JSON.stringify(game.content)).toContain(says)
    expect(seenToFollow(playedOf(game, trying).films, one, you)).toBeDefined()
    expect(seenToFollow(playedOf(without, trying).films, one, you)).toBeUndefined()
  })

  it('brings the boss when the sentence says, and not when half of the work is done', () => {
    const { game, consequences, you } = made(
      'a monkey collects bananas and dodges snakes, after 8 bananas a boss comes',
    )
    const [one] = consequences
    if (!one) throw new Error('Nothing follows')
    const coming = game.book?.rules.filter(({ do: effects }) =>
      effects.some((effect) => 'spawn' in effect && effect.spawn === 'boss'),
    )
    expect(coming?.map(({ because }) => because)).toEqual([{ words: 'after 8 bananas a boss comes' }])
    const { won, lost, films } = playedOf(game)
    expect([won?.status, lost?.status]).toEqual(['won', 'lost'])
    expect(seenToFollow(films, one, you)).toMatch(/^It followed \d+ of \d+ times/)
  })

  it('does not build what it has no rule for', () => {
    const { game, consequences } = made('an old man walks to the church and every step costs a biscuit')
    expect(consequences).toHaveLength(1)
    expect(game.book?.stocks ?? []).toEqual([])
    expect(JSON.stringify(game.content)).not.toContain('Every step costs')
  })
})

describe('a price', () => {
  const run = (world: RulesWorld, steps: number, input = idle) => {
    for (let at = 0; at < steps; at++) step(world, input)
  }

  it('is taken for each jump, and there is no jump without', () => {
    const { game } = made('platformer with an otter, each jump costs one clam, you start with 2 clams')
    const world = create(game, 5)
    // Nothing to pick up on the way.
    world.entities = world.entities.filter((body) => body === playerOf(world))
    const heights: number[] = []
    for (let jump = 0; jump < 3; jump++) {
      run(world, 90)
      const { y } = playerOf(world)
      run(world, 12, holding('up'))
      heights.push(y - playerOf(world).y)
    }
    expect(heights.map((up) => up > 40)).toEqual([true, true, false])
    expect(world.tallies['clam to spend']).toBe(0)
  })
})
