import { describe, expect, it } from 'vitest'
import { eventTypes } from '../../game/world.ts'
import { climb, effectNames, stuffNames, tonesOf } from './effects.ts'
import { createSound } from './sound.ts'
import { centroid, decibels, render } from './testing/hear.ts'

const waves = ['sine', 'square', 'sawtooth', 'triangle', 'noise']
const fields = ['wave', 'notes', 'gap', 'time', 'gain', 'slide', 'cut', 'to', 'attack', 'after']

describe('effects', () => {
  it('every event has one, and no two sound the same', () => {
    for (const type of eventTypes) expect(effectNames).toContain(type)
    expect(new Set(effectNames.map((name) => JSON.stringify(tonesOf(name)))).size).toBe(effectNames.length)
  })

  it.each(effectNames)('%s is short, soft and well written', (name) => {
    for (const tone of [undefined, ...stuffNames].flatMap((stuff) => tonesOf(name, stuff))) {
      expect(waves).toContain(tone.wave)
      for (const [field, value] of Object.entries(tone)) {
        expect(fields, field).toContain(field)
        if (field !== 'wave') expect([value].flat().every(Number.isFinite), field).toBe(true)
      }
      expect(tone.gain).toBeGreaterThan(0)
      expect(tone.gain).toBeLessThanOrEqual(0.35)
      expect((tone.after ?? 0) + tone.notes.length * (tone.gap ?? 0) + tone.time).toBeLessThan(1.6)
      // Rich waves are harsh when they are bright and loud.
      if (tone.wave === 'sawtooth' || tone.wave === 'square')
        expect(tone.cut ?? 20_000).toBeLessThanOrEqual(5000)
    }
  })

  it('tells what was touched, about as loud as ever', () => {
    for (const name of ['break', 'hit', 'land'] as const) {
      const heard = [undefined, ...stuffNames].map((stuff) =>
        render(
          tonesOf(name, stuff).map((tone) => [tone, 0] as const),
          1,
        ),
      )
      const [plain = 0, ...levels] = heard.map(decibels)
      for (const level of levels) expect(Math.abs(level - plain), name).toBeLessThan(6)
      const brightness = heard.slice(1).map(centroid)
      for (const [at, one] of brightness.entries())
        for (const other of brightness.slice(at + 1))
          expect(Math.max(one / other, other / one), `${name} ${stuffNames[at]}`).toBeGreaterThan(1.03)
    }
    expect(tonesOf('won', 'glass')).toEqual(tonesOf('won'))
  })

  it('a streak climbs and then stays', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 10, 11, 50].map(climb)
    expect(steps).toEqual([...steps].sort((one, other) => one - other))
    expect(climb(0)).toBe(0)
    expect(climb(10)).toBe(24)
    expect(climb(50)).toBe(24)
  })
})

describe('sound where there is none', () => {
  it('does nothing, and breaks nothing', () => {
    const sound = createSound()
    sound.unlock()
    sound.effect('collect')
    sound.note(60)
    sound.music('calm', 1)
    sound.follow(4)
    sound.intensity(1)
    sound.volume({ music: false })
    sound.mute(true)
    sound.pause()
    sound.resume()
    sound.stop()
  })
})
