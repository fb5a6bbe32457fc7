import type { Light } from '@makebelieve/kit/rules/beams'
import type { Effect, If } from '@makebelieve/kit/rules/rulebook'
import { type Body, beamOf, bodiesOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { type AboutB, isAboutB, suits } from './conditions.ts'
import { readOnce } from './read-once.ts'

/** What is bad for whoever is played. */
type Dangers = {
  /** Whose touch hurts or is counted against the player, under which conditions. */
  touches: { names: string[]; phases: string[]; asked: AboutB[] }[]
  /** Kinds that turn into those by themselves. */
  soon: string[]
  /** Those by whom it is bad to be seen. */
  watchers: { name: string; within: number; narrow: number | undefined }[]
  /** Those whose light it is bad to be in. */
  lights: string[]
  /** Kinds whose touch does no harm after all: another rule makes one safe first. */
  tame: string[]
  /** Those beside whom a button must not be pressed. */
  forbidden: { name: string; button: 'a' | 'b' }[]
}

const dangersIn = readOnce(({ rules, ends, kinds }, player): Dangers => {
  const bad = ends.flatMap(({ result, when }) =>
    result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
  )
  const harms = (effect: Effect) =>
    'hurt' in effect ||
    ('move' in effect && effect.move === 'player' && effect.to === 'start') ||
    ('haste' in effect && effect.haste === 'a' && effect.times < 0.7) ||
    ('tally' in effect && 'add' in effect && effect.add > 0 && bad.includes(effect.tally))
  const isMine = (ref: string) => ref === player.kind || ref === player.cast
  // Who goes in line behind the player meets what that one comes too near.
  const isBehind = (ref: string) =>
    kinds.some(
      ({ id, cast, drive }) =>
        (id === ref || cast === ref) && drive.does === 'follow' && drive.inLine && isMine(drive.whom),
    )
  const phases = (conditions: readonly If[]) =>
    conditions.flatMap((one) => ('phase' in one ? [one.phase] : []))
  const touches = rules.flatMap(({ when, if: conditions = [], do: effects }) =>
    'touch' in when && when.touch.some((ref) => isMine(ref) || isBehind(ref)) && effects.some(harms)
      ? [
          {
            names: when.touch.filter((ref) => !isMine(ref) && !isBehind(ref)),
            phases: phases(conditions),
            asked: conditions.filter(isAboutB),
          },
        ]
      : [],
  )
  const harmful = new Set(touches.flatMap(({ names }) => names))
  const soon = rules.flatMap(({ when, do: effects }) =>
    ('meter' in when || 'every' in when) &&
    effects.some((effect) => 'become' in effect && harmful.has(effect.become) && effect.become !== when.of)
      ? [when.of]
      : [],
  )
  const lights = rules.flatMap(({ when, do: effects }) =>
    'lights' in when && isMine(when.lights[1]) && effects.some((effect) => 'hurt' in effect)
      ? [when.lights[0]]
      : [],
  )
  const watchers = rules.flatMap(({ when, do: effects }) =>
    'sees' in when && isMine(when.sees[1]) && effects.some((effect) => 'hurt' in effect)
      ? [{ name: when.sees[0], within: when.within, narrow: when.narrow }]
      : [],
  )
  const forbidden = rules.flatMap(({ when, do: effects }) =>
    'near' in when && when.button && isMine(when.near[0]) && effects.some((effect) => 'hurt' in effect)
      ? [{ name: when.near[1], button: when.button }]
      : [],
  )
  const tame = rules.flatMap(({ when, if: conditions = [], do: effects }) =>
    'touch' in when &&
    conditions.length === 0 &&
    isMine(when.touch[0]) &&
    effects.some((effect) => 'safe' in effect && effect.safe === 'a') &&
    !effects.some(harms)
      ? [when.touch[1]]
      : [],
  )
  return { touches, soon, watchers, lights, tame, forbidden }
})

/** Those by whom it is bad to be seen, and how far they see. */
export function watchersOf(world: RulesWorld): { body: Body; within: number; narrow: number | undefined }[] {
  return dangersIn(world).watchers.flatMap(({ name, within, narrow }) =>
    bodiesOf(world, name).map((body) => ({ body, within, narrow })),
  )
}

/** The lights that it is bad to be in. */
export const lightsToShun = (world: RulesWorld): { body: Body; light: Light }[] =>
  dangersIn(world).lights.flatMap((name) =>
    bodiesOf(world, name).flatMap((body) => {
      const light = beamOf(world, body)
      return light ? [{ body, light }] : []
    }),
  )

/** Those beside whom a button must not be pressed. */
export function forbiddenTo(world: RulesWorld): { body: Body; button: 'a' | 'b' }[] {
  return dangersIn(world).forbidden.flatMap(({ name, button }) =>
    bodiesOf(world, name).map((body) => ({ body, button })),
  )
}

/** Whoever hurts the player by being touched, or must not be touched because it is counted against them. */
export function threatsOf(world: RulesWorld): Body[] {
  const player = playerOf(world)
  const { touches, soon, tame } = dangersIn(world)
  const found = new Set<Body>()
  for (const { names, phases, asked } of touches) {
    if (phases.some((phase) => phase !== world.phase.id)) continue
    for (const name of names)
      for (const body of bodiesOf(world, name))
        if (body.still === 0 && !tame.includes(body.kind) && asked.every((one) => suits(one, body, player)))
          found.add(body)
  }
  // What turns into a threat by itself is one already, unless it can be caught before.
  for (const kind of soon.filter((one) => !tame.includes(one)))
    for (const body of bodiesOf(world, kind)) if (body.still === 0 && body.kind === kind) found.add(body)
  return [...found]
}
