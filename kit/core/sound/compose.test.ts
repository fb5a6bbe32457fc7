import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMusic, moods } from './compose.ts'
import { placeOf } from './places.ts'
import { scenes } from './testing/hear.ts'

const anyMusic = {
  mood: fc.constantFrom(...moods),
  seed: fc.integer(),
  place: fc.constantFrom('', ...scenes).map(placeOf),
  more: fc.integer({ min: 0, max: 3 }),
}

describe('composed music', () => {
  it('is the same for the same mood and seed', () => {
    fc.assert(
      fc.property(fc.record(anyMusic), ({ mood, seed, ...manner }) => {
        expect(composeMusic(mood, seed, manner)).toEqual(composeMusic(mood, seed, manner))
      }),
    )
  })

  it('differs from game to game', () => {
    for (const mood of moods) {
      const tunes = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(composeMusic(mood, seed).notes)))
      expect(tunes.size, mood).toBe(6)
    }
  })

  it('loops: every note lies within the piece, in order, and within what can be heard well', () => {
    fc.assert(
      fc.property(fc.record(anyMusic), ({ mood, seed, ...manner }) => {
        const { notes, length, tempo, voices } = composeMusic(mood, seed, manner)
        expect(tempo).toBeGreaterThanOrEqual(40)
        expect(tempo).toBeLessThanOrEqual(182)
        const tuned = notes.filter(({ part }) => part === 'melody' || part === 'chord' || part === 'bass')
        const pitches = tuned.map(({ note }) => note)
        expect(Math.max(...pitches) + (voices.melody.lift ?? 0)).toBeLessThanOrEqual(110)
        expect(Math.min(...pitches)).toBeGreaterThanOrEqual(27)
        expect(Math.max(...pitches)).toBeLessThanOrEqual(98)
        expect(notes.every(({ at }) => at >= 0 && at < length)).toBe(true)
        expect(notes.every(({ at }, index) => at >= (notes[index - 1]?.at ?? 0))).toBe(true)
        expect(notes.every((note) => note.length > 0 && note.gain > 0 && note.gain <= 1)).toBe(true)
      }),
    )
  })

  it('has a tune, chords and a bass in every bar, whatever the mood', () => {
    for (const mood of moods) {
      const { notes, length } = composeMusic(mood, 42)
      for (const part of ['melody', 'chord', 'bass'])
        for (let bar = 0; bar < length; bar += 16)
          expect(
            notes.some((note) => note.part === part && note.at >= bar && note.at < bar + 16),
            `${mood}: ${part} in bar ${bar / 16}`,
          ).toBe(true)
    }
  })

  it('comes back to its first part at the end', () => {
    const { notes, length } = composeMusic('cheerful', 5)
    const tune = (from: number) =>
      notes
        .filter(({ part, at }) => part === 'melody' && at >= from && at < from + 64)
        .map(({ at, note }) => [at - from, note])
    expect(tune(length - 64)).toEqual(tune(0))
    expect(tune(128)).not.toEqual(tune(0))
  })
})
