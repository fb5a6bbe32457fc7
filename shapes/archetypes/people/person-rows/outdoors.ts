import type { PersonRow } from '../person-parameters.ts'
import { row } from './builds.ts'

/** Out on hills, fields and roads. */
export const outdoors: Record<string, PersonRow> = {
  hiker: row(
    {
      top: 'jacket',
      bottom: 'shorts',
      shoes: 'boots',
      hat: 'baseball cap',
      carries: 'crook',
      pose: 'walking',
    },
    { main: '#3f8f6c', second: '#8f744a' },
  ),
  skateboarder: row(
    {
      top: 't-shirt',
      bottom: 'shorts',
      shoes: 'sneakers',
      hat: 'baseball cap',
      hair: 'long',
      hairColour: 'blond',
    },
    { main: '#6b4fae', second: '#3a3f4a' },
  ),
  'baseball player': row(
    {
      top: 't-shirt',
      stripes: 0,
      bottom: 'trousers',
      shoes: 'sneakers',
      hat: 'baseball cap',
      carries: 'club',
      belt: 1,
    },
    { main: '#f6f3ec', second: '#f6f3ec', accent: '#d8302c' },
  ),
  'race car driver': row(
    { top: 'uniform', shoes: 'boots', gloves: 1, hat: 'baseball cap' },
    { main: '#d8302c', second: '#d8302c', accent: '#f6f3ec' },
  ),
  shepherd: row(
    { top: 'robe', bottom: 'bare', carries: 'crook', beard: 'full', shoes: 'sandals', hat: 'turban' },
    { main: '#a5824f', accent: '#f2ead8' },
  ),
}
