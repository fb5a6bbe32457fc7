import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import { advance } from '../../genre.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { genre } from './index.ts'
import { create, type QuizWorld, questionOf, rightPlace } from './rules.ts'

const plan = tablePlan(
  'quiz',
  { owl: 'player', fox: 'enemy' },
  { lives: 2, goalCount: 3 },
  {
    topic: 'letters',
    questions: ['a', 'b', 'c', 'd', 'e'].map((letter) => ({
      ask: `Which is ${letter}?`,
      answers: [letter, '1', '2', '3'],
      why: 'It looks like it.',
    })),
  },
)

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
})
