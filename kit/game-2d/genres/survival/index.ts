import { castIn, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import type { Control, HudItem } from '../../../game/rules.ts'
import { inRole, playerOf } from '../../arena/arena.ts'
import { phaseOf } from '../../arena/boss.ts'
import { lockIn } from '../../arena/locks.ts'
import { ammoOf } from '../../arena/shooting.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { create, endless, fullCharge, step } from './rules.ts'
import { choices } from './upgrades.ts'
import { draw } from './view.ts'
import { type SurvivalWorld, stage } from './world.ts'

function controls({ content, rules }: GamePlan): Control[] {
  const says = content?.weapon === 'melee' ? 'Strike' : 'Fire'
  const moves: Control[] =
    content?.mode === 'asteroids'
      ? [
          { input: 'left', says: 'Turn' },
          { input: 'right', says: 'Turn' },
          { input: 'up', says: 'Thrust' },
          { input: 'down', says: 'Brake' },
        ]
      : (['left', 'right', 'up', 'down'] as const).map((input) => ({ input, says: 'Move' }))
  const own: Control[] = [
    ...moves,
    { input: 'pointer', says: `Move and ${says.toLowerCase()}` },
    { input: 'a', says },
    { input: 'b', says: 'Blast' },
  ]
  if (rules.players === 1) return own
  return [
    ...own,
    ...[...moves, { input: 'a', says } as Control].map((one): Control => ({ ...one, player: 2 })),
  ]
}

/** An arena seen from above: waves that get harder, and a choice of strengths between them. */
export const genre: Genre<SurvivalWorld> = {
  id: 'survival',
  dimension: '2d',
  stage,
  seen: 'top',
  controls,
  howTo(plan) {
    const ammo = ammoOf(plan)
    const foes = castIn(plan, 'enemy').map(({ plural }) => plural)
    const [saved] = [...castIn(plan, 'friend'), ...castIn(plan, 'goal')]
    const melee = plan.content?.weapon === 'melee'
    const how = melee
      ? 'Hold to strike'
      : plan.content?.mode === 'asteroids'
        ? 'Turn, thrust and fire'
        : 'Hold to fire'
    const what = ammo && !melee ? ` ${ammo.plural}` : ''
    const lines = [`${how}${what}. Your aim is taken care of; keep moving.`]
    if (plan.content?.mode === 'asteroids') lines[0] = `${how}${what}. Big ones break into smaller ones.`
    lines.push(
      saved
        ? `Keep the ${foes.join(' and the ')} from the ${saved.name}.`
        : 'After each wave you choose a new strength.',
    )
    lines.push(lockHowTo(plan)[0] ?? 'Save the blast for when they are all around you.')
    return lines
  },
  create,
  step,
  choices,
  // What is to be chosen lies in the middle.
  focus: (world) => (world.offer ? { x: stage.width / 2, y: stage.height / 2 } : playerOf(world)),
  hud(world) {
    const { plan } = world
    const { id, plural } = theOne(plan, 'enemy')
    const items: HudItem[] = [
      world.aim > 0
        ? { says: plural, value: `${world.done} / ${world.aim}`, part: world.done / world.aim, picture: id }
        : {
            says: 'Wave',
            value: endless(world) ? String(world.wave) : `${world.wave} / ${world.waves}`,
          },
    ]
    for (const friend of inRole(world, 'friend')) {
      const { name } = memberOf(plan, friend.cast)
      const value = `${friend.health} / ${friend.most}`
      items.push({ says: name, value, part: friend.health / friend.most, picture: friend.cast })
    }
    for (const boss of inRole(world, 'boss')) {
      const value = `${phaseOf(world, boss)} / ${plan.rules.bossPhases}`
      items.push({
        says: memberOf(plan, boss.cast).name,
        value,
        part: boss.health / boss.most,
        picture: boss.cast,
      })
    }
    items.push(...lockHud(plan, lockIn(world)))
    const part = world.charge / fullCharge
    items.push({ says: 'Blast', value: part >= 1 ? 'ready' : '', part })
    return items
  },
  draw,
}
