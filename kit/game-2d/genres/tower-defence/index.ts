import { castIn } from '../../../game/plan.ts'
import { cursorControls } from '../../../game/second-cursor.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { bonusHud } from '../../table/bonus.ts'
import { stage } from './map.ts'
import { choicesOf } from './menu.ts'
import { meanings } from './powers.ts'
import { create, step } from './rules.ts'
import { kindsOf } from './towers.ts'
import { draw } from './view.ts'
import { type DefenceWorld, defendedOf, wavesIn } from './world.ts'

/** A road, those who come up it, and what you build beside it. */
export const genre: Genre<DefenceWorld> = {
  id: 'tower-defence',
  dimension: '2d',
  stage,
  seen: 'top',
  controls: ({ rules }) => [
    { input: 'pick', says: 'Build and upgrade' },
    ...(rules.players === 2 ? cursorControls('Build and upgrade') : []),
  ],
  howTo(plan) {
    const defended = defendedOf(plan)
    const foes = castIn(plan, 'enemy').map(({ plural }) => plural)
    return [
      `Pick a spot beside the road and build a tower. Every enemy you beat pays.`,
      kindsOf(plan)
        .map(({ name, says }) => `${name} ${says}`)
        .join(', ')
        .concat('.'),
      [
        `Keep the ${foes.join(' and the ')} from the ${defended?.name ?? 'end of the road'}.`,
        ...lockHowTo(plan, 'stop whoever brings'),
        ...(plan.rules.powerUps.length > 0 ? ['Pick up what they drop.'] : []),
      ].join(' '),
    ]
  },
  create,
  step,
  choices: choicesOf,
  secondCursor: true,
  hud(world) {
    const { money, wave, wavesBefore, plan, endless, waveIn, lock, tally } = world
    const [coin] = castIn(plan, 'collectible')
    const whole = wavesIn(plan)
    const number = wavesBefore + wave
    const next = waveIn > 0 ? ` (${Math.ceil(waveIn / 60)} s)` : ''
    return [
      { says: coin?.plural ?? 'Money', value: String(money), picture: coin?.id },
      {
        says: 'Wave',
        value: `${endless ? number : `${number} / ${whole}`}${next}`,
        part: endless ? undefined : Math.min(1, number / whole),
      },
      ...lockHud(plan, lock),
      ...bonusHud(world, meanings),
      ...(world.cursor ? tally.map((stopped, at) => ({ says: `P${at + 1}`, value: String(stopped) })) : []),
    ]
  },
  draw,
}
