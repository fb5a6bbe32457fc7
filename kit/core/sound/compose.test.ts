import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMusic, type Mood } from './compose.ts'

const moods: Mood[] = ['cheerful', 'calm', 'tense', 'spooky', 'epic', 'mysterious', 'silly']
const anyMusic = { mood: fc.constantFrom(...moods), seed: fc.integer() }

describe('composed music', () => {
  it('is the same for the same mood and seed', () => {
    fc.assert(
      fc.property(fc.record(anyMusic), ({ mood, seed }) => {
        expect(composeMusic(mood, seed)).toEqual(composeMusic(mood, seed))
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
      fc.property(fc.record(anyMusic), ({ mood, seed }) => {
        const { notes, length, tempo } = composeMusic(mood, seed)
        expect(tempo).toBeGreaterThanOrEqual(70)
        expect(tempo).toBeLessThanOrEqual(140)
        const tuned = notes.filter(({ part }) => part === 'melody' || part === 'chord' || part === 'bass')
        const pitches = tuned.map(({ note }) => note)
        expect(Math.min(...pitches)).toBeGreaterThanOrEqual(28)
        expect(Math.max(...pitches)).toBeLessThanOrEqual(96)
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
