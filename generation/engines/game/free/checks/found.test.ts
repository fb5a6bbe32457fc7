import { inputsOf } from '@makebelieve/kit/core/replay'
import { describe, expect, it } from 'vitest'
import { notPlain } from '../inside/plain.ts'
import { toFree } from '../interface.ts'
import { keepReplay } from '../judge/players.ts'
import { importsThree } from '../pages.ts'
import { cut, difference } from './found.ts'
import { changed, colours } from './pixels.ts'

describe('a snapshot', () => {
  it('is plain when it is numbers, words and lists', () => {
    expect(notPlain({ status: 'playing', at: [1, { x: -2.5 }], boss: null, seen: undefined })).toBeUndefined()
  })

  it.each([
    [{ at: { x: Number.NaN } }, /at\.x is NaN/],
    [{ far: Number.POSITIVE_INFINITY }, /far is Infinity/],
    [{ when: new Date(0) }, /when is a Date/],
    [{ all: new Map() }, /all is a Map/],
    [{ tell: () => 1 }, /tell is a function/],
    [{ many: Array(6000).fill(0) }, /more than 5000 values/],
    [null, /is null/],
    [[1], /is a object/],
  ])('is not plain: %o', (value, words) => {
    expect(notPlain(value)).toMatch(words)
  })
})

describe('a replay of a free game', () => {
  it('counts equal neighbours, and gives back exactly what was played', () => {
    const { replay, add } = keepReplay(7)
    const played = [
      { held: ['left' as const] },
      { held: ['left' as const] },
      { held: [], pointer: { x: 0.25, y: 1, down: true } },
      { held: [], pointer: { x: 0.25, y: 1, down: true } },
      { held: ['a' as const, 'b' as const] },
    ]
    for (const input of played) add(input)
    expect(replay.inputs).toHaveLength(3)
    // As it comes out of a report.
    const inputs = inputsOf(JSON.parse(JSON.stringify(replay)))
    expect(played.map(() => toFree(inputs.next().value))).toEqual(played)
  })

  it('is cut after as many steps as are wanted', () => {
    const whole = { seed: 1, inputs: [[5, 1] as [number, number], [5, 2] as [number, number]] }
    expect(cut(whole, 7).inputs).toEqual([
      [5, 1],
      [2, 2],
    ])
    expect(cut(whole, 0).inputs).toEqual([])
  })
})

describe('two pictures', () => {
  const plain = new Uint8Array(400).fill(40)
  const dotted = plain.slice().fill(200, 0, 12)

  it('of one colour have no others', () => {
    expect(colours(plain)).toEqual({ others: 0, count: 1 })
    expect(colours(dotted)).toEqual({ others: 3, count: 2 })
  })

  it('differ by as many pixels as were changed', () => {
    expect(changed(plain, dotted)).toBe(3)
    expect(
      changed(
        plain,
        plain.map((part) => part + 5),
      ),
    ).toBe(0)
  })
})

it('names the field in which two snapshots differ', () => {
  expect(difference('{"a":1,"b":2}', '{"a":1,"b":3}')).toBe('b is 3 instead of 2')
})

it.each([
  [`import * as THREE from 'three'`, true],
  [`const THREE = await import("three")`, true],
  [`import { three } from './three.js'`, false],
  [`const three = 'three'`, false],
])('gives three.js only to code that imports it: %s', (code, wants) => {
  expect(importsThree(code)).toBe(wants)
})
