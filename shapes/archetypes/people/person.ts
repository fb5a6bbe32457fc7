import { archetype } from '../../archetype.ts'
import { buildPerson } from './build-person/index.ts'
import { personParameters } from './person-parameters.ts'
import { personRows } from './person-rows/index.ts'

/** People, told apart by what they wear and carry. */
export const person = archetype({
  id: 'person',
  about: 'A person: man, woman, child, and everyone whom clothes make: knight, wizard, chef, astronaut',
  skeleton: 'person',
  nouns: ['person', 'human', 'human being', 'man', 'guy', 'figure'],
  parameters: personParameters,
  rows: personRows,
  build: (v, look, make) => buildPerson(v, look, make, 'clothes'),
})
