import { type AnyArchetype, shapeOf } from '../../archetype.ts'
import { longestSide, type Solid } from '../../geometry/solid.ts'
import { add, rotation, subtract, times, unrotated, type Vec3 } from '../../geometry/vector.ts'
import type { Material } from '../../materials/material.ts'
import { boxOfShape } from '../../shape.ts'
import { critter } from '../creatures/critter.ts'
import { fish } from '../creatures/fish.ts'
import { bread } from '../food/bread.ts'
import { pizza } from '../food/pizza.ts'
import { sportsBall } from '../gear/games.ts'
import { hafted } from '../gear/hafted.ts'
import { lightbulb } from '../gear/magic.ts'
import { club, dumbbell, racket, surfboard } from '../gear/sport.ts'
import { compass, handTool, wateringCan } from '../gear/tools.ts'
import { playingCards } from '../gear/toys.ts'
import { gem } from '../gear/treasure.ts'
import { hairDryer } from '../household/appliances/hair-dryer.ts'
import { bag, broom } from '../household/bags.ts'
import { washing } from '../household/bathroom.ts'
import { bottle } from '../household/bottle.ts'
import { clock } from '../household/clocks.ts'
import { basket, bucket, crate, suitcase } from '../household/containers.ts'
import { pencil, scissors } from '../household/desk-things.ts'
import { cup } from '../household/drinking.ts'
import { computer } from '../household/electronics/computer.ts'
import { microphone } from '../household/electronics/microphone.ts'
import { phone } from '../household/electronics/phone.ts'
import { accordion } from '../household/instruments/accordion.ts'
import { drum } from '../household/instruments/drum.ts'
import { trumpet } from '../household/instruments/trumpet.ts'
import { violin } from '../household/instruments/violin.ts'
import { binoculars } from '../household/optics/binoculars.ts'
import { camera } from '../household/optics/camera.ts'
import { globe } from '../household/optics/globe.ts'
import { telescope } from '../household/optics/telescope.ts'
import { book, letter, newspaper, scroll } from '../household/papers.ts'
import { teapot } from '../household/teapot.ts'
import { bell, key, umbrella } from '../household/trinkets.ts'
import { vase } from '../household/vase.ts'
import { shoe } from '../wear/limb-wear.ts'
import type { Held, Hold } from './held.ts'
import { teddy } from './teddy.ts'

type Borrowed = readonly [
  of: AnyArchetype,
  noun: string,
  /** Its longest side in the measure of people: a little more than life, because small things are not seen. */
  long: number,
  hold: Hold,
  turn?: Vec3,
]

/** Tools of trades that have a shape of their own: the same shape, in a hand. */
const borrowed = {
  camera: [camera, 'camera', 0.18, 'both'],
  'movie camera': [camera, 'movie camera', 0.28, 'both'],
  scissors: [scissors, 'scissors', 0.24, 'out', [0, 70, 0]],
  wrench: [handTool, 'wrench', 0.3, 'out', [0, 70, 0]],
  saw: [handTool, 'saw', 0.36, 'out', [0, 70, 0]],
  screwdriver: [handTool, 'screwdriver', 0.24, 'out'],
  drill: [handTool, 'power drill', 0.24, 'out', [0, 70, 0]],
  'watering can': [wateringCan, 'watering can', 0.3, 'hanging', [0, -90, 0]],
  umbrella: [umbrella, 'umbrella', 0.5, 'out'],
  binoculars: [binoculars, 'binoculars', 0.17, 'both'],
  microphone: [microphone, 'microphone', 0.2, 'out'],
  violin: [violin, 'violin', 0.4, 'out', [0, 50, -28]],
  cello: [violin, 'cello', 0.72, 'standing', [0, 40, 0]],
  trumpet: [trumpet, 'trumpet', 0.34, 'both', [0, -90, 0]],
  accordion: [accordion, 'accordion', 0.32, 'both'],
  drum: [drum, 'drum', 0.3, 'both'],
  newspaper: [newspaper, 'newspaper', 0.24, 'both', [62, 0, 0]],
  letter: [letter, 'letter', 0.22, 'out', [0, 60, 0]],
  scroll: [scroll, 'scroll', 0.28, 'both'],
  books: [book, 'books', 0.2, 'both'],
  baguette: [bread, 'baguette', 0.4, 'out', [0, 0, 80]],
  mop: [broom, 'mop', 0.78, 'standing'],
  pickaxe: [hafted, 'pickaxe', 0.46, 'out', [0, 70, 0]],
  shovel: [hafted, 'shovel', 0.66, 'standing', [0, 60, 0]],
  rake: [hafted, 'rake', 0.72, 'standing', [0, 60, 0]],
  scythe: [hafted, 'scythe', 0.84, 'standing', [0, 70, 0]],
  axe: [hafted, 'axe', 0.44, 'out', [0, 70, 0]],
  spyglass: [telescope, 'spyglass', 0.3, 'both', [0, -90, 0]],
  key: [key, 'golden key', 0.26, 'out', [0, 60, 0]],
  bell: [bell, 'hand bell', 0.2, 'out'],
  suitcase: [suitcase, 'suitcase', 0.28, 'hanging', [0, 90, 0]],
  pen: [pencil, 'quill', 0.3, 'out'],
  pencil: [pencil, 'pencil', 0.22, 'out'],
  'pocket watch': [clock, 'pocket watch', 0.18, 'out', [0, 50, 0]],
  'alarm clock': [clock, 'alarm clock', 0.2, 'out', [0, 50, 0]],
  shoe: [shoe, 'shoe', 0.2, 'out'],
  'milk bottle': [bottle, 'milk bottle', 0.24, 'out'],
  potion: [bottle, 'potion', 0.18, 'out'],
  basket: [basket, 'basket', 0.26, 'hanging'],
  bucket: [bucket, 'bucket', 0.24, 'hanging'],
  'hair dryer': [hairDryer, 'hair dryer', 0.2, 'out', [0, -90, 0]],
  comb: [washing, 'comb', 0.2, 'out'],
  globe: [globe, 'globe', 0.24, 'out'],
  fish: [fish, 'fish', 0.3, 'out', [0, 60, 0]],
  mug: [cup, 'mug', 0.15, 'out'],
  parcel: [crate, 'parcel', 0.24, 'both'],
  pizza: [pizza, 'pizza', 0.3, 'out'],
  gem: [gem, 'gem', 0.14, 'out'],
  compass: [compass, 'compass', 0.18, 'out'],
  'money bag': [bag, 'money bag', 0.22, 'out'],
  vase: [vase, 'vase', 0.24, 'both'],
  teapot: [teapot, 'teapot', 0.24, 'out'],
  laptop: [computer, 'laptop', 0.24, 'both', [0, 180, 0]],
  phone: [phone, 'telephone', 0.2, 'out'],
  racket: [racket, 'tennis racket', 0.42, 'out', [0, 60, 0]],
  'golf club': [club, 'golf club', 0.5, 'out', [0, 60, 0]],
  'hockey stick': [club, 'hockey stick', 0.62, 'standing', [0, -90, 0]],
  dumbbell: [dumbbell, 'barbell', 0.5, 'both'],
  surfboard: [surfboard, 'surfboard', 0.92, 'standing', [0, 60, 0]],
  football: [sportsBall, 'soccer ball', 0.15, 'out'],
  'light bulb': [lightbulb, 'light bulb', 0.2, 'out'],
  pet: [critter, 'rabbit', 0.22, 'both'],
  'teddy bear': [teddy, 'teddy bear', 0.24, 'both'],
  cards: [playingCards, 'playing cards', 0.18, 'out'],
} satisfies Record<string, Borrowed>

export type BorrowedTool = keyof typeof borrowed
export const borrowedKinds = Object.keys(borrowed) as [BorrowedTool, ...BorrowedTool[]]
const tools: Record<string, Borrowed> = borrowed

export const holdOfBorrowed = (kind: string): Hold | undefined => tools[kind]?.[3]

/** `floor` is how far below the grip the ground is. */
export function borrowedTool(kind: string, floor: number): Held[] | undefined {
  const row = tools[kind]
  if (!row) return undefined
  const [of, noun, long, hold, turn = [0, 0, 0]] = row
  const shape = shapeOf(of, { noun, detail: 0.2 })
  const size = long / longestSide(boxOfShape(shape))
  const turned = (solid: Solid) => solid.scale(size).turn(...turn)
  const box = boxOfShape({
    ...shape,
    parts: shape.parts.map((part) => ({ ...part, solid: turned(part.solid) })),
  })
  const [middleX, middleZ] = [(box.min[0] + box.max[0]) / 2, (box.min[2] + box.max[2]) / 2]
  const tall = box.max[1] - box.min[1]
  const lifted: Vec3 = [-middleX, -box.min[1] - Math.min(0.06, tall * 0.22), -middleZ]
  const to: Record<Hold, Vec3> = {
    fore: lifted,
    out: lifted,
    strummed: [-middleX, -box.min[1] - tall / 2, -middleZ],
    hanging: [-middleX, -box.max[1] + 0.02, -middleZ],
    standing: [-middleX, -box.min[1] - floor, -middleZ],
    both: [-middleX, -box.min[1] - tall * 0.4, -box.min[2] - 0.02],
  }
  const place = to[hold]
  const by = rotation(...turn)
  const back = (point: Vec3): Vec3 => times(unrotated(by, subtract(point, place)), 1 / size)
  return shape.parts.map(({ name, solid, material }) => ({
    name,
    solid: turned(solid).at(place),
    material: repainted(material, back),
  }))
}

/** Paint stays where it was on the thing; whoever moves it on says how to find the way back. */
export function repainted(material: Material, back: (point: Vec3) => Vec3): Material {
  const { paint } = material
  return paint ? { ...material, paint: (point, normal) => paint(back(point), normal) } : material
}

/** The way back from a hand. */
export const fromHand = (hand: Vec3) => (point: Vec3) => add(point, times(hand, -1))
