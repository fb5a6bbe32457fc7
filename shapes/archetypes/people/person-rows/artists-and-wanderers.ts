import type { PersonRow } from '../person-parameters.ts'
import { row, same } from './builds.ts'

/** Artists, seafarers, explorers, and those who live by their wits. */
export const wanderers: Record<string, PersonRow> = {
  ...same(
    row(
      {
        top: 'jacket',
        bottom: 'trousers',
        carries: 'guitar',
        hair: 'long',
        hairColour: 'brown',
        glasses: 'sunglasses',
        shoes: 'boots',
      },
      { main: '#26262e', second: '#3f5f9c', accent: '#c22f35' },
    ),
    ['musician', 'guitarist', 'rock star', 'rocker'],
  ),
  punk: row(
    { top: 'jacket', bottom: 'trousers', hair: 'mohawk', hairColour: 'green', shoes: 'boots', frown: 0.4 },
    { main: '#26262e', second: '#a8262c' },
  ),
  ...same(
    row(
      {
        top: 'shirt',
        stripes: 1,
        apron: 1,
        hat: 'beret',
        carries: 'brush',
        beard: 'goatee',
        hairColour: 'brown',
      },
      { main: '#f6f3ec', second: '#4a4a5c', accent: '#3f6fc9' },
    ),
    ['painter', 'artist'],
  ),
  ...same(
    row(
      { top: 'shirt', stripes: 1, hat: 'sailor hat', tie: 'scarf', hairColour: 'brown' },
      { main: '#fbfaf6', second: '#fbfaf6', accent: '#2a4fa0' },
    ),
    ['sailor', 'seaman'],
  ),
  ...same(
    row(
      { top: 'uniform', hat: 'police cap', hatColour: 'main', beard: 'full', hairColour: 'white', belt: 1 },
      { main: '#22305a', second: '#f2f0ea' },
    ),
    ['captain', 'sea captain', 'admiral'],
  ),
  ...same(
    row(
      {
        top: 'uniform',
        hat: 'fedora',
        belt: 1,
        bottom: 'trousers',
        shoes: 'high boots',
        carries: 'lantern',
        beard: 'stubble',
      },
      { main: '#c9a566', second: '#8f744a' },
    ),
    ['explorer', 'adventurer', 'ranger', 'safari guide'],
  ),
  ...same(
    row(
      {
        top: 'tunic',
        hat: 'elf hat',
        carries: 'bow',
        belt: 1,
        shoes: 'high boots',
        beard: 'goatee',
        cape: 1,
      },
      { main: '#3f7c3a', second: '#6b5030', accent: '#2f5c34' },
    ),
    ['archer', 'bowman', 'robin hood', 'hunter', 'huntress'],
  ),
  ...same(
    row(
      {
        top: 'tunic',
        hat: 'hood',
        hatColour: 'main',
        belt: 1,
        glasses: 'mask',
        shoes: 'boots',
        carries: 'sack',
        pose: 'walking',
        sleeves: 'long',
      },
      { main: '#3a3f4a', second: '#2a2d34', accent: '#26262e' },
    ),
    ['thief', 'rogue', 'assassin', 'bandit', 'pickpocket', 'smuggler', 'outlaw'],
  ),
  ...same(
    row(
      {
        top: 'shirt',
        stripes: 1,
        hat: 'beanie',
        glasses: 'mask',
        carries: 'sack',
        beard: 'stubble',
        pose: 'walking',
      },
      { main: '#f2f0ea', second: '#3a3f4a', accent: '#26262e' },
    ),
    ['burglar', 'robber', 'bank robber', 'tomb robber'],
  ),
  ...same(
    row(
      {
        top: 'tunic',
        sleeves: 'long',
        stripes: 1,
        bottom: 'trousers',
        hat: 'jester hat',
        shoes: 'pointed shoes',
        tie: 'ruff',
        mouth: 'grin',
        pose: 'dancing',
      },
      { main: '#d22b36', second: '#2f6fd0', accent: '#f2b722' },
    ),
    ['jester', 'fool', 'joker'],
  ),
}
