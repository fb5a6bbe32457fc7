import type { Input } from '../../../core/input.ts'
import { playerOf } from '../../arena/arena.ts'
import type { Choice } from '../../genre.ts'
import { pressed, rate, shuffle, tell } from '../../world.ts'
import { nextWave, type SurvivalWorld, stage } from './rules.ts'

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

export function choose(world: SurvivalWorld, input: Input): void {
  const { offer } = world
  if (!offer) return
  offer.left--
  if (pressed(world, input, 'left')) offer.chosen = Math.max(0, offer.chosen - 1)
  if (pressed(world, input, 'right')) offer.chosen = Math.min(offer.kinds.length - 1, offer.chosen + 1)
  const picked = offer.kinds.findIndex((kind) => input.pick === `upgrade:${kind}`)
  if (picked >= 0) offer.chosen = picked
  const confirmed = pressed(world, input, 'a') && offer.left < patience - lock
  if (picked < 0 && !confirmed && offer.left > 0) return
  const kind = offer.kinds[offer.chosen]
  world.offer = null
  if (kind) take(world, kind)
  nextWave(world)
}

function take(world: SurvivalWorld, kind: Upgrade): void {
  world.upgrades[kind] = (world.upgrades[kind] ?? 0) + 1
  if (kind === 'heart') world.lives++
  const { cast, x, y } = playerOf(world)
  tell(world, 'upgrade', { by: cast, to: `power:${kind}`, x, y, words: upgradeWords[kind].name })
}

const card = { width: 224, height: 214, gap: 28 }

export function choices({ offer }: SurvivalWorld): Choice[] {
  if (!offer) return []
  const { width, height, gap } = card
  const left = (stage.width - offer.kinds.length * width - (offer.kinds.length - 1) * gap) / 2
  return offer.kinds.map((kind, index) => ({
    id: `upgrade:${kind}`,
    x: left + index * (width + gap),
    y: 210,
    width,
    height,
    says: `${upgradeWords[kind].name}: ${upgradeWords[kind].says}`,
  }))
}
