import { castIn } from '../../../game/plan.ts'
import type { HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import type { Genre3d } from '../../genre.ts'
import { newSpace } from '../../space.ts'
import { foesLeft } from './defence.ts'
import { blocksOf, defends, siteOf } from './level.ts'
import { marksOf } from './marks.ts'
import { begin, countsHits, step } from './rules.ts'
import type { ArcheryWorld, Thing } from './world.ts'

/** A range: draw, hold over the target for its distance and against the wind, let go. */
export const genre: Genre3d<ArcheryWorld> = {
  id: 'archery-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'left', says: 'Aim' },
    { input: 'right', says: 'Aim' },
    { input: 'up', says: 'Aim' },
    { input: 'down', says: 'Aim' },
    { input: 'look', says: 'Aim' },
    { input: 'a', says: 'Hold to draw, let go to shoot' },
    { input: 'b', says: 'Hold your breath' },
  ],
  howTo(plan) {
    const spared = [...castIn(plan, 'hazard'), ...castIn(plan, 'friend')].map(({ plural }) => plural)
    return [
      'Hold to draw, let go to shoot. The coloured pins show where the arrow falls at each line.',
      defends(plan)
        ? 'Shoot them before they get through. Each one that does costs a life.'
        : 'Aim into the wind. Bullseyes in a row are worth more; an empty quiver costs a life.',
      ...(spared.length > 0 ? [`Don't hit the ${spared.join(' or the ')}.`] : []),
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Thing>(plan, seed),
      aimYaw: Math.PI,
      aimPitch: 0.02,
      aimHeld: 0,
      draw: 0,
      tired: 0,
      nocking: 0,
      breath: 1,
      focus: 0,
      arrows: 0,
      quiver: 0,
      got: 0,
      needed: 0,
      combo: 0,
      wind: 0,
      windTo: 0,
      windWait: 0,
      powers: {},
      powerWait: 0,
      coming: 0,
      comeWait: 0,
      bossComes: false,
      wave: 1,
      ...(plan.rules.boss && { locked: true }),
    }),
  step,
  hud(world): HudItem[] {
    const { plan, got, needed, arrows, quiver, wind, combo, powers } = world
    const boss = world.bodies.find(({ role, fallen }) => role === 'boss' && fallen === 0)
    const strength = Math.abs(wind)
    const arrow = wind > 0 ? '→' : '←'
    return [
      boss
        ? { says: 'boss', value: String(boss.health), part: boss.health / (plan.rules.bossPhases * 2 + 1) }
        : defends(plan)
          ? {
              says: 'still to come',
              value: String(foesLeft(world)),
              part: 1 - foesLeft(world) / Math.max(1, needed),
            }
          : {
              says: countsHits(world) ? 'hits' : 'round',
              value: `${Math.min(got, needed)}/${needed}`,
              part: Math.min(1, got / Math.max(1, needed)),
            },
      ...(defends(plan) ? [] : [{ says: 'arrows', value: `${arrows}/${quiver}` }]),
      { says: 'wind', value: strength < 0.3 ? 'calm' : `${arrow} ${strength.toFixed(1)}` },
      ...(combo > 1 ? [{ says: 'in a row', value: `×${combo}` }] : []),
      ...Object.entries(powers).map(([power, left]) => ({
        says: power,
        value: `${Math.ceil((left ?? 0) / rate)} s`,
        picture: `power:${power}`,
      })),
    ]
  },
  marks: marksOf,
  // One sees over the archer's shoulder: what matters is down the range.
  focus: () => null,
}
