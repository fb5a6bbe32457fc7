import type { Input } from '@makebelieve/kit/core/input'
import type { Kind } from '@makebelieve/kit/rules/rulebook'
import { angleOf, sine, wrapped } from '@makebelieve/kit/rules/sure-math'
import {
  amountOf,
  type Body,
  beamOf,
  bodiesOf,
  bookOf,
  countOf,
  distance,
  kindOf,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { readOnce } from './read-once.ts'
import type { Want } from './want.ts'

type Sails = Extract<Kind['drive'], { does: 'sail' }>

/** On whom the player's light does something, and who sails by what it shows. */
const litIn = readOnce(({ rules, kinds }, { kind, cast }) => ({
  whom: [
    ...new Set(
      rules.flatMap(({ when }) =>
        'lights' in when && (when.lights[0] === kind || when.lights[0] === cast) ? [when.lights[1]] : [],
      ),
    ),
  ],
  sailing: kinds.flatMap(({ id, drive }) => (drive.does === 'sail' ? [{ id, drive }] : [])),
}))

/** What one would like the light to fall on: whatever somebody is about to run onto, else whoever it is for and is nearest. */
function target(world: RulesWorld, want: Want | undefined): { x: number; y: number } | undefined {
  const { whom, sailing } = litIn(world)
  const hazards = sailing.flatMap(({ id, drive }) =>
    bodiesOf(world, id).flatMap((one) => ahead(world, one, drive)),
  )
  const [next] = hazards.sort((one, other) => one.soon - other.soon)
  if (next) return next.rock
  const wanted = whom.flatMap((id) => bodiesOf(world, id)).find(({ id }) => id === want?.id)
  if (wanted) return wanted
  const player = playerOf(world)
  const all = whom
    .flatMap((id) => bodiesOf(world, id))
    .filter((one) => kindOf(bookOf(world), one.kind).drive.does !== 'flee')
  return all.sort((one, other) => distance(one, player) - distance(other, player))[0] ?? want
}

/** What lies on the way of somebody who sails, and in how many seconds it is there; what was lit a moment ago can wait. */
function ahead(world: RulesWorld, body: Body, drive: Sails): { rock: Body; soon: number }[] {
  const [to] = bodiesOf(world, drive.whom)
  if (!to) return []
  const pace = amountOf(world, drive.speed)
  const straight = angleOf(to.y - body.y, to.x - body.x)
  const ways = [angleOf(body.vy, body.vx), straight]
  return bodiesOf(world, drive.round).flatMap((rock) => {
    const gap = distance(rock, body)
    const isOn = (way: number) => {
      const off = Math.abs(wrapped(angleOf(rock.y - body.y, rock.x - body.x) - way))
      return off < 1.3 && gap * sine(off) < (rock.size + body.size) * 0.5 + 12
    }
    return gap < 245 && ways.some(isOn)
      ? [{ rock, soon: gap / pace + (world.tick - rock.way < 40 ? 3 : 0) }]
      : []
  })
}

/** Turns the light where it is wanted, whatever one does besides. */
export function withLight(world: RulesWorld, moved: Input, want: Want | undefined): Input {
  const player = playerOf(world)
  if (!kindOf(bookOf(world), player.kind).beam || moved.pointer?.down) return moved
  const at = target(world, want)
  if (!at) return moved
  const { x, y } = world.camera
  return { ...moved, pointer: { x: at.x - x, y: at.y - y, down: false } }
}

/** To have light on somebody one goes so near that it reaches. */
export function shineOn(world: RulesWorld, whom: string, depth: number, only?: readonly Body[]): Want[] {
  const player = playerOf(world)
  const within = (beamOf(world, player)?.within ?? 0) * 0.7
  return bodiesOf(world, whom)
    .filter((body) => !only || only.includes(body))
    .map(({ x, y, id }) => ({ x, y, within, id, how: 'be' as const, steps: depth }))
}

/** What makes one's own light stronger is had as soon as it can be. */
export function strengthen(world: RulesWorld): Want[] {
  const player = playerOf(world)
  const { brighter } = kindOf(bookOf(world), player.kind).beam ?? {}
  if (brighter === undefined) return []
  return bookOf(world).rules.flatMap(({ when, if: conditions = [], do: effects }): Want[] => {
    if (!('press' in when) || !effects.some((one) => 'tally' in one && one.tally === brighter)) return []
    const isOpen = conditions.every((one) => {
      if ('phase' in one) return one.phase === world.phase.id
      if (!('tally' in one)) return true
      const value = world.tallies[one.tally] ?? 0
      return value >= countOf(world, one.atLeast ?? 0) && value < countOf(world, one.below ?? 9999)
    })
    const { x, y, id } = player
    return isOpen ? [{ x, y, within: 40, id, how: 'be', steps: -20, press: when.press, always: true }] : []
  })
}
