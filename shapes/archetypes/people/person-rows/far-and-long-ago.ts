import type { PersonRow } from '../person-parameters.ts'
import { row, same, strong, woman } from './builds.ts'

/** The dress of countries and of antiquity. */
export const farAndLongAgo: Record<string, PersonRow> = {
  ...same(
    row(
      {
        ...woman,
        top: 'swimsuit',
        bottom: 'grass skirt',
        tie: 'lei',
        hat: 'flower',
        shoes: 'bare',
        pose: 'dancing',
        skin: 'tan',
        hairColour: 'black',
      },
      { main: '#d8437a', accent: '#f0457e' },
    ),
    ['hula dancer', 'hula girl'],
  ),
  ...same(
    row(
      {
        ...woman,
        top: 'kimono',
        bottom: 'bare',
        hair: 'bun',
        hairColour: 'black',
        skin: 'white',
        hat: 'flower',
        shoes: 'sandals',
        pose: 'standing',
      },
      { main: '#c2284f', accent: '#f0c04a' },
    ),
    ['geisha', 'japanese woman'],
  ),
  ...same(
    row(
      {
        top: 'none',
        bottom: 'kilt',
        hat: 'nemes',
        shoes: 'sandals',
        skin: 'brown',
        beard: 'goatee',
        hairColour: 'black',
        carries: 'crook',
        tie: 'medal',
        hair: 'bald',
      },
      { second: '#fbf6e6', accent: '#f0b840' },
    ),
    ['pharaoh', 'egyptian pharaoh', 'egyptian king', 'tutankhamun'],
  ),
  ...same(
    row(
      {
        top: 'coat',
        hat: 'bicorne',
        bottom: 'trousers',
        shoes: 'high boots',
        hairColour: 'brown',
        tie: 'medal',
        belt: 1,
        legs: 0.34,
      },
      { main: '#2a3f7c', second: '#f6f3ec', accent: '#f0b840' },
    ),
    ['napoleon', 'general', 'emperor napoleon'],
  ),
  ...same(
    row(
      {
        top: 'tunic',
        bottom: 'kilt',
        stripes: 0,
        hat: 'beret',
        hairColour: 'red',
        beard: 'full',
        shoes: 'boots',
      },
      { main: '#f2ead8', second: '#b3202e', accent: '#2f6b3a' },
    ),
    ['scotsman', 'highlander'],
  ),
  ...same(
    row(
      {
        top: 'shirt',
        hat: 'sombrero',
        beard: 'moustache',
        skin: 'tan',
        hairColour: 'black',
        bottom: 'trousers',
        carries: 'guitar',
      },
      { main: '#fbf6e6', second: '#5c3a26', accent: '#c8322e' },
    ),
    ['mariachi', 'mexican man'],
  ),
  ...same(
    row(
      { top: 'robe', bottom: 'bare', hat: 'turban', beard: 'full', hairColour: 'black', skin: 'tan' },
      { main: '#f2ead8', accent: '#e0aa3c' },
    ),
    ['sultan', 'sheikh'],
  ),
  'rice farmer': row(
    { top: 'shirt', hat: 'conical hat', shoes: 'sandals', hairColour: 'black', skin: 'tan' },
    { main: '#4f7cae', second: '#3a4a6b' },
  ),
  'greek god': row(
    {
      ...strong,
      top: 'robe',
      sleeves: 'none',
      bottom: 'bare',
      beard: 'full',
      hair: 'curly',
      hairColour: 'white',
      shoes: 'sandals',
    },
    { main: '#fbfaf6', accent: '#f0b840' },
  ),
  zeus: row(
    {
      ...strong,
      top: 'robe',
      sleeves: 'none',
      bottom: 'bare',
      beard: 'long',
      hair: 'curly',
      hairColour: 'white',
      shoes: 'sandals',
      carries: 'spear',
      brows: 1.6,
    },
    { main: '#fbfaf6', accent: '#f0b840' },
  ),
}
