import { type PowerUp, theOne } from '../../../game/plan.ts'
import { pickOne, shuffle, tell } from '../../../game/world.ts'
import { powerWords } from '../../said.ts'
import { bonusPlace } from './layout.ts'
import type { QuizWorld } from './rules.ts'

/** Power-ups of a quiz lie on the cards: a right answer takes them. */
export type Bonus = {
  /** What lies on this card; '' for nothing. */
  here: PowerUp | ''
  /** Questions until the next one is laid. */
  next: number
  /** For how many questions each still works, with this one. */
  works: Partial<Record<PowerUp, number>>
}

const questionsApart = 2
/** For how many questions it works; what is not here works at once. */
const lasts: Partial<Record<PowerUp, number>> = { shield: 99, slow: 3, double: 3, magnet: 1 }
const words: Partial<Record<PowerUp, string>> = {
  slow: 'More time!',
  magnet: 'Two wrong answers gone!',
  shield: 'A second chance!',
}

export const newBonus = (): Bonus => ({ here: '', next: 1, works: {} })

/** With each new question: what works gets shorter, and now and then something new lies on the card. */
export function layBonus(world: QuizWorld): void {
  const { bonus, plan } = world
  const { powerUps } = plan.rules
  if (powerUps.length === 0) return
  for (const kind of ['slow', 'double', 'magnet'] as const) {
    const left = (bonus.works[kind] ?? 0) - 1
    if (left > 0) bonus.works[kind] = left
    else delete bonus.works[kind]
  }
  if (bonus.works.magnet) {
    const wrong = [0, 1, 2, 3].filter((place) => world.shown[place] !== 0)
    world.removed = shuffle(world, wrong).slice(0, 2)
  }
  bonus.here = bonus.next-- > 0 ? '' : pickOne(world, powerUps)
  if (bonus.here) bonus.next = questionsApart
}

export function takeBonus(world: QuizWorld): void {
  const { bonus, plan } = world
  const kind = bonus.here
  if (!kind) return
  bonus.here = ''
  const lasting = lasts[kind]
  // One more, because the question that brought it is not over yet.
  if (lasting) bonus.works[kind] = lasting + 1
  else if (kind === 'heart' && !plan.rules.gentle) world.lives++
  // Whatever else there is helps as the two helpers do.
  else if (kind === 'speed' || kind === 'rapid') world.skips++
  else world.fifties++
  const said = words[kind] ?? (lasting || kind === 'heart' ? powerWords[kind] : 'One more helper!')
  tell(world, 'power', { by: theOne(plan, 'player').id, to: `power:${kind}`, ...bonusPlace, words: said })
}

/** A shield takes one wrong answer. */
export function savedByShield(world: QuizWorld): boolean {
  if (!world.bonus.works.shield) return false
  delete world.bonus.works.shield
  tell(world, 'block', { to: theOne(world.plan, 'player').id, x: 70, y: 60, words: 'Saved!' })
  return true
}

export const timeGiven = ({ bonus }: QuizWorld) => (bonus.works.slow === undefined ? 1 : 1.6)
export const worthNow = ({ bonus }: QuizWorld) => (bonus.works.double === undefined ? 1 : 2)
