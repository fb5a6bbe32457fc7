import type { Genre } from '../../genre.ts'
import { choicesOf } from './cards.ts'
import { coins, goodsIn, pestsIn } from './content.ts'
import { stage } from './layout.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import type { TycoonWorld } from './world.ts'

/** A small business: tap to make and sell, serve whoever waits, and buy what makes more of it. */
export const genre: Genre<TycoonWorld> = {
  id: 'tycoon',
  stage,
  seen: 'side',
  controls: () => [{ input: 'pick', says: 'Make, serve and buy' }],
  howTo(plan) {
    const [good] = goodsIn(plan)
    const [pest] = pestsIn(plan)
    const end = plan.rules.seconds === undefined ? '' : ' before closing time'
    return [
      `Tap the ${good?.name ?? 'shop'} to make and sell, and reach the goal${end}.`,
      pest
        ? `Tap customers to serve their orders, and chase the ${pest.plural} off.`
        : 'Tap customers to serve their orders: they pay more.',
      'Buy whatever makes you faster: it pays for itself.',
    ]
  },
  create,
  step,
  choices: choicesOf,
  hud({ target, earned, plan }) {
    const part = Math.min(1, earned / target)
    const [good] = goodsIn(plan)
    // Where points are the aim, the screen shows them already.
    if (plan.rules.scoreGoal !== undefined) return []
    return [{ says: 'Goal', value: coins(target), part, picture: good?.id }]
  },
  draw,
}
