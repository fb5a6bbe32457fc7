import type { Setting } from '../setting.ts'

type Patch = Setting['ground']['main']

/** Grounds that many places share, in colours that go together. */
export const lawn: Patch = { surface: 'grass', colour: '#8fb957', second: '#75a548' }
export const lushGrass: Patch = { surface: 'grass', colour: '#6f9f46', second: '#578a3c' }
export const dryGrass: Patch = { surface: 'grass', colour: '#c4ae62', second: '#a9954f' }
export const paleGrass: Patch = { surface: 'grass', colour: '#a8b878', second: '#8fa466' }
export const forestFloor: Patch = { surface: 'leaves', colour: '#7b6a43', second: '#5f6b3a' }
export const moss: Patch = { surface: 'moss', colour: '#6c8a44', second: '#557638' }
export const soil: Patch = { surface: 'earth', colour: '#8a6845', second: '#75563a' }
export const trail: Patch = { surface: 'earth', colour: '#c09a6b', second: '#a98458' }
export const whiteGravel: Patch = { surface: 'gravel', colour: '#e4ddcf', second: '#d3cabb' }
export const greyGravel: Patch = { surface: 'gravel', colour: '#b9b1a4', second: '#a39b8f' }
export const beachSand: Patch = { surface: 'sand', colour: '#f0dcae', second: '#e3c993' }
export const wetSand: Patch = { surface: 'sand', colour: '#cdb48a', second: '#bfa47a' }
export const desertSand: Patch = { surface: 'sand', colour: '#e9bf7f', second: '#d9a866' }
export const redSand: Patch = { surface: 'sand', colour: '#d98a5a', second: '#c47545' }
export const greyRock: Patch = { surface: 'rock', colour: '#a39b90', second: '#8a8379' }
export const darkRock: Patch = { surface: 'rock', colour: '#5d5752', second: '#4a4541' }
export const redRock: Patch = { surface: 'rock', colour: '#c2704a', second: '#a85a3b' }
export const freshSnow: Patch = { surface: 'snow', colour: '#f4f7fc', second: '#dfe9f7' }
export const troddenSnow: Patch = { surface: 'snow', colour: '#dde5f0', second: '#cdd8e8' }
export const blueIce: Patch = { surface: 'ice', colour: '#c9e6f5', second: '#a7d2ec' }
export const wetMud: Patch = { surface: 'mud', colour: '#6b5a40', second: '#594a35' }
export const cobbled: Patch = { surface: 'cobbles', colour: '#b3a797', second: '#9a8f82' }
export const slabs: Patch = { surface: 'paving', colour: '#d4c8b4', second: '#c2b5a0' }
export const tarmac: Patch = { surface: 'asphalt', colour: '#5a5b60', second: '#4e4f54' }
export const boards: Patch = { surface: 'planks', colour: '#b98d5f', second: '#a0784f' }
export const concreteSlab: Patch = { surface: 'concrete', colour: '#bdb9b1', second: '#aca8a0' }
export const seaFloor: Patch = { surface: 'coral-sand', colour: '#e8dcb4', second: '#cfc49b' }

type Cover = NonNullable<Setting['covers']>[number]

export const shortGrass: Cover = {
  kind: 'grass',
  colour: '#86b350',
  second: '#a9c867',
  density: 1,
  height: 0.16,
}
export const meadowGrass: Cover = {
  kind: 'tall-grass',
  colour: '#7fae4c',
  second: '#c5cf75',
  density: 1,
  height: 0.42,
}
export const wildFlowers: Cover = {
  kind: 'flowers',
  colour: '#f2c84b',
  second: '#f4f0e6',
  density: 0.6,
  height: 0.3,
}
export const woodlandGrass: Cover = {
  kind: 'grass',
  colour: '#5f8a3e',
  second: '#86a64e',
  density: 0.7,
  height: 0.24,
}
export const cloverPatch: Cover = {
  kind: 'clover',
  colour: '#5d9143',
  second: '#8fb65c',
  density: 0.7,
  height: 0.12,
}
export const strewnPebbles: Cover = {
  kind: 'pebbles',
  colour: '#a89e90',
  second: '#c7bdae',
  density: 0.5,
  height: 0.08,
}
export const fallenLeaves: Cover = {
  kind: 'leaves',
  colour: '#c9772f',
  second: '#e0a63a',
  density: 0.8,
  height: 0.04,
}
export const shoreReeds: Cover = {
  kind: 'reeds',
  colour: '#8aa04e',
  second: '#b49a5a',
  density: 0.8,
  height: 1.1,
  on: 'shore',
}
export const snowTufts: Cover = {
  kind: 'snow-tufts',
  colour: '#dfe7ee',
  second: '#b9ad8c',
  density: 0.35,
  height: 0.2,
}
