import type { Drive, Rule } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import {
  amountOf,
  type Body,
  bodiesOf,
  bookOf,
  distance,
  kindOf,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { bringing, sending, shoving } from './sought.ts'
import { isPlayer, type Want } from './want.ts'

/** How the player brings two others together: by what it sends, pushes, draws along or drives away. */

/** The button that sends one of a kind off, or lays one down, and the rule that says so. */
export function sentBy(world: RulesWorld, kind: string): { rule: Rule; press: 'a' | 'b' } | undefined {
  for (const { rule } of bringing(bookOf(world), sending(kind))) {
    const { when } = rule
    const press = 'press' in when ? when.press : 'release' in when ? when.release : undefined
    if (press) return { rule, press }
  }
  return undefined
}

/** Aimed where the target will be when it comes there; what is not sent flying is laid down right in front of it. */
export function sendAt(
  world: RulesWorld,
  { rule, press }: { rule: Rule; press: 'a' | 'b' },
  sent: string,
  targets: readonly Body[],
  depth: number,
): Want[] {
  const player = playerOf(world)
  const most = flightOf(world, rule, sent)
  const laid = rule.do.every((effect) => !('spawn' in effect) || effect.toward === undefined)
  const { heading, hovers } = spaces[bookOf(world).space.id]
  // Whoever points is there at once.
  const lead = hovers ? 0.12 : 0.6
  // What flies straight ahead as long as the button is down may as well fly all the time.
  const isHeld = heading !== undefined && 'press' in rule.when && rule.when.held === true
  const isAhead = (body: Body) =>
    isOnStage(world, body) &&
    (!heading || (body.x - player.x) * heading.x + (body.y - player.y) * heading.y > 0)
  return targets
    .filter((body) => laid || isAhead(body))
    .map(({ x, y, id, vx, vy }) => ({ x, y, id, vx, vy, flight: asFar(player, { x, y }, most) }))
    .map(({ x, y, id, vx, vy, flight }) => ({
      x: laid ? x + vx * lead : turned(x + (vx * distance({ x, y }, player)) / flight.speed, world.width),
      y: y + vy * (laid ? lead : distance({ x, y }, player) / flight.speed),
      within: laid ? (hovers ? 34 : 60) : 0,
      press,
      ...(isHeld && { holds: true as const, always: true as const }),
      flight,
      ...(flight.charge && { charge: flight.charge }),
      id,
      how: laid ? ('be' as const) : ('send' as const),
      steps: depth,
    }))
}

const isOnStage = ({ width, height }: RulesWorld, { x, y }: Body) => x > 0 && y > 0 && x < width && y < height

/** Makes somebody go there that goes by itself: because of the player, or anyway. */
export function bring(world: RulesWorld, body: Body, aim: Body, drive: Drive, depth: number): Want[] {
  const player = playerOf(world)
  const isMine = (ref: string) => isPlayer(world, ref)
  // Who goes there by itself is kept company.
  if (drive.does === 'go' && (drive.whom === aim.cast || drive.whom === aim.kind))
    return [{ x: body.x, y: body.y, within: 80, id: body.id, how: 'be', steps: depth }]
  if (kindOf(bookOf(world), body.kind).shoved) return [shove(world, body, aim, depth)]
  const flees = drive.does === 'flee' && isMine(drive.whom)
  const pushed = [body.kind, body.cast].some((name) =>
    bringing(bookOf(world), shoving(name)).some(
      ({ rule: { when } }) => 'touch' in when && when.touch.some(isMine),
    ),
  )
  if (flees || pushed) {
    const gap = distance(body, aim) || 1
    const back = pushed ? body.size * 0.5 : 70
    const behind = {
      x: body.x + ((body.x - aim.x) / gap) * back,
      y: body.y + ((body.y - aim.y) / gap) * back,
    }
    const isBehind = distance(player, behind) < 34
    const goal = isBehind && pushed ? aim : behind
    return [{ ...goal, within: 0, id: body.id, how: 'be', steps: depth }]
  }
  if ('whom' in drive && isMine(drive.whom) && drive.does !== 'flee') {
    // Who goes in line comes along, however far behind.
    const isInLine = drive.does === 'follow' && drive.inLine
    const following = isInLine || distance(body, player) < 150
    if (!following) return [{ x: body.x, y: body.y, within: 0, id: body.id, how: 'be', steps: depth }]
    // Who comes along keeps a step behind: one goes on a step further than it shall come.
    const gap = distance(aim, body) || 1
    const x = aim.x + ((aim.x - body.x) / gap) * 60
    const y = aim.y + ((aim.y - body.y) / gap) * 60
    return [
      {
        x: Math.max(30, Math.min(world.width - 30, x)),
        y: Math.max(30, Math.min(world.height - 30, y)),
        within: 0,
        id: aim.id,
        how: 'be',
        steps: depth,
      },
    ]
  }
  return []
}

/** What is shoved goes straight: first across, then up or down. Whoever is on the wrong side of it walks round it. */
function shove(world: RulesWorld, load: Body, aim: Body, depth: number): Want {
  const player = playerOf(world)
  const { falls } = spaces[bookOf(world).space.id]
  const across = falls || Math.abs(aim.x - load.x) > 10
  const way = across ? { x: aim.x < load.x ? -1 : 1, y: 0 } : { x: 0, y: aim.y < load.y ? -1 : 1 }
  const body = falls ? hindmost(world, load, way.x) : load
  const reach = (body.size + player.size) * 0.36
  const behind = (body.x - player.x) * way.x + (body.y - player.y) * way.y
  const beside = across ? player.y - body.y : player.x - body.x
  const want = { within: 0, id: body.id, how: 'be' as const, exact: true as const, steps: depth }
  const inLine = falls || Math.abs(beside) < 12
  if (behind > reach * 0.7 && inLine)
    return { ...want, x: player.x + way.x * 80, y: across ? body.y : player.y + way.y * 80 }
  const back = { x: body.x - way.x * (reach + 22), y: body.y - way.y * (reach + 22) }
  if (falls) return { ...want, ...back, leap: behind < reach ? true : undefined }
  // Round the corner: beside it first, then behind it.
  const aside = (beside < 0 ? -1 : 1) * (reach + 26)
  const clear = Math.abs(beside) > reach + 8
  if (behind > reach - 4) return { ...want, ...back }
  const lane = across
    ? { x: clear ? back.x : player.x, y: body.y + aside }
    : { x: body.x + aside, y: clear ? back.y : player.y }
  return { ...want, ...lane }
}

/** Where several stand close in a row on the ground, there is no room between them: the last one is shoved, and shoves the others. */
function hindmost(world: RulesWorld, load: Body, way: number): Body {
  let last = load
  for (;;) {
    const next = bodiesOf(world, load.kind).find((other) => {
      const behind = (last.x - other.x) * way
      return behind > 0 && behind < last.size + 40 && Math.abs(other.y - last.y) < last.size * 0.5
    })
    if (!next) return last
    last = next
  }
}

/** What one drags along comes after: one goes on past the place where it shall be. */
export function tow(world: RulesWorld, body: Body, aim: Body, depth: number): Want {
  const gap = distance(body, aim) || 1
  const beyond = Math.max(60, body.rope + 10)
  return {
    x: Math.max(34, Math.min(world.width - 34, aim.x + ((aim.x - body.x) / gap) * beyond)),
    y: Math.max(34, Math.min(world.height - 34, aim.y + ((aim.y - body.y) / gap) * beyond)),
    within: 0,
    id: aim.id,
    how: 'be',
    steps: depth,
  }
}

/** Where somebody will be who turns round at the rim. */
function turned(x: number, width: number): number {
  if (x < 30) return 60 - x
  return x > width - 30 ? 2 * (width - 30) - x : x
}

/** How fast it flies at most, how much it is bent down, how long it is on its way, and what its strength comes from. */
type Flight = { speed: number; falls: number; seconds?: number | undefined; by?: string | undefined }

function flightOf(world: RulesWorld, { do: effects }: Rule, sent: string): Flight {
  const spawn = effects.find((effect) => 'spawn' in effect && effect.spawn === sent)
  const speed = spawn && 'spawn' in spawn ? amountOf(world, spawn.speed ?? 0) : 0
  const { drive, meters = [] } = kindOf(bookOf(world), sent)
  const spent = meters.find(({ perSecond }) => perSecond !== undefined && amountOf(world, perSecond) < 0)
  return {
    speed: speed || 500,
    falls: drive.does === 'fly' ? (drive.falls ?? 0) : 0,
    seconds: spent && -amountOf(world, spent.from) / amountOf(world, spent.perSecond ?? -1),
    by: spawn && 'spawn' in spawn ? spawn.by : undefined,
  }
}

/** What flies as far as it was given strength gets a little more than it needs. */
function asFar(
  player: Body,
  to: { x: number; y: number },
  { speed, falls, seconds = 1, by }: Flight,
): Pick<Flight, 'speed' | 'falls'> & { charge?: { meter: string; upTo: number } } {
  if (by === undefined) return { speed, falls }
  const gap = distance(player, to)
  const least = falls > 0 ? Math.sqrt(falls * Math.max(20, gap + player.y - to.y)) : gap / seconds
  const upTo = Math.max(0.2, Math.min(1, (least * 1.12) / speed))
  return { speed: speed * upTo, falls, charge: { meter: by, upTo } }
}

export function farthest(from: Body, bodies: readonly Body[]): Body | undefined {
  return [...bodies].sort((one, other) => distance(other, from) - distance(one, from))[0]
}
