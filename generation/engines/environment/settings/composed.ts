import { blendOf, shade } from '@makebelieve/shapes/materials/colour'
import { type Stuff, stuffNamed } from '@makebelieve/shapes/stuffs'
import type { Composition } from '../design.ts'
import { settingNamed } from './index.ts'
import type { Setting, SettingThing } from './setting.ts'

/**
 * A place that is told by two nouns: how it lies and how full it is comes from the last ('forest'), what grows and stands there from the one
 * before ('lollipop'). The one before is a shape, a stuff, or a land of its own ('candy land').
 */
export function composed(base: Setting, made: Composition | undefined): Setting {
  if (!made) return base
  const land = made.by === 'land' ? settingNamed(made.land) : undefined
  const stuff = made.by === 'stuff' ? stuffNamed(made.stuff) : undefined
  if (land) return { ...onLandOf(base, land), about: `${base.about}, grown and built as in ${made.said}` }
  if (stuff) return { ...ofStuff(base, stuff, made.said), about: `${base.about}, all of ${made.said}` }
  if (made.by === 'shape') return { ...ofShapes(base, made.noun), about: aboutShapes(base, made) }
  return base
}

/** What a plan was laid out from: its setting with what it was composed with. */
export function settingOfPlan(plan: { setting: string; composed?: Composition }): Setting | undefined {
  const base = settingNamed(plan.setting)
  return base && composed(base, plan.composed)
}

const aboutShapes = ({ about }: Setting, { said }: Composition) =>
  `${about}; but what grows and stands there is ${said}`

const isTown = ({ layout, things }: Setting) =>
  layout === 'street' ||
  layout === 'square' ||
  things.filter(({ role }) => role === 'building').reduce((sum, { count }) => sum + count, 0) > 4

/** What a shape stands in the place of: the houses of a town, else the trees, else what grows low, else the rocks. */
function ofShapes(base: Setting, noun: string): Setting {
  const role = isTown(base)
    ? 'building'
    : (['tree', 'shrub', 'rock'] as const).find((one) => hasRole(base, one))
  const row = (count: number, metres: number, place: SettingThing['place'], look?: string): SettingThing => ({
    ...(look !== undefined && { look }),
    noun,
    count,
    metres,
    variants: 3,
    place,
  })
  if (role === 'building') {
    const others = base.things.filter(
      (one) => one.role === 'person' || one.role === 'light' || one.role === 'animal',
    )
    return {
      ...inTheOpen(base),
      things: [
        ...paints.map((look, i) => row(i < 2 ? 7 : 5, i < 2 ? 7 : 4.5, i < 2 ? 'along' : 'anywhere', look)),
        ...others,
      ],
    }
  }
  const rows = base.things.filter((one) => one.role === role)
  const many = rows.reduce((sum, { count }) => sum + count, 0)
  const tall = role === 'tree' ? 5.5 : role === 'shrub' ? 2 : 1.6
  // A shape as tall as a tree among others half as tall: a wood has young ones, too.
  const grown = [
    row(Math.max(16, Math.min(34, many)), tall, 'anywhere'),
    row(Math.max(8, Math.min(16, Math.round(many / 2))), tall * 0.45, 'anywhere'),
  ]
  const rest = base.things.filter((one) => one.role !== role && !(role === 'tree' && one.role === 'shrub'))
  return { ...base, things: [...grown, ...rest] }
}

/** Houses of one street are painted in several colours, and so are the shapes that stand for them. */
const paints = ['red', 'blue', 'yellow', 'green']

const hasRole = ({ things }: Setting, role: SettingThing['role']) => things.some((one) => one.role === role)

/** Streets build houses of their own. Where shapes are the houses, they stand on open ground, paved as the street was. */
function inTheOpen(base: Setting): Setting {
  if (base.layout === 'open') return base
  const { street: _, walls: __, ...rest } = base
  return {
    ...rest,
    layout: 'open',
    reach: Math.min(48, base.reach),
    land: { form: 'flat', height: 0.4, rim: 'none' },
  }
}

/** Houses that a street builds are of plaster and brick; of other stuffs they are things that stand on open ground. */
function builtOf(base: Setting, said: string): Setting {
  if (base.layout !== 'street' && base.layout !== 'square') return base
  const houses: SettingThing[] = [
    { noun: 'house', look: said, metres: 7, count: 12, variants: 3, place: 'along', role: 'building' },
    { noun: 'tower', look: said, metres: 11, count: 4, place: 'anywhere', role: 'building' },
  ]
  const { things, ...open } = inTheOpen(base)
  return { ...open, things: [...houses, ...things.filter(({ role }) => role !== 'vehicle')] }
}

/** Of these people build; what grows is not made of them, and the ground they stand on is as it was. */
const buildingStuffs = new Set(
  'wood,oak,stone,brick,marble,glass,concrete,bamboo,wicker,clay,metal,steel,iron,sandstone,slate'.split(','),
)

function ofStuff(given: Setting, { name, material }: Stuff, said: string): Setting {
  const base = builtOf(given, said)
  const isBuilt = buildingStuffs.has(name) && (isTown(base) || base.walls !== undefined)
  const roles = new Set<SettingThing['role']>(
    isBuilt
      ? ['building', 'furniture', 'decoration']
      : ['tree', 'shrub', 'rock', 'building', 'furniture', 'decoration'],
  )
  const { colour } = material
  const things = base.things.map(({ look: own, ...row }) =>
    roles.has(row.role) ? { ...row, look: said } : { ...row, ...(own !== undefined && { look: own }) },
  )
  const walls = base.walls && {
    ...base.walls,
    stuff: wallOf[name] ?? 'plaster',
    colour,
    second: shade(colour, 0.86),
    trim: shade(colour, 0.72),
  }
  return {
    ...base,
    things,
    ...(walls && { walls }),
    ...(!isBuilt && { ground: groundOf(base.ground, name, colour), covers: [] }),
  }
}

/** What the layout of rooms builds walls of; of all else they have the colour alone. */
export const wallOf: Record<string, NonNullable<Setting['walls']>['stuff']> = {
  ice: 'ice',
  wood: 'wood',
  oak: 'wood',
  stone: 'stone',
  brick: 'brick',
  marble: 'marble',
  metal: 'metal',
  steel: 'metal',
}

/** Nothing grows on it any more: soft ground is smooth, in the colour of the stuff and its shades. */
function groundOf(ground: Setting['ground'], name: string, colour: string): Setting['ground'] {
  const surface =
    name === 'ice' || name === 'glass' || name === 'crystal'
      ? 'ice'
      : wallOf[name] === 'wood'
        ? 'planks'
        : 'snow'
  const patch = (by: number, white: number) => ({
    surface: surface as Setting['ground']['main']['surface'],
    colour: blendOf(shade(colour, by), '#ffffff', white),
    second: shade(colour, by * 0.92),
  })
  return {
    main: patch(1, 0.1),
    path: patch(1, 0.45),
    shore: patch(0.92, 0.2),
    steep: patch(0.85, 0),
    ...(ground.patch && { patch: patch(0.95, 0.28) }),
  }
}

/** The land of one with the plants, ground and sky of the other: a candy canyon has the walls of a canyon and the sweets of candy land. */
function onLandOf(base: Setting, land: Setting): Setting {
  const isOpen = base.layout === 'open' || base.layout === 'islands'
  if (!isOpen) return { ...land, reach: Math.min(base.reach, 48) }
  const water = base.water
    ? { ...base.water, ...(land.water?.colour && { colour: land.water.colour }) }
    : land.water
  return {
    ...land,
    layout: base.layout,
    reach: base.reach,
    ...(base.around && { around: base.around }),
    ...(base.land && { land: base.land }),
    ...(water && { water }),
    ground: { ...land.ground, steep: land.ground.steep ?? land.ground.main },
  }
}
