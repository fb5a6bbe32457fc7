import type { AnyArchetype } from '../../archetype.ts'
import { appliances } from './appliances/index.ts'
import { backpack, bag, broom } from './bags.ts'
import { bathtub, shower, sink, toilet, washing } from './bathroom.ts'
import { bed } from './bed.ts'
import { bottle } from './bottle.ts'
import { carton, gasCan, plasticBottle } from './cartons.ts'
import { cabinet } from './case.ts'
import { chair } from './chair.ts'
import { clock, hourglass, sundial, wristwatch } from './clocks.ts'
import { barrel, basket, bucket, chest, crate, suitcase } from './containers.ts'
import { crystalBall } from './crystal-ball.ts'
import { easel, lighter, palette, pencil, scissors, stapler } from './desk-things.ts'
import { bowl, chopsticks, cutlery, cuttingBoard, pan, saltShaker } from './dishes.ts'
import { cup, drinkingGlass } from './drinking.ts'
import { electronics } from './electronics/index.ts'
import { cradle, rockingHorse, roomThing, snowGlobe } from './fancies.ts'
import { flashlight } from './flashlight.ts'
import { furnitureLeg } from './furniture-leg.ts'
import { instruments } from './instruments/index.ts'
import { fishTank, honeyPot, yarnBall } from './keeping.ts'
import { kitchenTool } from './kitchen-tools.ts'
import { bandage, labGlass, pill, syringe, thermometer } from './lab.ts'
import { candle, chandelier, deskLamp, lamp, lantern } from './lamps.ts'
import { lavaLamp } from './lava-lamp.ts'
import { calendar, foldedMap, printer } from './office.ts'
import { curtain, door, frame, window_ } from './openings.ts'
import { optics } from './optics/index.ts'
import { book, letter, newspaper, scroll } from './papers.ts'
import { parlourGame } from './parlour-games.ts'
import { cassette, musicNote, printedCard, vinylRecord } from './recordings.ts'
import { piggyBank, safe } from './safekeeping.ts'
import { beachChair, officeChair, ottoman, throne } from './seats.ts'
import { sofa } from './sofa.ts'
import { spinningWheel } from './spinning-wheel.ts'
import { table } from './table.ts'
import { kettle, teapot } from './teapot.ts'
import { blanket, pillow, rug } from './textiles.ts'
import { bell, key, padlock, umbrella } from './trinkets.ts'
import { flowerPot, vase } from './vase.ts'

/** What stands in rooms. */
export const household: AnyArchetype[] = [
  cradle,
  rockingHorse,
  roomThing,
  snowGlobe,
  ...[chair, sofa, throne, officeChair, beachChair, ottoman, table, bed, cabinet],
  ...[fishTank, honeyPot, yarnBall],
  ...[vase, flowerPot, cup, drinkingGlass, bottle, teapot, kettle],
  ...[bowl, pan, cutlery, chopsticks, cuttingBoard, saltShaker],
  ...[lamp, deskLamp, chandelier, candle, lantern, flashlight, lavaLamp, crystalBall],
  ...[furnitureLeg, spinningWheel],
  ...[clock, wristwatch, hourglass, sundial, door, window_, curtain, frame, rug, pillow, blanket],
  ...[vinylRecord, cassette, musicNote, printedCard],
  ...[labGlass, syringe, thermometer, pill, bandage],
  ...[bathtub, toilet, sink, shower, washing],
  ...appliances,
  ...[kitchenTool, parlourGame],
  ...[printer, calendar, foldedMap],
  ...[safe, piggyBank, carton, plasticBottle, gasCan],
  ...[chest, crate, barrel, bucket, basket, suitcase, backpack, bag, broom],
  ...[book, newspaper, scroll, letter, pencil, palette, easel, scissors, stapler, lighter],
  ...[umbrella, key, padlock, bell],
  ...optics,
  ...electronics,
  ...instruments,
]
