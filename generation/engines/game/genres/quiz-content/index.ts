import { seededRandom } from '@makebelieve/kit/core/random'
import type { Thing, Trait } from '../../../../things/thing.ts'
import { culture } from './culture.ts'
import { generated } from './generated.ts'
import { livingThings } from './living-things.ts'
import type { Question, Topic } from './question.ts'
import { science } from './science.ts'
import { spaceAndEarth } from './space-and-earth.ts'

export const topics: readonly Topic[] = [
  ...spaceAndEarth,
  ...livingThings,
  ...science,
  ...culture,
  ...generated,
]

export const general = topics.find(({ id }) => id === 'general') as Topic

/**
 * The topics that a text speaks of, the surest first. Longer names weigh more than single words: 'capital cities of
 * Europe' is about capitals, not about cities.
 */
export function topicsIn(text: string): Topic[] {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return topics
    .map((topic) => {
      const found = topic.words.split(',').filter((word) => said.includes(` ${word} `))
      const weight = found.reduce((sum, word) => sum + word.length + 8 * (word.split(' ').length - 1), 0)
      return { topic, weight }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ topic }) => topic)
}

const small = new Set(
  'a an the of and or in on about for with kids children world famous basic simple easy hard fun facts to from'.split(
    ' ',
  ),
)

/** Whether a topic is what the words are about, or only touches them: 'underwater basket weaving' is not oceans. */
export function covers({ words }: Topic, text: string): boolean {
  const known = new Set(words.split(/[ ,]/))
  const said = text.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
  const heavy = said.filter((word) => word && !small.has(word))
  const head = heavy.at(-1) ?? ''
  return known.has(head) || heavy.filter((word) => known.has(word)).length * 2 > heavy.length
}

/** The questions of a topic, in an order that the seed decides. */
export function questionsOf({ questions }: Topic, seed: number): Question[] {
  const random = seededRandom(seed * 2654435 + 17)
  return random.shuffled(typeof questions === 'function' ? questions(random) : questions)
}

const kinds: [trait: Trait, says: string, asks: string, others: string[]][] = [
  ['animal', 'is an animal', 'Which of these is an animal?', ['a spoon', 'a bicycle', 'a cloud', 'a violin']],
  ['food', 'can be eaten', 'Which of these can be eaten?', ['a stone', 'a lamp', 'a wheel', 'a pencil']],
  [
    'vehicle',
    'is a vehicle',
    'Which of these is a vehicle?',
    ['a carrot', 'a pillow', 'a parrot', 'a flute'],
  ],
  ['plant', 'is a plant', 'Which of these is a plant?', ['a hammer', 'a mirror', 'a shark', 'a button']],
  ['building', 'is a building', 'Which of these is a building?', ['a spoon', 'a duck', 'an apple', 'a shoe']],
  ['instrument', 'makes music', 'Which of these makes music?', ['a pillow', 'a brick', 'a sock', 'a plate']],
  ['tool', 'is a tool', 'Which of these is a tool?', ['a cloud', 'a trout', 'a pear', 'a puddle']],
  ['clothing', 'can be worn', 'Which of these can be worn?', ['a pond', 'a ladder', 'a tomato', 'a window']],
]

/** Where a thing belongs that no topic names: the first kind or trait that fits. */
const homes: [kind: string, topic: string][] = [
  ['dinosaur', 'dinosaurs'],
  ['fish', 'oceans'],
  ['whale', 'oceans'],
  ['animal', 'animals'],
  ['plant', 'plants'],
  ['food', 'food'],
  ['drink', 'food'],
  ['vehicle', 'transport'],
  ['instrument', 'music'],
  ['celestial', 'solar-system'],
  ['sport', 'sports'],
  ['monster', 'mythology'],
  ['weather', 'weather'],
  ['building', 'landmarks'],
]

/** The topic that things of a prompt belong to: elephants to animals. */
export function topicOfThings(things: readonly Thing[]): Topic | undefined {
  for (const { kinds: wider, traits } of things) {
    const home = homes.find(([kind]) => wider.includes(kind) || (traits as string[]).includes(kind))
    if (home) return topics.find(({ id }) => id === home[1])
  }
  return undefined
}

/** From small to large, with sizes that nobody doubts, in metres. */
const measures: [name: string, metres: number][] = [
  ['an ant', 0.005],
  ['a coin', 0.02],
  ['a cat', 0.5],
  ['a car', 4.3],
  ['an ocean liner', 300],
]

/** Questions about things of the prompt, made from what the catalogue knows of them. */
export function questionsAbout(things: readonly Thing[]): Question[] {
  const withArticle = ({ name }: Thing) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)
  return things.flatMap((thing) => {
    const made: Question[] = []
    const kind = kinds.find(([trait]) => thing.traits.includes(trait))
    const name = withArticle(thing)
    if (kind) {
      const [, says, ask, [one = '', two = '', three = '']] = kind
      made.push({
        ask,
        answers: [name, one, two, three],
        why: `${capital(name)} ${says}.`,
      })
    }
    // Only where the difference is beyond doubt.
    const smaller = measures.filter(([other, metres]) => metres * 3 < thing.size && other !== name)
    const [one, two, three] = smaller
    if (one && two && three)
      made.push({
        ask: 'Which of these is the largest?',
        answers: [name, one[0], two[0], three[0]],
        why: `${capital(name)} is about ${thing.size < 10 ? thing.size.toFixed(1) : Math.round(thing.size)} metres long.`,
      })
    return made
  })
}

const capital = (words: string) => (words[0] ?? '').toUpperCase() + words.slice(1)
