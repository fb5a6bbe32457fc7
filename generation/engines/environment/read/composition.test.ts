import { expect, it } from 'vitest'
import { makePlan } from './plan-environment.ts'

const composed = (prompt: string) => makePlan(prompt, 5, {}).composed

it.each([
  ['a walk through a lollipop forest with a bridge', { by: 'shape', noun: 'lollipop' }],
  ['a forest of lollipops', { by: 'shape', noun: 'lollipop' }],
  ['candy canyon', { by: 'land', land: 'candy-land' }],
  ['a paper city', { by: 'stuff', stuff: 'paper' }],
  ['a village made of cheese', { by: 'stuff', stuff: 'cheese' }],
])('a noun before a place says of what it is: %s', (prompt, made) => {
  expect(composed(prompt)).toMatchObject(made)
})

it.each([
  'a chocolate factory',
  'a pine forest',
  'a mountain village',
  'a river valley',
  'ghost street',
  'a computer room',
  'a sand beach',
  'a cotton field',
  'a bicycle city',
])('is not of what is made, found or lives there: %s', (prompt) => {
  expect(composed(prompt)).toBeUndefined()
})

it('is one wish: neither the plain place nor the noun alone', () => {
  const { claims, things } = makePlan('a lollipop forest', 5, {})
  expect(claims.map(({ about, text }) => `${about}: ${text}`)).toEqual(['composed: lollipop forest'])
  expect(
    things.filter(({ noun }) => noun === 'lollipop').reduce((sum, { count }) => sum + count, 0),
  ).toBeGreaterThan(20)
})
