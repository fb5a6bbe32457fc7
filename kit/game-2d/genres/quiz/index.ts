import { castIn } from '../../../game/plan.ts'
import type { Choice } from '../../../game/rules.ts'
import { cursorControls } from '../../../game/second-cursor.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { goalOf, topicOf } from './content.ts'
import { answerPlaces, card, stage, telling } from './layout.ts'
import { create, type QuizWorld, questionOf, step } from './rules.ts'
import { draw, helpersOf } from './view.ts'

const letters = ['A', 'B', 'C', 'D']

/** Questions with four answers, a clock, two helpers, and a word on why it is so. */
export const genre: Genre<QuizWorld> = {
  id: 'quiz',
  dimension: '2d',
  stage,
  seen: 'table',
  controls: ({ rules }) => [
    { input: 'pick', says: 'Choose an answer' },
    ...(rules.players === 2 ? cursorControls() : []),
  ],
  howTo(plan) {
    const [rival] = castIn(plan, 'enemy')
    const { gentle, players, powerUps } = plan.rules
    const race = 'The fastest player answers. Get it wrong and the other gets a try.'
    const lives = gentle
      ? 'Take as many tries as you like.'
      : 'Wrong answers and running out of time cost a life.'
    const prizes = powerUps.length > 0 ? ['A right answer wins the power-up on the card.'] : []
    const extras = [...lockHowTo(plan, 'win'), ...prizes].join(' ')
    return [
      `Get ${goalOf(plan)} questions about ${topicOf(plan)} right${rival ? ` to beat the ${rival.name}` : ''}.`,
      players === 2 ? race : lives,
      extras || 'Quick answers and streaks are worth more.',
    ]
  },
  create,
  step,
  choices(world) {
    const { ask, answers, why } = questionOf(world)
    // Not to be picked, but to be heard by whoever does not see the card.
    const question: Choice = { id: 'question', ...card, says: ask, disabled: true }
    if (world.phase === 'told') return [question, { id: 'next', ...telling, says: `${why} Continue.` }]
    if (world.phase === 'appear') return [question]
    const shown = answerPlaces.map((place, index) => ({
      id: String(index),
      ...place,
      says: `${letters[index]}: ${answers[world.shown[index] ?? 0]}`,
      disabled: world.removed.includes(index),
    }))
    return [question, ...shown, ...helpersOf(world).map(({ label: _, ...choice }) => choice)]
  },
  secondCursor: true,
  hud({ right, plan, streak, lock, race, cursor }) {
    const goal = goalOf(plan)
    const [prize] = castIn(plan, 'collectible')
    const figures = [{ says: 'Right', value: `${right} / ${goal}`, part: right / goal, picture: prize?.id }]
    const all = streak >= 2 ? [...figures, { says: 'In a row', value: String(streak) }] : figures
    const both = cursor
      ? race.right.map((knew, at) => ({ says: `Player ${at + 1}`, value: String(knew) }))
      : []
    return [...all, ...both, ...lockHud(plan, lock)].map((figure) => ({ ...figure, unseen: true }))
  },
  draw,
}
