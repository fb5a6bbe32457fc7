import { personNames } from '../things/overrides/person-names.ts'
import type { Actor } from './brief.ts'

const figures = new Set([
  'santa',
  'santa claus',
  'father christmas',
  'rudolph',
  'cupid',
  'dracula',
  'medusa',
  'zeus',
  'thor',
  'hercules',
  'cleopatra',
  'robin hood',
  'cinderella',
  'rapunzel',
  'pinocchio',
  'earth',
  'mars',
  'mercury',
  'venus',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'bigfoot',
  'frankenstein',
])

/** Somebody with a name, before which no article stands: 'You play Santa'. */
export function isProper({ phrase, thing }: Pick<Actor, 'phrase' | 'thing'>): boolean {
  const name = phrase.toLowerCase()
  return figures.has(name) || (personNames.has(name) && thing.traits.includes('person'))
}
