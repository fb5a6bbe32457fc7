import { openCatalogue } from '../../../things/catalogue.ts'
import type { EnvironmentPlan, PlannedThing } from '../design.ts'
import { countedIn, furnish } from '../read/furnish.ts'
import { giveToBuildings, type Known } from '../read/item-maker.ts'
import { Ids } from '../read/make-things.ts'
import { isInside, sceneLexicon } from '../read/plan-environment.ts'
import { roleOf } from '../read/usual-places.ts'
import { settingOfPlan } from '../settings/composed.ts'
import type { Setting, SettingThing } from '../settings/setting.ts'

export const roleIn = (thing: PlannedThing): SettingThing['role'] =>
  roleOf(thing.noun, openCatalogue().find(thing.noun), thing.gives)

export function settingOf(plan: EnvironmentPlan): Setting {
  const setting = settingOfPlan(plan)
  if (!setting) throw new Error(`There is no setting ${plan.setting}`)
  return setting
}

export const isIndoors = (plan: EnvironmentPlan): boolean => isInside(settingOf(plan))

export const idsOf = (plan: EnvironmentPlan): Ids =>
  new Ids([...plan.things, ...plan.matters].map(({ id }) => id))

/** What the words of an edit can speak of. */
export const knownIn = (plan: EnvironmentPlan): Known[] => [
  ...plan.things.map(({ id, noun }) => ({ id, noun, isWater: false })),
  ...plan.matters.map(({ id, noun, as }) => ({ id, noun, isWater: as.is === 'water' })),
]

/**
 * The plan with what its setting brings along chosen anew: after another season, hour, density or setting. What was asked for
 * stays; what stood by something that is gone stands anywhere.
 */
export function furnishedAnew(plan: EnvironmentPlan): EnvironmentPlan {
  const setting = settingOf(plan)
  const asked = plan.things.filter((thing) => thing.asked).map((thing) => ({ thing, role: roleIn(thing) }))
  const ids = new Ids([...asked.map(({ thing }) => thing.id), ...plan.matters.map(({ id }) => id)])
  const brought = furnish(plan, setting, asked, plan.absent ?? [], {
    lexicon: sceneLexicon(),
    ids,
    isIndoors: isInside(setting),
    counted: countedIn(plan.claims),
  })
  giveToBuildings(plan.matters, [...asked, ...brought])
  return settled({ ...plan, things: [...asked, ...brought].map(({ thing }) => thing) })
}

/** Nothing stands by what is not there, and nothing is claimed of it. */
export function settled(plan: EnvironmentPlan): EnvironmentPlan {
  const ids = new Set([...plan.things, ...plan.matters].map(({ id }) => id))
  const stands = <T extends { place: PlannedThing['place'] }>(one: T): T =>
    one.place.of === undefined || ids.has(one.place.of) ? one : { ...one, place: { how: 'anywhere' } }
  return {
    ...plan,
    things: plan.things.map(stands),
    matters: plan.matters.map(stands),
    claims: plan.claims.filter((claim) => {
      if ('thing' in claim && !ids.has(claim.thing)) return false
      if ('matter' in claim && !ids.has(claim.matter)) return false
      return !(claim.about === 'place' && claim.of !== undefined && !ids.has(claim.of))
    }),
  }
}
