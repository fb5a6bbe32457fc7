import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import type { Claim, Extra } from '../../../brief/brief.ts'
import type { PlannedGame } from '../design.ts'
import { genreOf } from '../genres/index.ts'
import { canJump } from '../rules/jump-height.ts'
import { foesIn } from '../rules/stretches.ts'
import { addBoss, addLock, remove } from './apply-cast.ts'
import type { Edit } from './change.ts'
import { article, capital, clamp, kindOf, type Step, withGame, withRules } from './step.ts'

/** In a game of rules by as much as was asked for; elsewhere by a second jump in the air. */
export function changeJump(plan: PlannedGame, factor: number): Step {
  const { book, rules } = plan.game
  const design = genreOf(plan.game.genre)
  const jumps = book ? canJump(book) : design.supports.includes('double-jump')
  if (!jumps) return { cannot: `Nobody jumps in ${kindOf(plan)}.` }
  if (!book)
    return {
      plan: withRules(plan, { doubleJump: factor > 1 }),
      says: 'Jumps go higher now: you can jump again in mid-air.',
    }
  const before = rules.jump ?? 1
  const jump = clamp(before * factor, 0.5, 2.2)
  if (jump === before) return { cannot: `Jumps can't go any ${factor < 1 ? 'lower' : 'higher'}.` }
  const words = `Jumps are ${factor < 1 ? 'lower' : 'higher'}`
  return {
    plan: withRules(plan, { jump }),
    says: `${words} now.`,
    claim: { about: 'jump', factor: jump / before, before, words },
  }
}

export const numberRules = {
  lives: { rule: 'lives', least: 1, most: 20 },
  seconds: { rule: 'seconds', least: 10, most: 600 },
  levels: { rule: 'levels', least: 1, most: 12 },
  score: { rule: 'scoreGoal', least: 1, most: 100_000 },
  waves: { rule: 'waves', least: 1, most: 20 },
  players: { rule: 'players', least: 1, most: 2 },
  phases: { rule: 'bossPhases', least: 1, most: 5 },
} as const

export function changeNumber(
  plan: PlannedGame,
  { what, value, delta = 0 }: Extract<Edit, { change: 'number' }>,
): Step {
  const { rules, content, genre } = plan.game
  const known = numberRules[what as keyof typeof numberRules]
  const design = genreOf(genre)
  if (!known) {
    if (typeof content?.[what] !== 'number') return { cannot: `${capital(kindOf(plan))} has no ${what}.` }
    const number = Math.max(1, Math.round(value ?? Number(content[what]) + delta))
    const words = `There are ${number} ${what}`
    return {
      plan: withGame(plan, { content: { ...content, [what]: number } }),
      says: `${words} now.`,
      claim: { about: 'number', what, value: number, words },
    }
  }
  const needs = { levels: 'levels', waves: 'waves', players: 'two-players' } as const
  const extra = needs[what as keyof typeof needs]
  if (extra && !design.supports.includes(extra)) return { cannot: `${capital(kindOf(plan))} has no ${what}.` }
  if (what === 'waves' && isWaveless(plan)) return noWaves
  const before = Number(rules[known.rule] ?? (what === 'seconds' ? 60 : 1))
  const number = clamp(Math.round(value ?? before + delta), known.least, known.most)
  if (value !== undefined && number !== Math.round(value))
    return { cannot: `There can be ${known.least} to ${known.most} ${what} here, so I left that as it was.` }
  const words =
    what === 'seconds'
      ? `There is a clock of ${number} seconds`
      : number === 1
        ? `There is one ${what === 'lives' ? 'life' : what.replace(/s$/, '')}`
        : `There are ${number} ${what}`
  return {
    plan: withRules(plan, { [known.rule]: number, ...(what === 'lives' ? { gentle: false } : {}) }),
    says: `${words} now.`,
    claim: { about: 'number', what, value: number, words },
  }
}

export function changeDifficulty(plan: PlannedGame, to: Extract<Edit, { change: 'difficulty' }>['to']): Step {
  const order = ['easy', 'normal', 'hard'] as const
  const now = order.indexOf(plan.game.difficulty)
  const next =
    to === 'harder' ? Math.min(2, now + 1) : to === 'easier' ? Math.max(0, now - 1) : order.indexOf(to)
  const difficulty = order[next] ?? 'normal'
  const step = to === 'harder' ? 0.15 : to === 'easier' ? -0.15 : 0
  const challenge =
    step === 0
      ? ({ easy: 0.28, normal: 0.5, hard: 0.72 }[difficulty] ?? 0.5)
      : clamp(plan.game.challenge + step, 0, 1)
  if (challenge === plan.game.challenge && difficulty === plan.game.difficulty)
    return { cannot: `It's already as ${difficulty} as it gets.` }
  const harder = challenge > plan.game.challenge
  return {
    plan: withGame(plan, { difficulty, challenge }),
    says: `It is ${to} now.`,
    claim: { about: 'difficulty', harder, before: plan.game.challenge, words: `It is ${to}` },
  }
}

/** What no sentence of the others fits. */
const toldAs: Partial<Record<Extra, string>> = {
  'faster-over-time': 'It gets faster over time',
  'day-and-night': 'Day and night take turns',
  'two-players': 'Two can play',
}

/** Of what there is one. */
const counted = new Set<string>(['shop', 'shield', 'boss', 'double-jump'])

export function changeExtra(plan: PlannedGame, { extra, on }: Extract<Edit, { change: 'extra' }>): Step {
  const design = genreOf(plan.game.genre)
  const { rules } = plan.game
  const { book } = plan.game
  const leaps = extra === 'double-jump' && book !== undefined && canJump(book)
  if (on && !design.supports.includes(extra) && extra !== 'day-and-night' && !leaps)
    return { cannot: `${capital(kindOf(plan))} can't have ${extra.replaceAll('-', ' ')}.` }
  const named = extra.replaceAll('-', ' ')
  const told = toldAs[extra]
  const words =
    told ??
    (/[^s]s$/.test(extra) ? `There are ${named}` : `There is ${counted.has(extra) ? article(named) : named}`)
  const claim: Claim = { about: 'extra', extra, words }
  const changes: Partial<Record<typeof extra, Partial<GamePlan['rules']>>> = {
    'power-ups': {
      powerUps: on
        ? [
            ...new Set([
              ...(design.rules?.powerUps ?? design.powerUps ?? []),
              ...(['shield', 'heart'] as const),
            ]),
          ]
        : [],
    },
    shield: {
      powerUps: [
        ...new Set([
          ...(on ? (['shield'] as const) : []),
          ...rules.powerUps.filter((one) => on || one !== 'shield'),
        ]),
      ],
    },
    keys: { keys: on },
    levels: { levels: on ? Math.max(2, rules.levels + 1) : 1 },
    waves: { waves: on ? (rules.waves ?? 4) + 1 : 1 },
    'day-and-night': { dayAndNight: on },
    'two-players': { players: on ? 2 : 1 },
    'faster-over-time': { faster: on },
    'double-jump': { doubleJump: on },
  }
  if (extra === 'boss') return on ? addBoss(plan) : remove(plan, castIn(plan.game, 'boss'), 'boss')
  if (extra === 'keys' && on) return addLock(plan, claim)
  if (extra === 'shop') return changeShop(plan, on, claim)
  if (extra === 'waves' && on && isWaveless(plan)) return noWaves
  const change = changes[extra]
  if (!change) return { cannot: `${capital(kindOf(plan))} can't have ${extra.replaceAll('-', ' ')} yet.` }
  return {
    plan: withRules(plan, change),
    says: on ? `${words} now.` : `${capital(extra.replaceAll('-', ' '))}: gone.`,
    ...(on ? { claim } : {}),
  }
}

/** Nobody is there who could come in waves. */
const isWaveless = ({ game: { book } }: PlannedGame) =>
  book !== undefined && !book.phases && foesIn(book).length === 0

const noWaves: Step = { cannot: "There's nobody in this game to come in waves." }

/** A shop opens between waves: where there are none yet, they come with it. */
function changeShop(plan: PlannedGame, on: boolean, claim: Claim): Step {
  const { book, rules, genre } = plan.game
  if (!book) return { cannot: `${capital(genreOf(genre).name)} already has all the shop it can have.` }
  if (!on) return { plan: withRules(plan, { shop: false }), says: 'The shop is gone.' }
  if (isWaveless(plan)) return noWaves
  const waves = rules.waves ?? (rules.dayAndNight || rules.nights ? undefined : 3)
  return {
    plan: withRules(plan, { shop: true, ...(waves !== undefined && { waves }) }),
    says: `There is a shop between ${waves === undefined ? 'nights' : 'waves'} now.`,
    claim,
  }
}

export function forbid(plan: PlannedGame, absent: Extract<Edit, { change: 'absent' }>['absent']): Step {
  const { seconds: _, ...timeless } = plan.game.rules
  const claim = (words: string): Claim => ({ about: 'absent', absent, words })
  switch (absent) {
    case 'timer':
      return {
        plan: withGame(plan, { rules: timeless }),
        says: 'The clock is gone.',
        claim: claim('No timer'),
      }
    case 'losing':
      return {
        plan: withRules(plan, { gentle: true }),
        says: "You can't lose now.",
        claim: claim('It cannot be lost'),
      }
    case 'enemies': {
      const gone = remove(plan, castIn(plan.game, 'enemy'), 'enemy')
      return 'cannot' in gone ? gone : { ...gone, claim: claim('No enemies') }
    }
    case 'levels':
      return {
        plan: withRules(plan, { levels: 1 }),
        says: 'There is one level now.',
        claim: claim('One level'),
      }
    default:
      return { cannot: `${capital(absent)} can be switched off on the pause screen.` }
  }
}
