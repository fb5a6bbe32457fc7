import type { GamePlan } from '../../game/plan.ts'
import type { Painter } from '../view/painter.ts'
import type { TurnRules } from './rules.ts'
import { stage } from './world.ts'

/** Who pays for each mistake, and what becomes of them at the last one: 'every wrong pair feeds the shark, after six it eats the boat'. */
export type Stake = {
  /** Whose picture changes with each mistake: ids of cast members. */
  cast: string
  way: 'shrinks' | 'grows' | 'nears' | 'stays'
  /** Whom it comes near, and takes at the end. */
  to?: string
  ends?: 'gone' | 'falls' | 'bursts' | 'takes'
}

/** How many mistakes were made, of those that end it. */
export type Faults = { made: number; most: number }

/** A picture of it, as it is drawn: around its middle. */
export type StakeShown = { cast: string; x: number; y: number; size: number; angle: number }

const ground = 96
const right = { from: stage.width - 174, at: stage.width - 100, to: stage.width - 44 }
/** The middle of all that is seen of it. */
const centre = stage.width - 112

export function stakeIn({ content, cast }: Pick<GamePlan, 'content' | 'cast'>): Stake | undefined {
  const { stake } = (content ?? {}) as { stake?: Stake }
  // A plan that was changed by hand may have lost somebody.
  const isThere = (id: string | undefined) => id === undefined || cast.some((member) => member.id === id)
  return stake && isThere(stake.cast) && isThere(stake.to) ? stake : undefined
}

/** Hearts that are gone are mistakes that were made, where the rules don't count them otherwise. */
export function faultsOf<S>(
  { faults, lives }: Pick<TurnRules<S>, 'faults' | 'lives'>,
  state: S,
  plan: GamePlan,
): Faults | undefined {
  if (plan.rules.gentle) return undefined
  if (faults) return faults(state)
  if (!lives) return undefined
  const most = plan.rules.lives
  return { made: most - lives(state), most }
}

/** Who is seen beside the table after so many mistakes, and how: of whom nothing is listed, nothing is left. */
export function stakeShown({ cast, way, to, ends }: Stake, { made, most }: Faults): StakeShown[] {
  const part = Math.min(1, made / Math.max(1, most))
  const isOver = made >= most
  const size = way === 'shrinks' ? 24 + 62 * (1 - part) : way === 'grows' ? 32 + 56 * part : 74
  const x = way === 'nears' ? right.from + (right.at - right.from) * part : to ? right.at : centre
  const own = { cast, x, y: ground - size / 2, size, angle: 0 }
  const other = to ? [{ cast: to, x: right.to, y: ground - 34, size: 68, angle: 0 }] : []
  if (!isOver || ends === undefined) return [own, ...other]
  if (ends === 'falls') return [{ ...own, y: ground - size / 4, angle: 1.5 }, ...other]
  if (ends === 'takes') return [{ ...own, x: right.to - 12, y: ground - 42, size: 84 }]
  return other
}

/** How much of the strip above the table it takes. */
export const stakeWidth = 124

/** Drawn where nobody else sits. */
export function drawStake<S>(rules: TurnRules<S>, state: S, painter: Painter): void {
  const stake = stakeIn(painter.plan)
  const faults = faultsOf(rules, state, painter.plan)
  if (!stake || !faults) return
  const { x: middle, ground: floor, scale } = rules.stakeAt ?? { x: centre, ground, scale: 1 }
  for (const { cast, x, y, size, angle } of stakeShown(stake, faults))
    painter.sprite(cast, middle + (x - centre) * scale, floor + (y - ground) * scale, size * scale, {
      angle,
      shadow: true,
      ...(angle === 0 && { alive: 2 }),
      ...(stake.way === 'nears' && cast === stake.cast && { facing: 1 as const }),
    })
  if (stake.ends === 'bursts' && faults.made >= faults.most)
    drawBurst(painter.ctx, middle, floor - 44 * scale, scale)
}

/** Rays where somebody was. */
function drawBurst(ctx: CanvasRenderingContext2D, x: number, y: number, scale: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.fillStyle = '#ff9f1c'
  ctx.beginPath()
  for (let ray = 0; ray < 20; ray++) {
    const far = ray % 2 === 0 ? 44 : 20
    ctx.lineTo(Math.cos((ray * Math.PI) / 10) * far, Math.sin((ray * Math.PI) / 10) * far)
  }
  ctx.fill()
  ctx.restore()
}
