import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { realise } from '../../../pipeline/pipeline.ts'
import type { PlannedGame } from '../design.ts'
import { gameEngine } from '../engine.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { briefOfDesign } from './brief-of-design.ts'
import { designOfPlan } from './design-of-plan.ts'
import { gameDesign } from './design-schema.ts'

const seed = 4
const platform = { seed, now: () => 0, emit: () => {} }

const games = [
  ['2d', 'a cat collecting fish in space while avoiding dogs'],
  ['2d', 'a platformer where a fox jumps over spikes to collect 10 gems'],
  ['2d', 'space shooter with 5 waves of aliens and a boss'],
  ['2d', 'quiz about planets of the solar system'],
  ['2d', 'a penguin runner on ice with power-ups and 5 lives'],
  ['2d', 'a giant red dragon chases a tiny knight collecting golden keys, two players'],
  ['2d', 'a wizard collects three keys and opens doors in a haunted dungeon'],
  ['2d', 'survive 60 seconds against bats as a vampire hunter'],
  ['3d', 'a corgi collecting bones in a forest'],
  ['3d', 'a red sports car races taxis through a neon city, 3 laps'],
] as const

const family = new Family<(typeof games)[number]>('designs of games', {
  keyOf: ([, prompt]) => prompt,
  source: 'generation/engines/game/told/brief-of-design.ts',
  own: ['generation/engines/game/told'],
  ground: [fromRoot(import.meta.filename)],
})

function planOf(prompt: string, dimension: '2d' | '3d'): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, seed, { dimension })
}

describe('the design of a game', () => {
  it.each(games)('makes this plan again, in %s: %s', async (dimension, prompt) => {
    const plan = planOf(prompt, dimension)
    const design = designOfPlan(plan)
    expect(gameDesign.parse(design)).toEqual(design)
    const again = planGame(await briefOfDesign(prompt, design, { isWhole: true }), seed, {
      genre: design.genre ?? undefined,
      dimension,
    })
    expect(castOf(again)).toEqual(castOf(plan))
    expect(again.game.rules).toEqual(plan.game.rules)
    expect(again.game.interactions).toEqual(plan.game.interactions)
    expect(again.game.look).toEqual(plan.game.look)
    expect(contentOf(again)).toEqual(contentOf(plan))
    expect(again.claims).toEqual(plan.claims)
    expect(again.solid).toEqual(plan.solid)
  })

  const options = { ...family.mark(), timeout: 240_000 }
  it.each(family.due(games))('makes a proven game, in %s: %s', options, async (dimension, prompt) => {
    const design = designOfPlan(planOf(prompt, dimension))
    const again = planGame(await briefOfDesign(prompt, design, { isWhole: true }), seed, {
      genre: design.genre ?? undefined,
      dimension,
    })
    expect((await realise(gameEngine, again, platform)).proven).toBe(true)
  })

  it('can be changed, and what was not touched stays', async () => {
    const [, prompt] = games[0]
    const plan = planOf(prompt, '2d')
    const before = designOfPlan(plan)
    const changed = { ...before, rules: { ...before.rules, lives: 7 }, weather: 'rain' as const }
    const after = planGame(await briefOfDesign(prompt, changed, { isWhole: true }), seed, {
      genre: changed.genre ?? undefined,
    })
    expect(after.game.rules).toEqual({ ...plan.game.rules, lives: 7 })
    expect(after.game.look).toEqual({ ...plan.game.look, weather: 'rain' })
    expect(castOf(after)).toEqual(castOf(plan))
  })

  it('carries the hooks that it is given', () => {
    const plan = planOf(games[0][1], '2d')
    expect(designOfPlan(plan).hooks).toBe(null)
    expect(designOfPlan(plan, 'function step() {}').hooks).toBe('function step() {}')
  })
})

/** Who was only filled in is told by name: the same sentences, perhaps in another order. */
const contentOf = ({ game: { content = {} } }: PlannedGame) => ({
  ...content,
  goal: undefined,
  howTo: [content.goal, ...(Array.isArray(content.howTo) ? content.howTo : [])]
    .join(' ')
    .split(/(?<=\.) /)
    .sort(),
})

/** In which order they are listed says nothing. */
const castOf = ({ game, pictures, terrain }: PlannedGame) => ({
  terrain,
  cast: [...game.cast]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, role, name, count, speed, picture }) => ({
      id,
      role,
      name,
      count,
      speed,
      noun: pictures[picture]?.noun,
    })),
})
