import { rate } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { forms } from '../forms/index.ts'
import { flatGenreOf, genres } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { canaries, type LineWorld, lineBot, soundGame } from '../testing/canaries.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import { evidenceOf } from './evidence.ts'
import { proveFlat } from './prove-flat.ts'

function linePlan() {
  const collector = genres.get('collector')
  if (!collector) throw new Error('There is no collector')
  return samplePlan(collector, { troupe: 'farm', seed: 5, difficulty: 'normal' })
}

describe('the proof', () => {
  it('passes a sound game, with evidence for every check', () => {
    const { checks, won, lost } = proveFlat({ genre: soundGame, bot: lineBot, plan: linePlan() })
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
    expect(checks).toHaveLength(9)
    for (const { evidence } of checks) expect(evidence).toMatch(/\w+.*\.$/)
    expect(won?.status).toBe('won')
    expect(lost?.status).toBe('lost')
  })

  it('keeps how long the won and the lost game took; where none was lost, nothing is said of it', () => {
    const proof = proveFlat({ genre: soundGame, bot: lineBot, plan: linePlan() })
    const { won, lost } = proof
    expect(evidenceOf(proof)).toMatchObject({
      seconds: (won?.ticks ?? 0) / rate,
      lostSeconds: (lost?.ticks ?? 0) / rate,
    })
    expect(evidenceOf({ ...proof, lost: undefined })).not.toHaveProperty('lostSeconds')
  })

  it.each(canaries)('refuses a game that is $fault', ({ genre, caughtBy }) => {
    const { checks } = proveFlat({ genre, bot: lineBot, plan: linePlan() })
    expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toContain(caughtBy)
  })

  it('takes a game in which there is seldom something to choose', () => {
    const brief = briefOfPrompt(
      'turn-based rpg battle: a knight, a healer and a wizard fight goblins, slimes and skeletons, boss is a dragon',
    )
    if ('refused' in brief) throw new Error(brief.message)
    const { game } = planGame(brief, 7)
    const { genre, bot, longest } = flatGenreOf(game.genre)
    const { checks } = proveFlat({ genre, bot, plan: game, longest })
    expect(checks.find(({ code }) => code === 'controls')).toMatchObject({ passed: true })
  })

  it('takes a gentle game that cannot be lost, and no game that is only called gentle', () => {
    const plan = linePlan()
    const gentle = { ...plan, rules: { ...plan.rules, gentle: true } }
    const { checks } = proveFlat({ genre: soundGame, bot: lineBot, plan: gentle })
    expect(checks.find(({ name }) => name === 'It cannot be lost')?.passed).toBe(true)
    const cruel: Genre<LineWorld> = {
      ...soundGame,
      step(world, input) {
        soundGame.step(world, input)
        if (world.at <= 10) world.status = 'lost'
      },
    }
    expect(proveFlat({ genre: cruel, bot: lineBot, plan: gentle }).checks.every(({ passed }) => passed)).toBe(
      false,
    )
  })

  it('finds a win by searching where the bot of the genre fails', () => {
    const lazy = { ...lineBot, play: () => ({ held: 0, second: 0 }) }
    const proof = proveFlat({ genre: soundGame, bot: lazy, plan: linePlan() })
    expect(proof.checks.find(({ name }) => name === 'A bot wins')).toMatchObject({ passed: true })
    expect(proof.won?.status).toBe('won')
  })
})

const family = new Family<string>('genres', {
  keyOf: (id) => id,
  source: (id) =>
    `generation/engines/game/${forms.some((form) => form.id === id) ? 'forms' : 'genres'}/${id}.ts`,
  own: ['kit/game-2d/genres', 'generation/engines/game/genres', 'generation/engines/game/forms'],
  ground: [fromRoot(import.meta.filename)],
})

/** Games of moves are planned with contents of their own: `classics.test.ts` proves them. */
const sampled = [...genres].filter(([, { hosted }]) => !hosted).map(([id]) => id)

describe.each(family.due(sampled))('the genre %s', (id) => {
  const options = { ...family.mark(id), timeout: 240_000 }
  it('passes the proof with people and places of all sorts', options, () => {
    const design = genres.get(id)
    if (!design) throw new Error('It is in the list')
    // One of the three difficulties each, so that all are tried in little time; the planner tunes what fails by chance.
    const attempts = (['easy', 'normal', 'normal'] as const).map((difficulty, index) => {
      const plan = samplePlan(design, {
        troupe: ['space', 'farm', 'haunted'][index] ?? 'farm',
        seed: 11 + index,
        difficulty,
      })
      return proveFlat({ genre: design.genre, bot: design.bot, plan, longest: design.longest }).checks
    })
    const failures = attempts
      .flat()
      .filter(({ passed, name }) => !passed && name !== 'The difficulty is right')
    expect(failures).toEqual([])
  })
})
