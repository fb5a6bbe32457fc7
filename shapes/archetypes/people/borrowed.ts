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

/**
 * Tools of trades that have a shape of their own: the same shape, in a hand. No name of these is a bare noun: 'a man with a camera' is a
 * man and a camera, and not a man of another make.
 */
const borrowed = {
  'a camera': [camera, 'camera', 0.18, 'both'],
  'a movie camera': [camera, 'movie camera', 0.28, 'both'],
  'some scissors': [scissors, 'scissors', 0.24, 'out', [0, 70, 0]],
  'a wrench': [handTool, 'wrench', 0.3, 'out', [0, 70, 0]],
  'a saw': [handTool, 'saw', 0.36, 'out', [0, 70, 0]],
  'a screwdriver': [handTool, 'screwdriver', 0.24, 'out'],
  'a drill': [handTool, 'power drill', 0.24, 'out', [0, 70, 0]],
  'a watering can': [wateringCan, 'watering can', 0.3, 'hanging', [0, -90, 0]],
  'an umbrella': [umbrella, 'umbrella', 0.5, 'out'],
  'some binoculars': [binoculars, 'binoculars', 0.17, 'both'],
  'a microphone': [microphone, 'microphone', 0.2, 'out'],
  'a violin': [violin, 'violin', 0.4, 'out', [0, 50, -28]],
  'a cello': [violin, 'cello', 0.72, 'standing', [0, 40, 0]],
  'a trumpet': [trumpet, 'trumpet', 0.34, 'both', [0, -90, 0]],
  'an accordion': [accordion, 'accordion', 0.32, 'both'],
  'a drum': [drum, 'drum', 0.3, 'both'],
  'a newspaper': [newspaper, 'newspaper', 0.24, 'both', [62, 0, 0]],
  'a letter': [letter, 'letter', 0.22, 'out', [0, 60, 0]],
  'a scroll': [scroll, 'scroll', 0.28, 'both'],
  'some books': [book, 'books', 0.2, 'both'],
  'a baguette': [bread, 'baguette', 0.4, 'out', [0, 0, 80]],
  'a mop': [broom, 'mop', 0.78, 'standing'],
  'a pickaxe': [hafted, 'pickaxe', 0.46, 'out', [0, 70, 0]],
  'a shovel': [hafted, 'shovel', 0.66, 'standing', [0, 60, 0]],
  'a rake': [hafted, 'rake', 0.72, 'standing', [0, 60, 0]],
  'a scythe': [hafted, 'scythe', 0.84, 'standing', [0, 70, 0]],
  'a spyglass': [telescope, 'spyglass', 0.3, 'both', [0, -90, 0]],
  'a key': [key, 'golden key', 0.26, 'out', [0, 60, 0]],
  'a bell': [bell, 'hand bell', 0.2, 'out'],
  'a suitcase': [suitcase, 'suitcase', 0.28, 'hanging', [0, 90, 0]],
  'a pen': [pencil, 'quill', 0.3, 'out'],
  'a pencil': [pencil, 'pencil', 0.22, 'out'],
  'a pocket watch': [clock, 'pocket watch', 0.18, 'out', [0, 50, 0]],
  'an alarm clock': [clock, 'alarm clock', 0.2, 'out', [0, 50, 0]],
  'a shoe': [shoe, 'shoe', 0.2, 'out'],
  'a milk bottle': [bottle, 'milk bottle', 0.24, 'out'],
  'a potion': [bottle, 'potion', 0.18, 'out'],
  'a basket': [basket, 'basket', 0.26, 'hanging'],
  'a bucket': [bucket, 'bucket', 0.24, 'hanging'],
  'a hair dryer': [hairDryer, 'hair dryer', 0.2, 'out', [0, -90, 0]],
  'a comb': [washing, 'comb', 0.2, 'out'],
  'a globe': [globe, 'globe', 0.24, 'out'],
  'a fish': [fish, 'fish', 0.3, 'out', [0, 60, 0]],
  'a mug': [cup, 'mug', 0.15, 'out'],
  'a parcel': [crate, 'parcel', 0.24, 'both'],
  'a pizza': [pizza, 'pizza', 0.3, 'out'],
  'a gem': [gem, 'gem', 0.14, 'out'],
  'a compass': [compass, 'compass', 0.18, 'out'],
  'a money bag': [bag, 'money bag', 0.22, 'out'],
  'a vase': [vase, 'vase', 0.24, 'both'],
  'a teapot': [teapot, 'teapot', 0.24, 'out'],
  'a laptop': [computer, 'laptop', 0.24, 'both', [0, 180, 0]],
  'a phone': [phone, 'telephone', 0.2, 'out'],
  'a racket': [racket, 'tennis racket', 0.42, 'out', [0, 60, 0]],
  'a golf club': [club, 'golf club', 0.5, 'out', [0, 60, 0]],
  'a hockey stick': [club, 'hockey stick', 0.62, 'standing', [0, -90, 0]],
  'a dumbbell': [dumbbell, 'barbell', 0.5, 'both'],
  'a surfboard': [surfboard, 'surfboard', 0.92, 'standing', [0, 60, 0]],
  'a football': [sportsBall, 'soccer ball', 0.15, 'out'],
  'a light bulb': [lightbulb, 'light bulb', 0.2, 'out'],
  'a pet': [critter, 'rabbit', 0.22, 'both'],
  'a teddy bear': [teddy, 'teddy bear', 0.24, 'both'],
  'some cards': [playingCards, 'playing cards', 0.18, 'out'],
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
