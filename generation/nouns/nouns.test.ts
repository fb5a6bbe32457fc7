import { stuffNamed, stuffOf } from '@makebelieve/shapes/stuffs'
import { describe, expect, it } from 'vitest'
import { stubArchetypes } from '../engines/model/testing/stub-archetypes.ts'
import { partsOf } from './meronyms.ts'
import { nounFinder } from './nouns.ts'

const nouns = nounFinder(stubArchetypes)

describe('leading nouns to shapes', () => {
  it.each([
    ['corgi', 'corgi'],
    ['fire trucks', 'truck'],
    ['chimpanzee', 'monkey'],
    ['wizard tower', 'tower'],
    ['sofas', 'sofa'],
    ['puppy', 'dog'],
    ['cellphone', 'phone'],
    ['dog pups', 'dog'],
    ['horse foal', 'horse'],
  ])('%s is shaped as %s', (noun, shaped) => {
    expect(nouns.find(noun)).toMatchObject({ by: 'archetype', noun: shaped })
  })

  it('does not take the picture of a thing for its kind', () => {
    expect(nouns.find('porch')).not.toMatchObject({ noun: 'house' })
  })

  it('knows parts of things from the dictionary', () => {
    expect(partsOf('bicycle')).toContain('bicycle seat')
  })

  it('always answers, at last with a flat picture', () => {
    expect(nouns.find('accordion').by).toBe('puffed')
    expect(nouns.find('flurbelwump').via).toContain('flurbelwump')
  })
})

describe('stuffs', () => {
  it('knows what things are made of, by noun and by adjective', () => {
    expect(stuffOf('golden')).toBe(stuffNamed('gold'))
    expect(stuffOf('wooden')?.material.surface).toBe('wood')
    expect(stuffNamed('tea')?.shapeless).toBe('liquid')
    expect(stuffNamed('sushi')).toBeUndefined()
  })
})
