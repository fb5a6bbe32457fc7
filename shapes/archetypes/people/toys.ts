import { archetype } from '../../archetype.ts'
import { buildPerson } from './build-person/index.ts'
import { type PersonRow, personParameters } from './person-parameters.ts'

type Values = NonNullable<PersonRow['values']>
type Colours = NonNullable<PersonRow['colours']>
const row = (values: Values, colours: Colours = {}): PersonRow => ({ values, colours })
const same = (one: PersonRow, nouns: string[]): Record<string, PersonRow> =>
  Object.fromEntries(nouns.map((noun) => [noun, one]))

const dolly: Values = {
  head: 0.165,
  legs: 0.28,
  torso: 0.24,
  arms: 0.25,
  shoulders: 0.095,
  hips: 0.085,
  limbs: 0.9,
  eyeSize: 1.3,
  brows: 0.5,
  nose: 0.5,
  mouth: 'lips',
  jaw: 0.86,
}

/** Small people of wood, plastic and cloth. */
export const toyFigure = archetype({
  id: 'doll',
  about:
    'A small person made as a toy: doll, toy soldier, nutcracker, puppet, action figure, bobblehead, mannequin',
  skeleton: 'person',
  nouns: ['figurine', 'toy figure'],
  parameters: personParameters,
  rows: {
    ...same(
      row(
        {
          ...dolly,
          hair: 'pigtails',
          hairColour: 'red',
          top: 'dress',
          bottom: 'bare',
          hat: 'bow',
          skin: 'pale',
        },
        { main: '#f08fbd', accent: '#fdf3f7' },
      ),
      ['doll', 'porcelain doll', 'baby doll'],
    ),
    ...same(
      row(
        {
          ...dolly,
          eyeShape: 'button',
          mouth: 'smile',
          hair: 'braids',
          hairColour: 'orange',
          top: 'dress',
          bottom: 'bare',
          apron: 1,
          pose: 'sitting',
          noseKind: 'ball',
          nose: 0.4,
          skin: 'pale',
          hands: 0.9,
        },
        { main: '#4f8fd8', accent: '#fbf6ea' },
      ),
      ['rag doll', 'ragdoll', 'cloth doll', 'voodoo doll'],
    ),
    ...same(
      row(
        {
          head: 0.125,
          top: 'uniform',
          bottom: 'trousers',
          shoes: 'high boots',
          hat: 'nutcracker hat',
          belt: 1,
          eyeShape: 'button',
          mouth: 'calm',
          nose: 0.8,
          hair: 'flat',
          hairColour: 'black',
        },
        { main: '#d0262c', second: '#f6f3ec', accent: '#f0b840' },
      ),
      ['toy soldier', 'tin soldier', 'lead soldier'],
    ),
    ...same(
      row(
        {
          head: 0.13,
          jaw: 1.3,
          top: 'uniform',
          bottom: 'trousers',
          shoes: 'high boots',
          hat: 'nutcracker hat',
          belt: 1,
          beard: 'full',
          hair: 'bob',
          hairColour: 'white',
          mouth: 'grin',
          brows: 1.5,
        },
        { main: '#c22430', second: '#2a4fa0', accent: '#f0b840' },
      ),
      ['nutcracker'],
    ),
    ...same(
      row(
        {
          ...dolly,
          noseKind: 'long',
          nose: 2.4,
          eyeShape: 'round',
          mouth: 'smile',
          hair: 'flat',
          hairColour: 'black',
          top: 'overalls',
          bottom: 'shorts',
          hat: 'elf hat',
          tie: 'bow tie',
          skin: 'tan',
          pose: 'waving',
        },
        { main: '#f2c22a', second: '#d8302c', accent: '#2f6fd0' },
      ),
      ['puppet', 'marionette', 'pinocchio', 'wooden puppet'],
    ),
    ...same(
      row(
        {
          shoulders: 0.165,
          limbs: 1.3,
          girth: 1.08,
          top: 't-shirt',
          bottom: 'trousers',
          shoes: 'boots',
          belt: 1,
          gloves: 1,
          pose: 'fighting',
          frown: 0.5,
          hair: 'spiky',
          hairColour: 'blond',
          skin: 'tan',
        },
        { main: '#4f7c3a', second: '#4a4a40', accent: '#2a2a30' },
      ),
      ['action figure'],
    ),
    ...same(
      row(
        {
          head: 0.2,
          legs: 0.22,
          torso: 0.2,
          arms: 0.22,
          shoulders: 0.1,
          hips: 0.08,
          top: 't-shirt',
          bottom: 'trousers',
          shoes: 'sneakers',
          hat: 'baseball cap',
          mouth: 'grin',
          eyeSize: 1.1,
        },
        { main: '#f6f3ec', second: '#3f5f9c', accent: '#d8302c' },
      ),
      ['bobblehead', 'bobble head'],
    ),
    ...same(
      row(
        {
          eyes: 'black',
          brows: 0,
          mouth: 'none',
          hair: 'bald',
          ears: 'none',
          nose: 0.5,
          top: 'none',
          bottom: 'bare',
          shoes: 'bare',
          skin: 'white',
          eyeShape: 'button',
          eyeSize: 0.5,
          head: 0.105,
          legs: 0.42,
        },
        { main: '#efe6da' },
      ),
      ['mannequin', 'dummy', 'crash test dummy'],
    ),
  },
  build: (v, look, make) =>
    buildPerson(v, look, make, 'clothes', v.eyeShape === 'button' && v.pose === 'sitting' ? 'plush' : 'wood'),
})
