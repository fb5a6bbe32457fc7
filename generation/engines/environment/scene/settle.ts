import type { Placed, Scene } from '@makebelieve/kit/environment/scene'
import { eyeHeight, openWorld, type World } from '@makebelieve/kit/environment/world'
import { clashing, outside, overlapping, unsupported } from '../proof/standing.ts'
import { type Assembled, round, rounded } from './assemble.ts'

/**
 * What a layout left askew is set right before anybody proves it: what hangs is set down, what stands in another moves
 * aside or, if nobody asked for it, goes; whoever would arrive inside a wall arrives beside it.
 */
export function settled(whole: Assembled): Assembled {
  const grounded = { ...whole, scene: setDown(whole.scene) }
  const gone = new Set(outside(grounded.scene).map(({ placed }) => placed))
  const apart = movedApart(grounded.scene, gone)
  const left = without({ ...grounded, scene: apart }, gone)
  return { ...left, scene: arriving(left.scene) }
}

/** Hanging things are lowered to what carries them, buried ones lifted. */
function setDown(scene: Scene): Scene {
  const world = openWorld(scene)
  const astray = new Set(unsupported(scene, world).map(({ placed }) => placed))
  if (astray.size === 0) return scene
  const placed = scene.placed.map((one, number): Placed => {
    if (!astray.has(number) || !one.at.every(Number.isFinite)) return one
    const foot = (scene.kinds[one.kind]?.min[1] ?? 0) * one.scale
    const floor = world.floorAt(one.at[0], one.at[2], one.at[1] + foot)
    const { on: _, ...rest } = one
    return Number.isFinite(floor) ? { ...rest, at: rounded([one.at[0], floor - foot, one.at[2]]) } : one
  })
  return { ...scene, placed }
}

/** How far around its place a thing may be moved, in metres, the nearest first. */
const rings = [1.5, 3, 5, 8, 12]

function movedApart(scene: Scene, gone: Set<number>): Scene {
  let current = scene
  for (const { placed } of overlapping(scene)) {
    if (gone.has(placed)) continue
    const isAsked = current.kinds[current.placed[placed]?.kind ?? -1]?.noun !== undefined
    // Where one of two that were asked for has no room to go to, the other may have.
    const others = isAsked ? clashing(current, placed).filter((one) => !gone.has(one)) : []
    const moved = firstOf([placed, ...others], (one) => movedAside(current, one))
    if (moved) current = moved
    else if (!isAsked) gone.add(placed)
  }
  return current
}

function firstOf<One, Found>(all: readonly One[], find: (one: One) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found) return found
  }
  return undefined
}

/** The same scene with one thing elsewhere, where it stands in nothing and on dry ground as high as before. */
function movedAside(scene: Scene, number: number): Scene | undefined {
  const one = scene.placed[number]
  if (!one || one.on !== undefined) return undefined
  const world = openWorld({ ...scene, placed: [] })
  const height = world.groundAt(one.at[0], one.at[2])
  for (const ring of rings)
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn / 8) * Math.PI * 2 + number
      const [x, z] = [one.at[0] + Math.sin(angle) * ring, one.at[2] + Math.cos(angle) * ring]
      if (Math.max(Math.abs(x), Math.abs(z)) > scene.reach * 0.95 || !isSolidGround(world, x, z, height))
        continue
      const at = rounded([x, one.at[1] + world.groundAt(x, z) - height, z])
      const placed = scene.placed.map((other, i) => (i === number ? { ...other, at } : other))
      const next = { ...scene, placed }
      if (clashing(next, number).length === 0) return next
    }
  return undefined
}

const isSolidGround = (world: World, x: number, z: number, height: number) =>
  world.depthAt(x, z) < 0.1 && Math.abs(world.groundAt(x, z) - height) < 1.2

/** Without some things, and without what stood on them. */
export function without(whole: Assembled, gone: ReadonlySet<number>): Assembled {
  if (gone.size === 0) return whole
  const all = new Set(gone)
  whole.scene.placed.forEach(({ on }, number) => {
    if (on !== undefined && all.has(on)) all.add(number)
  })
  const numbers = new Map<number, number>()
  whole.scene.placed.forEach((_, number) => {
    if (!all.has(number)) numbers.set(number, numbers.size)
  })
  const placed = whole.scene.placed.flatMap((one, number) => {
    if (all.has(number)) return []
    const on = one.on === undefined ? undefined : numbers.get(one.on)
    const { on: _, ...rest } = one
    return [{ ...rest, ...(on !== undefined && { on }) }]
  })
  return {
    ...whole,
    thingOf: whole.thingOf.filter((_, number) => !all.has(number)),
    scene: { ...whole.scene, placed },
  }
}

/** One arrives where one can stand. */
function arriving(scene: Scene): Scene {
  const world = openWorld(scene)
  const { at, pitch } = world.settle(scene.spawn)
  const isElsewhere = Math.hypot(at[0] - scene.spawn.at[0], at[2] - scene.spawn.at[2]) > 0.2
  if (!isElsewhere) return scene
  return {
    ...scene,
    spawn: { at: rounded([at[0], at[1] + eyeHeight, at[2]]), yaw: round(scene.spawn.yaw), pitch },
  }
}
