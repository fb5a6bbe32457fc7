import { describe, expect, it } from 'vitest'
import { type Button, bitOf, idle } from '../../../core/input.ts'
import type { CastRole, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { create, type QuizWorld, questionOf, rightPlace } from './rules.ts'

const planWith = (rules: Partial<Rules>, cast: Record<string, CastRole> = {}) =>
  tablePlan(
    'quiz',
    { owl: 'player', fox: 'enemy', ...cast },
    { lives: 2, goalCount: 3, ...rules },
    {
      topic: 'letters',
      questions: ['a', 'b', 'c', 'd', 'e'].map((letter) => ({
        ask: `Which is ${letter}?`,
        answers: [letter, '1', '2', '3'],
        why: 'It looks like it.',
      })),
    },
  )
const plan = planWith({})

/** Everything that happened until the bot won. */
function botWins(rules: Partial<Rules>, cast: Record<string, CastRole> = {}): string[] {
  const world = create(planWith(rules, cast), 3)
  const told: string[] = []
  const memory = {}
  for (let step = 0; step < 12_000 && world.status === 'playing'; step++) {
    advance(genre, world, bot.play(world, memory))
    told.push(...world.events.map(({ type }) => type))
  }
  expect(world.status).toBe('won')
  return told
}

const press = (world: QuizWorld, ...buttons: Button[]) => {
  for (const button of buttons) {
    advance(genre, world, { held: 0, second: bitOf(button) })
    advance(genre, world, idle)
  }
}

function until(world: QuizWorld, phase: QuizWorld['phase']): void {
  for (let step = 0; step < 5000 && world.phase !== phase && world.status === 'playing'; step++)
    advance(genre, world, idle)
}

function answer(world: QuizWorld, right: boolean): string[] {
  until(world, 'asking')
  const place = right ? rightPlace(world) : (rightPlace(world) + 1) % 4
  advance(genre, world, { ...idle, pick: String(place) })
  const told = world.events.map(({ type }) => type)
  advance(genre, world, { ...idle, pick: 'next' })
  return told
}

describe('quiz', () => {
  it('is won by enough right answers, and never asks the same twice in a row', () => {
    const world = create(plan, 3)
    const asked: string[] = []
    for (let count = 0; count < 3; count++) {
      asked.push(questionOf(world).ask)
      expect(answer(world, true)).toContain('right')
    }
    expect(world.status).toBe('won')
    expect(new Set(asked).size).toBe(3)
  })

  it('takes a life for a wrong answer and for lost time', () => {
    const world = create(plan, 3)
    expect(answer(world, false)).toContain('wrong')
    expect(world.lives).toBe(1)
    until(world, 'asking')
    until(world, 'told')
    expect(world.status).toBe('lost')
  })

  it('cannot be lost when it is gentle', () => {
    const world = create({ ...plan, rules: { ...plan.rules, gentle: true } }, 3)
    for (let count = 0; count < 6; count++) answer(world, false)
    expect(world.status).toBe('playing')
  })

  it('takes two wrong answers away once, and never the right one', () => {
    const world = create({ ...plan, challenge: 0.5 }, 8)
    until(world, 'asking')
    advance(genre, world, { ...idle, pick: 'fifty' })
    expect(world.removed).toHaveLength(2)
    expect(world.removed).not.toContain(rightPlace(world))
    const open = genre.choices?.(world).filter(({ id, disabled }) => /^[0-3]$/.test(id) && !disabled)
    expect(open).toHaveLength(2)
    advance(genre, world, { ...idle, pick: 'fifty' })
    expect(world.removed).toHaveLength(2)
  })

  it('asks a skipped question again later', () => {
    const world = create(plan, 8)
    until(world, 'asking')
    const { ask } = questionOf(world)
    advance(genre, world, { ...idle, pick: 'skip' })
    expect(questionOf(world).ask).not.toBe(ask)
    expect(world.order).toHaveLength(5)
  })

  it('is worth more in a row', () => {
    const world = create(plan, 8)
    answer(world, true)
    const first = world.score
    answer(world, true)
    expect(world.score - first).toBeGreaterThan(first)
  })

  it('locks the last question of each round until the key is won', () => {
    const locked = { key: 'key', gate: 'door' } as const
    const told = botWins({ keys: true, levels: 2, goalCount: 6 }, locked)
    expect(told.filter((type) => type === 'key' || type === 'unlock')).toEqual([
      'key',
      'unlock',
      'key',
      'unlock',
    ])
    expect(botWins({}, locked)).not.toContain('key')
    const world = create(planWith({ keys: true }, locked), 3)
    answer(world, true)
    expect(world.lock?.state).toBe('waiting')
    answer(world, false)
    expect(world.lock?.state).toBe('waiting')
  })

  it('does not count what is answered before a locked door, but gives the key', () => {
    const world = create(planWith({ keys: true, goalCount: 1 }, { key: 'key', gate: 'door' }), 3)
    expect(answer(world, true)).toContain('key')
    expect(world.right).toBe(0)
    answer(world, true)
    expect(world.status).toBe('won')
  })

  it('keeps the last point behind the door where points are the aim', () => {
    const told = botWins({ keys: true, scoreGoal: 120 }, { key: 'key', gate: 'door' })
    expect(told.indexOf('unlock')).toBeLessThan(told.indexOf('won'))
    expect(told).toContain('unlock')
  })

  it('lays power-ups on cards, for right answers to take', () => {
    expect(botWins({ powerUps: ['slow', 'double'] })).toContain('power')
    expect(botWins({ goalCount: 2 })).not.toContain('power')
    const world = create(planWith({ powerUps: ['shield'] }), 3)
    answer(world, true)
    until(world, 'asking')
    expect(world.bonus.here).toBe('shield')
    answer(world, true)
    expect(answer(world, false)).toContain('block')
    expect(world.lives).toBe(2)
    answer(world, false)
    expect(world.lives).toBe(1)
  })

  it('is raced by two: a wrong answer of one lets the other try', () => {
    const world = create(planWith({ players: 2 }), 3)
    until(world, 'asking')
    press(world, 'right')
    const wrong = (rightPlace(world) + 1) % 4
    advance(genre, world, { ...idle, pick: String(wrong) })
    expect(world.phase).toBe('asking')
    expect(world.lives).toBe(2)
    advance(genre, world, { ...idle, pick: String(rightPlace(world)) })
    expect(world.phase, 'whoever was wrong has to look on').toBe('asking')
    for (let step = 0; step < 30 && world.phase === 'asking'; step++)
      advance(genre, world, { ...idle, second: secondTo(genre, world, String(rightPlace(world))) })
    expect(world.race).toMatchObject({ by: 2, right: [0, 1] })
  })

  it('is played by one as ever while the second has not come', () => {
    const world = create(planWith({ players: 2 }), 3)
    expect(answer(world, false)).toContain('wrong')
    expect(world.lives).toBe(1)
  })

  it('carries all rules at once', () => {
    const told = botWins(
      {
        keys: true,
        boss: true,
        powerUps: ['slow', 'heart'],
        players: 2,
        levels: 2,
        goalCount: 8,
        seconds: 120,
      },
      { bull: 'boss', key: 'key', gate: 'door' },
    )
    for (const type of ['key', 'unlock', 'boss', 'power', 'level']) expect(told).toContain(type)
  })
})
