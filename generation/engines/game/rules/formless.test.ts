import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import { isAll, sliceOf, turn } from '../../../../script/testing/sample.ts'
import { realise } from '../../../pipeline/pipeline.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { gameEngine } from '../engine.ts'
import { ownRules } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

/** Sentences that name no kind of game, in the voices of many people. */
const prompts = [
  'a beekeeper feeds hungry bears while wasps chase her',
  'i wanna be a ghost who scares tourists out of my castle',
  'You are a window cleaner. Clean every window before the pigeons come back.',
  'my daughter (5) wants to pet kittens and give them milk, nothing scary please',
  'lumberjack chops down trees, dodges falling pinecones',
  'The nurse heals sick penguins and carries medicine to the igloo.',
  'octopus collects pearls but sharks hunt it',
  'take photos of rare birds without waking the tiger',
  'put out the fires with a hose, save the cats',
  'a knight protects the village from goblins',
  'deliver pizzas to astronauts and avoid meteors',
  'a snail races beetles down the garden hill',
  'plant carrots, water them, harvest them before the rabbits eat everything',
  'catch falling stars in a basket',
  'a magnet pulls nails out of a junkyard',
  'the wizard freezes trolls and shoots icicles at dragons',
  'dad grills sausages and serves them to hungry neighbours',
  'herd the sheep into the pen with a dog, wolves prowl around',
  'mole digs for gems underground, snakes patrol the tunnels',
  'fix broken robots in a factory before the timer runs out',
  'a pirate steals gold from sleeping guards',
  'push the boxes onto the truck',
  'paint all the fences blue while it rains',
  'A lighthouse keeper guides ships home with a lantern at night',
  'squirrel gathers nuts, hides from the hawk, winter comes in two minutes',
  'tame wild horses with apples',
  'help the turtle cross the beach, crabs everywhere',
  'blow out all the candles and pop the balloons',
  'a vampire flees from garlic and bites villagers',
  'fishing with grandpa: catch twelve trout',
] as const

function planOf(prompt: string, how: Parameters<typeof planGame>[2] = {}) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, seedOf(prompt), how)
}

/** The core alone: no form and no kernel is asked. */
const withoutForms = (prompt: string) => planOf(prompt, { genre: ownRules })

/** The rules that words of the sentence ask for, with those words. */
function citedIn(book: Rulebook | undefined): string[] {
  return (book?.rules ?? []).flatMap(({ when, if: conditions, do: effects, because }) =>
    typeof because === 'object' && 'words' in because
      ? [JSON.stringify([when, conditions, effects, because])]
      : [],
  )
}

const isIn = (all: readonly string[]) => (one: string) => all.includes(one)

/** Seven of ten, as far as a sample can say. */
const most = (all: readonly unknown[]) => Math.floor(all.length * 0.7)

describe('with no forms at all', () => {
  it('a sentence that names none has the rules that it has with them', () => {
    const alike = prompts.filter((prompt) => {
      const bare = citedIn(withoutForms(prompt).game.book)
      return bare.length > 0 && citedIn(planOf(prompt).game.book).every(isIn(bare))
    })
    expect(alike.length).toBeGreaterThanOrEqual(most(prompts))
  })

  const tried = isAll() ? prompts : sliceOf('formless', prompts, (prompt) => prompt, turn(), 2)
  it(`such sentences become proven games: ${tried.length} of ${prompts.length} are tried`, {
    timeout: 400_000,
  }, async () => {
    const proven: string[] = []
    for (const prompt of tried) {
      const plan = withoutForms(prompt)
      const platform = { seed: plan.game.seed, emit() {}, now: () => 0 }
      const made = await realise(gameEngine, plan, platform)
      if (!made.proven || made.plan.game.genre !== ownRules) continue
      // A game that is too hard may lose a rule on its way to being proven. Where all are tried, it does not count.
      const kept = citedIn(plan.game.book).every(isIn(citedIn(made.plan.game.book)))
      if (kept || !isAll()) proven.push(prompt)
    }
    expect(proven.length).toBeGreaterThanOrEqual(most(tried))
  })
})
