import { describe, expect, it } from 'vitest'
import { composeMusic, type Manner, type Mood, type Music, moods } from './compose.ts'
import { placeOf } from './places.ts'
import { centroid, decibels, featuresOf, renderMusic, scenes } from './testing/hear.ts'

const seeds = [3, 11]
const isDrum = ({ part }: Music['notes'][number]) => part === 'kick' || part === 'snare' || part === 'hat'

/** Numbers that one can tell a piece by, in the middle of some seeds. */
function heard(mood: Mood, manner: Manner = {}) {
  const pieces = seeds.map((seed) => {
    const music = composeMusic(mood, seed, manner)
    const tuned = { ...music, notes: music.notes.filter((note) => !isDrum(note)) }
    return { ...featuresOf(music), brightness: centroid(renderMusic(tuned, 1)) }
  })
  const middle = (of: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((sum, piece) => sum + of(piece), 0) / pieces.length
  return {
    tempo: middle(({ tempo }) => tempo),
    density: middle(({ density }) => density),
    major: middle(({ major }) => major),
    register: middle(({ register }) => register),
    brightness: middle(({ brightness }) => brightness),
  }
}
type Heard = ReturnType<typeof heard>

/** How many of the five differ by more than anybody can overhear. */
function differences(one: Heard, other: Heard): string[] {
  const times = (left: number, right: number) => Math.max(left / right, right / left)
  const far = {
    tempo: times(one.tempo, other.tempo) > 1.12,
    density: times(one.density, other.density) > 1.25,
    mode: Math.abs(one.major - other.major) > 0.5,
    register: Math.abs(one.register - other.register) > 6,
    brightness: times(one.brightness, other.brightness) > 1.25,
  }
  return Object.entries(far).flatMap(([name, differs]) => (differs ? [name] : []))
}

describe('what one hears', () => {
  it.each(['', ...scenes])('tells every two moods apart in two ways or more: %s', (scene) => {
    const all = moods.map((mood) => [mood, heard(mood, { place: placeOf(scene) })] as const)
    for (const [one, first] of all)
      for (const [other, second] of all)
        if (one < other) expect(differences(first, second).length, `${one}, ${other}`).toBeGreaterThan(1)
  })

  it('is another sound in every kind of place', () => {
    const sounds = scenes.map((scene) => {
      const { voices, drums, notes } = composeMusic('cheerful', 3, { place: placeOf(scene) })
      return JSON.stringify([voices.melody, drums, notes.filter(({ part }) => part === 'hat')])
    })
    expect(new Set(sounds).size).toBe(scenes.length)
  })

  it('is as loud in every mood and place', () => {
    const levels = moods.flatMap((mood) =>
      ['', ...scenes].map((scene) => {
        const pieces = [3, 7].map((seed) => composeMusic(mood, seed, { place: placeOf(scene) }))
        return pieces.reduce((sum, music) => sum + decibels(renderMusic(music, 2)), 0) / pieces.length
      }),
    )
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3)
  })

  it('becomes darker and minor when it becomes spooky, and slower and darker with more of it', () => {
    const place = placeOf('haunted')
    const spooky = heard('spooky', { place })
    expect(spooky.major).toBeLessThan(0.2)
    for (const mood of moods.filter((other) => other !== 'spooky' && other !== 'sad'))
      expect(spooky.brightness / heard(mood, { place }).brightness, mood).toBeLessThan(0.8)
    expect(differences(heard('cheerful', { place }), spooky)).toEqual([
      'tempo',
      'density',
      'mode',
      'register',
      'brightness',
    ])
    const more = heard('spooky', { place, more: 1 })
    expect(more.tempo / spooky.tempo).toBeLessThan(0.92)
    expect(more.register).toBeLessThan(spooky.register - 1.5)
    expect(more.brightness / spooky.brightness).toBeLessThan(0.97)
  })
})
