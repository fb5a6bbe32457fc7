import type { Choice, Genre } from '../../genre.ts'
import { castIn } from '../../plan.ts'
import { line, stage } from './layout.ts'
import { lineupOf } from './lineup.ts'
import { abilityChoices, rewardChoices } from './menu.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import type { BattleWorld } from './world.ts'

/** One foe after the other, turn by turn: each shows what it will do next, and there is a best answer to it. */
export const genre: Genre<BattleWorld> = {
  id: 'battle',
  stage,
  seen: 'side',
  controls: () => [{ input: 'pick', says: 'Choose a move' }],
  howTo(plan) {
    const count = lineupOf(plan).length
    const helped = castIn(plan, 'friend').length > 0
    return [
      count === 1 ? 'Win the duel, turn by turn.' : `Beat ${count} foes, turn by turn.`,
      'The bubble shows what your foe does next: block the big blows, hit when it is safe.',
      helped ? 'Your friends help after each of your moves.' : 'Attacks and blocks charge your special.',
    ]
  },
  create,
  step,
  choices(world) {
    // Not to be picked, but to be heard by whoever does not see the stage.
    const said: Choice = { id: 'words', ...line, says: world.words, disabled: true }
    return [said, ...(world.phase === 'reward' ? rewardChoices(world) : abilityChoices(world))]
  },
  hud({ number, plan, foe }) {
    const count = lineupOf(plan).length
    if (count > 1) return [{ says: 'Foe', value: `${number + 1} / ${count}`, picture: foe.cast }]
    return [{ says: 'Round', value: `${foe.phase} / ${foe.phases}`, picture: foe.cast }]
  },
  draw,
}
