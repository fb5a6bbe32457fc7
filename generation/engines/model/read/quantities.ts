import type { Arrangement } from '../design.ts'

/** Nouns that say how several of another thing stand: 'a stack of books'. */
export const quantities: Record<string, { arranged: Arrangement; usual: number }> = {
  stack: { arranged: 'stack', usual: 4 },
  tower: { arranged: 'stack', usual: 5 },
  pile: { arranged: 'heap', usual: 9 },
  heap: { arranged: 'heap', usual: 12 },
  mound: { arranged: 'heap', usual: 14 },
  mountain: { arranged: 'heap', usual: 18 },
  handful: { arranged: 'heap', usual: 5 },
  row: { arranged: 'row', usual: 4 },
  line: { arranged: 'row', usual: 4 },
  circle: { arranged: 'circle', usual: 6 },
  bunch: { arranged: 'bunch', usual: 5 },
  bouquet: { arranged: 'bunch', usual: 7 },
  bundle: { arranged: 'bunch', usual: 6 },
  cluster: { arranged: 'bunch', usual: 5 },
  group: { arranged: 'group', usual: 4 },
  herd: { arranged: 'group', usual: 5 },
  flock: { arranged: 'group', usual: 5 },
  pack: { arranged: 'group', usual: 4 },
  swarm: { arranged: 'group', usual: 7 },
  school: { arranged: 'group', usual: 6 },
  family: { arranged: 'group', usual: 3 },
  crowd: { arranged: 'group', usual: 7 },
  army: { arranged: 'group', usual: 8 },
  team: { arranged: 'group', usual: 4 },
  set: { arranged: 'group', usual: 4 },
  collection: { arranged: 'group', usual: 5 },
  assortment: { arranged: 'group', usual: 5 },
  lot: { arranged: 'group', usual: 6 },
  trio: { arranged: 'group', usual: 3 },
  pair: { arranged: 'row', usual: 2 },
  couple: { arranged: 'row', usual: 2 },
  dozen: { arranged: 'group', usual: 12 },
}

/** Quantities that are exact: 'a pair of' is two. */
export const exactQuantities = new Set(['pair', 'couple', 'dozen', 'trio'])

/** Quantities only of several: 'a tower of blocks', but not 'the tower of Pisa'. */
export const needPlural = new Set(
  'tower mountain school army family team line circle row set pack lot crowd group'.split(' '),
)

/** 'a slice of pizza': a piece of the other noun, unless an archetype knows the two together. */
export const servings = new Set(
  'slice piece chunk loaf bar scoop block wedge cube drop stick sheet roll head ear clove lump bit kind type sort strip wheel ball bale'.split(
    ' ',
  ),
)

/** What holds other things: 'a bowl of ramen', 'a vase of flowers'. */
export const containers = new Set(
  (
    'bowl cup mug glass bottle jar basket plate bucket box bag barrel crate vase chest tray pot pan teacup dish carton can tin vial flask ' +
    'goblet jug pitcher cauldron sack tub tank aquarium cone pail backpack wheelbarrow cart wagon pint tumbler drawer shelf bookshelf nest ' +
    'suitcase trunk case saucer platter tankard chalice kettle pouch cage hat boat truck'
  ).split(' '),
)

/** Likenesses of another thing, and what they are usually made of. */
export const likenesses: Record<string, string> = {
  statue: 'marble',
  sculpture: 'marble',
  bust: 'marble',
  figurine: 'porcelain',
  figure: '',
  statuette: 'bronze',
  carving: 'wood',
  effigy: 'stone',
  monument: 'stone',
  idol: 'gold',
  toy: 'plastic',
  doll: 'cloth',
  plush: 'plush',
  plushie: 'plush',
  'action figure': 'plastic',
  origami: 'paper',
  balloon: '',
  pinata: 'paper',
  silhouette: '',
  replica: '',
  version: '',
  miniature: '',
}
