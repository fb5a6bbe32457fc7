import { castIn } from '../../../game/plan.ts'
import type { Control, HudItem } from '../../../game/rules.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { heroOf, newSpace } from '../../space.ts'
import { blocksOf, builtNear, colourOf } from './built.ts'
import { begin, bossIn, secondsLeft, step } from './rules.ts'
import { chaserOf, isEndless, partOf, type Runner, type RunWorld, timesOf } from './run.ts'
import { laneWide, roadHalf, siteOf, spotAt } from './way.ts'

/** Three lanes along a road through the place: over, under and beside whatever comes, faster from gate to gate. */
export const genre: Genre3d<RunWorld> = {
  id: 'runner-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls(plan) {
    const [ammo] = castIn(plan, 'projectile')
    const shoot: Control[] = ammo ? [{ input: 'b', says: `Shoot ${ammo.plural}` }] : []
    return [
      { input: 'left', says: 'Change lane' },
      { input: 'right', says: 'Change lane' },
      { input: 'a', says: 'Jump' },
      { input: 'up', says: 'Jump' },
      { input: 'down', says: 'Slide' },
      ...shoot,
    ]
  },
  howTo(plan) {
    const chaser = chaserOf(plan)
    return [
      'Change lanes, jump over what is low and slide under what is high.',
      'Catches and near misses raise your streak; a bump ends it.',
      chaser
        ? `When the ground glows red, the ${chaser.name} is about to strike: leave that lane.`
        : plan.rules.boss
          ? 'The boss throws things back: grab the bolts to hit it.'
          : 'Every gate of light speeds things up.',
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Runner>(plan, seed),
      speed: 8,
      slide: 0,
      wantsJump: 0,
      wantsSlide: false,
      airJumps: 0,
      sinceTurn: 99,
      laidTo: 0,
      lastRow: '',
      from: 0,
      end: 0,
      needed: 0,
      taken: 0,
      flow: 0,
      sinceBump: 99,
      powers: {},
      reload: 0,
      hunted: 0,
      lunge: 0,
      lungeLane: 0,
      throws: 0,
    }),
  step,
  hud(world): HudItem[] {
    const { plan, needed, taken, powers } = world
    const [item] = castIn(plan, 'collectible')
    const [home] = castIn(plan, 'goal')
    const items: HudItem[] = []
    if (item)
      items.push({
        says: item.plural,
        value: needed > 0 ? `${taken}/${needed}` : String(taken),
        picture: item.picture,
        ...(needed > 0 && { part: Math.min(1, taken / needed) }),
      })
    const boss = bossIn(world)
    if (boss) {
      const part = boss.health / Math.max(1, plan.rules.bossPhases)
      items.push({ says: 'Boss', value: `${Math.ceil(boss.health)}`, part })
    } else if (!isEndless(plan)) {
      const part = partOf(world)
      items.push({ says: `To the ${home?.name ?? 'finish'}`, value: `${Math.round(part * 100)} %`, part })
    }
    items.push({ says: 'Streak', value: `×${timesOf(world)}` })
    for (const [power, left] of Object.entries(powers))
      items.push({ says: power, value: secondsLeft(left), picture: `power:${power}` })
    return items
  },
  marks,
  focus: heroOf,
}

function marks(world: RunWorld): Mark[] {
  const { plan, level } = world
  const hero = heroOf(world)
  const list: Mark[] = []
  const colour = colourOf(plan, level)
  // The gate at the end of the stretch: two columns and a bar of light.
  if (world.end - hero.along < 110) {
    const isLast = level >= plan.rules.levels
    const shine = isLast ? '#7affb0' : colourOf(plan, level + 1)
    const [left, right] = [spotAt(plan, world.end, -roadHalf), spotAt(plan, world.end, roadHalf)]
    if (!isLast || !isEndless(plan))
      for (const { x, y, z } of [left, right])
        list.push({ form: 'beam', x, y, z, size: 1.4, tall: 12, colour: shine, strength: 0.9 })
    list.push({
      form: 'line',
      ...left,
      y: left.y + 5,
      size: 0.5,
      colour: shine,
      to: { ...right, y: right.y + 5 },
    })
  }
  for (const { ahead, built } of builtNear(plan, hero.along, 45)) {
    if (ahead < 0 || built.form !== 'beam') continue
    const [left, right] = [-1, 1].map((side) =>
      spotAt(plan, hero.along + ahead - 1.2, side * roadHalf * 0.95),
    )
    if (left && right)
      list.push({
        form: 'line',
        ...left,
        y: left.y + 0.15,
        size: 0.3,
        colour,
        to: { ...right, y: right.y + 0.15 },
      })
  }
  for (const { role, cast, x, y, z, above, past, along } of world.bodies) {
    const gap = along - hero.along
    if (gap < -1 || gap > 48 || list.length > 80) continue
    const ground = y - above + 0.08
    if (role === 'collectible' && gap < 30) {
      const own = plan.cast.find(({ id }) => id === cast)?.colour ?? '#ffe27a'
      list.push({ form: 'disc', x, y: ground, z, size: 1.3, colour: own, strength: 0.4 })
    } else if (role === 'power') list.push({ form: 'ring', x, y: ground, z, size: 1.9, colour: '#8ad0ff' })
    else if (past === 'under') list.push({ form: 'ring', x, y: ground, z, size: 1.8, colour: '#ffb02e' })
    if (cast === 'strike') list.push({ form: 'beam', x, y: ground, z, size: 1.4, tall: 8, colour: '#ffe27a' })
  }
  if (world.lunge > 0 && world.lunge < 52) {
    const from = spotAt(plan, hero.along - 4, world.lungeLane * laneWide)
    const to = spotAt(plan, hero.along + 7, world.lungeLane * laneWide)
    list.push({
      form: 'line',
      ...from,
      y: from.y + 0.15,
      size: 2,
      colour: '#ff3a2a',
      strength: 0.75,
      to: { ...to, y: to.y + 0.15 },
    })
  }
  const ring = { form: 'ring' as const, x: hero.x, y: hero.y - hero.above + 0.1, z: hero.z }
  if (world.powers.shield) list.push({ ...ring, size: 2.6, colour: '#5fb8ff' })
  if (timesOf(world) > 2) list.push({ ...ring, size: 1.9, colour: '#ffcf3a', strength: 0.6 })
  return list
}
