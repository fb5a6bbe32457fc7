import type { PersonRow } from '../person-parameters.ts'
import { old, row, same, type Values, woman } from './builds.ts'

export const child: Values = {
  head: 0.158,
  legs: 0.29,
  torso: 0.25,
  shoulders: 0.1,
  hips: 0.078,
  arms: 0.25,
  limbs: 0.92,
  eyeSize: 1.25,
  brows: 0.7,
  nose: 0.7,
  jaw: 0.92,
  mouth: 'open',
  lids: 0.08,
  feet: 1.05,
}

const girl: Values = {
  ...child,
  hair: 'pigtails',
  hairColour: 'blond',
  brows: 0.5,
  mouth: 'smile',
  limbs: 0.85,
}

/** By age: women, children, the old. */
export const ages: Record<string, PersonRow> = {
  ...same(row({ ...woman, top: 'dress', bottom: 'bare' }, { main: '#d8437a', accent: '#f6f0e4' }), [
    'woman',
    'lady',
  ]),
  ...same(
    row(
      { ...child, top: 't-shirt', bottom: 'shorts', shoes: 'sneakers', hair: 'short' },
      { main: '#e2483d', second: '#3f6fb5', accent: '#f6f0e4' },
    ),
    ['boy', 'lad', 'kid'],
  ),
  child: row(
    { ...child, top: 'overalls', hair: 'tuft', hairColour: 'orange', shoes: 'sneakers' },
    { main: '#f2c22a', second: '#3f6fb5' },
  ),
  girl: row({ ...girl, top: 'dress', bottom: 'bare', hat: 'bow' }, { main: '#4fb0d8', accent: '#f0457e' }),
  ...same(
    row(
      {
        ...child,
        head: 0.2,
        legs: 0.17,
        torso: 0.23,
        arms: 0.19,
        limbs: 1.15,
        girth: 1.15,
        hips: 0.1,
        belly: 0.3,
        hair: 'tuft',
        hairColour: 'blond',
        eyeSize: 1.2,
        brows: 0.4,
        pose: 'sitting',
        top: 'sweater',
        bottom: 'trousers',
        shoes: 'bare',
        mouth: 'smile',
      },
      { main: '#9fd3f0', second: '#9fd3f0' },
    ),
    ['baby', 'infant', 'toddler'],
  ),
  ...same(
    row(
      {
        ...old,
        hair: 'balding',
        beard: 'moustache',
        top: 'sweater',
        glasses: 'glasses',
        belly: 0.3,
        carries: 'crook',
      },
      { main: '#7c8f4a', second: '#6b5138' },
    ),
    ['old man', 'grandfather', 'grandpa', 'grandad', 'granddad', 'elder', 'pensioner'],
  ),
  ...same(
    row(
      {
        ...woman,
        ...old,
        hair: 'bun',
        hairColour: 'grey',
        top: 'sweater',
        bottom: 'long skirt',
        glasses: 'glasses',
        brows: 0.7,
        nose: 1,
        bust: 0.5,
        girth: 1.1,
        mouth: 'smile',
      },
      { main: '#b56fa5', second: '#5c4a86' },
    ),
    ['grandmother', 'grandma', 'granny', 'gran', 'nana', 'old woman', 'old lady'],
  ),
}
