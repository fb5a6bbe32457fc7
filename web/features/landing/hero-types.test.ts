import {
  creationTypes,
  heroDefaults,
  maxPromptCharacters,
  newPromptKey,
} from '@makebelieve/contract/constants'
import { checkPrompt } from '@makebelieve/contract/plain-text'
import { texts } from '@makebelieve/contract/texts'
import { describe, expect, it } from 'vitest'
import { hero } from '../../texts/en/hero.ts'
import { addressOf, compactTypes, handOverKey, problemWith, types } from './hero-types.ts'

const labelsOf = (chips: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(chips).map(([type, { label }]) => [type, label]))

describe('the chips', () => {
  it('are those of the contract, in its order', () => {
    expect(Object.entries(labelsOf(types))).toEqual(Object.entries(texts.hero.types))
    expect(Object.entries(labelsOf(compactTypes))).toEqual(Object.entries(texts.hero.compactTypes))
    expect(Object.entries(hero.modes)).toEqual(Object.entries(texts.hero.modes))
  })

  it('begin with the default of the contract, which the compact form has no other way to say', () => {
    expect(Object.keys(types)[0]).toBe(heroDefaults.creationType)
    expect(Object.keys(compactTypes)[0]).toBe(heroDefaults.creationType)
  })

  it('lead where the contract says', () => {
    for (const [type, { creation }] of Object.entries({ ...compactTypes, ...types }))
      expect(creation).toBe(creationTypes[type as keyof typeof creationTypes].creation)
  })
})

describe('the address of a wish', () => {
  const prompt = 'a cat & a dog'
  const words = 'prompt=a+cat+%26+a+dog'

  it('names what to make and the prompt', () => {
    expect(addressOf({ creation: 'game', prompt, mode: 'quick-game' })).toBe(`/?creation=game&${words}`)
    expect(addressOf({ creation: '3d', prompt })).toBe(`/?creation=3d&${words}`)
  })

  it('says when an agent, three dimensions or a simulation are asked for', () => {
    const game = addressOf({ creation: 'game', prompt, mode: 'agent', more: types['game-3d'].more })
    expect(game).toBe(`/?creation=game&${words}&mode=agent&dimension=3d`)
    const simulation = addressOf({ creation: 'environment', prompt, more: types.simulation.more })
    expect(simulation).toBe(`/?creation=environment&${words}&type=simulation`)
  })

  it('asks for an agent only where there is one', () => {
    expect(addressOf({ creation: '3d', prompt, mode: 'agent' })).not.toContain('agent')
  })

  it('carries any prompt unharmed', () => {
    const odd = '50% + "more" #1\nネコ 🐈 ?x=1&y'
    const { searchParams } = new URL(addressOf({ creation: 'game', prompt: odd }), 'https://example.com')
    expect(searchParams.get('prompt')).toBe(odd)
  })
})

describe('a prompt', () => {
  it.each([
    ['of 8,000 letters', 'x'.repeat(maxPromptCharacters)],
    ['of 8,000 emoji', '🐈'.repeat(maxPromptCharacters)],
    ['of 8,001 letters', 'x'.repeat(maxPromptCharacters + 1)],
    ['of 8,001 emoji', '🐈'.repeat(maxPromptCharacters + 1)],
  ])('%s is judged as the contract judges it', (_, prompt) => {
    const verdict = checkPrompt(prompt)
    expect(problemWith(prompt)).toBe(verdict.ok ? '' : verdict.message)
  })

  it('is handed over where workspaces look for it', () => {
    expect(handOverKey).toBe(newPromptKey)
  })
})

it('every example can be sent', () => {
  for (const { prompt } of hero.examples) expect(checkPrompt(prompt).ok).toBe(true)
})
