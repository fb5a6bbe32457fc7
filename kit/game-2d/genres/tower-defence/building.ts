import { theOne } from '../../../game/plan.ts'
import { tell } from '../../../game/world.ts'
import { openGate, takeKey } from './gate.ts'
import { stage } from './map.ts'
import { choicesOf, choose, chosenBy, earlyBonus, splitId } from './menu.ts'
import { takePower } from './powers.ts'
import { strike } from './strike.ts'
import { kindsOf, mostLevels, saleOf, upgradeCost } from './towers.ts'
import type { DefenceWorld, Owner } from './world.ts'

/** Whatever was picked happens. Each player has a menu of their own; the purse is one. */
export function pick(world: DefenceWorld, id: string, by: Owner): void {
  const choice = choicesOf(world).find((one) => one.id === id)
  if (!choice || choice.disabled) return
  const { menu, what, which } = splitId(id)
  if (what === 'spot') choose(world, by, which)
  else if (what === 'next') callEarly(world)
  else if (what === 'power')
    takePower(world, (foe, damage) => strike(world, foe, theOne(world.plan, 'player').id, damage, by))
  else if (what === 'key') takeKey(world)
  else if (what === 'gate') openGate(world)
  else {
    if (what === 'build') build(world, chosenBy(world, menu), which, by)
    else if (what === 'upgrade') upgrade(world, chosenBy(world, menu))
    else if (what === 'sell') sell(world, chosenBy(world, menu))
    choose(world, menu, -1)
  }
}

function build(world: DefenceWorld, place: number, kind: number, owner: Owner): void {
  const spot = world.field.spots[place]
  const built = kindsOf(world.plan)[kind]
  if (!spot || !built) return
  world.money -= built.cost
  world.towers.push({ spot: place, kind, level: 1, reload: 20, facing: 1, recoil: 12, owner })
  tell(world, 'place', { by: theOne(world.plan, 'player').id, to: built.member.id, x: spot.x, y: spot.y })
}

function upgrade(world: DefenceWorld, place: number): void {
  const tower = world.towers.find(({ spot }) => spot === place)
  const spot = world.field.spots[place]
  const kind = tower && kindsOf(world.plan)[tower.kind]
  if (!tower || !spot || !kind || tower.level >= mostLevels) return
  world.money -= upgradeCost(kind, tower.level)
  tower.level++
  tower.recoil = 12
  tell(world, 'upgrade', { to: kind.member.id, x: spot.x, y: spot.y, words: `Level ${tower.level}` })
}

function sell(world: DefenceWorld, place: number): void {
  const tower = world.towers.find(({ spot }) => spot === place)
  const spot = world.field.spots[place]
  const kind = tower && kindsOf(world.plan)[tower.kind]
  if (!tower || !spot || !kind) return
  const price = saleOf(kind, tower.level)
  world.money += price
  world.towers = world.towers.filter((one) => one !== tower)
  tell(world, 'sell', { to: kind.member.id, x: spot.x, y: spot.y, words: `+${price}` })
}

function callEarly(world: DefenceWorld): void {
  if (world.wave > 0) {
    const bonus = earlyBonus(world)
    world.money += bonus
    tell(world, 'sell', { x: 130, y: stage.height - 70, words: `+${bonus}` })
  }
  world.waveIn = 1
}
