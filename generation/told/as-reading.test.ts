import { describe, expect, it } from 'vitest'
import { Refused } from '../pipeline/engine.ts'
import { lineOf } from '../reading/as-line.ts'
import type { ReadingFormOf, ToldKind } from '../reading/form.ts'
import { read } from '../reading/read.ts'
import { toldOf } from './as-reading.ts'
import { formOf } from './form-of-reading.ts'
import { readAs } from './testing/read-as.ts'

const told = <Kind extends ToldKind>(kind: Kind, prompt: string, form: ReadingFormOf<Kind>) => {
  const { text, reader } = toldOf(prompt, form)
  return reader(text, kind)
}
const witch = 'a witch shoots spells at flying pumpkins in a foggy swamp'
const form = readAs('game', witch)
type Form = typeof form

const thing = (noun: string, role: Form['things'][number]['role'], attributes: string[] = []) => ({
  noun,
  role,
  count: null,
  attributes,
})

describe('a reading that a provider filled in', () => {
  it.each([
    ['game', witch],
    ['game', 'make me a game where a big bird eats a small bird and picks apples up'],
    ['model', 'a red fox wearing a blue hat on a wooden chair'],
    ['place', 'a misty harbour at dawn with two old fishing boats and a cat on a barrel'],
    ['lesson', 'a pendulum of 2 m on the Moon for my 9 year old'],
  ] as const)('is the reading of ours, where it reads as we do: %s, %s', (kind, prompt) => {
    const own = read(prompt, kind)
    const { forms: _, ...line } = lineOf(told(kind, prompt, formOf(own, kind)))
    const { forms: _forms, ...ownLine } = lineOf(own)
    expect({ ...line, sure: undefined }).toEqual({ ...ownLine, sure: undefined })
  })

  it('speaks only of what stands in the text', () => {
    const invented = { ...form, things: [...form.things, thing('dragon', 'against')] }
    expect(() => told('game', witch, invented)).toThrow(Refused)
    expect(() => told('game', witch, invented)).toThrow(/reading\.things\[3\]\.noun: “dragon”/)
    const nobody = { ...form, links: [{ who: 'wizard', does: 'shoots', whom: null }] }
    expect(() => told('game', witch, nobody)).toThrow(/reading\.links\[0\]: “wizard”/)
  })

  it('hides no word: what it leaves out is unread, and so is what it calls idle without reason', () => {
    const without = { ...form, things: form.things.slice(0, 2), links: [] }
    expect(told('game', witch, without).unread.map(({ text }) => text)).toEqual([
      'shoots',
      'flying',
      'pumpkins',
    ])
    const idle = { ...without, said: [...form.said, { what: 'frame' as const, piece: 'flying pumpkins' }] }
    expect(told('game', witch, idle).unread.map(({ text }) => text)).toContain('pumpkins')
  })

  it('tells apart several of one noun, by what is said of them and by where they stand', () => {
    const prompt = 'a big bird eats a small bird'
    const things = [thing('bird', 'you', ['big']), thing('bird', 'wanted', ['small'])]
    const base = { ...readAs('game', prompt), things }
    const linked = (who: string, whom: string) =>
      told('game', prompt, { ...base, links: [{ who, does: 'eats', whom }] }).links.map((link) => [
        link.who,
        link.whom,
      ])
    expect(linked('big bird', 'small bird')).toEqual([[0, 1]])
    expect(linked('small bird', 'big bird')).toEqual([[1, 0]])
    expect(linked('bird', 'bird')).toEqual([[0, 1]])
  })

  it('makes verbs of what is done, whatever our own reader took it for', () => {
    const prompt = 'snow plow plows the road'
    const things = [thing('snow plow', 'you'), thing('road', 'wanted')]
    const links = [{ who: 'snow plow', does: 'plows', whom: 'road' }]
    const { words } = told('game', prompt, { ...readAs('game', prompt), things, links })
    expect(words.map(({ part }) => part)).toMatchObject({ 1: 'NOUN', 2: 'VERB' })
  })

  it('is of the English of another language, and of nothing else than the text where that is English', () => {
    const prompt = 'Ein Huhn sammelt Eier, Füchse jagen es'
    const english = 'A hen collects eggs, foxes chase it'
    expect(told('game', prompt, readAs('game', prompt, english)).text).toBe(english)
    expect(() => told('game', witch, readAs('game', witch, 'a penguin'))).toThrow(
      /in English already: set reading\.english to null/,
    )
  })
})
