import type { Choice, Genre } from '../../genre.ts'
import { castIn } from '../../plan.ts'
import { goalOf, topicOf } from './content.ts'
import { answerPlaces, card, stage, telling } from './layout.ts'
import { create, type QuizWorld, questionOf, step } from './rules.ts'
import { draw, helpersOf } from './view.ts'

const letters = ['A', 'B', 'C', 'D']

/** Questions with four answers, a clock, two helpers, and a word on why it is so. */
export const genre: Genre<QuizWorld> = {
  id: 'quiz',
  stage,
  seen: 'table',
  controls: () => [{ input: 'pick', says: 'Choose an answer' }],
  howTo(plan) {
    const [rival] = castIn(plan, 'enemy')
    return [
      `Get ${goalOf(plan)} questions about ${topicOf(plan)} right${rival ? ` to beat the ${rival.name}` : ''}.`,
      plan.rules.gentle ? 'Take as many tries as you like.' : 'Wrong answers and lost time cost a life.',
      'Quick answers and answers in a row are worth more.',
    ]
  },
  create,
  step,
  choices(world) {
    const { ask, answers, why } = questionOf(world)
    // Not to be picked, but to be heard by whoever does not see the card.
    const question: Choice = { id: 'question', ...card, says: ask, disabled: true }
    if (world.phase === 'told') return [question, { id: 'next', ...telling, says: `${why} Go on.` }]
    if (world.phase === 'appear') return [question]
    const shown = answerPlaces.map((place, index) => ({
      id: String(index),
      ...place,
      says: `${letters[index]}: ${answers[world.shown[index] ?? 0]}`,
      disabled: world.removed.includes(index),
    }))
    return [question, ...shown, ...helpersOf(world).map(({ label: _, ...choice }) => choice)]
  },
  hud({ right, plan, streak }) {
    const goal = goalOf(plan)
    const [prize] = castIn(plan, 'collectible')
    const figures = [{ says: 'Right', value: `${right} / ${goal}`, part: right / goal, picture: prize?.id }]
    const all = streak >= 2 ? [...figures, { says: 'In a row', value: String(streak) }] : figures
    return all.map((figure) => ({ ...figure, unseen: true }))
  },
  draw,
}
