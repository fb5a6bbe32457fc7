import type { Choice } from '../../genre.ts'
import { stage } from './map.ts'
import type { DefenceWorld } from './rules.ts'
import { kindsOf, mostLevels, saleOf, upgradeCost } from './towers.ts'

const width = 118
const height = 108
const gap = 6

/** Everything that can be picked now: places, what to build on the chosen one, and the next wave. */
export function choicesOf(world: DefenceWorld): Choice[] {
  const { field, towers, chosen } = world
  const choices: Choice[] = menuOf(world)
  field.spots.forEach(({ x, y }, spot) => {
    if (spot === chosen) return
    const under = choices.some((one) => overlaps(one, x, y))
    if (under) return
    const tower = towers.find((one) => one.spot === spot)
    const kind = tower && kindsOf(world.plan)[tower.kind]
    const says = kind ? `${kind.name}, level ${tower.level}` : `Free place ${spot + 1}`
    choices.push({ id: `spot:${spot}`, x: x - 36, y: y - 36, width: 72, height: 72, says })
  })
  if (world.waveIn > 0 && (world.wave < world.waves || world.endless)) {
    const bonus = earlyBonus(world)
    const says = world.wave === 0 ? 'Start now' : `Next wave now, +${bonus}`
    choices.push({ id: 'next', x: 14, y: stage.height - 58, width: 272, height: 50, says })
  }
  return choices
}

const overlaps = ({ x, y, width: wide, height: high }: Choice, px: number, py: number) =>
  px > x - 36 && px < x + wide + 36 && py > y - 36 && py < y + high + 36

/** What courage is worth: two for every second saved. */
export const earlyBonus = ({ waveIn }: DefenceWorld) => Math.max(5, Math.round(waveIn / 30))

/** The menu of the chosen place, beside it and always on the stage. */
export function menuOf(world: DefenceWorld): Choice[] {
  const { field, towers, chosen, money, plan } = world
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
  const top = spot.y > stage.height / 2 ? spot.y - 48 - height : spot.y + 48
  const buttons = entries.map((entry, index) => ({
    ...entry,
    x: left + index * (width + gap),
    y: top,
    width,
    height,
  }))
  return [...buttons, { id: 'close', x: left - 50, y: top, width: 44, height: 44, says: 'Close' }]
}
