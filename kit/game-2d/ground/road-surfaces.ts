/** What a road is made of: its colour, and what lies along its edges. */
export type Surface = {
  road: string
  /** Stripes of two colours, stones or buoys one beside the other, or a line that shines. */
  edge: 'stripes' | 'beads' | 'shine'
  colours: readonly [string, string]
  /** How much one sees of what is below it. */
  clear?: number
}

const asphalt: Surface = { road: '#5d626c', edge: 'stripes', colours: ['#e5483d', '#fbf7ee'] }
const earth: Surface = { road: '#bb9468', edge: 'beads', colours: ['#a9a49c', '#cfc9bd'] }
const cloth: Surface = { road: '#efe3cb', edge: 'stripes', colours: ['#d8574a', '#fffaf0'] }
const stone: Surface = { road: '#77717d', edge: 'beads', colours: ['#57525e', '#928c99'] }
const water: Surface = { road: '#8fd6ee', edge: 'beads', colours: ['#ff7a3d', '#fffaf0'], clear: 0.55 }
const light: Surface = { road: '#1c1742', edge: 'shine', colours: ['#35e0f5', '#ff4fb4'], clear: 0.35 }

const surfaces: Partial<Record<string, Surface>> = {
  ...Object.fromEntries(
    ['meadow', 'forest', 'jungle', 'garden', 'farm', 'village', 'park', 'swamp'].map((scene) => [
      scene,
      earth,
    ]),
  ),
  ...Object.fromEntries(
    ['kitchen', 'house', 'school', 'library', 'shop', 'laboratory', 'carnival'].map((scene) => [
      scene,
      cloth,
    ]),
  ),
  ...Object.fromEntries(
    ['cave', 'dungeon', 'castle', 'graveyard', 'haunted', 'volcano'].map((scene) => [scene, stone]),
  ),
  ...Object.fromEntries(['sea', 'underwater'].map((scene) => [scene, water])),
  ...Object.fromEntries(['space', 'neon-city', 'abstract'].map((scene) => [scene, light])),
  desert: { road: '#cf9f63', edge: 'beads', colours: ['#8f6b4a', '#b98d60'] },
  beach: { road: '#d8b784', edge: 'beads', colours: ['#ff8f6b', '#fff3dc'] },
  snow: { road: '#bcd2e8', edge: 'stripes', colours: ['#3b7fd6', '#ffffff'] },
  mountain: { road: '#9a8f86', edge: 'beads', colours: ['#6f6a66', '#b5aea6'] },
  moon: { road: '#9599ad', edge: 'shine', colours: ['#5fd0ff', '#ffd04a'] },
  sky: { road: '#ffffff', edge: 'stripes', colours: ['#ff9ecb', '#9ad7ff'], clear: 0.25 },
  candy: { road: '#a8694a', edge: 'stripes', colours: ['#ff5a7d', '#ffffff'] },
}

/** What a way is made of in a scene. */
export const surfaceIn = (scene: string): Surface => surfaces[scene] ?? asphalt
