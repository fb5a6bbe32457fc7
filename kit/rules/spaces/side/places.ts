import { between, chance, pickOne } from '../../../game/world.ts'
import { type Foothold, firmNear, footholdsOf } from '../../footholds.ts'
import type { Where } from '../../rulebook.ts'
import { bookOf, distance, playerOf, type RulesWorld } from '../../world.ts'
import { floorOf, type Spot, stage } from '../space.ts'
import { across } from '../spots.ts'
import { roomy } from './tower.ts'

/** Where things are put on a ground with pits and platforms: always where one can stand, or where a jump leads. */
export function placeOnGround(world: RulesWorld, where: Where, size: number): Spot {
  const feet = size * 0.45
  const onto = ({ x, y }: Spot) => ({ x, y: y - feet })
  if (where === 'start') return onto(firmNear(world, 90))
  const top = world.blocks.at(-1)
  if (where === 'goal' && top && world.height > stage.height)
    return { x: top.x + top.width / 2, y: top.y - feet }
  if (where === 'goal') return onto(firmNear(world, world.width - 110))
  if (where === 'rows' && bookOf(world).space.abyss) return overhead(world)
  if (where === 'arcs' && bookOf(world).space.abyss) return overhead(world, { x: 860, y: 300, apart: 530 })
  if (where === 'rows') return bookOf(world).space.rough ? withRunUp(world, feet) : inARow(world, feet)
  if (where === 'middle') return onto(firmNear(world, world.width / 2))
  if (where === 'above' || where === 'ahead') return { x: across(world, where, 60), y: -size }
  if (where === 'edge' || where === 'beyond') return onto(outOfSight(world))
  if (where === 'arcs') return nextInArc(world) ?? inTheAir(world)
  if (where === 'footholds') return under(world, size)
  const spot = where === 'posts' ? freePost(world) : undefined
  if (spot) return { x: spot.x, y: spot.y + 24 - feet }
  const isLow = where === 'low' || where === 'far'
  const fits = ({ block, y }: Foothold) =>
    !block.moves && !block.throws && (!isLow || (block.tile === 'ground' && y === floorOf(world)))
  // On the way up one needs the narrow ledges for oneself; and nobody stands guard on a crate that has to be got over.
  const least = where !== 'posts' ? 0 : world.height > stage.height ? roomy - 50 : 140
  const footholds = footholdsOf(world).filter((one) => fits(one) && one.right - one.left >= least)
  const usual = 30 + size * 0.8
  if (where !== 'posts')
    return (
      onFoothold(world, footholds, where === 'anywhere' ? 200 : 420, usual, size) ?? anywhereFirm(world, size)
    )
  // Where all posts are taken, wherever there is most room, and enough to land on beyond it.
  return (
    [280, 240, 190].reduce<Spot | undefined>(
      (found, apart) => found ?? onFoothold(world, footholds, 420, apart, size, 130),
      undefined,
    ) ??
    onFoothold(world, footholds, 420, usual, size) ??
    anywhereFirm(world, size)
  )
}

/** Under the next foothold that nothing carries yet; its surface is where one stands. */
function under(world: RulesWorld, size: number): Spot {
  const places = footholdsOf(world)
    .filter(({ left, right, block }) => left > 0 && right < world.width && !block.throws && !block.climbed)
    .map(({ left, right, y }) => ({ x: (left + right) / 2, y: y + size * 0.4 }))
  return places.find((spot) => isFree(world, spot, size * 0.6)) ?? pickOne(world, places)
}

/** One after the other along the ground, with room for a run between them. */
function inARow(world: RulesWorld, feet: number): Spot {
  const floor = floorOf(world)
  const ground = footholdsOf(world).filter(({ y }) => y === floor)
  for (let x = 380; x < world.width - 120; x += 230)
    if (
      ground.some(({ left, right }) => left < x - 60 && right > x + 60) &&
      world.entities.every((one) => one.gone || Math.abs(one.x - x) > 90)
    )
      return { x, y: floor - feet }
  const { x, y } = firmNear(world, between(world, 300, world.width - 80))
  return { x, y: y - feet }
}

/** Along a rough way, or on the wider ledges of a tower: where one can take a run, with nothing overhead, and land beyond it. */
function withRunUp(world: RulesWorld, feet: number): Spot {
  const floor = floorOf(world)
  const [aside, apart] = [130, 270]
  const all = footholdsOf(world)
  const isOpen = (x: number, y: number) =>
    !all.some((one) => one.y < y && one.y > y - 190 && one.left < x + 110 && one.right > x - 110)
  const isAlone = (x: number, y: number) =>
    world.entities.every((one) => one.gone || Math.abs(one.x - x) > apart || Math.abs(one.y - y + feet) > 60)
  const fits = all
    .filter(({ left, right, y, block }) => !block.moves && (y === floor || right - left >= roomy - 50))
    .flatMap(({ left, right, y }) => {
      const [from, to] = [Math.max(420, left + aside), Math.min(world.width - 200, right - aside)]
      return Array.from({ length: Math.max(0, Math.ceil((to - from) / 30)) }, (_, at) => ({
        x: from + at * 30,
        y,
      }))
    })
    .filter(({ x, y }) => isOpen(x, y))
  const alone = fits.filter(({ x, y }) => isAlone(x, y))
  // Where there is no room for another one, they stand in one heap.
  const spot = alone.length > 0 ? pickOne(world, alone) : (fits[0] ?? firmNear(world, world.width / 2))
  return { x: spot.x, y: spot.y - feet }
}

/** One after the other in the air, over what nobody can walk on. */
function overhead(world: RulesWorld, { x: first, y, apart } = { x: 330, y: 220, apart: 265 }): Spot {
  for (let x = first; x < world.width - 200; x += apart)
    if (world.entities.every((one) => one.gone || Math.abs(one.x - x) > 90 || Math.abs(one.y - y) > 70))
      return { x, y }
  return { x: between(world, first, world.width - 200), y }
}

/** From where things come: on the ground, just beyond what is seen. */
function outOfSight(world: RulesWorld): Spot {
  const { x } = playerOf(world)
  const right = x < world.width * 0.5 || (x < world.width * 0.8 && chance(world) < 0.6)
  const there = x + (right ? 620 : -620)
  // At the very rim there is always ground.
  if (there < 0 || there > world.width) return { x: there < 0 ? -20 : world.width + 20, y: floorOf(world) }
  return firmNear(world, there)
}

const isFree = (world: RulesWorld, { x, y }: Spot, apart: number) =>
  world.entities.every((one) => one.gone || distance(one, { x, y }) > apart)

/** Arc by arc, so that each is whole; over the whole way, and not from its beginning. */
function nextInArc(world: RulesWorld): Spot | undefined {
  const rank = ({ x }: Spot) => (Math.floor(x / 770) * 5 + 3) % 11
  const free = world.spots.filter((spot) => spot.kind === 'arc' && isFree(world, spot, 20))
  const [first] = free.sort((one, other) => rank(one) - rank(other) || one.x - other.x)
  return first && { x: first.x, y: first.y }
}

/** Over some foothold, as high as a jump. */
function inTheAir(world: RulesWorld, tries = 12): Spot {
  const { left, right, y } = pickOne(world, footholdsOf(world))
  const spot = {
    x: between(world, Math.max(160, left), Math.max(200, Math.min(world.width - 60, right))),
    y: y - between(world, 50, 120),
  }
  return tries > 0 && !isFree(world, spot, 56) ? inTheAir(world, tries - 1) : spot
}

function freePost(world: RulesWorld): Spot | undefined {
  const free = world.spots.filter((spot) => spot.kind === 'post' && isFree(world, spot, 120))
  return free.length > 0 ? pickOne(world, free) : undefined
}

function onFoothold(
  world: RulesWorld,
  all: readonly Foothold[],
  nearest: number,
  apart: number,
  size: number,
  margin = 20,
): Spot | undefined {
  const feet = size * 0.45
  for (let attempt = 0; attempt < 40 && all.length > 0; attempt++) {
    const { left, right, y } = pickOne(world, all)
    const from = Math.max(left, nearest)
    const to = Math.min(right, world.width - 60)
    if (to - from < margin * 2) continue
    const spot = { x: between(world, from + margin, to - margin), y: y - feet }
    if (isFree(world, spot, apart)) return spot
  }
  return undefined
}

function anywhereFirm(world: RulesWorld, size: number): Spot {
  const { x, y } = firmNear(world, between(world, 300, world.width - 80))
  return { x, y: y - size * 0.45 }
}
