import { inputsOf } from '@makebelieve/kit/core/replay'
import type { World } from '@makebelieve/kit/game/world'
import type { Watch } from '../twists.ts'
import type { Playthrough } from './playthrough.ts'
import type { Proof } from './prove.ts'

/** The step in which a rule was first seen at work: the game that was won is looked at first, then the others. */
export function firstSeen(
  watch: Watch,
  said: string,
  proof: Proof<World>,
): { tick: number; through: Playthrough<World> } | undefined {
  const won = proof.won ? [proof.won] : []
  for (const through of [...won, ...proof.played.filter((one) => one !== proof.won)].slice(0, 6)) {
    const match = proof.game.begin(through.replay.seed)
    const isSeen = watch(said)
    isSeen(match.world)
    let [tick, seen] = [0, -1]
    for (const input of inputsOf(through.replay)) {
      if (match.status !== 'playing' || tick > through.ticks || seen >= 0) break
      match.step(input)
      tick++
      if (isSeen(match.world)) seen = tick
    }
    match.leave()
    if (seen >= 0) return { tick: seen, through }
  }
  return undefined
}
