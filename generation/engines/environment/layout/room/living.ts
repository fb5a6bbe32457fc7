import type { Life } from '@makebelieve/kit/environment/scene'
import { rectOf } from '../built/floor.ts'
import { putByOthers, putOnTop } from '../built/relations.ts'
import { type Item, put, tryPut } from '../built/site.ts'
import { facing, type Point } from '../shared/geometry.ts'
import type { Furnisher } from './furnisher.ts'

/** People and animals: on the floor where there is room to move, or where they were asked to be. */
export function putLiving(room: Furnisher, item: Item): void {
  const { how, of } = item.thing.place
  if (item.manner === 'winged') {
    putInTheAir(room, item)
    return
  }
  if (how === 'on') putOnTop(room, item, room.of(of))
  else if (of !== undefined) putByOthers(room, item)
  if (how === 'along' && of === undefined) putInLines(room, item)
  const { width, depth } = room.frame
  const seen = room.standing.find(({ item: one }) => one.thing.place.how === 'middle')
  for (let tries = 0; tries < 80 && item.left > 0; tries++) {
    const isNear = item.thing.asked && tries < 30
    const at: Point =
      how === 'middle' && tries < 12
        ? [room.random.between(-0.7, 0.7), room.random.between(-0.3, 0.12) * depth]
        : [room.random.between(-0.42, 0.42) * width, room.random.between(-0.42, isNear ? 0.12 : 0.34) * depth]
    const yaw = facing(at, room.entry) + room.random.between(-0.7, 0.7)
    // Not in one's face when one comes in.
    if (Math.hypot(at[0] - room.entry[0], at[1] - room.entry[1]) < Math.min(3.4, depth * 0.4)) continue
    // Nor between whoever comes in and what the room is about.
    if (seen && how !== 'middle' && Math.abs(at[0]) < 0.85 && at[1] > seen.at[1]) continue
    tryPut(room, item, at, yaw, { margin: 0.12, life: lifeOf(room, item, at) })
  }
}

/** A guard of honour: in two lines along the way to what the room is about, face to face. */
function putInLines(room: Furnisher, item: Item): void {
  const { width, depth } = room.frame
  const each = Math.ceil(item.left / 2)
  for (const aside of [Math.min(2.1, width * 0.2), Math.min(2.8, width * 0.27)])
    for (let n = 0; n < each && item.left > 0; n++)
      for (const side of [-1, 1]) {
        if (item.left <= 0) return
        const z = depth * (0.16 - (0.46 * n) / Math.max(1, each - 1 || 1))
        tryPut(room, item, [side * aside, z], (-side * Math.PI) / 2, {
          margin: 0.1,
          life: { does: 'stand', range: 0.1, speed: 0.3 },
        })
      }
}

function lifeOf(room: Furnisher, item: Item, at: Point): Life | undefined {
  const does = item.thing.does
  if (!does) return undefined
  if (does !== 'wander' && does !== 'patrol' && does !== 'graze') return { does, range: 0.3, speed: 0.4 }
  // As far as the floor around is free of furniture.
  let range = 0.3
  for (const far of [0.6, 0.9, 1.3, 1.8, 2.4]) {
    if (!room.floor.isFree(rectOf(at, far * 2, far * 2, 0))) break
    range = far
  }
  return range > 0.5
    ? { does: 'wander', range: range - 0.25, speed: Math.min(0.7, 0.3 + item.extent.height * 0.2) }
    : { does: 'stand', range: 0.2, speed: 0.3 }
}

function putInTheAir(room: Furnisher, item: Item): void {
  const { frame, random } = room
  const does = item.thing.does ?? 'fly'
  while (item.left > 0) {
    const at: Point = [random.between(-0.36, 0.36) * frame.width, random.between(-0.4, 0.25) * frame.depth]
    const most = frame.eaves - item.extent.height - 0.3
    const y = Math.max(0.4, Math.min(most, random.between(1.5, Math.max(1.7, most))))
    put(room, item, at, random.between(0, 6.28), {
      y,
      floats: true,
      takes: false,
      life: { does, range: Math.min(frame.width, frame.depth) * 0.3, speed: does === 'hover' ? 0.4 : 0.9 },
    })
  }
}
