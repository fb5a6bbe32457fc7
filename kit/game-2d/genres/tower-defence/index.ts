import type { Genre } from '../../genre.ts'
import { castIn } from '../../plan.ts'
import { stage } from './map.ts'
import { choicesOf } from './menu.ts'
import { create, type DefenceWorld, defendedOf, step, wavesIn } from './rules.ts'
import { kindsOf } from './towers.ts'
import { draw } from './view.ts'

/** A road, those who come up it, and what you build beside it. */
export const genre: Genre<DefenceWorld> = {
  id: 'tower-defence',
  stage,
  seen: 'top',
  controls: () => [{ input: 'pick', says: 'Build and upgrade' }],
  howTo(plan) {
    const defended = defendedOf(plan)
    const foes = castIn(plan, 'enemy').map(({ plural }) => plural)
    return [
      `Pick a place beside the road and put a tower on it. Every defeat pays.`,
      kindsOf(plan)
        .map(({ name, says }) => `${name} ${says}`)
        .join(', ')
        .concat('.'),
      `Keep the ${foes.join(' and the ')} from the ${defended?.name ?? 'end of the road'}.`,
    ]
  },
  create,
  step,
  choices: choicesOf,
  hud({ money, wave, wavesBefore, plan, endless, waveIn }) {
    const [coin] = castIn(plan, 'collectible')
    const whole = wavesIn(plan)
    const number = wavesBefore + wave
    const next = waveIn > 0 ? ` (${Math.ceil(waveIn / 60)} s)` : ''
    return [
      { says: coin?.plural ?? 'Money', value: String(money), picture: coin?.id },
      {
        says: 'Wave',
        value: `${endless ? number : `${number} / ${whole}`}${next}`,
        part: endless ? undefined : number / whole,
      },
    ]
  },
  draw,
}
