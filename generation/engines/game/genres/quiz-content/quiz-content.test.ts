import { describe, expect, it } from 'vitest'
import { questionsOf, topics, topicsIn } from './index.ts'

describe('questions of the quiz', () => {
  it('knows at least 25 topics with at least 12 questions each', () => {
    expect(topics.length).toBeGreaterThanOrEqual(25)
    for (const topic of topics) expect(questionsOf(topic, 1).length, topic.id).toBeGreaterThanOrEqual(12)
  })

  it('has four different answers and an explanation for each, short enough for the card', () => {
    for (const topic of topics)
      for (let seed = 1; seed < (typeof topic.questions === 'function' ? 30 : 2); seed++)
        for (const { ask, answers, why } of questionsOf(topic, seed)) {
          expect(new Set(answers).size, ask).toBe(4)
          for (const words of answers) expect(words.trim().length, ask).toBeGreaterThan(0)
          expect(answers.join('|'), ask).not.toContain('undefined')
          expect(ask.length, ask).toBeLessThanOrEqual(80)
          expect(Math.max(...answers.map(({ length }) => length)), ask).toBeLessThanOrEqual(40)
          expect(why.length, ask).toBeGreaterThan(5)
          expect(why.length, ask).toBeLessThanOrEqual(84)
        }
  })

  it('asks nothing twice within a topic', () => {
    for (const topic of topics) {
      const asked = questionsOf(topic, 1).map(({ ask, answers }) => `${ask} ${answers[0]}`)
      expect(new Set(asked).size, topic.id).toBe(asked.length)
    }
  })

  it('finds the topic that is meant', () => {
    const first = (words: string) => topicsIn(words)[0]?.id
    expect(first('planets of the solar system')).toBe('solar-system')
    expect(first('capital cities of Europe')).toBe('capitals')
    expect(first('the times tables')).toBe('times-tables')
    expect(first('famous paintings')).toBe('art')
    expect(first('Greek gods')).toBe('mythology')
    expect(first('underwater knitting machines of 1723')).toBe('oceans')
    expect(first('quantum haberdashery')).toBeUndefined()
  })

  it('calculates right', () => {
    for (const id of ['maths', 'times-tables', 'addition', 'subtraction', 'division'])
      for (const { ask, answers } of questionsOf(topics.find((topic) => topic.id === id) ?? never(), 7)) {
        const [, a = '', sign = '', b = ''] = /(\d+) ([+−×÷]) (\d+)/.exec(ask) ?? []
        const results: Record<string, number> = { '+': +a + +b, '−': +a - +b, '×': +a * +b, '÷': +a / +b }
        expect(answers[0], ask).toBe(String(results[sign]))
      }
  })
})

function never(): never {
  throw new Error('There is no such topic')
}
