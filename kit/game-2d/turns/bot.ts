import { holding, type Input, idle } from '../../core/input.ts'
import type { Bot, Memory } from '../../game/bot.ts'
import type { Move, TurnRules } from './rules.ts'
import { bestMove, worstMove } from './search.ts'
import { isOpenFor, usualSkill } from './turn-game.ts'
import type { TurnWorld } from './world.ts'

/** Thinks when it may move, and then picks the places of its move one after the other. */
export function turnBot<S>(rules: TurnRules<S>): Bot<TurnWorld<S>> {
  const good = (world: TurnWorld<S>): Move | undefined =>
    rules.solve?.(world.state) ??
    (rules.sides === 2 && rules.moves(world.state).length > 0
      ? bestMove(rules, world.state, {
          nodes: (rules.skill ?? usualSkill).good,
          slips: 0,
          seed: world.random,
        })
      : undefined)
  const bad = ({ state }: TurnWorld<S>): Move | undefined =>
    rules.blunder ? rules.blunder(state) : rules.sides === 2 ? worstMove(rules, state) : undefined
  return {
    // Where two play, the bot plays both, and the second one lets it win.
    play: (world, memory) => does(rules, world, memory, isSecond(rules, world) ? bad : good),
    lose: (world, memory) => does(rules, world, memory, isSecond(rules, world) ? good : bad),
    progress: ({ state }) => rules.progress?.(state) ?? 0,
  }
}

const isSecond = <S>({ turn }: TurnRules<S>, { state }: TurnWorld<S>) => turn?.(state) === 1

function does<S>(
  rules: TurnRules<S>,
  world: TurnWorld<S>,
  memory: Memory,
  think: (world: TurnWorld<S>) => Move | undefined,
): Input {
  if (!isOpenFor(rules, world) || world.tick % 6 !== 0) return idle
  const now = `${world.tick - world.since} ${world.picked.length}`
  if (memory.seen === now) return idle
  memory.seen = now
  if (world.picked.length === 0) memory.move = think(world)?.join('\n')
  const next = String(memory.move ?? '').split('\n')[world.picked.length]
  if (!next) return idle
  const button = Object.entries(rules.keys ?? {}).find(([, { place }]) => place === next)?.[0]
  return button ? holding(button as Parameters<typeof holding>[0]) : { ...idle, pick: next }
}
