import { type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, pickOne, tell } from '../../../game/world.ts'
import { powerWords } from '../../said.ts'
import { middleOf } from '../../table/board.ts'
import { boardOf, type SokobanWorld } from './world.ts'

/** Last until the room is solved; a shield stays until it is used. */
const forTheRoom: PowerUp[] = ['multi', 'wide', 'double']
const dazeSteps = 6

/** Something in every room, where somebody can walk. */
export function layGifts(world: SokobanWorld, spots: readonly number[]): void {
  const { powerUps } = world.plan.rules
  world.powers = world.powers.filter((power) => !forTheRoom.includes(power))
  if (powerUps.length === 0) return
  // Not what somebody has already.
  const wanted = powerUps.filter((power) => !world.powers.includes(power))
  world.gifts = spots
    .slice(0, 1 + Number(world.level > 1))
    .map((cell) => ({ cell, cast: `power:${pickOne(world, wanted.length > 0 ? wanted : powerUps)}` }))
}

export function takeGift(world: SokobanWorld, cell: number): void {
  const gift = world.gifts.find((one) => one.cell === cell)
  if (!gift) return
  world.gifts = world.gifts.filter((one) => one !== gift)
  const power = gift.cast.slice('power:'.length) as PowerUp
  const words = workOf(world, power)
  const by = theOne(world.plan, 'player').id
  tell(world, 'power', { by, to: gift.cast, ...middleOf(boardOf(world), cell), words })
}

/** What it does here, and how that is called. */
function workOf(world: SokobanWorld, power: PowerUp): string {
  const { gentle } = world.plan.rules
  if (power === 'shield' || power === 'double') {
    world.powers.push(power)
    return powerWords[power]
  }
  if (power === 'multi' || power === 'wide') {
    world.powers.push(power)
    return 'Strong: push two at once!'
  }
  if (power === 'heart' && !gentle) {
    world.lives++
    return powerWords.heart
  }
  if (power === 'slow' && world.boss) {
    world.boss.dazed += dazeSteps
    return 'The boss is dazed!'
  }
  if (world.energy === null) {
    addScore(world, 30)
    return '+30'
  }
  const more = Math.max(8, Math.ceil(world.budget * 0.25))
  world.energy += more
  return `+${more} energy`
}

export const isStrong = ({ powers }: SokobanWorld) => powers.includes('multi') || powers.includes('wide')

/** Takes a power that somebody has; answers whether there was one. */
export function usePower(world: SokobanWorld, power: PowerUp): boolean {
  const at = world.powers.indexOf(power)
  if (at >= 0) world.powers.splice(at, 1)
  return at >= 0
}
