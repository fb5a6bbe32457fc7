import type { Setup } from '@makebelieve/kit/simulation/setup'
import type { System } from '@makebelieve/kit/simulation/system'
import type { Requirement } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import type { Claim, SimulationPlan } from '../design.ts'
import { isKnown } from '../general/known.ts'
import { stemsOf } from '../read/stems.ts'
import { changesSomething } from './changes.ts'
import { drawnBy } from './drawn.ts'
import { judgedPart, measuredIn } from './screen-parts.ts'

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
  if (claim.about === 'unknown') return judgedUnknown(text, made)
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
      const said = measuredIn(system, made.setup.parts[part], made.setup.seed, claim.readout)
      const evidence =
        said === undefined
          ? 'It is not measured.'
          : `After some seconds it says ${said}. All of it can be saved as a table.`
      return { claim: `Measures: ${text}`, status: said === undefined ? 'unmet' : 'met', evidence }
    }
    case 'control': {
      const control = system.controls.find(({ id }) => id === claim.control)
      const works =
        control !== undefined && changesSomething(system, made.setup.parts[part], made.setup.seed, control.id)
      const told = control ? `${control.label} can be set${rangeOf(control)}` : 'There is no such control'
      const effect = works
        ? ', and setting it changes what is measured.'
        : control
          ? ', but it changes nothing.'
          : '.'
      return { claim: text, status: works ? 'met' : 'unmet', evidence: `${told}${effect}` }
    }
    case 'no control': {
      const near = system.controls
        .filter(({ id }) => claim.near.includes(id))
        .map(({ label }) => `‘${label}’`)
      const others = system.controls.map(({ label }) => `‘${label}’`)
      const told = claim.byHand
        ? 'It is set with sliders, not moved in the picture'
        : 'It has no setting of its own'
      const evidence = `${told}. ${near.length > 0 ? `What can be set of it: ${near.join(', ')}` : `What can be set: ${others.join(', ')}`}.`
      return { claim: text, status: 'unmet', evidence }
    }
    case 'screen': {
      const shown = made.setup.parts[part]
      if (!shown) return { claim: text, status: 'unmet', evidence: 'It is not shown.' }
      const { seed, parts } = made.setup
      return { claim: text, ...judgedPart(claim, { system, part: shown, seed, several: parts.length > 1 }) }
    }
    case 'range':
      return judgedRange(claim, system)
    case 'value':
      return judgedValue(claim, made, part, system)
  }
}

/** What no setting and no number is called may still be written in the picture, or told of it. */
function judgedUnknown(text: string, { systems, setup }: MadeSimulation): Requirement {
  const wanted = stemsOf(text)
  const written = systems.flatMap(
    (system, i) => drawnBy(system, setup.parts[i]?.values ?? {}, setup.seed).words,
  )
  const saying = written.find((words) => {
    const stems = stemsOf(words)
    return wanted.length > 0 && wanted.every((stem) => stems.includes(stem))
  })
  return saying === undefined
    ? { claim: text, status: 'unsupported', evidence: `Nothing in this simulation is called ‘${text}’.` }
    : { claim: text, status: 'met', evidence: `The lesson says of its picture: ‘${saying.slice(0, 90)}’.` }
}

const rangeOf = ({ from, to, unit, options }: System['controls'][number]) =>
  options ? ` to ${options.join(', ')}` : ` from ${from} to ${to} ${unit}`.trimEnd()

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
  const shown = setup.parts[part]
  const isSecond = claim.run === 'B'
  // The second run is as the first, apart from what is said of it.
  const value =
    (isSecond ? shown?.beside?.[claim.control] : undefined) ?? shown?.values[claim.control] ?? control?.usual
  const isSet = value !== undefined && Math.abs(value - claim.wanted) <= Math.abs(claim.wanted) * 1e-6 + 1e-9
  const said = control?.options?.[value ?? 0] ?? `${value} ${control?.unit ?? ''}`.trim()
  const range =
    control && !control.options ? ` It can be from ${control.from} to ${control.to} ${control.unit}.` : ''
  const works = isSet && changesSomething(system, setup.parts[part], setup.seed, claim.control)
  return {
    claim: claim.text,
    status: works ? 'met' : 'unmet',
    evidence: `${isSecond ? `In the second run, ${(control?.label ?? claim.control).toLowerCase()}` : (control?.label ?? claim.control)} is ${said}.${isSet ? (works ? '' : ' Moving it changes nothing.') : range}`,
  }
}

const levelWords = { young: 'ages 8 to 11', middle: 'ages 11 to 16', upper: 'ages 16 and up' } as const
