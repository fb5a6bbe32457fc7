import { castIn } from '@makebelieve/kit/game/plan'
import { rate } from '@makebelieve/kit/game/world'
import { bot } from '@makebelieve/kit/game-2d/genres/quiz/bot'
import { goalOf, topicOf } from '@makebelieve/kit/game-2d/genres/quiz/content'
import { genre } from '@makebelieve/kit/game-2d/genres/quiz/index'
import type { QuizWorld } from '@makebelieve/kit/game-2d/genres/quiz/rules'
import type { Brief } from '../../../brief/brief.ts'
import { eachTime } from '../../../brief/numbers.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Scene, Thing } from '../../../things/thing.ts'
import { sceneCasts } from '../casting/scene-casts.ts'
import type { GenreDesign } from '../design.ts'
import { withoutParts } from '../game-parts.ts'
import { verbsOf } from '../proof/signs.ts'
import { numberIn, watching, withTwists } from '../twists.ts'
import {
  covers,
  general,
  questionsAbout,
  questionsOf,
  topicOfThings,
  topicsIn,
} from './quiz-content/index.ts'
import type { Question, Topic } from './quiz-content/question.ts'
import { withBoss } from './recasting.ts'

/** As many as a game can ask in a few rounds; more would only make it heavier. */
const mostQuestions = 24

const parts = new Set([
  'answer',
  'wrong answer',
  'right answer',
  'question',
  'quiz',
  'trivia',
  'round',
  'point',
])

const untwisted: GenreDesign<QuizWorld> = {
  genre,
  bot,
  name: 'a quiz',
  // Nobody plays an answer, and no question is met.
  reads: (brief) => withoutParts(brief, parts),
  calm: true,
  standsInFor: {
    'word-game': 'a quiz about words',
    wordle: 'a quiz about words',
    'text-adventure': 'a quiz where you choose between answers',
    detective: 'a quiz where questions are your clues',
    dating: 'a quiz where you choose between answers',
  },
  // Whoever is right is ahead of a rival; nobody is struck, and prizes are not picked up.
  shows: () => ({
    collect: ['earn', 'win'],
    hit: verbsOf('race'),
    defeat: [...verbsOf('race'), 'beat', 'defeat', 'outsmart'],
    hurt: [],
    block: [],
  }),
  verbs: { answer: 3, remember: 2, type: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 0, most: 1 },
    enemy: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  // Whoever asks belongs to the topic.
  suggest(role, brief) {
    const scene = role === 'player' ? contentFor(brief, 0, 1).scene : undefined
    return scene ? sceneCasts[scene as Scene].player : []
  },
  instead: { hazard: 'enemy', goal: 'collectible', prop: 'friend', projectile: 'collectible' },
  rules: { lives: 3, goalCount: 8 },
  supports: [
    'levels',
    'faster-over-time',
    'day-and-night',
    'boss',
    'power-ups',
    'shield',
    'keys',
    'two-players',
  ],
  powerUps: ['slow', 'shield', 'double', 'magnet', 'heart'],
  goal(game) {
    const [rival] = [...castIn(game, 'enemy'), ...castIn(game, 'boss')]
    const to = rival ? ` to beat the ${rival.name}` : ''
    const { scoreGoal } = game.rules
    if (scoreGoal !== undefined)
      return `Answer questions about ${topicOf(game)} and reach ${scoreGoal} points${to}.`
    return `Answer ${goalOf(game)} questions about ${topicOf(game)} right${to}.`
  },
  finish(draft, brief) {
    const { rounds } = brief.numbers
    const asked = rounds === undefined ? undefined : Math.min(30, Math.max(1, rounds))
    const cast = withBoss(draft)
    const game = asked === undefined ? cast : { ...cast, rules: { ...cast.rules, goalCount: asked } }
    const { topic, questions, scene, note } = contentFor(brief, game.seed, goalOf(game))
    const look = brief.scene === undefined && scene ? { ...game.look, scene } : game.look
    return {
      ...game,
      look,
      content: {
        topic,
        questions,
        ...(note ? { note } : {}),
        ...(asked ? { rounds: asked } : {}),
        ...game.content,
      },
    }
  },
}

const timed = (said: string) =>
  Math.min(90, Math.max(5, numberIn(said) ?? 15) * (/minute/i.test(said) ? 60 : 1))

export const quiz = withTwists(untwisted, {
  seconds: {
    words: new RegExp(
      `${eachTime.source}|\\b(?:each|every|per) (?:question|answer|round)(?: \\w+){0,3} \\d+ ?-?(?:seconds?|secs?)`,
      'i',
    ),
    tells: ['seconds'],
    takes: ['seconds'],
    sets: (said) => ({ secondsEach: timed(said) }),
    watch: watching(
      ({ phase, total }: QuizWorld) => ({ phase, total }),
      (_, { phase, total }, said) => phase === 'asking' && total === Math.round(timed(said) * rate),
    ),
  },
  answers: {
    words: /\b(?:4|four) (?:possible |different )?(?:answers?|choices|options)\b|\bmultiple[- ]choice\b/i,
    parts: ['answer', 'choice', 'option'],
    watch: watching(
      ({ phase, shown }: QuizWorld) => ({ phase, shown: shown.length }),
      (_, { phase, shown }) => phase === 'asking' && shown === 4,
    ),
  },
})

/** What is asked, and an honest word where the topic is not known. */
function contentFor(
  brief: Brief,
  seed: number,
  goal: number,
): { topic: string; questions: Question[]; scene?: string; note?: string } {
  const wanted = brief.topic ?? ''
  // What the prompt calls the topic counts; all of it is read only where it names none.
  const [topic] = wanted ? topicsIn(wanted) : topicsIn(brief.prompt)
  const enough = Math.min(mostQuestions, Math.max(12, goal + 4))
  const filled = (own: Question[]) => [
    ...own.slice(0, mostQuestions),
    ...(own.length < enough ? questionsOf(general, seed).slice(0, enough - own.length) : []),
  ]
  const nearest = ({ name }: Topic) => `The quiz is about ${name}, the closest we have to ${wanted}.`
  if (topic) {
    const note = wanted && !covers(topic, wanted) ? nearest(topic) : undefined
    return { topic: topic.name, questions: filled(questionsOf(topic, seed)), scene: topic.scene, note }
  }
  const things = thingsOf(brief)
  const about = questionsAbout(things).slice(0, 6)
  const home = wanted ? topicOfThings(things) : undefined
  if (home) {
    const questions = filled([...about, ...questionsOf(home, seed)])
    return { topic: home.name, questions, scene: home.scene, note: nearest(home) }
  }
  const questions = filled([...about, ...questionsOf(general, seed)])
  if (!wanted) return { topic: general.name, questions, scene: general.scene }
  const more = about.length > 0 ? ' with questions about things in your prompt' : ''
  const note = `We don't have questions about ${wanted} yet, so it's a general knowledge quiz${more}.`
  return { topic: general.name, questions, note }
}

/** Things of the prompt, and those of the topic's words that the catalogue has by name: a guess would ask nonsense. */
function thingsOf({ actors, topic = '' }: Brief): Thing[] {
  const catalogue = openCatalogue()
  const words = topic.split(/[^\p{L}-]+/u).map((word) => catalogue.lemma(word.toLowerCase(), 'noun'))
  const named = words.filter((word) => word && catalogue.isNoun(word)).map((word) => catalogue.find(word))
  const known = [...named.filter(({ name, row }) => name === row), ...actors.map(({ thing }) => thing)]
  return known.filter(({ name }, index) => known.findIndex((other) => other.name === name) === index)
}
