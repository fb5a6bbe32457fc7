import { seededRandom } from '../core/random.ts'
import { agreementWith, effectHolds, settingFor } from './agreement.ts'
import { measured, openRun } from './run.ts'
import { type Reference, type System, usualValues, type Values } from './system.ts'

/** One thing that was looked at, and what was seen. */
export type SystemCheck = {
  code: 'reference' | 'effect' | 'ends' | 'picture' | 'questions'
  name: string
  passed: boolean
  evidence: string
}

const settings = 5
const percent = (share: number) => `${(share * 100).toPrecision(2)}%`

/**
 * Whether a system is what it says: it agrees with its references at five settings, each control does what is said of it over
 * its whole range, and nothing breaks at the ends. `draw` gives a mark of the picture, so that a control that changes
 * nothing to see is found; without it pictures are not looked at.
 */
export function proveSystem<S>(
  system: System<S>,
  seed = 1,
  draw?: (state: S, values: Values) => string,
): SystemCheck[] {
  return [
    ...references(system, seed),
    ...effects(system),
    ...ends(system),
    ...(draw ? [pictures(system, draw)] : []),
    questions(system),
  ]
}

function references<S>(system: System<S>, seed: number): SystemCheck[] {
  const random = seededRandom(seed)
  return system.references.map((reference) => {
    const drawn = Array.from({ length: reference.kind === 'published' ? 1 : settings }, () =>
      settingFor(system, reference, random),
    )
    // What everybody sees first is looked at as well.
    const all = usualFits(system, reference) ? [...drawn, usualValues(system.controls)] : drawn
    const count = all.length
    // What is left to chance has to agree whichever way it falls.
    const found = all.map((values, i) => agreementWith(system, reference, values, seed + i))
    const worst = found.reduce((most, one) => (one.error > most.error ? one : most))
    // A reference that never spoke has proven nothing.
    const silent = found.every(({ compared }) => compared === 0)
    return {
      code: 'reference',
      name: reference.says,
      passed: !silent && found.every(({ agrees }) => agrees),
      evidence: silent
        ? 'There was nothing to check it against at any of these settings.'
        : `At ${count} ${count === 1 ? 'setting' : 'settings'} the largest difference is ${percent(worst.error)}; ${percent(worst.within)} is allowed.`,
    }
  })
}

function usualFits<S>(system: System<S>, reference: Reference<S>): boolean {
  if (reference.kind === 'published') return false
  return system.controls.every(({ id, usual }) => {
    const [from, to] = reference.where?.[id] ?? [usual, usual]
    return usual >= from && usual <= to
  })
}

function effects<S>(system: System<S>): SystemCheck[] {
  return system.effects.map((effect) => {
    const { holds, found } = effectHolds(system, effect)
    return {
      code: 'effect',
      name: effect.says,
      passed: holds,
      evidence: `Measured over the range: ${found.map((value) => value.toPrecision(3)).join(', ')}.`,
    }
  })
}

/** Nothing breaks where a control is at its end, alone or with all others. */
function ends<S>(system: System<S>): SystemCheck[] {
  const usual = usualValues(system.controls)
  const all = (side: 'from' | 'to') =>
    Object.fromEntries(system.controls.map((control) => [control.id, control[side]]))
  const cases: Values[] = [
    all('from'),
    all('to'),
    ...system.controls.flatMap(({ id, from, to }) => [
      { ...usual, [id]: from },
      { ...usual, [id]: to },
    ]),
  ]
  const seconds = Math.min(20 * system.pace, 6000 * system.dt)
  const broken = cases.filter((values) => {
    const run = openRun(system, values)
    run.advance(seconds)
    return (
      !system.readouts.every(({ id }) => Number.isFinite(run.measure(id))) ||
      system.describe(run.state, values).length < 10
    )
  })
  return [
    {
      code: 'ends',
      name: 'Nothing breaks at the ends of the controls',
      passed: broken.length === 0,
      evidence:
        broken.length === 0
          ? `${cases.length} settings at the ends were run.`
          : `It breaks at ${JSON.stringify(broken[0])}.`,
    },
  ]
}

/** Every control changes what is to be seen, in the picture or in what is measured. */
function pictures<S>(system: System<S>, draw: (state: S, values: Values) => string): SystemCheck {
  const usual = usualValues(system.controls)
  const markOf = (values: Values) => {
    const run = openRun(system, values)
    run.advance(Math.min(2 * system.pace, 2000 * system.dt))
    return draw(run.state, values)
  }
  const plain = markOf(usual)
  const dull = system.controls.filter(({ id, from, to, usual: now }) => {
    const other = now - from > to - now ? from : to
    return markOf({ ...usual, [id]: other }) === plain
  })
  return {
    code: 'picture',
    name: 'Every control changes the picture',
    passed: dull.length === 0,
    evidence:
      dull.length === 0
        ? `${system.controls.length} controls were moved.`
        : `Nothing changes with: ${dull.map(({ label }) => label).join(', ')}.`,
  }
}

/** The right answers come from the simulation itself. */
function questions<S>(system: System<S>): SystemCheck {
  const usual = usualValues(system.controls)
  const unsettled = system.questions.filter(({ options, settle }) => {
    const value = (given: Values) => measured(system, { ...usual, ...given }, settle.readout, settle.after)
    const first = value(settle.first)
    const place = settle.answer(first, settle.second ? value(settle.second) : first)
    return !(Number.isInteger(place) && place >= 0 && place < options.length)
  })
  return {
    code: 'questions',
    name: 'The questions have answers',
    passed: unsettled.length === 0,
    evidence:
      unsettled.length === 0
        ? 'Each was settled by running it.'
        : `Unsettled: ${unsettled.map(({ asks }) => asks).join(' ')}`,
  }
}
