import { archetypeFor } from '@makebelieve/shapes/archetypes/index'
import { stuffOf } from '@makebelieve/shapes/stuffs'
import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../things/catalogue.ts'
import { bodyOfKind, colourOfKind, kindBodies } from './body-of-kind.ts'

const says = (noun: string) => bodyOfKind(openCatalogue().find(noun))?.says

describe('bodies of kinds', () => {
  it('are shapes that there are', () => {
    for (const { shape, stuff } of kindBodies) {
      expect(archetypeFor(shape), shape).toBeDefined()
      if (stuff) expect(stuffOf(stuff), stuff).toBeDefined()
    }
  })

  it.each([
    ['nightingale', 'a bird'],
    ['pheasant', 'a bird'],
    ['dormouse', 'a small furry animal'],
    ['turbine', 'a machine'],
    ['tweed', 'a folded cloth'],
  ])('a %s is %s by its narrowest kind', (noun, kind) => {
    expect(says(noun)).toBe(kind)
  })

  it.each([
    ['boston', 'the seat of a government is no chair'],
    ['aorta', 'a vessel of blood is no jar'],
    ['courage', 'the spirit of somebody is no ghost'],
    ['chore', 'what one works at is no book'],
    ['nation', 'a nation is no few people'],
    ['porch', 'what is shown by a house need not be one'],
  ])('%s has none: %s', (noun) => {
    expect(says(noun)).toBeUndefined()
  })

  it('give a noun the same colour everywhere', () => {
    const body = bodyOfKind(openCatalogue().find('skiff'))
    if (!body) throw new Error('A skiff is a boat')
    expect(colourOfKind(body, 'skiff')).toBe(colourOfKind(body, 'skiff'))
  })
})
