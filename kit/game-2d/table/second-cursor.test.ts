import { describe, expect, it } from 'vitest'
import { type Button, bitOf, type Input, idle } from '../../core/input.ts'
import { inputsOf, recorder } from '../../core/replay.ts'
import { advance, type Choice } from '../../game/rules.ts'
import { choiceUnder, cursorControls, picksIn } from '../../game/second-cursor.ts'
import { newWorld, type World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'
import { secondTo } from './cursor-bot.ts'
import { tablePlan } from './testing/table-plan.ts'

/** Nine cells of which the picked ones are gone; who took which is written down. */
type Cells = World & { taken: Record<string, 1 | 2> }

const choicesOf = ({ taken }: Cells): Choice[] =>
  Array.from({ length: 9 }, (_, cell) => cell)
    .filter((cell) => !taken[cell])
    .map((cell) => ({
      id: String(cell),
      x: (cell % 3) * 100,
      y: Math.floor(cell / 3) * 100,
      width: 90,
      height: 90,
      says: '',
    }))

const genre: Genre<Cells> = {
  id: 'cells',
  dimension: '2d',
  stage: { width: 300, height: 300 },
  seen: 'table',
  controls: () => [{ input: 'pick', says: 'Take' }, ...cursorControls('Take')],
  howTo: () => [],
  create: (plan, seed) => ({ ...newWorld(plan, seed), taken: {} }),
  step(world, input) {
    for (const { id, by } of picksIn(input)) world.taken[id] ??= by
  },
  choices: choicesOf,
  secondCursor: true,
  draw() {},
}

const two = tablePlan('cells', { owl: 'player' }, { players: 2 })
const press = (...buttons: Button[]): Input[] =>
  buttons.flatMap((button) => [{ held: 0, second: bitOf(button) }, idle])

function played(inputs: Input[], plan = two): Cells {
  const world = genre.create(plan, 1)
  for (const input of inputs) advance(genre, world, input)
  return world
}

describe("the second player's cursor", () => {
  it('shows itself with the first press, moves with the arrows and picks for the second player', () => {
    expect(played([idle]).cursor).toBeUndefined()
    expect(played(press('right')).cursor?.at).toBe('0')
    expect(played(press('right', 'right', 'down')).cursor?.at).toBe('4')
    expect(played(press('right', 'right', 'down', 'a')).taken).toEqual({ 4: 2 })
  })

  it('picks beside the first player, who comes first', () => {
    const world = played(press('right', 'right'))
    advance(genre, world, { held: 0, second: bitOf('a'), pick: '8' })
    expect(world.taken).toEqual({ 1: 2, 8: 1 })
    const same = played(press('right', 'right'))
    advance(genre, same, { held: 0, second: bitOf('a'), pick: '1' })
    expect(same.taken).toEqual({ 1: 1 })
  })

  it('goes to the nearest choice when its own is gone', () => {
    const world = played(press('right', 'right', 'a'))
    expect(choiceUnder(choicesOf(world), world.cursor)?.id).toBe('0')
  })

  it('goes on while an arrow is held', () => {
    const held = Array.from({ length: 21 }, () => ({ held: 0, second: bitOf('down') }))
    expect(played([...press('right'), ...held]).cursor?.at).toBe('6')
  })

  it('is told by a replay of nothing but buttons', () => {
    const inputs = press('right', 'right', 'down', 'a', 'left', 'a')
    const { add, replay } = recorder(1)
    for (const input of inputs) add(input)
    const again = inputsOf(replay)
    expect(played(inputs.map(() => again.next().value))).toEqual(played(inputs))
  })

  it('is not there where one plays', () => {
    const one = { ...two, rules: { ...two.rules, players: 1 as const } }
    const world = played(press('right', 'right', 'a'), one)
    expect(world.cursor).toBeUndefined()
    expect(world.taken).toEqual({})
  })

  it('is brought anywhere by a bot', () => {
    const world = played([])
    for (let step = 0; step < 20 && !world.taken[8]; step++)
      advance(genre, world, { held: 0, second: secondTo(genre, world, '8') })
    expect(world.taken).toEqual({ 8: 2 })
  })
})
