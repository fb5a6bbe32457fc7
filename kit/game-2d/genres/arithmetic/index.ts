import { type Random, seededRandom } from '../../../core/random.ts'
import { castIn, dial } from '../../../game/plan.ts'
import type { Place, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'

export type Sign = '+' | '−' | '×' | '÷'

export type SumsContent = {
  signs?: Sign[]
  /** The largest number that comes up. */
  most?: number
  /** The times table that is practised. */
  table?: number
  /** One of the numbers is asked for, instead of the result. */
  missing?: boolean
  /** How many right answers win. */
  count?: number
}

export type Sum = { left: number; sign: Sign; right: number; result: number; asked: 'result' | 'right' }

export type SumsState = {
  sum: Sum
  answers: number[]
  right: number
  count: number
  lives: number
  /** Why the last answer was wrong. */
  because: string
  random: number
  content: SumsContent
}

const answerOf = ({ asked, result, right }: Sum) => (asked === 'result' ? result : right)

/** Sums with four answers; a wrong one is explained. */
export const turns: TurnRules<SumsState> = {
  id: 'arithmetic',
  sides: 1,
  says: 'Pick the answer',
  final: true,
  settles: 8,
  deal(plan, seed, level) {
    const content = (plan.content ?? {}) as SumsContent
    const lives = plan.rules.gentle ? 99 : plan.rules.lives
    const most = content.most ?? Math.round(dial(plan, 10, 40))
    const start = { right: 0, count: content.count ?? 10, lives, because: '', content: { ...content, most } }
    return asked({ ...start, random: seededRandom(seed + level * 19).state() })
  },
  moves: ({ answers }) => answers.map((_, at) => [`answer ${at}`]),
  after(state, [place = '']) {
    const given = state.answers[Number(place.slice(7))]
    if (given === answerOf(state.sum)) return asked({ ...state, right: state.right + 1, because: '' })
    return asked({ ...state, lives: state.lives - 1, because: explained(state.sum) })
  },
  ending({ right, count, lives, because }) {
    if (right >= count) return { winner: 0, because: `${count} right answers!` }
    return lives <= 0 ? { winner: 1, because } : undefined
  },
  lives: ({ lives }) => lives,
  score: ({ right }) => right * 10,
  solve: ({ answers, sum }) => [`answer ${answers.indexOf(answerOf(sum))}`],
  blunder: ({ answers, sum }) => [`answer ${answers.findIndex((answer) => answer !== answerOf(sum))}`],
  progress: ({ right, count }) => right / count,
  table({ sum, answers, because }, plan) {
    const [picture] = [...castIn(plan, 'collectible'), ...castIn(plan, 'enemy')]
    const { left, sign, right, result, asked: gap } = sum
    const [last, end] = gap === 'result' ? [right, '?'] : ['?', result]
    return {
      places: answers.map(
        (answer, at): Place => ({
          id: `answer ${at}`,
          x: 70 + (at % 2) * 300,
          y: 440 + Math.floor(at / 2) * 116,
          width: 280,
          height: 100,
          says: String(answer),
          words: String(answer),
          key: String(at + 1),
          button: true,
          letters: 44,
        }),
      ),
      pieces: picture
        ? [
            {
              id: 'picture',
              x: stage.width / 2,
              y: 176,
              width: 104,
              face: { kind: 'picture', cast: picture.id },
            },
          ]
        : [],
      labels: [
        {
          x: stage.width / 2,
          y: picture ? 284 : 240,
          words: `${left} ${sign} ${last} = ${end}`,
          size: 68,
          bold: true,
        },
        ...(because
          ? [
              {
                x: stage.width / 2,
                y: 378,
                words: because,
                size: 23,
                colour: '#b3261e',
                width: 580,
                bold: true,
              },
            ]
          : []),
      ],
    }
  },
  backdrop: (_state, painter) =>
    painter.panel(50, 108, stage.width - 100, 316, { fill: '#fffdf6ee', radius: 28, shadow: false }),
  told(before, [place], after, plan) {
    const [picture] = [...castIn(plan, 'collectible'), ...castIn(plan, 'enemy')]
    const foe = picture?.role === 'enemy'
    if (after.right > before.right)
      return [
        { type: 'right', at: place, words: '+10', ...(picture && { to: picture.id }) },
        ...(foe ? [{ type: 'hit' as const, at: 'picture', to: picture.id }] : []),
      ]
    return [
      { type: 'wrong', at: place },
      ...(foe ? [{ type: 'hurt' as const, at: 'picture', by: picture.id }] : []),
    ]
  },
  howTo: (plan) => [
    'Pick the right answer, or press 1 to 4.',
    `${((plan.content ?? {}) as SumsContent).count ?? 10} right answers win. We explain the ones you miss.`,
  ],
  hud: ({ right, count }) => [{ says: 'Right', value: `${right} of ${count}` }],
}

function asked(state: Omit<SumsState, 'sum' | 'answers'>): SumsState {
  const random = seededRandom(state.random)
  const sum = sumOf(state.content, random)
  const right = answerOf(sum)
  const near = [
    right + 1,
    right - 1,
    right + 2,
    right + sum.left,
    Math.abs(right - sum.left),
    right + 10,
    right - 10,
    right + 3,
  ]
  const wrong = [...new Set(near)].filter((answer) => answer !== right && answer >= 0)
  const answers = random.shuffled([right, ...random.shuffled(wrong).slice(0, 3)])
  return { ...state, sum, answers, random: random.state() }
}

function sumOf({ signs = ['+'], most = 20, table, missing }: SumsContent, random: Random): Sum {
  const sign = signs[random.below(signs.length)] ?? '+'
  const some = (low: number, high: number) => low + random.below(Math.max(1, high - low + 1))
  const gap = missing ? 'right' : 'result'
  if (sign === '×' || sign === '÷') {
    const times = table ?? some(2, Math.min(10, Math.max(2, most)))
    const by = some(table ? 1 : 2, 10)
    return sign === '×'
      ? { left: table ? times : by, sign, right: table ? by : times, result: times * by, asked: gap }
      : { left: times * by, sign, right: times, result: by, asked: gap }
  }
  const whole = some(2, most)
  const part = some(1, whole - 1)
  return sign === '+'
    ? { left: part, sign, right: whole - part, result: whole, asked: gap }
    : { left: whole, sign, right: part, result: whole - part, asked: gap }
}

/** One step back is known, and from there it is not far. */
export function explained({ left, sign, right, result }: Sum): string {
  const sum = `${left} ${sign} ${right} = ${result}`
  if (sign === '×')
    return right > 1
      ? `${sum}, because ${left} × ${right - 1} is ${left * (right - 1)} and ${left} more.`
      : `${sum}: once ${left} is ${left}.`
  if (sign === '÷') return `${sum}, because ${right} × ${result} is ${left}.`
  if (sign === '−') return `${sum}, because ${result} + ${right} is ${left}.`
  const toTen = 10 - (left % 10)
  return left % 10 !== 0 && right > toTen
    ? `${sum}, because ${left} + ${toTen} is ${left + toTen} and ${right - toTen} more.`
    : `${sum}: ${right} more than ${left}.`
}

export const genre = turnGame(turns)
