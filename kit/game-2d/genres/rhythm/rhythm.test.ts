import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import { composeMusic } from '../../../core/sound/compose.ts'
import type { CastMember, GamePlan, Look } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { chartOf } from '../../beats/chart.ts'
import { songOf } from '../../beats/song.ts'
import { member, plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { type RhythmWorld, windowOf } from './world.ts'

const moods: Look['mood'][] = ['cheerful', 'calm', 'tense', 'spooky', 'epic', 'mysterious', 'silly']

function planOf(more: Partial<GamePlan> = {}, ...cast: CastMember[]): GamePlan {
  return {
    version: 1,
    genre: 'rhythm',
    title: 'Beat',
    goal: '',
    seed: 1,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('frog', 'player'), ...cast],
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 5 },
    rules: { ...plainRules, lives: 1 },
    interactions: [],
    ...more,
  }
}

function play(plan: GamePlan, until: (world: RhythmWorld) => boolean): RhythmWorld {
  const world = genre.create(plan, 1)
  while (world.status === 'playing' && !until(world)) advance(genre, world, bot.play(world, {}))
  return world
}

describe('the notes of a song', () => {
  it.each(moods)('are those of the tune that is heard, at their very time: %s', (mood) => {
    const look: Look = { scene: 'meadow', time: 'day', weather: 'clear', mood, seed: 9 }
    const heard = composeMusic(mood, 9)
    const { sixteenth } = songOf({ look })
    expect((sixteenth / 60) * heard.tempo).toBeCloseTo(15)
    const tune = heard.notes.filter(({ part }) => part === 'melody')
    const chart = chartOf(planOf({ look, challenge: 1 }), 0)
    expect(chart.count).toBeGreaterThanOrEqual(tune.length)
    for (const { at, note } of chart.lanes.flat())
      expect(tune.some((one) => Math.abs(one.at * sixteenth - at) < 0.001 && one.note === note)).toBe(true)
  })

  it('are fewer where it is easy', () => {
    const counts = [0, 0.5, 1].map((challenge) => chartOf(planOf({ challenge }), 0).count)
    expect(counts).toEqual([...counts].sort((one, other) => one - other))
    expect(counts[0]).toBeLessThan(counts[2] ?? 0)
  })
})

describe('striking', () => {
  it('says to the music where the game is', () => {
    const plan = planOf()
    const { sixteenth } = songOf(plan)
    if (typeof genre.music !== 'object') throw new Error('It is played to no music')
    const world = genre.create(plan, 1)
    expect(genre.music.at(world)).toBeCloseTo(-16, 0)
    while (world.time < 0) advance(genre, world, idle)
    expect(genre.music.at(world)).toBe(0)
    for (let step = 0; step < 60; step++) advance(genre, world, bot.play(world, {}))
    expect(genre.music.at(world)).toBeCloseTo(60 / sixteenth)
  })

  it('counts within the window, and breaks the streak outside of it', () => {
    const world = play(planOf(), ({ hits }) => hits === 3)
    expect([world.hits, world.streak, world.said]).toEqual([3, 3, 'Perfect!'])
    for (let step = 0; step <= windowOf(world.plan); step++) advance(genre, world, idle)
    const lane = chartOf(world.plan, 0).lanes.findIndex((marks, index) => {
      const mark = marks[world.next[index] ?? 0]
      return mark === undefined || mark.at - world.time > 20
    })
    const before = world.energy
    advance(genre, world, holding((['left', 'down', 'up', 'right'] as const)[lane] ?? 'left'))
    expect(world.streak).toBe(0)
    expect(world.energy).toBeLessThan(before)
  })

  it('goes wrong on what should be left alone', () => {
    const plan = planOf({}, member('bomb', 'hazard'))
    const marks = chartOf(plan, 0).lanes.flat()
    const [bomb] = marks.filter(({ bad }) => bad)
    expect(bomb?.cast).toBe('bomb')
    const world = play(plan, () => false)
    expect([world.status, world.hits]).toEqual(['won', marks.filter(({ bad }) => !bad).length])
  })

  it('beats a rival by the end of the song, or loses to it', () => {
    const world = play(planOf({}, member('dog', 'enemy')), () => false)
    expect(world.status).toBe('won')
    expect(world.rival).toBeLessThan(world.hits)
    expect(world.events.map(({ type, to }) => [type, to])).toContainEqual(['defeat', 'dog'])
  })
})
