import type { GamePlan } from '../../../game/plan.ts'

/** The right answer comes first; the world mixes them. */
export type Question = { ask: string; answers: string[]; why: string }

/** What a plan brings to be asked. One without questions gets sums, so that there is always something to answer. */
export function questionsIn({ content }: GamePlan): Question[] {
  const { questions } = content ?? {}
  const given = Array.isArray(questions) ? (questions as Question[]).filter(isQuestion) : []
  return given.length > 0 ? given : sums
}

function isQuestion(value: Question): boolean {
  return typeof value?.ask === 'string' && Array.isArray(value.answers) && value.answers.length === 4
}

const sums: Question[] = Array.from({ length: 12 }, (_, index) => {
  const [a, b] = [3 + index * 2, 4 + ((index * 5) % 9)]
  return {
    ask: `What is ${a} + ${b}?`,
    answers: [a + b, a + b + 1, a + b - 2, a + b + 10].map(String),
    why: `${a} + ${b} = ${a + b}.`,
  }
})

/** What the questions are about, as sentences say it. */
export function topicOf({ content }: GamePlan): string {
  return typeof content?.topic === 'string' ? content.topic : 'general knowledge'
}

/** How many right answers win, where nothing else is said. */
export const usualAnswers = 8

export function goalOf({ rules }: GamePlan): number {
  return Math.max(1, rules.goalCount ?? usualAnswers)
}

/** How long each answer may take, where the plan says so. */
export function secondsEach({ content }: GamePlan): number | undefined {
  return typeof content?.secondsEach === 'number' ? content.secondsEach : undefined
}
