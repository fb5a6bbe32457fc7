import { type Input, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { rate } from '../../../game/world.ts'
import { isLocked } from '../../lock.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { genre } from './index.ts'
import { coverage } from './map.ts'
import { choicesOf, chosenBy } from './menu.ts'
import { kindsOf, mostLevels, type Power, type Tower, upgradeCost } from './towers.ts'
import { type DefenceWorld, type Owner, wavesIn } from './world.ts'

/** Builds where the road winds, mixes the kinds, then makes the best towers better. One click at a time. */
export const bot: Bot<DefenceWorld> = {
  play(world, memory) {
    // Where two play, they take turns at building.
    const by = world.plan.rules.players === 2 && levelsBuilt(world) % 2 === 1 ? 2 : 1
    if (by === 2) {
      if (world.tick % 4 !== 0) return idle
      const id = decide(world, by)
      return id ? { ...idle, second: secondTo(genre, world, id) } : idle
    }
    if (Number(memory.next ?? 0) > world.tick) return idle
    memory.next = world.tick + 18
    const id = decide(world, by)
    return id ? { ...idle, pick: id } : idle
  },
  progress(world) {
    const { plan, wavesBefore, wave, entities, coming } = world
    const left = entities.length + coming.length
    const missing = (left > 0 ? Math.min(0.9, left * 0.06) : 0) + (isLocked(world.lock) ? 0.05 : 0)
    return Math.min(1, (wavesBefore + wave - missing) / wavesIn(plan))
  },
  lose: (world): Input => (world.waveIn > 0 && world.tick % 30 === 0 ? { ...idle, pick: 'next' } : idle),
}

type Wish = { spot: number; cost: number; pick: string }

const levelsBuilt = ({ towers }: DefenceWorld) => towers.reduce((sum, { level }) => sum + level, 0)

function decide(world: DefenceWorld, by: Owner): string | undefined {
  const wish = wishOf(world)
  const { money } = world
  const chosen = chosenBy(world, by)
  const own = by === 2 ? '2/' : ''
  const lying = choicesOf(world).find(
    ({ id, disabled }) => !disabled && (id === 'power' || id === 'key' || id === 'gate'),
  )
  if (lying) return lying.id
  if (wish && money >= wish.cost) {
    if (chosen === wish.spot) return `${own}${wish.pick}`
    // A menu may cover the place: that one is closed first.
    return chosen >= 0 ? `${own}close` : `spot:${wish.spot}`
  }
  if (chosen >= 0) return `${own}close`
  // The road is clear: no reason to wait, once something stands there.
  const clear = world.entities.length === 0 && world.coming.length === 0
  return clear && world.waveIn > rate && world.towers.length > 1 ? 'next' : undefined
}

const mixture: Power[] = ['quick', 'splash', 'quick', 'frost', 'splash', 'far', 'quick', 'splash', 'far']

/** What to save for now: a few towers first, then better and more in turn. */
function wishOf(world: DefenceWorld): Wish | undefined {
  const { towers } = world
  const most = levelsBuilt(world)
  const better = cheapestUpgrade(world)
  const more = newTower(world)
  if (towers.length < 4) return more ?? better
  return most < towers.length * 1.6 ? (better ?? more) : (more ?? better)
}

function newTower(world: DefenceWorld): Wish | undefined {
  const { field, towers, plan } = world
  const kinds = kindsOf(plan)
  const wanted = mixture[towers.length % mixture.length]
  const index = Math.max(
    0,
    kinds.findIndex(({ power }) => power === wanted),
  )
  const kind = kinds[index]
  if (!kind) return undefined
  let best = -1
  let most = -1
  field.spots.forEach((spot, at) => {
    if (towers.some((tower) => tower.spot === at)) return
    const worth = coverage(field.path, field.length, spot, kind.range)
    if (worth > most) {
      most = worth
      best = at
    }
  })
  return best < 0 ? undefined : { spot: best, cost: kind.cost, pick: `build:${index}` }
}

function cheapestUpgrade(world: DefenceWorld): Wish | undefined {
  const kinds = kindsOf(world.plan)
  const cost = (tower: Tower) => {
    const kind = kinds[tower.kind]
    return kind && tower.level < mostLevels ? upgradeCost(kind, tower.level) : Number.POSITIVE_INFINITY
  }
  const able = world.towers.filter(
    (tower) => Number.isFinite(cost(tower)) && kinds[tower.kind]?.power !== 'frost',
  )
  const [tower] = able.sort((one, other) => cost(one) - cost(other))
  return tower ? { spot: tower.spot, cost: cost(tower), pick: 'upgrade' } : undefined
}
