import type { Choice } from '../../../game/rules.ts'
import { cursorControls } from '../../../game/second-cursor.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { line, stage } from './layout.ts'
import { lineupOf } from './lineup.ts'
import { abilityChoices, rewardChoices } from './menu.ts'
import { powerChoices } from './powers.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { type BattleWorld, friendsOf } from './world.ts'

/** One foe after the other, turn by turn: each shows what it will do next, and there is a best answer to it. */
export const genre: Genre<BattleWorld> = {
  id: 'battle',
  dimension: '2d',
  stage,
  seen: 'side',
  controls: ({ rules }) => [
    { input: 'pick', says: 'Choose a move' },
    ...(rules.players === 2 ? cursorControls('Choose a move') : []),
  ],
  howTo(plan) {
    const count = lineupOf(plan).length
    const helped = friendsOf({ plan }).length > 0
    const last = helped
      ? 'Your friends help after each of your moves.'
      : 'Attacks and blocks charge your special.'
    const extras = [
      ...(plan.rules.players === 2 ? ["The number in the bubble says who it's for."] : []),
      ...lockHowTo(plan, 'when gifts are offered, take'),
      ...(plan.rules.powerUps.length > 0 ? ["Picking up a power-up doesn't cost a turn."] : []),
    ]
    return [
      count === 1 ? 'Win the duel, turn by turn.' : `Beat ${count} foes, turn by turn.`,
      "The bubble shows what your foe does next: block the big hits, strike when it's safe.",
      extras.length > 0 ? extras.join(' ') : last,
    ]
  },
  create,
  step,
  choices(world) {
    // Not to be picked, but to be heard by whoever does not see the stage.
    const said: Choice = { id: 'words', ...line, says: world.words, disabled: true }
    return [
      said,
      ...powerChoices(world),
      ...(world.phase === 'reward' ? rewardChoices(world) : abilityChoices(world)),
    ]
  },
  secondCursor: true,
  hud({ number, plan, foe, lock, cursor, tally }) {
    const count = lineupOf(plan).length
    const where =
      count > 1
        ? { says: 'Foe', value: `${number + 1} / ${count}`, picture: foe.cast }
        : { says: 'Round', value: `${foe.phase} / ${foe.phases}`, picture: foe.cast }
    return [
      where,
      ...lockHud(plan, lock),
      ...(cursor ? tally.map((dealt, at) => ({ says: `P${at + 1}`, value: String(dealt) })) : []),
    ]
  },
  draw,
}
