import { bitOf, holding, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { buttonOf } from '@makebelieve/kit/rules/rulebook'
import { bodiesOf, bookOf, nearestTo, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { Cause, Outcome } from '../../../../brief/brief.ts'
import { bot } from './bot.ts'
import { threatsOf } from './dangers.ts'
import { steer } from './steering.ts'

/** So many steps it plays, and so many it does what it tries. */
const turn = 150

/** Plays, and now and then does for a while what something is said to follow from: so one sees both, with it and without. */
export function tries(
  world: RulesWorld,
  memory: Memory,
  { cause, effect }: { cause: Cause; effect: Outcome },
): Input {
  // Whether nothing hurts is seen where somebody looks for trouble.
  const usual = (effect.does === 'safe' ? bot.lose?.(world, memory) : bot.play(world, memory)) ?? idle
  const isUsual = Math.floor(world.tick / turn) % 2 === 0
  // What keeps one from harm for a while has to be got first.
  if (!cause.during) return isUsual ? (bot.play(world, memory) ?? idle) : usual
  if (isUsual) return usual
  switch (cause.during) {
    case 'still':
      return idle
    case 'moving':
      return usual.held > 0 ? usual : holding(world.tick % 80 < 40 ? 'left' : 'right')
    case 'near':
      return towards(world, memory, cause.whom, 0)
    case 'seen':
      return towards(world, memory, cause.whom, 150)
    case 'looked':
      return towards(world, memory, effect.whom, 0)
    case 'doing':
      return { ...usual, held: usual.held | holdIn(world, cause.verb) }
    default:
      return usual
  }
}

/** To whoever is nearest of them, or so far before its eyes. */
function towards(world: RulesWorld, memory: Memory, whom: string | undefined, ahead: number): Input {
  const one = nearestTo(playerOf(world), bodiesOf(world, whom ?? ''))
  if (!one) return idle
  const { id, facing, y } = one
  const want = { x: one.x + facing * ahead, y, within: 20, id, how: 'be', steps: 0 } as const
  return steer(world, want, threatsOf(world), memory)
}

function holdIn(world: RulesWorld, verb: string | undefined): number {
  const buttons = bookOf(world).rules.flatMap(({ when, says = '' }) =>
    says.toLowerCase() === verb ? (buttonOf(when) ?? []) : [],
  )
  return buttons.reduce((mask, button) => mask | bitOf(button), 0)
}
