import type { World } from '@makebelieve/kit/game/world'
import { heroOf, type Space } from '@makebelieve/kit/game-3d/space'
import type { View } from '../../../brief/view.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

/** Where the eye was when the bot had won: in the player's head, behind it, or high above. */
export function judgeView(view: View, { plan, proof }: Pick<Case, 'plan' | 'proof'>): Verdict {
  const world = proof.won?.world
  if (!world) return unchecked('Nobody won it, so nobody looked.')
  return isSpace(world) ? judgedEye(view, world) : judgedPlane(view, plan.game.book?.space.id)
}

const isSpace = (world: World): world is Space => 'eye' in world && 'bodies' in world

/** Whether what was played has bodies in space, or is drawn flat. */
export function judgeDimension(dimension: '2d' | '3d', { proof }: Pick<Case, 'proof'>): Verdict {
  const world = proof.won?.world
  if (!world) return unchecked('Nobody won it, so nobody looked.')
  const shown = isSpace(world) ? '3d' : '2d'
  const told = shown === '3d' ? 'It is played among bodies in 3D.' : 'It is drawn in 2D.'
  return shown === dimension ? met(told) : unmet(told)
}

function judgedEye(view: View, world: Space): Verdict {
  const { eye } = world
  const hero = heroOf(world)
  const [x, y, z] = [eye.x - hero.x, eye.y - (hero.y + hero.size * 0.8), eye.z - hero.z]
  const away = Math.hypot(x, y, z)
  const lift = (Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI
  const told = `The eye is ${away.toFixed(1)} m from the player's head${away > hero.size * 0.5 ? `, ${Math.round(lift)}° above it` : ''}.`
  const seen: View = away <= hero.size * 0.5 ? 'first' : lift >= 50 ? 'above' : 'third'
  if (view === 'side') return unchecked(told)
  return seen === view ? met(told) : unmet(told)
}

const planes: Readonly<Record<string, View>> = { side: 'side', top: 'above', grid: 'above' }

function judgedPlane(view: View, space: string | undefined): Verdict {
  const seen = space === undefined ? undefined : planes[space]
  if (view === 'first') return unmet('It is drawn in 2D: the player is seen from outside.')
  if (seen === undefined || view === 'third') return unchecked('Nothing measures where it is seen from.')
  const told = seen === 'side' ? 'It is drawn from the side.' : 'It is drawn from above.'
  return seen === view ? met(told) : unmet(told)
}
