import { bring, type Setting } from '../setting.ts'
import { inside, said } from './inside.ts'

/** Caves and tombs. */
export const underground: readonly Setting[] = [
  {
    id: 'crypt',
    about: 'A crypt with stone coffins and candles',
    words: [
      ...said(
        'crypt, tomb chamber, burial chamber, catacomb, catacombs, mausoleum, pharaohs tomb, pharaoh tomb, egyptian tomb, ancient tomb, mummys tomb, sarcophagus',
      ),
      ...inside('tomb, pyramid, crypt, mausoleum'),
    ],
    layout: 'hall',
    reach: 8,
    hour: 0,
    ground: { main: { surface: 'paving', colour: '#8d7f68', second: '#746852' } },
    walls: {
      stuff: 'stone',
      colour: '#9a8a6c',
      second: '#7d6f55',
      windows: 'none',
      height: 4.6,
      width: 10,
      depth: 14,
      ceiling: 'vault',
      trim: '#6b5a3c',
    },
    ambient: 0.6,
    tint: '#ffcf8a',
    particles: [
      { kind: 'dust', amount: 0.6 },
      { kind: 'mist', amount: 0.3 },
    ],
    sounds: [
      { kind: 'drips', loud: 0.4 },
      { kind: 'wind', loud: 0.3 },
    ],
    things: [
      bring('tomb', 6, 'rows', { size: 1.4 }),
      bring('statue', 2, 'corner'),
      bring('treasure pile', 1, 'middle', { size: 2 }),
      bring('mummy', 1, 'anywhere', { does: 'wander', role: 'person' }),
      bring('amphora', 6, 'wall', { size: 1.5 }),
      bring('candle', 10, 'wall', { size: 1.6, role: 'light' }),
      bring('skull', 5, 'anywhere', { metres: 0.25 }),
      bring('urn', 3, 'corner', { size: 1.5 }),
      bring('scarab', 3, 'anywhere', { does: 'wander', role: 'animal', size: 2 }),
    ],
  },
  {
    id: 'cave',
    about: 'A cave with stalactites, a still pool and light from above',
    words: [
      ...said(
        'cave, cavern, grotto, underground lake, underground cave, bear cave, dragon cave, dragons lair, dragon lair, lair, den, limestone cave, cave system, prehistoric cave, inside a mountain, underground world, lava cave',
      ),
      ...inside('cave, cavern, volcano'),
    ],
    layout: 'cave',
    around: 'indoors',
    reach: 15,
    hour: 12,
    ground: {
      main: { surface: 'rock', colour: '#7b6f62', second: '#655a4f' },
      patch: { surface: 'gravel', colour: '#6a6056', second: '#574e46' },
      shore: { surface: 'sand', colour: '#9c8a70', second: '#857459' },
    },
    water: { form: 'pond', colour: '#2f7f8c' },
    walls: { stuff: 'rock', colour: '#80705f', second: '#5f5347', height: 6.8, width: 20, depth: 23 },
    ambient: 0.65,
    tint: '#ffe3c2',
    particles: [
      { kind: 'dust', amount: 0.6 },
      { kind: 'mist', amount: 0.2 },
    ],
    sounds: [
      { kind: 'drips', loud: 0.9 },
      { kind: 'wind', loud: 0.2 },
    ],
    things: [
      bring('rock', 14, 'anywhere', { variants: 3, role: 'rock' }),
      bring('mushroom', 12, 'anywhere', { look: 'glowing blue', variants: 2, size: 2 }),
      bring('crystal', 5, 'wall', { variants: 2, size: 1.5 }),
      bring('skull', 2, 'anywhere', { metres: 0.25 }),
      bring('bat', 5, 'sky', { does: 'fly', role: 'animal' }),
      bring('fern', 5, 'around', { role: 'shrub' }),
    ],
  },
  {
    id: 'ice-cave',
    about: 'An ice cave in a hundred blues',
    words: said(
      'ice cave, ice cavern, glacier cave, frozen cave, frozen cavern, crystal ice cave, ice grotto, ice palace, ice palace interior, fortress of solitude',
    ),
    layout: 'cave',
    around: 'indoors',
    reach: 15,
    hour: 12,
    season: 'winter',
    ground: {
      main: { surface: 'ice', colour: '#cfe9f5', second: '#a8d3e8' },
      patch: { surface: 'snow', colour: '#eef7fc', second: '#d6e8f2' },
      shore: { surface: 'snow', colour: '#e3f1f9' },
    },
    water: { form: 'pond', colour: '#4bb4dc' },
    walls: { stuff: 'ice', colour: '#8fcbe8', second: '#5aa6d4', height: 6.8, width: 19, depth: 23 },
    ambient: 1,
    tint: '#d3edff',
    particles: [
      { kind: 'snow', amount: 0.15 },
      { kind: 'stars', amount: 0.2 },
    ],
    sounds: [
      { kind: 'wind', loud: 0.5 },
      { kind: 'drips', loud: 0.5 },
    ],
    things: [
      bring('crystal', 14, 'anywhere', { look: 'ice blue', variants: 3, size: 1.6 }),
      bring('rock', 8, 'anywhere', { look: 'snowy', variants: 2, role: 'rock' }),
      bring('penguin', 3, 'anywhere', { does: 'wander', role: 'animal' }),
    ],
  },
  {
    id: 'crystal-cave',
    about: 'A crystal cave that glows violet and turquoise',
    words: said(
      'crystal cave, crystal cavern, crystal grotto, gem cave, amethyst cave, glowing cave, magic cave, magical cave, enchanted cave, geode cave, glowworm cave, mushroom cave, bioluminescent cave, fairy cave, treasure cave',
    ),
    layout: 'cave',
    around: 'indoors',
    reach: 15,
    hour: 22,
    ground: {
      main: { surface: 'rock', colour: '#574f72', second: '#453f5c' },
      patch: { surface: 'gravel', colour: '#63598a', second: '#50476f' },
      shore: { surface: 'sand', colour: '#7a6fa0' },
    },
    water: { form: 'pond', colour: '#35c9c3' },
    walls: { stuff: 'rock', colour: '#5f5480', second: '#453c63', height: 7.2, width: 20, depth: 23 },
    ambient: 1.35,
    tint: '#dccaff',
    particles: [
      { kind: 'stars', amount: 0.5, colour: '#a6f5ff' },
      { kind: 'spores', amount: 0.3, colour: '#e6a8ff' },
    ],
    sounds: [
      { kind: 'drips', loud: 0.6 },
      { kind: 'music', loud: 0.5 },
    ],
    things: [
      bring('crystal', 14, 'anywhere', { look: 'glowing purple', variants: 3, size: 1.6 }),
      bring('crystals', 10, 'wall', { look: 'glowing turquoise', variants: 2, size: 1.8 }),
      bring('amethyst', 6, 'anywhere', { size: 4 }),
      bring('mushroom', 10, 'anywhere', { look: 'glowing pink', size: 2 }),
      bring('rock', 8, 'anywhere', { variants: 2, role: 'rock' }),
      bring('bat', 3, 'sky', { does: 'fly', role: 'animal' }),
    ],
  },
]
