import { holding, type Input, idle } from '../../core/input.ts'
import type { Bot, Memory } from '../../game/bot.ts'
import type { Move, TurnRules } from './rules.ts'
import { bestMove, worstMove } from './search.ts'
import { isForTwo, isOpenFor, rulesFor, type Turns, usualSkill } from './turn-game.ts'
import type { TurnWorld } from './world.ts'

/** Thinks when it may move, and then picks the places of its move one after the other. */
export function turnBot<S>(turns: Turns<S>): Bot<TurnWorld<S>> {
  return {
    ...(isForTwo(turns) && { playsBoth: true }),
    // Where two play, the bot plays both, and the second one lets it win.
    play(world, memory) {
      const rules = rulesFor(turns, world.plan)
      return does(rules, world, memory, isSecond(rules, world) ? bad : good)
    },
    lose(world, memory) {
      const rules = rulesFor(turns, world.plan)
      return does(rules, world, memory, isSecond(rules, world) ? good : bad)
    },
    progress: ({ state, plan }) => rulesFor(turns, plan).progress?.(state) ?? 0,
  }
}

type Think = <S>(rules: TurnRules<S>, world: TurnWorld<S>) => Move | undefined

const good: Think = (rules, { state, random }) => {
  const solved = rules.solve?.(state)
  if (solved || rules.sides === 1 || rules.moves(state).length === 0) return solved
  return bestMove(rules, state, { nodes: (rules.skill ?? usualSkill).good, slips: 0, seed: random })
}

const bad: Think = (rules, { state }) => {
  if (rules.blunder) return rules.blunder(state)
  return rules.sides === 2 ? worstMove(rules, state) : undefined
}

const isSecond = <S>({ turn }: TurnRules<S>, { state }: TurnWorld<S>) => turn?.(state) === 1

function does<S>(rules: TurnRules<S>, world: TurnWorld<S>, memory: Memory, think: Think): Input {
  if (!isOpenFor(rules, world) || world.since < (rules.reads ?? 0) || world.tick % 6 !== 0) return idle
  const now = `${world.tick - world.since} ${world.picked.length}`
  if (memory.seen === now) return idle
  memory.seen = now
  if (world.picked.length === 0) memory.move = think(rules, world)?.join('\n')
  const next = String(memory.move ?? '').split('\n')[world.picked.length]
  if (!next) return idle
  const button = Object.entries(rules.keys ?? {}).find(([, { place }]) => place === next)?.[0]
  return button ? holding(button as Parameters<typeof holding>[0]) : { ...idle, pick: next }
}
