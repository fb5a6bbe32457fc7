import { bot } from '@makebelieve/kit/game-2d/genres/quiz/bot'
import { goalOf, topicOf } from '@makebelieve/kit/game-2d/genres/quiz/content'
import { genre } from '@makebelieve/kit/game-2d/genres/quiz/index'
import type { QuizWorld } from '@makebelieve/kit/game-2d/genres/quiz/rules'
import { castIn } from '@makebelieve/kit/game-2d/plan'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { covers, general, questionsAbout, questionsOf, topicsIn } from './quiz-content/index.ts'
import type { Question } from './quiz-content/question.ts'

/** As many as a game can ask in a few rounds; more would only make it heavier. */
const mostQuestions = 24

export const quiz: GenreDesign<QuizWorld> = {
  genre,
  bot,
  name: 'a quiz',
  standsInFor: {
    hangman: 'a quiz, in which the right word is chosen instead of spelled',
    typing: 'a quiz, in which the right word is chosen instead of typed',
    'word-game': 'a quiz about words',
    wordle: 'a quiz about words',
    memory: 'a quiz, in which you show what you remember',
    'visual-novel': 'a quiz, in which you choose between answers',
    'text-adventure': 'a quiz, in which you choose between answers',
    detective: 'a quiz, in which questions stand for clues',
    dating: 'a quiz, in which you choose between answers',
    rhythm: 'a quiz about music',
    crossword: 'a quiz about words',
  },
  verbs: { answer: 3, remember: 2, type: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 0, most: 1 },
    enemy: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { hazard: 'enemy', goal: 'collectible', prop: 'friend', projectile: 'collectible' },
  rules: { lives: 3, goalCount: 8 },
  supports: ['levels', 'faster-over-time', 'day-and-night', 'boss'],
  goal(game) {
    const [rival] = castIn(game, 'enemy')
    const to = rival ? ` to beat the ${rival.name}` : ''
    const { scoreGoal } = game.rules
    if (scoreGoal !== undefined)
      return `Answer questions about ${topicOf(game)} and reach ${scoreGoal} points${to}.`
    return `Answer ${goalOf(game)} questions about ${topicOf(game)} right${to}.`
  },
  finish(draft, brief) {
    const { rounds } = brief.numbers
    const asked = rounds === undefined ? undefined : Math.min(30, Math.max(1, rounds))
    const game = asked === undefined ? draft : { ...draft, rules: { ...draft.rules, goalCount: asked } }
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
  if (topic) {
    const own = questionsOf(topic, seed).slice(0, mostQuestions)
    const more = own.length < enough ? questionsOf(general, seed).slice(0, enough - own.length) : []
    const note =
      wanted && !covers(topic, wanted)
        ? `The quiz is about ${topic.name}, which is nearest to ${wanted}.`
        : undefined
    return { topic: topic.name, questions: [...own, ...more], scene: topic.scene, note }
  }
  const about = questionsAbout(brief.actors.map(({ thing }) => thing)).slice(0, 8)
  const questions = [...about, ...questionsOf(general, seed)].slice(0, mostQuestions)
  if (!wanted) return { topic: general.name, questions, scene: general.scene }
  const note = `There are no questions about ${wanted} yet, so the quiz asks general knowledge${
    about.length > 0 ? ' and about things of your prompt' : ''
  }.`
  return { topic: general.name, questions, note }
}
