import { openRun } from '@makebelieve/kit/simulation/run'
import type { Setup } from '@makebelieve/kit/simulation/setup'
import { type System, usualValues } from '@makebelieve/kit/simulation/system'
import type { Requirement } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import type { Claim, SimulationPlan } from '../design.ts'
import { isKnown } from '../general/known.ts'

/** A simulation as it was made, and whether each of its systems agrees with its references. */
export type MadeSimulation = {
  setup: Setup
  systems: readonly System[]
  plan: Pick<SimulationPlan, 'claims' | 'parts' | 'level'>
  agreed: readonly boolean[]
}

/** What a sentence asks for. */
export type Asked = Pick<SimulationPlan, 'claims' | 'parts'>

/**
 * Each wish of a sentence held against what was made. The sentence need not be the one that it was made of: a topic is looked for among
 * those that are shown, and what is said of its quantities where that topic has them.
 */
export function requirementsOf(made: MadeSimulation, asked: Asked = made.plan): Requirement[] {
  return asked.claims.map((claim) => judged(claim, made, asked))
}

function judged(claim: Claim, made: MadeSimulation, asked: Pick<SimulationPlan, 'parts'>): Requirement {
  const { text } = claim
  if (claim.about === 'unknown')
    return { claim: text, status: 'unsupported', evidence: `Nothing in this simulation is called ‘${text}’.` }
  if (claim.about === 'level')
    return {
      claim: `For: ${text}`,
      status: made.plan.level === claim.level ? 'met' : 'unmet',
      evidence: `The words are those for ${levelWords[made.plan.level]}.`,
    }
  const part = made.plan.parts.findIndex((one) => isSameTopic(one, asked.parts[claim.part]))
  const system = made.systems[part]
  if (!system) {
    const shown = made.systems.map(({ title }) => quoted(title)).join(', ')
    return { claim: text, status: 'unmet', evidence: `It is not about that: it shows ${shown}.` }
  }
  switch (claim.about) {
    case 'topic':
      return judgedTopic(claim, made, part, system)
    case 'readout': {
      const shown = system.readouts.some(({ id }) => id === claim.readout)
      const evidence = shown
        ? 'It is measured all the time and can be taken along as a table.'
        : 'It is not measured.'
      return { claim: `Measures: ${text}`, status: shown ? 'met' : 'unmet', evidence }
    }
    case 'control': {
      const control = system.controls.find(({ id }) => id === claim.control)
      const works = control !== undefined && changesSomething(system, made.setup, part, control.id)
      const told = control ? `${control.label} can be set` : 'There is no such control'
      const effect = works
        ? ', and setting it changes what is measured.'
        : control
          ? ', but it changes nothing.'
          : '.'
      return { claim: text, status: works ? 'met' : 'unmet', evidence: `${told}${effect}` }
    }
    case 'range':
      return judgedRange(claim, system)
    case 'value':
      return judgedValue(claim, made, part, system)
  }
}

/** The same topic, or the same general model. */
function isSameTopic(
  one: SimulationPlan['parts'][number],
  other: SimulationPlan['parts'][number] | undefined,
): boolean {
  return one.topic === other?.topic && JSON.stringify(one.general) === JSON.stringify(other.general)
}

function judgedTopic(
  { text, topic, standsIn }: Extract<Claim, { about: 'topic' }>,
  { plan, agreed }: MadeSimulation,
  part: number,
  system: System,
): Requirement {
  if (topic !== undefined && topic !== system.id)
    return {
      claim: text,
      status: 'unmet',
      evidence: `This is about something else: ${quoted(system.title)}.`,
    }
  const general = plan.parts[part]?.general
  if (general && !isKnown(general))
    return {
      claim: text,
      status: 'unsupported',
      evidence: `Shown by a general model (${general.kind}), which is not made for it.`,
      ...(standsIn && { standIn: true }),
    }
  if (standsIn)
    return {
      claim: text,
      status: 'unsupported',
      evidence: `Shown as ${quoted(system.title)}, the topic that comes nearest. Nothing here is made for just that.`,
      standIn: true,
    }
  return {
    claim: text,
    status: agreed[part] ? 'met' : 'unmet',
    evidence: `Shown by ${quoted(system.title)}. ${system.references[0]?.says ?? ''}`,
  }
}

function judgedRange(claim: Extract<Claim, { about: 'range' }>, system: System): Requirement {
  const control = system.controls.find(({ id }) => id === claim.control)
  const isWithin = control !== undefined && control.from <= claim.from && claim.to <= control.to
  return {
    claim: claim.text,
    status: isWithin ? 'met' : 'unmet',
    evidence: control
      ? `${control.label} can be set from ${control.from} to ${control.to} ${control.unit}`.trim().concat('.')
      : 'There is no such control.',
  }
}

/** What was said is what the built file is set to, and moving it changes what is measured or told. */
function judgedValue(
  claim: Extract<Claim, { about: 'value' }>,
  { setup }: MadeSimulation,
  part: number,
  system: System,
): Requirement {
  const control = system.controls.find(({ id }) => id === claim.control)
  const value = setup.parts[part]?.values[claim.control] ?? control?.usual
  const isSet = value !== undefined && Math.abs(value - claim.wanted) <= Math.abs(claim.wanted) * 1e-6 + 1e-9
  const said = control?.options?.[value ?? 0] ?? `${value} ${control?.unit ?? ''}`.trim()
  const range =
    control && !control.options ? ` It can be from ${control.from} to ${control.to} ${control.unit}.` : ''
  const works = isSet && changesSomething(system, setup, part, claim.control)
  return {
    claim: claim.text,
    status: works ? 'met' : 'unmet',
    evidence: `${control?.label ?? claim.control} is ${said}.${isSet ? (works ? '' : ' Moving it changes nothing.') : range}`,
  }
}

function changesSomething(system: System, { seed, parts }: Setup, part: number, id: string): boolean {
  const control = system.controls.find((one) => one.id === id)
  if (!control) return false
  const values = { ...usualValues(system.controls), ...parts[part]?.values }
  const seen = (value: number) => {
    const run = openRun(system, { ...values, [id]: value }, seed)
    run.advance(Math.min(10 * system.pace, 4000 * system.dt))
    return JSON.stringify([
      system.readouts.map((one) => run.measure(one.id)),
      system.describe(run.state, run.values),
    ])
  }
  const now = seen(values[id] ?? control.usual)
  return [control.from, control.to, (control.from + control.to) / 2].some((value) => seen(value) !== now)
}

const levelWords = { young: 'ages 8 to 11', middle: 'ages 11 to 16', upper: 'ages 16 and up' } as const
