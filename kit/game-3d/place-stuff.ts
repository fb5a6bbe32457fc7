import type { Look } from '../game/plan.ts'
import type { Stuff } from './blocks.ts'

/** What is built in a place: platforms to stand on, walls, and the colour of what should be noticed. */
export type PlaceStuff = {
  floor: { stuff: Stuff; colour?: string }
  wall: { stuff: Stuff; colour?: string }
  accent: string
}

const green: PlaceStuff = { floor: { stuff: 'grass' }, wall: { stuff: 'stone' }, accent: '#f5b700' }
const steel: PlaceStuff = {
  floor: { stuff: 'metal', colour: '#7d8794' },
  wall: { stuff: 'metal', colour: '#5b6470' },
  accent: '#38e0ff',
}
const grey: PlaceStuff = {
  floor: { stuff: 'stone', colour: '#8f8a84' },
  wall: { stuff: 'brick', colour: '#7c746c' },
  accent: '#ffb04a',
}
const wooden: PlaceStuff = {
  floor: { stuff: 'wood' },
  wall: { stuff: 'paint', colour: '#d9c3a0' },
  accent: '#d43c21',
}
const sandy: PlaceStuff = {
  floor: { stuff: 'sand' },
  wall: { stuff: 'stone', colour: '#c9a878' },
  accent: '#0b9a95',
}
const asphalt: PlaceStuff = {
  floor: { stuff: 'stone', colour: '#8b8d93' },
  wall: { stuff: 'brick', colour: '#a8705c' },
  accent: '#f5b700',
}

const places: Partial<Record<string, PlaceStuff>> = {
  meadow: green,
  forest: green,
  jungle: { ...green, accent: '#ff8a3c' },
  garden: green,
  farm: { ...green, wall: { stuff: 'wood' } },
  village: { ...green, wall: { stuff: 'wood' } },
  park: green,
  swamp: {
    floor: { stuff: 'grass', colour: '#6d7f43' },
    wall: { stuff: 'wood', colour: '#6f5a3c' },
    accent: '#b6f04a',
  },
  desert: sandy,
  beach: { ...sandy, wall: { stuff: 'wood' } },
  sea: { ...sandy, wall: { stuff: 'wood' } },
  underwater: {
    floor: { stuff: 'stone', colour: '#7fa39b' },
    wall: { stuff: 'stone', colour: '#5f8a92' },
    accent: '#ffcf5a',
  },
  snow: { floor: { stuff: 'snow' }, wall: { stuff: 'ice' }, accent: '#e2453a' },
  mountain: { floor: { stuff: 'stone', colour: '#9aa08f' }, wall: { stuff: 'stone' }, accent: '#f5b700' },
  volcano: {
    floor: { stuff: 'stone', colour: '#4a4040' },
    wall: { stuff: 'stone', colour: '#5a4642' },
    accent: '#ff7a2a',
  },
  cave: { ...grey, accent: '#7fe0ff' },
  dungeon: grey,
  castle: { ...grey, wall: { stuff: 'brick', colour: '#a29a8c' } },
  graveyard: {
    floor: { stuff: 'grass', colour: '#5f7350' },
    wall: { stuff: 'stone', colour: '#7d7f86' },
    accent: '#9affc0',
  },
  haunted: {
    floor: { stuff: 'grass', colour: '#566b52' },
    wall: { stuff: 'wood', colour: '#5a4a4a' },
    accent: '#9affc0',
  },
  city: asphalt,
  road: asphalt,
  'neon-city': {
    floor: { stuff: 'metal', colour: '#3d4258' },
    wall: { stuff: 'metal', colour: '#2d3044' },
    accent: '#ff3cac',
  },
  space: steel,
  moon: { ...steel, floor: { stuff: 'stone', colour: '#a9a9b0' } },
  factory: steel,
  laboratory: {
    floor: { stuff: 'paint', colour: '#dfe6ea' },
    wall: { stuff: 'paint', colour: '#c3d0d8' },
    accent: '#38e0ff',
  },
  sky: { floor: { stuff: 'grass' }, wall: { stuff: 'stone', colour: '#d8d2c4' }, accent: '#ffcf5a' },
  candy: {
    floor: { stuff: 'paint', colour: '#ff9ccf' },
    wall: { stuff: 'paint', colour: '#8ee0d0' },
    accent: '#ffef7a',
  },
  carnival: { floor: { stuff: 'wood' }, wall: { stuff: 'cloth' }, accent: '#f5b700' },
  stadium: { floor: { stuff: 'grass' }, wall: { stuff: 'paint', colour: '#c9d2dc' }, accent: '#f5b700' },
  abstract: {
    floor: { stuff: 'paint', colour: '#8f7cf0' },
    wall: { stuff: 'paint', colour: '#5f54b8' },
    accent: '#ffcf5a',
  },
}

const pastel: PlaceStuff = {
  floor: { stuff: 'paint', colour: '#bfe6d4' },
  wall: { stuff: 'paint', colour: '#f6c9dc' },
  accent: '#ffe08a',
}
const gloomy: PlaceStuff = {
  floor: { stuff: 'stone', colour: '#585c5e' },
  wall: { stuff: 'brick', colour: '#4a4a50' },
  accent: '#9affc0',
}

/** Styles that were asked for say more than the place: what is built is built in them. */
const styles: Partial<Record<string, PlaceStuff>> = {
  neon: {
    floor: { stuff: 'metal', colour: '#3d4258' },
    wall: { stuff: 'metal', colour: '#2d3044' },
    accent: '#ff3cac',
  },
  spooky: gloomy,
  dark: { ...gloomy, accent: '#e2b04a' },
  pastel,
  kawaii: pastel,
  steampunk: {
    floor: { stuff: 'wood', colour: '#8a6238' },
    wall: { stuff: 'metal', colour: '#b08a4a' },
    accent: '#e8a33c',
  },
}

export const stuffIn = ({ scene, style }: Pick<Look, 'scene' | 'style'>): PlaceStuff =>
  styles[style ?? ''] ?? places[scene] ?? wooden
