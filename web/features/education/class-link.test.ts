import type { Topic } from '@makebelieve/contract/entities/topic'
import { describe, expect, it } from 'vitest'
import { opensAs, queryOf, settingsFrom, settingsIn } from './class-link.ts'

const control = (id: string) => ({ id, label: id, unit: 'm', from: 0, to: 10, usual: 1 })
const topic = { controls: [control('length'), control('mass')] } as unknown as Topic

describe('a class link', () => {
  it('tells only what differs from the usual, and opens the same', () => {
    const settings = { level: 'young', values: { length: 4, mass: 1 }, locked: true }
    const query = queryOf(settings, topic)
    expect(query).toBe('?level=young&length=4&fixed=1')
    expect(settingsFrom(new URLSearchParams(query), topic)).toEqual({
      level: 'young',
      values: { length: 4 },
      locked: true,
    })
  })

  it('holds values within their ranges, and leaves out what is no setting', () => {
    const query = new URLSearchParams('length=900&mass=heavy&drag=3&level=genius')
    expect(settingsFrom(query, topic)).toEqual({ level: '', values: { length: 10 }, locked: false })
  })

  it('is told to the frame as a wish of how to open, not as something that was saved', () => {
    const settings = { level: 'upper', values: { length: 2 }, locked: true }
    expect(JSON.parse(opensAs(settings))).toEqual({ opens: settings })
  })

  it('takes what a frame says of itself, and nothing from nonsense', () => {
    expect(settingsIn('{"topic":"x","level":"young","values":{"a":2,"b":"c"}}')).toEqual({
      level: 'young',
      values: { a: 2 },
    })
    expect(settingsIn('{')).toBeUndefined()
  })
})
