import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '@makebelieve/kit/core/sound/places'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../things/thing.ts'
import { planGame } from './plan.ts'
import { plannedGame } from './plan-schema.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

const prompts = readFileSync(join(import.meta.dirname, '../../../bench/prompts/games-2d.txt'), 'utf8')
  .trim()
  .split('\n')

describe('the schema of plans', () => {
  it.each(prompts)('takes the plan of “%s” as it comes back from storage', (prompt) => {
    const brief = briefOfPrompt(prompt)
    if ('refused' in brief) throw new Error(brief.message)
    const plan = planGame(brief, 3)
    expect(plannedGame.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })

  it('has no scene without a sound, and a mood for every sort of words', () => {
    for (const scene of scenes) expect(placeOf(scene), scene).toBeDefined()
    for (const [words, mood] of [
      ['a melancholy platformer about a fox', 'sad'],
      ['a sad robot collects batteries in the rain', 'sad'],
      ['a dreamy game where a whale collects stars', 'dreamy'],
      ['a mysterious maze with an owl', 'mysterious'],
    ] as const) {
      const brief = briefOfPrompt(words)
      expect('refused' in brief ? brief : planGame(brief, 3).game.look.mood, words).toBe(mood)
    }
  })

  it('refuses a plan that would break the kit', () => {
    const brief = briefOfPrompt('a cat')
    if ('refused' in brief) throw new Error(brief.message)
    const plan = planGame(brief, 3)
    const broken = [
      { ...plan, game: { ...plan.game, challenge: 7 } },
      { ...plan, game: { ...plan.game, cast: [] } },
      { ...plan, game: { ...plan.game, look: { ...plan.game.look, scene: 'nowhere' } } },
      {
        ...plan,
        pictures: {
          cat: { noun: 'cat', art: { set: 'fluent-3d', id: '../secret', match: 'name', via: 'cat' } },
        },
      },
    ]
    for (const one of broken) expect(plannedGame.safeParse(one).success).toBe(false)
  })
})
