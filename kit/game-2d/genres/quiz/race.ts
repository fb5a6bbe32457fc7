import { theOne } from '../../../game/plan.ts'
import { rate, tell } from '../../../game/world.ts'
import { feel, type Host, newHost } from '../../table/host.ts'
import { middleOfAnswer } from './layout.ts'
import type { QuizWorld } from './rules.ts'

/** Two at one question: whoever is first answers it. */
export type Race = {
  /** Who answered last. */
  by: 1 | 2
  /** Who was wrong already and has to look on; 0: nobody. */
  out: 0 | 1 | 2
  /** Right answers of each. */
  right: [number, number]
  second: Host
}

/** The one who is left gets at least this long. */
const secondChanceSteps = 7 * rate

export const newRace = (): Race => ({ by: 1, out: 0, right: [0, 0], second: newHost() })

/** The first wrong answer of two costs nothing but the right to answer; a second player who never came does not count. */
export function mayOtherTry({ race, cursor }: QuizWorld): boolean {
  return cursor !== undefined && race.out === 0
}

export function passOn(world: QuizWorld, place: number, player: 1 | 2): void {
  const { race, plan } = world
  race.out = player
  world.removed.push(place)
  world.left = Math.max(world.left, Math.min(world.total, secondChanceSteps))
  feel(player === 2 ? race.second : world.host, 'sad')
  const words = `Player ${player === 1 ? 2 : 1}, do you know?`
  tell(world, 'wrong', { by: theOne(plan, 'player').id, ...middleOfAnswer(place), words })
}

/** How both fared, for the end of a sentence. */
export function tallied({ race, cursor }: QuizWorld): string {
  return cursor ? `: player 1 knew ${race.right[0]}, player 2 knew ${race.right[1]}` : ''
}
