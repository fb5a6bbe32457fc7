import type { Offer } from '@makebelieve/contract/offer'
import { castIn } from '@makebelieve/kit/game/plan'
import type { PlannedGame } from './design.ts'
import { genreOf } from './genres/index.ts'
import type { GameCheckCode } from './proof/check-codes.ts'
import { inWords } from './rules/in-words.ts'
import type { GameVerdict } from './verify.ts'

/** What the chat says about a game, in the structure of the specification. */
export type GameAnswer = {
  introduction: string
  analysis: {
    coreGame: Record<string, string>
    technical: Record<string, string>
    playerExperience: Record<string, string>
  }
  discoveryQuestions: { title: string; question: string }[]
  /** What else may have been meant, where the kind of game was only guessed. */
  offers?: Offer[]
}

/** An account of what was made, drawn from the plan and the proof alone. */
export function describe(plan: PlannedGame, verdict: GameVerdict): GameAnswer {
  const { game, notes, guess } = plan
  const { name, genre } = genreOf(game.genre)
  const met = verdict.requirements.filter(({ status }) => status === 'met').length
  const total = verdict.requirements.length
  const check = (...codes: GameCheckCode[]) =>
    verdict.checks.find(({ code }) => codes.includes(code))?.evidence ?? ''
  const wishes = total === 0 ? '' : ` ${met} of ${total} wishes in your prompt were seen in play.`
  const played = game.rules.gentle
    ? "Our bots have already won it, and couldn't lose it."
    : 'Our bots have already won and lost it.'
  return {
    introduction: [guess?.says ?? `${game.title} is ${name}.`, game.goal, `${played}${wishes}`].join(' '),
    analysis: {
      coreGame: {
        Goal: game.goal,
        Player: castIn(game, 'player')[0]?.name ?? '',
        'On the stage': game.cast
          .filter(({ role }) => role !== 'player')
          .map(({ plural }) => plural)
          .join(', '),
        Rules: rulesInWords(plan),
      },
      technical: {
        Scene: `${game.look.scene}, ${game.look.time}${game.look.style ? `, ${game.look.style}` : ''}`,
        Size: check('small'),
        Proof: `${verdict.checks.filter(({ passed }) => passed).length} of ${verdict.checks.length} checks passed`,
        ...(notes.length > 0 ? { Notes: notes.join(' ') } : {}),
      },
      playerExperience: {
        Controls: [...new Set(genre.controls(game).map(({ says }) => says))].join(', '),
        'A win': check('wins'),
        'A loss': check('loses', 'gentle'),
        Difficulty: `${game.difficulty}. ${check('difficulty')}`,
      },
    },
    discoveryQuestions: questionsFor(plan),
    ...(guess && { offers: guess.offers }),
  }
}

function rulesInWords({ game }: PlannedGame): string {
  const { rules } = game
  const parts = [
    ...inWords(game)
      .flatMap(({ says, words }) => (words === undefined ? [] : [says.replace(/[.”]+$/, '')]))
      .slice(0, 6),
    rules.gentle ? "you can't lose" : `${rules.lives} ${rules.lives === 1 ? 'life' : 'lives'}`,
    rules.seconds === undefined ? '' : `${rules.seconds} seconds`,
    rules.levels > 1 ? `${rules.levels} levels` : '',
    rules.waves ? `${rules.waves} waves` : '',
    rules.scoreGoal ? `${rules.scoreGoal} points to win` : '',
    rules.boss ? 'a boss' : '',
    rules.powerUps.length > 0 ? `power-ups: ${rules.powerUps.join(', ')}` : '',
    rules.players === 2 ? 'two players' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** What to ask for next: only what this game does not have yet. A title can be sent as the next wish as it stands. */
function questionsFor({ game }: PlannedGame): GameAnswer['discoveryQuestions'] {
  const { rules, look } = game
  const { supports } = genreOf(game.genre)
  const questions = [
    !rules.boss && supports.includes('boss')
      ? { title: 'Add a boss', question: 'Should a boss be waiting at the end? Who?' }
      : undefined,
    rules.seconds === undefined && !rules.gentle
      ? { title: 'Add a time limit of 60 seconds', question: 'Should there be a clock? How long?' }
      : undefined,
    look.weather === 'clear'
      ? { title: 'Make it rain', question: `Should it rain, snow or storm in the ${look.scene}?` }
      : undefined,
    { title: 'Make it harder', question: 'Was it too easy, too hard, or just right?' },
  ]
  return questions.filter((question) => question !== undefined).slice(0, 3)
}
