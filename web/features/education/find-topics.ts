import type { TopicCard } from '@makebelieve/contract/entities/topic'

export type TopicWish = { words: string; subject: string; age: string }

export const noWish: TopicWish = { words: '', subject: '', age: '' }

/** Ages that schools speak of, as a choice. */
export const ageChoices = ['8', '10', '12', '14', '16', '18']

/** The topics that fit. Every word has to stand somewhere; those that have it in their name come first. */
export function findTopics(topics: readonly TopicCard[], { words, subject, age }: TopicWish): TopicCard[] {
  const wanted = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const years = Number(age)
  return topics
    .filter((topic) => subject === '' || topic.subject === subject)
    .filter(({ ages: [from, to] }) => age === '' || (years >= from && years <= to))
    .map((topic) => ({ topic, score: scoreOf(topic, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}

function scoreOf({ title, words, summary, subject }: TopicCard, wanted: readonly string[]): number {
  if (wanted.length === 0) return 1
  const name = title.toLowerCase()
  const names = words.join(' · ').toLowerCase()
  const rest = `${summary} ${subject}`.toLowerCase()
  const scores = wanted.map((word) =>
    name.includes(word) ? 3 : names.includes(word) ? 2 : rest.includes(word) ? 1 : 0,
  )
  return scores.every((score) => score > 0) ? scores.reduce<number>((sum, score) => sum + score, 0) : 0
}
