import { finishes, type Pattern, patterns } from '@makebelieve/kit/environment/scene'
import type { Material, Surface } from '@makebelieve/shapes/materials/material'

/** Numbers of the kit's finishes, by what they are called there. */
const [dull, plain, glossy, metal, polished, glass, liquid, shines, litAtNight] =
  finishes.keys() as Iterable<number> as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]

/** Light that somebody switches on when it gets dark, unlike the glow of a mushroom or of lava. */
const switchedOn = /window|pane|glass|lamp|lantern|light|bulb|neon|sign|screen|beam/
/** What buildings have windows of. */
const panes = /window|pane|^glass/

export type Whole = {
  /** The longest side of the thing, in metres. */
  metres: number
  /** People live or work in it: its windows are lit at night. */
  isHouse: boolean
}

/** A window of a house, behind which somebody has a lamp. */
export const isPane = (name: string, { metres, isHouse }: Whole): boolean =>
  isHouse && metres > 2 && panes.test(name)

/** Which finish the part of a thing has. */
export function finishOf(name: string, material: Material, whole: Whole): number {
  if (isPane(name, whole)) return litAtNight
  if (material.glow > 0) return switchedOn.test(name) ? litAtNight : shines
  if (material.opacity < 0.5) return glass
  if (material.opacity < 0.95) return liquid
  if (material.metalness > 0.5) return material.roughness < 0.2 ? polished : metal
  if (material.roughness < 0.35) return glossy
  return material.roughness < 0.75 ? plain : dull
}

export const isClear = (finish: number) => finish === glass || finish === liquid
export const isLitAtNight = (finish: number) => finish === litAtNight
export const isLight = (finish: number) => finish === litAtNight || finish === shines

const patternOfSurface: Partial<Record<Surface, Pattern>> = {
  bricks: 'bricks',
  blocks: 'blocks',
  tiles: 'roof',
  planks: 'planks',
  wood: 'wood',
  bark: 'bark',
  stone: 'stone',
  cloth: 'cloth',
  knit: 'cloth',
  fur: 'fur',
  leaf: 'leaves',
  grass: 'leaves',
  thatch: 'straw',
  metal: 'metal',
  'worn metal': 'metal',
  rust: 'rust',
  marble: 'marble',
  earth: 'earth',
  sand: 'earth',
}

/** A high wall whose windows are only painted. */
export const isFacade = (name: string, { paint }: Material, { metres, isHouse }: Whole): boolean =>
  isHouse && metres > 9 && paint !== undefined && /wall|tower|body|facade/.test(name)

/** The same without its paint. */
export const bare = ({ paint: _, ...material }: Material): Material => material

/** What the view may draw on it from near. Windows that are only painted on a high wall are drawn by the view too. */
export function patternOf(name: string, material: Material, whole: Whole): number {
  if (isFacade(name, material, whole)) return patterns.indexOf('windows')
  return patterns.indexOf(patternOfSurface[material.surface] ?? 'even')
}

/** Surfaces whose pattern is so fine and even that the colour of a vertex may tell of it. */
const mottled = new Set<Surface>([
  'fur',
  'feathers',
  'leaf',
  'grass',
  'stone',
  'rough',
  'bark',
  'earth',
  'sand',
])
export const isMottled = ({ surface }: Material) => mottled.has(surface)
