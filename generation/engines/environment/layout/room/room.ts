import type { Lamp } from '@makebelieve/kit/environment/scene'
import type { BuiltShape, EnvironmentPlan, Layout } from '../../design.ts'
import { rectOf } from '../built/floor.ts'
import { asAsked } from '../built/lights.ts'
import { ribShapes } from '../corridor/ribs.ts'
import type { LayoutInput } from '../input.ts'
import { airFor } from '../shared/air.ts'
import { looking, type Point } from '../shared/geometry.ts'
import { skyFor } from '../shared/sky.ts'
import { soundsFor } from '../shared/sounds.ts'
import { furnishRoom } from './arrange.ts'
import { boardShapes } from './board.ts'
import { ceilingAt, ceilingShapes } from './ceiling.ts'
import { bannerShapes, columnRadius, columnShapes, columnsOf } from './columns.ts'
import { domeShapes } from './dome.ts'
import { type Frame, frameOf, wallsOf, withWindows } from './frame.ts'
import { type Furnisher, openFurnisher } from './furnisher.ts'
import { groundOf, outsideShapes } from './outside.ts'
import { isTrain } from './platform.ts'
import { carpetShapes } from './runner.ts'
import { type AskedOpenings, wallShapes } from './wall-shapes.ts'

/** How much larger a room is tried where not everything that was asked for found its place. */
const sizes = [1, 1.15, 1.35, 1.6, 2]

/** Rooms, halls and corridors: four walls, as large as what is in them needs. */
export function roomLayout(input: LayoutInput): Layout {
  const { plan, setting } = input
  const walls = wallsOf(setting)
  const roomy = crowding(input, walls.width * walls.depth)
  let best: { room: Furnisher; missing: number } | undefined
  for (const size of sizes) {
    const isCorridor = setting.layout === 'corridor'
    const width = walls.width * (isCorridor ? 1 + (roomy * size - 1) * 0.25 : roomy * size)
    const depth = walls.depth * roomy * size
    const frame: Frame = {
      ...frameOf(setting, plan, width, depth),
      ...(plan.things.some((thing) => isTrain(thing, input.extentOf(thing.id, 0))) && { hasPlatform: true }),
    }
    const room = openFurnisher(input, withWindows(frame, windowsAsked(plan)))
    takeWhatIsBuilt(room)
    furnishRoom(room)
    const missing = room.items.reduce(
      (sum, { thing, left }) => sum + (thing.asked ? Math.max(0, left) : 0),
      0,
    )
    if (!best || missing < best.missing) best = { room, missing }
    if (missing === 0) break
  }
  if (!best) throw new Error('A room needs at least one size')
  return finished(input, best.room)
}

/** How many windows the prompt names; none where it names no number. */
function windowsAsked({ things }: EnvironmentPlan): number | undefined {
  const window = things.find(({ asked, noun }) => asked && /window/.test(noun))
  return window && window.count > 1 ? window.count : undefined
}

/** Above 1 where more furniture is to come than such a room usually holds. */
function crowding({ plan, extentOf }: LayoutInput, floor: number): number {
  let taken = 0
  for (const thing of plan.things) {
    const { width, depth, height } = extentOf(thing.id, 0)
    if (Math.max(width, depth, height) < 0.6 || ['on', 'ceiling', 'sky', 'wall'].includes(thing.place.how))
      continue
    // A train stands beside the hall, not in it.
    if (isTrain(thing, extentOf(thing.id, 0))) continue
    taken += width * depth * Math.min(thing.count, 60)
  }
  return Math.min(2.2, Math.max(1, Math.sqrt((taken * 2.9) / floor)))
}

/** Columns stand where they stand, and nothing blocks the door. */
function takeWhatIsBuilt(room: Furnisher): void {
  const { frame, floor } = room
  if (frame.walls.board)
    room.onWalls.push({
      side: 'north',
      from: -frame.width * 0.36,
      to: frame.width * 0.36,
      low: 0.9,
      high: 99,
    })
  for (const at of columnsOf(frame)) floor.take(rectOf(at, columnRadius * 2.6, columnRadius * 2.6, 0))
}

function finished(input: LayoutInput, room: Furnisher): Layout {
  const { plan, setting } = input
  const { frame } = room
  const named = (pattern: RegExp) => plan.things.find((thing) => pattern.test(thing.noun) && thing.asked)?.id
  const window = plan.things.find((thing) => thing.asked && /window/.test(thing.noun))?.id
  const isRoyal = /throne|hall/.test(setting.id) && ['stone', 'marble'].includes(frame.walls.stuff)
  const air = airFor(plan, setting)
  const hasWindows = Object.values(frame.openings).some((list) => list.some(({ is }) => is === 'window'))
  const focus = focusOf(room)
  const eye: [number, number, number] = [room.entry[0], 1.65, room.entry[1]]
  return {
    reach: Math.max(frame.width, frame.depth) / 2,
    around: 'indoors',
    ...groundOf(frame, setting),
    sky: skyFor(plan, setting),
    air: { ...air, ...(hasWindows && !frame.isDark && air.shafts === undefined && { shafts: 0.6 }) },
    covers: [],
    emitters: [],
    lamps: asAsked(plan, [...roomLamps(frame, hasWindows).map((lamp) => inMood(plan, lamp)), ...room.lamps]),
    sounds: soundsFor(plan, setting),
    built: [
      ...shellShapes(frame, plan.seed, { window, door: named(/\bdoor$/) }),
      ...columnShapes(frame, columnsOf(frame), named(/column|pillar/)),
      ...(isRoyal ? bannerShapes(frame, setting.ground.path?.colour ?? '#8a2231') : []),
      ...carpetShapes(frame, setting),
      ...boardShapes(frame, plan.seed, named(/board|screen/)),
      ...ribShapes(frame),
      ...outsideShapes(frame, plan.seed),
      ...room.built,
    ],
    spots: room.spots,
    focus,
    path: [room.entry, [0, 0], [focus[0] * 0.5, Math.min(0, focus[2] + 2)]],
    spawn: looking(eye, [focus[0] * 0.4, Math.min(1.5, focus[1] + 0.2), focus[2]]),
  }
}

/** Half of the lamps of a deserted place have gone out. */
const inMood = ({ mood }: EnvironmentPlan, lamp: Lamp): Lamp =>
  mood === 'sad' ? { ...lamp, strength: lamp.strength * 0.5, flickers: true } : lamp

/** Walls and ceiling, or what is both. */
const shellShapes = (frame: Frame, seed: number, asked: AskedOpenings): BuiltShape[] =>
  frame.walls.form === 'dome'
    ? domeShapes(frame, seed)
    : [...wallShapes(frame, seed, asked), ...ceilingShapes(frame)]

/** What the eye should find first: what was asked for and stands most in the middle of the view. */
function focusOf(room: Furnisher): [number, number, number] {
  const candidates = room.standing.filter(({ item }) => item.manner !== 'flat' && item.extent.height > 0.4)
  const score = ({ item, at }: (typeof candidates)[number]) =>
    (item.thing.asked ? 3 : 0) +
    (item.thing.place.how === 'middle' ? 2 : 0) +
    Math.min(2, item.extent.height * item.extent.width) -
    Math.abs(at[0]) * 0.4 -
    Math.max(0, at[1]) * 0.4
  const best = candidates.sort((a, b) => score(b) - score(a))[0]
  const at: Point = best?.at ?? [0, -room.frame.depth / 2]
  return [at[0], Math.min(1.6, (best?.extent.height ?? 2) * 0.6), at[1]]
}

/** Soft light that fills the room, so that no corner is black, and daylight at the windows. */
function roomLamps(frame: Frame, hasWindows: boolean): Lamp[] {
  const lamps: Lamp[] = []
  const warm = frame.walls.outside === 'space' || frame.walls.stuff === 'metal' ? '#dcecff' : '#ffdcae'
  const count = frame.isCorridor
    ? Math.max(2, Math.min(7, Math.round(frame.depth / 4)))
    : Math.max(1, Math.min(4, Math.round(frame.depth / 6)))
  const isTorchlit = frame.isDark && (frame.walls.stuff === 'stone' || frame.walls.stuff === 'rock')
  for (let i = 0; i < count; i++) {
    const z = ((i + 0.5) / count - 0.5) * frame.depth
    const y = Math.min(ceilingAt(frame, 0) - 0.5, 4.2)
    lamps.push({
      at: [0, y, z],
      colour: isTorchlit ? '#ffb56a' : warm,
      range: frame.isCorridor ? 8 : Math.max(5, Math.min(11, frame.width)),
      strength: frame.isCorridor ? 1 : frame.isDark ? 0.9 : 0.55,
      when: 'always',
      ...(isTorchlit && { flickers: true as const }),
    })
  }
  if (!hasWindows || frame.isDark) return lamps
  for (const side of [frame.sides.west, frame.sides.east]) {
    const holes = frame.openings[side.name].filter(({ is }) => is === 'window')
    const middle = holes[Math.floor(holes.length / 2)]
    if (!middle) continue
    const [x, z] = side.at(middle.u, 0.7)
    lamps.push({
      at: [x, middle.sill + middle.height * 0.6, z],
      colour: '#fff4dc',
      range: 6,
      strength: 0.7,
      when: 'always',
    })
  }
  return lamps
}
