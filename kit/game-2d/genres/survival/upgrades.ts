import type { Input } from '../../../core/input.ts'
import type { Choice } from '../../../game/rules.ts'
import { pressed, rate, shuffle, tell } from '../../../game/world.ts'
import { playerOf } from '../../arena/arena.ts'
import { type SurvivalWorld, stage } from './world.ts'

/** Named after the power-ups whose pictures they wear. */
export type Upgrade = 'speed' | 'double' | 'rapid' | 'multi' | 'wide' | 'heart' | 'magnet'

export type Offer = { kinds: Upgrade[]; chosen: number; left: number }

const kinds: Upgrade[] = ['speed', 'double', 'rapid', 'multi', 'wide', 'heart', 'magnet']

export const upgradeWords: Record<Upgrade, { name: string; says: string }> = {
  speed: { name: 'Faster', says: 'Move quicker' },
  double: { name: 'Stronger', says: 'Every hit counts more' },
  rapid: { name: 'Quicker', says: 'Attack more often' },
  multi: { name: 'More', says: 'One more at a time' },
  wide: { name: 'Wider', says: 'Bigger, and goes further' },
  heart: { name: 'Heart', says: 'One more life' },
  magnet: { name: 'Magnet', says: 'Draws in what lies about' },
}

/** Nobody is kept waiting: after this long the marked one is taken. */
const patience = 6 * rate
/** A press that was meant for the fight does not choose. */
const lock = 0.4 * rate

export function offerUpgrades(world: SurvivalWorld): void {
  const open = kinds.filter((kind) => kind !== 'magnet' || world.upgrades.magnet !== 2)
  world.offer = { kinds: shuffle(world, open).slice(0, 3), chosen: 1, left: patience }
  for (const shot of world.entities) if (shot.role === 'foe-shot') shot.gone = true
}

/** Tells whether something was taken: then the fight goes on. */
export function choose(world: SurvivalWorld, input: Input): boolean {
  const { offer } = world
  if (!offer) return false
  offer.left--
  const back = pressed(world, input, 'left') || pressed(world, input, 'up')
  const on = pressed(world, input, 'right') || pressed(world, input, 'down')
  if (back) offer.chosen = Math.max(0, offer.chosen - 1)
  else if (on) offer.chosen = Math.min(offer.kinds.length - 1, offer.chosen + 1)
  const picked = offer.kinds.findIndex((kind) => input.pick === `upgrade:${kind}`)
  if (picked >= 0) offer.chosen = picked
  const confirmed = pressed(world, input, 'a') && offer.left < patience - lock
  if (picked < 0 && !confirmed && offer.left > 0) return false
  const kind = offer.kinds[offer.chosen]
  world.offer = null
  if (kind) take(world, kind)
  return true
}

function take(world: SurvivalWorld, kind: Upgrade): void {
  world.upgrades[kind] = (world.upgrades[kind] ?? 0) + 1
  if (kind === 'heart') world.lives++
  const { cast, x, y } = playerOf(world)
  tell(world, 'upgrade', { by: cast, to: `power:${kind}`, x, y, words: upgradeWords[kind].name })
}

/** One under the other: so they are large enough to read and to hit on a phone as well. */
const card = { width: 400, height: 96, gap: 12 }

export function choices({ offer }: SurvivalWorld): Choice[] {
  if (!offer) return []
  const { width, height, gap } = card
  return offer.kinds.map((kind, index) => ({
    id: `upgrade:${kind}`,
    x: (stage.width - width) / 2,
    y: 178 + index * (height + gap),
    width,
    height,
    says: `${upgradeWords[kind].name}: ${upgradeWords[kind].says}`,
  }))
}
