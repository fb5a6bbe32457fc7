import type { Choice } from '../../../game/rules.ts'
import { bonusChoices } from '../../table/bonus.ts'
import { lockChoices } from './gate.ts'
import { stage } from './map.ts'
import { meanings } from './powers.ts'
import { kindsOf, mostLevels, saleOf, upgradeCost } from './towers.ts'
import type { DefenceWorld, Owner } from './world.ts'

const width = 118
const height = 108
const gap = 6

export const chosenBy = (world: DefenceWorld, by: Owner) => (by === 2 ? world.chosenSecond : world.chosen)

export function choose(world: DefenceWorld, by: Owner, spot: number): void {
  if (by === 2) world.chosenSecond = spot
  else world.chosen = spot
}

/** Everything that can be picked now: places, what to build on the chosen ones, what lies about, and the next wave. */
export function choicesOf(world: DefenceWorld): Choice[] {
  const { field, towers, chosen, chosenSecond } = world
  const choices: Choice[] = [...menuOf(world, 1), ...menuOf(world, 2)]
  const lying = [...bonusChoices(world, meanings), ...lockChoices(world)]
  choices.push(
    ...lying.filter((one) => !choices.some((button) => overlaps(button, one.x + 34, one.y + 34, 20))),
  )
  field.spots.forEach(({ x, y }, spot) => {
    if (spot === chosen || spot === chosenSecond) return
    const under = choices.some((one) => overlaps(one, x, y))
    if (under) return
    const tower = towers.find((one) => one.spot === spot)
    const kind = tower && kindsOf(world.plan)[tower.kind]
    const says = kind ? `${kind.name}, level ${tower.level}` : `Free place ${spot + 1}`
    choices.push({ id: `spot:${spot}`, x: x - 36, y: y - 36, width: 72, height: 72, says })
  })
  if (world.waveIn > 0) {
    const bonus = earlyBonus(world)
    const says = world.wave === 0 ? 'Start now' : `Next wave now, +${bonus}`
    choices.push({ id: 'next', x: 14, y: stage.height - 58, width: 272, height: 50, says })
  }
  return choices
}

/** Ids of the second player's menu begin with `2/`. */
export function splitId(id: string): { menu: Owner; what: string; which: number } {
  const own = id.startsWith('2/')
  const [what = '', which = '0'] = (own ? id.slice(2) : id).split(':')
  return { menu: own ? 2 : 1, what, which: Number(which) }
}

const overlaps = ({ x, y, width: wide, height: high }: Choice, px: number, py: number, room = 36) =>
  px > x - room && px < x + wide + room && py > y - room && py < y + high + room

/** What courage is worth: two for every second saved. */
export const earlyBonus = ({ waveIn }: DefenceWorld) => Math.max(5, Math.round(waveIn / 30))

/** The menu of the place that a player has chosen, beside it and always on the stage. */
export function menuOf(world: DefenceWorld, by: Owner): Choice[] {
  const { field, towers, money, plan } = world
  const chosen = chosenBy(world, by)
  const spot = field.spots[chosen]
  if (!spot) return []
  const tower = towers.find((one) => one.spot === chosen)
  const kinds = kindsOf(plan)
  const entries: { id: string; says: string; disabled?: boolean }[] = []
  const kind = tower && kinds[tower.kind]
  if (tower && kind) {
    if (tower.level < mostLevels) {
      const cost = upgradeCost(kind, tower.level)
      entries.push({ id: 'upgrade', says: `Upgrade for ${cost}`, disabled: money < cost })
    }
    entries.push({ id: 'sell', says: `Sell for ${saleOf(kind, tower.level)}` })
  } else
    kinds.forEach(({ name, cost, says }, index) => {
      entries.push({ id: `build:${index}`, says: `${name} for ${cost}: ${says}`, disabled: money < cost })
    })
  const whole = entries.length * (width + gap) - gap
  const left = Math.min(Math.max(spot.x - whole / 2, 62), stage.width - whole - 14)
  const above = spot.y - 48 - height
  const below = spot.y + 48
  const usual = spot.y > stage.height / 2 ? above : below
  const top =
    by === 1 ? usual : clearOf(menuOf(world, 1), [usual, usual === above ? below : above], left, whole)
  const own = by === 2 ? '2/' : ''
  const buttons = entries.map((entry, index) => ({
    ...entry,
    id: `${own}${entry.id}`,
    x: left + index * (width + gap),
    y: top,
    width,
    height,
  }))
  return [...buttons, { id: `${own}close`, x: left - 50, y: top, width: 44, height: 44, says: 'Close' }]
}

/** Where the menus of both players would lie over each other, the second one goes to the other side, or beyond. */
function clearOf(other: Choice[], tops: number[], left: number, whole: number): number {
  const [first] = other
  const last = other.at(-2)
  const [usual = 0] = tops
  if (!first || !last) return usual
  const aside = left - 60 > last.x + last.width + 10 || left + whole + 10 < first.x - 60
  const fits = (top: number) => top > 6 && top + height < stage.height - 6
  const clear = (top: number) => aside || top > first.y + height + 14 || top + height + 14 < first.y
  const beyond = [first.y - height - 18, first.y + height + 18]
  return [...tops, ...beyond].find((top) => fits(top) && clear(top)) ?? usual
}
