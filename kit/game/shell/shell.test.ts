import { describe, expect, it } from 'vitest'
import { dotsPlan } from '../../examples/dots.ts'
import { neighbour } from '../among-choices.ts'
import type { Choice } from '../rules.ts'
import { type EventType, type GameEvent, newWorld } from '../world.ts'
import { captioner, captionOf } from './captions.ts'
import { starsOf } from './ending.ts'
import { challengeOf } from './settings.ts'

const event = (type: EventType, more: Partial<GameEvent> = {}): GameEvent => ({ type, x: 0, y: 0, ...more })

describe('captions', () => {
  it.each<[GameEvent, string | undefined]>([
    [event('collect', { by: 'player', to: 'dot' }), 'You collected a fish'],
    [event('hurt', { by: 'foe', to: 'player' }), 'A dog hurt you'],
    [event('hurt'), 'You were hurt'],
    [event('defeat', { by: 'player', to: 'foe' }), 'You defeated a dog'],
    [event('level', { value: 2 }), 'Level 2'],
    [event('wave', { words: 'Here they come' }), 'Here they come'],
    [event('warn', { value: 10 }), '10 seconds left'],
    [event('warn', { value: 7 }), undefined],
    [event('power', { to: 'something-outside-the-cast' }), 'You got a power-up'],
    [event('step'), undefined],
  ])('%j is %j', (happened, words) => {
    expect(captionOf(dotsPlan, happened)).toBe(words)
  })

  it('say some of what is not counted', () => {
    const [dot] = dotsPlan.cast.filter(({ id }) => id === 'dot')
    if (!dot) throw new Error('There are dots')
    const wood = { ...dot, name: 'wood', plural: 'wood', motion: 'still' as const }
    const plan = { ...dotsPlan, cast: dotsPlan.cast.map((one) => (one === dot ? wood : one)) }
    expect(captionOf(plan, event('collect', { by: 'player', to: 'dot' }))).toBe('You collected some wood')
  })

  it('are not faster than one can read, except for what matters', () => {
    let now = 0
    const line = { textContent: '' }
    const say = captioner(line as HTMLElement, dotsPlan, () => now)
    say([event('collect', { by: 'player', to: 'dot' })])
    expect(line.textContent).toBe('You collected a fish')
    now = 300
    say([event('sell')])
    expect(line.textContent).toBe('You collected a fish')
    say([event('hurt', { by: 'foe', to: 'player' })])
    expect(line.textContent).toBe('A dog hurt you')
    now = 2000
    say([event('sell')])
    expect(line.textContent).toBe('Sold')
  })
})

describe('moving among choices', () => {
  const at = (id: string, column: number, row: number, disabled = false): Choice => ({
    id,
    x: column * 100,
    y: row * 100,
    width: 80,
    height: 80,
    says: id,
    disabled,
  })
  const board = [
    at('a', 0, 0),
    at('b', 1, 0),
    at('c', 2, 0),
    at('d', 0, 1),
    at('e', 1, 1, true),
    at('f', 2, 1),
  ]
  const go = (from: string, way: 'left' | 'right' | 'up' | 'down') =>
    neighbour(board, board.find(({ id }) => id === from) ?? at('?', 0, 0), way)?.id

  it('goes to the nearest one in that direction', () => {
    expect(go('a', 'right')).toBe('b')
    expect(go('a', 'down')).toBe('d')
    expect(go('f', 'up')).toBe('c')
  })
  it('leaves out what cannot be chosen', () => {
    expect(go('d', 'right')).toBe('f')
    expect(['d', 'f']).toContain(go('b', 'down'))
  })
  it('goes around at the end of a row, and stays where there is nothing', () => {
    expect(go('c', 'right')).toBe('a')
    expect(neighbour([at('a', 0, 0)], at('a', 0, 0), 'left')).toBeUndefined()
  })
})

describe('stars', () => {
  const world = (more: Partial<ReturnType<typeof newWorld>> = {}) => ({ ...newWorld(dotsPlan, 1), ...more })
  it('are three for an unhurt and quick game, one for a narrow one', () => {
    expect(starsOf(world({ clock: 40 * 60 }), false)).toBe(3)
    expect(starsOf(world({ clock: 2 * 60 }), false)).toBe(2)
    expect(starsOf(world({ clock: 2 * 60, lives: 1 }), false)).toBe(1)
    expect(starsOf(world({ clock: 2 * 60, lives: 1 }), true)).toBe(2)
  })
})

describe('difficulty', () => {
  it('moves the challenge around what was proven, within its range', () => {
    expect(challengeOf(0.5, 'normal')).toBe(0.5)
    expect(challengeOf(0.5, 'easy')).toBeCloseTo(0.3)
    expect(challengeOf(0.1, 'easy')).toBe(0)
    expect(challengeOf(0.9, 'hard')).toBe(1)
  })
})
