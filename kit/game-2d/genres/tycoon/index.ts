import { castIn } from '../../../game/plan.ts'
import { cursorControls } from '../../../game/second-cursor.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { bonusHud } from '../../table/bonus.ts'
import { choicesOf } from './cards.ts'
import { coins, goodsIn, pestsIn } from './content.ts'
import { stage } from './layout.ts'
import { meanings } from './powers.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import type { TycoonWorld } from './world.ts'

/** A small business: tap to make and sell, serve whoever waits, and buy what makes more of it. */
export const genre: Genre<TycoonWorld> = {
  id: 'tycoon',
  dimension: '2d',
  stage,
  seen: 'side',
  controls: ({ rules }) => [
    { input: 'pick', says: 'Make, serve and buy' },
    ...(rules.players === 2 ? cursorControls('Make, serve and buy') : []),
  ],
  howTo(plan) {
    const [good] = goodsIn(plan)
    const [pest] = pestsIn(plan)
    const [boss] = plan.rules.boss ? castIn(plan, 'boss') : []
    const end = plan.rules.seconds === undefined ? '' : ' before closing time'
    return [
      `Tap the ${good?.name ?? 'shop'} to make and sell, and reach the goal${end}.`,
      pest
        ? `Tap customers to serve their orders, and chase the ${pest.plural} off.`
        : 'Tap customers to serve their orders: they pay more.',
      [
        'Buy upgrades to get faster: they pay for themselves.',
        ...(plan.rules.powerUps.length > 0 ? ['Catch what pops up over the counter.'] : []),
        ...lockHowTo(plan, 'serve whoever brings'),
        ...(boss ? [`At the end, the ${boss.name} comes: keep it away from the till.`] : []),
      ].join(' '),
    ]
  },
  create,
  step,
  choices: choicesOf,
  secondCursor: true,
  hud(world) {
    const { target, earned, plan, lock, tally, cursor } = world
    const part = Math.min(1, earned / target)
    const [good] = goodsIn(plan)
    // Where points are the aim, the screen shows them already.
    const goal = { says: 'Goal', value: coins(target), part, picture: good?.id }
    return [
      ...(plan.rules.scoreGoal === undefined ? [goal] : []),
      ...lockHud(plan, lock),
      ...bonusHud(world, meanings),
      ...(cursor ? tally.map((worth, at) => ({ says: `P${at + 1}`, value: coins(worth) })) : []),
    ]
  },
  draw,
}
