import type { Vec3 } from '../geometry/vector.ts'

/** What a surface looks like from near: each is a function of the place on it (surfaces.ts). */
export const surfaces = [
  'plain', // even, as lacquer, plastic and porcelain are
  'rough', // slightly uneven, as plaster and dough are
  'wood', // grain along the longest side
  'planks', // boards side by side
  'bark',
  'metal', // brushed
  'worn metal', // with scratches and dark corners
  'rust',
  'stone',
  'blocks', // courses of hewn stone
  'bricks',
  'tiles', // overlapping, as on roofs
  'marble',
  'sand',
  'earth',
  'grass',
  'leaf', // veins
  'fur',
  'feathers',
  'scales',
  'skin',
  'cloth', // weave
  'knit',
  'leather',
  'thatch',
  'paper',
  'crust', // baked
  'ice',
  'snow',
  'liquid',
  'clay', // with the marks of fingers
] as const
export type Surface = (typeof surfaces)[number]

/** A colour for a place on a surface, or nothing where the material's own stays. In the maker's own coordinates. */
export type Paint = (at: Vec3, normal: Vec3) => Vec3 | undefined

export type Material = {
  surface: Surface
  /** '#rrggbb' */
  colour: string
  /** How mirror-like (0) or dull (1). */
  roughness: number
  /** 1 for bare metal, 0 for all else. */
  metalness: number
  /** Below 1 one sees through. */
  opacity: number
  /** Above 0 it shines by itself. */
  glow: number
  /** How large the pattern of the surface is, where 1 fits things that are about one unit large. */
  grain: number
  /** How strongly the pattern shows, in colour and relief. */
  relief: number
  /** Spots, stripes, faces, labels. */
  paint?: Paint
}

function material(surface: Surface, roughness: number, rest: Partial<Material> = {}) {
  return (colour: string, more: Partial<Material> = {}): Material => ({
    surface,
    colour,
    roughness,
    metalness: 0,
    opacity: 1,
    glow: 0,
    grain: 1,
    relief: 1,
    ...rest,
    ...more,
  })
}

/** Materials by the names that makers use. Each takes a colour and, where it must, its differences. */
export const lacquer = material('plain', 0.25)
export const plastic = material('plain', 0.45)
export const rubber = material('rough', 0.85)
export const porcelain = material('plain', 0.15)
export const glass = material('plain', 0.05, { opacity: 0.35 })
export const glowing = material('plain', 0.5, { glow: 2 })
export const plaster = material('rough', 0.9)
export const wood = material('wood', 0.6)
export const planks = material('planks', 0.7)
export const bark = material('bark', 0.95)
export const metal = material('metal', 0.32, { metalness: 1 })
export const polished = material('plain', 0.14, { metalness: 1 })
export const wornMetal = material('worn metal', 0.5, { metalness: 1 })
export const rust = material('rust', 0.9, { metalness: 0.3 })
export const stone = material('stone', 0.92)
export const blocks = material('blocks', 0.92)
export const bricks = material('bricks', 0.9)
export const tiles = material('tiles', 0.75)
export const marble = material('marble', 0.2)
export const sand = material('sand', 0.95)
export const earth = material('earth', 1)
export const grass = material('grass', 0.95)
export const leaf = material('leaf', 0.55)
export const fur = material('fur', 0.9)
export const feathers = material('feathers', 0.8)
export const scales = material('scales', 0.5)
export const skin = material('skin', 0.6)
export const cloth = material('cloth', 0.9)
export const knit = material('knit', 0.95)
export const leather = material('leather', 0.5)
export const thatch = material('thatch', 1)
export const paper = material('paper', 0.9)
export const crust = material('crust', 0.75)
export const ice = material('ice', 0.12, { opacity: 0.75 })
export const snow = material('snow', 0.95)
export const liquid = material('liquid', 0.08, { opacity: 0.75 })
export const clay = material('clay', 0.85)
