import { allows, imageOptionTable, threeDOptionTable } from '@makebelieve/contract/options'
import { describe, expect, it } from 'vitest'
import { options, otherGroups, readEntry, settingGroups, settingsOf } from './generation-settings.ts'

const namesOf = (kind: 'game' | 'model') => settingGroups[kind].flatMap(settingsOf).map(({ name }) => name)

describe('the settings', () => {
  it('of a model are all there are, each once', () => {
    const all = [...Object.keys(imageOptionTable), ...Object.keys(threeDOptionTable)]
    expect(namesOf('model').toSorted()).toEqual(all.toSorted())
  })

  it('of a game are those that its engine heeds, and folded all the others that are specified', () => {
    expect(namesOf('game')).toEqual(['seed', 'num_inference_steps'])
    const folded = otherGroups.game.flatMap(settingsOf).map(({ name }) => name)
    const all = [...namesOf('game'), ...folded, 'stable_seed']
    expect(all.toSorted()).toEqual(
      [...Object.keys(imageOptionTable), ...Object.keys(threeDOptionTable)].toSorted(),
    )
  })

  it('have defaults that their own rules allow', () => {
    for (const option of Object.values(options)) expect(allows(option, option.default)).toBe(true)
  })
})

describe('a typed number', () => {
  const { seed, num_inference_steps: detail, guidance_scale: strength, texture_size: size } = options

  it.each([
    ['0', seed, 0],
    ['4294967295', seed, 4294967295],
    [' 42 ', seed, 42],
    ['20', detail, 20],
    ['1e2', detail, 100],
    ['7.55', strength, 7.55],
    ['2048', size, 2048],
  ])('%j counts', (text, option, value) => {
    expect(readEntry(text, option)).toBe(value)
  })

  it.each([
    ['', seed],
    ['  ', seed],
    ['-1', seed],
    ['4294967296', seed],
    ['1.5', seed],
    ['0x10', seed],
    ['NaN', seed],
    ['Infinity', seed],
    ['1e999', seed],
    ['-1e999', seed],
    ['twelve', seed],
    ['1 2', seed],
    ['19', detail],
    ['101', detail],
    ['30.5', detail],
    ['0.9', strength],
    ['20.1', strength],
    ['7,5', strength],
    ['.', strength],
    ['1000', size],
  ])('%j does not', (text, option) => {
    expect(readEntry(text, option)).toBeUndefined()
  })
})
