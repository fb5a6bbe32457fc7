import type { Rule, Side, When } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { courseAt } from '@makebelieve/kit/rules/spaces/slope'
import {
  type Body,
  bodiesOf,
  bookOf,
  distance,
  nearestTo,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { raises } from './conditions.ts'
import { isPlayer, type Want } from './want.ts'

/** Where the player has to be for a rule to happen, and what is pressed there. */

/** A button that works anywhere is pressed here; one that wants room, at the nearest spot that has it. */
export function freeSpot(world: RulesWorld, { if: conditions = [] }: Rule, press: 'a' | 'b'): Want[] {
  const player = playerOf(world)
  const here = { x: player.x, y: player.y, within: 1000, press, id: player.id, how: 'be' as const, steps: 0 }
  const room = conditions.flatMap((one) => ('near' in one && one.not ? [one] : []))
  if (room.length === 0) return [here]
  const isFree = (spot: { x: number; y: number }, margin = 2) =>
    room.every(({ near, within }) =>
      bodiesOf(world, near).every((body) => distance(body, spot) > within + margin),
    )
  if (isFree(here)) return [here]
  const spots: { x: number; y: number }[] = []
  for (let x = 70; x < world.width - 60; x += 60)
    for (let y = 70; y < world.height - 60; y += 60)
      spots.push({ x, y: spaces[bookOf(world).space.id].falls ? player.y : y })
  const spot = nearestTo(
    player,
    spots.filter((one) => isFree(one, 44)),
  )
  return spot ? [{ ...here, ...spot, within: 40, id: Math.round(-spot.x * 1000 - spot.y) }] : []
}

/** To the rim of the stage; whoever is there already has to leave it first. */
export function atRim(
  world: RulesWorld,
  { side }: Extract<When, { enters: unknown }>,
  { if: conditions = [] }: Rule,
  index: number,
): Want {
  const aloft = conditions.some((one) => 'aloft' in one && one.aloft)
  const want = toRim(world, side, playerOf(world).crossed[index] ? 200 : 40)
  return aloft ? { ...want, y: world.height * 0.45 } : want
}

export function toRim(world: RulesWorld, side: Side, back: number): Want {
  const { x, y, id } = playerOf(world)
  const { width, height } = world
  // Where one falls, only the highest ledge leads there.
  const [ledge] = spaces[bookOf(world).space.id].falls
    ? [...world.blocks].sort((one, other) => one.y - other.y)
    : []
  const highest = ledge && { x: ledge.x + ledge.width / 2 }
  const spot = {
    left: { x: back, y },
    right: { x: width - back, y },
    top: { x: highest?.x ?? x, y: back },
    bottom: { x, y: height - back },
  }[side]
  return { ...spot, within: 0, id, how: 'be', steps: 0 }
}

/** Onwards: down the course, else across the stage and back. */
export function further(world: RulesWorld, { if: conditions = [] }: Rule): Want {
  const { x, y, id, vx } = playerOf(world)
  const { id: space, course } = bookOf(world).space
  const onward = spaces[space].ahead?.(world, playerOf(world), 200)
  if (onward) return { x: onward.x, y: onward.y, within: 0, id, how: 'be', steps: 0 }
  const aloft = conditions.some((one) => 'aloft' in one && one.aloft)
  const on = vx < 0 ? 60 : world.width - 60
  const back = Math.abs(on - x) < 60 ? world.width - on : on
  return course
    ? { x: courseAt(world, y + 70), y: y + 100, within: 0, id, how: 'be', steps: 0 }
    : { x: back, y: aloft ? world.height * 0.45 : y, within: 0, id, how: 'be', steps: 0 }
}

/** Past somebody: to its other side, over it or through its middle; what comes by itself is waited for in line with it. */
export function passBy(
  world: RulesWorld,
  { passes: [one, other], by }: Extract<When, { passes: unknown }>,
  { if: conditions = [] }: Rule,
  index: number,
  depth: number,
): Want[] {
  const player = playerOf(world)
  const slim = conditions
    .map((one) => ('meter' in one && one.of === 'a' ? fills(world, one.meter) : undefined))
    .find(Boolean)
  const { slides } = spaces[bookOf(world).space.id]
  if (!isPlayer(world, one)) return []
  return bodiesOf(world, other)
    .filter((body) => (body.rests[index] ?? 0) < 20 && (slides !== 'up' || body.y > player.y))
    .map(({ x, y, vx, id, size }) => {
      const beyond = Math.sign(x - player.x || 1) * (size + 40)
      const comes = Math.abs(vx) > 20 && by === 'through'
      return {
        x: slides === 'up' ? x : comes ? player.x : x + beyond,
        y: by === 'beside' ? y + size * 1.2 : y,
        ...(by === 'under' && { under: true as const }),
        within: 0,
        id,
        ...(slim && { press: slim, holds: true as const, reach: size + player.size * 2 }),
        how: 'be' as const,
        steps: depth + (comes ? Math.abs(x - player.x) / 40 : 0),
      }
    })
}

/** The button that fills a meter of the player's when it is pressed. */
function fills(world: RulesWorld, meter: string): 'a' | 'b' | undefined {
  for (const { when, do: effects } of bookOf(world).rules)
    if ('press' in when && effects.some((one) => 'meter' in one && one.meter === meter && raises(one)))
      return when.press
  return undefined
}

export function atPlayer(world: RulesWorld, press: 'a' | 'b'): Want {
  const { x, y, id } = playerOf(world)
  return { x, y, within: 1000, press, id, how: 'be', steps: 0 }
}

/** The button that draws others of a kind near, or drives them away, and from how far. */
export function movedBy(
  world: RulesWorld,
  kind: string,
  is: (speed: number) => boolean,
): { button: 'a' | 'b'; within: number; holds?: true } | undefined {
  for (const { when, do: effects } of bookOf(world).rules)
    if ('near' in when && when.button && when.near[1] === kind)
      for (const effect of effects)
        if ('push' in effect && effect.push === 'b' && is(effect.speed))
          return {
            button: when.button,
            within: when.within,
            ...(when.seconds !== undefined && { holds: true }),
          }
  return undefined
}

/** Whoever has to go fast through something aims behind it. */
export function beyond({ x, y }: Body, body: Body): { x: number; y: number } {
  const gap = distance({ x, y }, body) || 1
  return { x: body.x + ((body.x - x) / gap) * 110, y: body.y + ((body.y - y) / gap) * 110 }
}

/** What has to leave the stage is blown out by the nearest way, from the inner side of it. */
export function driveOut(world: RulesWorld, kind: string, depth: number): Want[] {
  const drives = movedBy(world, kind, (speed) => speed > 0)
  if (!drives) return []
  const { button: press, within } = drives
  const { width, height } = world
  return bodiesOf(world, kind).map((body) => {
    const ways = [
      { gap: body.x, x: 1, y: 0 },
      { gap: width - body.x, x: -1, y: 0 },
      { gap: body.y, x: 0, y: 1 },
      { gap: height - body.y, x: 0, y: -1 },
    ]
    const inward = ways.reduce((best, way) => (way.gap < best.gap ? way : best))
    const x = Math.max(30, Math.min(width - 30, body.x + inward.x * within * 0.5))
    const y = Math.max(30, Math.min(height - 30, body.y + inward.y * within * 0.5))
    return { x, y, within: 40, press, holds: true, reach: 48, id: body.id, how: 'be' as const, steps: depth }
  })
}

/** Near enough and turned that way; from straight above or below one goes to its side first. */
export function lookAt(player: Body, body: Body, within: number, press: Want['press'], depth: number): Want {
  const { x, y, id } = body
  const gap = distance(player, body)
  const want: Want = { x, y, within: 0, id, how: 'be', steps: depth }
  const aside = Math.abs(x - player.x)
  if (gap < within * 0.85 && (x - player.x) * player.facing > gap * 0.45)
    return { ...want, within: within * 0.9, ...(press && { press }) }
  return aside > gap * 0.5 ? want : { ...want, x: x + (x > 480 ? -1 : 1) * within * 0.5 }
}
