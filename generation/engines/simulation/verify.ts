import { createHash } from 'node:crypto'
import { proveSystem, type SystemCheck } from '@makebelieve/kit/simulation/proof'
import { openRun } from '@makebelieve/kit/simulation/run'
import type { Setup } from '@makebelieve/kit/simulation/setup'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import type { Check as AnyCheck, Requirement, Verdict } from '../../pipeline/engine.ts'
import { passed } from '../../pipeline/pipeline.ts'
import { quoted } from '../../pipeline/quoted.ts'
import { startBuilt } from '../../shipped/ask-built.ts'
import type { SimulationBuild } from './build.ts'
import type { Claim, SimulationPlan } from './design.ts'
import { isKnown } from './general/known.ts'
import { coloursOf, openCanvas } from './picture.ts'
import { digestOfProof, referenceRun, trailOf } from './proof/reference-run.ts'
import type { PartRun } from './shipped/shipped.ts'
import { checkShipped } from './shipped/shipped.ts'

/** What the checks measured, for the user and for benches. */
export type SimulationFigures = { checks: number; settings: number; bytes: number }

/** What the checks of a simulation are known by. */
export type SimulationCheckCode =
  | SystemCheck['code']
  | 'ranges'
  | 'runs'
  | 'happens'
  | 'seen'
  | 'small'
  | 'shipped'

/** Which of its systems a check is about, where it is about one. */
type Check = AnyCheck<SimulationCheckCode> & { part?: number }

export type SimulationVerdict = Omit<Verdict, 'checks'> & {
  checks: Check[]
  figures: SimulationFigures
  /** How each part ran, for the file that is shipped to run again. */
  runs: PartRun[]
}

const mostBytes = 1_000_000

/** The whole proof: the systems are held against what they say, and then the very file that is shipped is run. */
export async function proveSimulation(
  build: SimulationBuild,
  plan: SimulationPlan,
): Promise<SimulationVerdict> {
  // It starts while the systems are looked at.
  startBuilt()
  const verdict = verifySimulation(build, plan)
  if (!passed(verdict)) return verdict
  const { checks, runs } = verdict
  return { ...verdict, checks: [...checks, await checkShipped({ build, seed: plan.seed, runs })] }
}

/** Holds each system against its references, its controls against what is said of them, and the setup against the prompt. */
export function verifySimulation(
  { setup, systems, code }: Pick<SimulationBuild, 'setup' | 'systems' | 'code'>,
  plan: SimulationPlan,
): SimulationVerdict {
  const proofs = systems.map((system) => proveSystem(system, plan.seed, markOf(system)))
  const several = systems.length > 1
  const checks: Check[] = [
    ...proofs.flatMap((proof, i) =>
      proof.map((check) => ({
        ...check,
        name: several ? `${quoted(systems[i]?.title ?? '')}: ${check.name}` : check.name,
        part: i,
      })),
    ),
    ...setup.parts.flatMap((part, i) => {
      const system = systems[i]
      return system ? setupChecks(setup, system, part.values).map((check) => ({ ...check, part: i })) : []
    }),
    {
      code: 'small',
      name: 'Its file is small',
      passed: code.length <= mostBytes,
      evidence: `${Math.round(code.length / 1000)} KB of at most ${mostBytes / 1000}.`,
    },
  ]
  const agreed = proofs.map((proof) => proof.every(({ passed }) => passed))
  return {
    checks,
    requirements: plan.claims.map((claim) => judged(claim, plan, systems, agreed)),
    runs: systems.map((system, i) => ({
      trail: trailOf(referenceRun({ openRun }, system, setup.parts[i]?.values ?? {}, setup.seed)),
      proof: digestOfProof(proofs[i] ?? []),
    })),
    figures: {
      checks: checks.length,
      settings: systems.reduce((sum, { references }) => sum + references.length * 5, 0),
      bytes: code.length,
    },
  }
}

/** A mark of the picture: two pictures that differ have different ones. */
export function markOf(system: System): (state: unknown, values: Values) => string {
  return (state, values) => {
    const { canvas, stage } = openCanvas(0.25)
    system.draw(stage, state, values)
    return createHash('sha1').update(canvas.data()).digest('hex')
  }
}

/** As it was set up: within the ranges, drawn, alive, and sound for a minute. */
function setupChecks({ seed, title }: Setup, system: System, values: Values): Check[] {
  const outside = Object.entries(values).filter(([id, value]) => {
    const control = system.controls.find((one) => one.id === id)
    return !control || value < control.from - 1e-9 || value > control.to + 1e-9
  })
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  const begun = system.readouts.map(({ id }) => run.measure(id))
  const said = system.describe(run.state, run.values)
  run.advance(Math.min(60 * system.pace, 20_000 * system.dt))
  const ended = system.readouts.map(({ id }) => run.measure(id))
  const colours = coloursOf(system, values, 2, seed)
  return [
    {
      code: 'ranges',
      name: 'Its settings are within their ranges',
      passed: outside.length === 0,
      evidence:
        outside.length === 0
          ? `${Object.keys(values).length} set by the words, the others as usual.`
          : `Not: ${outside.map(([id, value]) => `${id} = ${value}`).join(', ')}.`,
    },
    {
      code: 'runs',
      name: 'It runs as it was set up',
      passed: [...begun, ...ended].every(Number.isFinite),
      evidence: `${quoted(title)} ran for ${Number(run.time.toPrecision(3))} ${system.timeUnit}; every readout is a number throughout.`,
    },
    happens(system, run.values, seed, {
      changed: begun.filter((value, i) => value !== ended[i]).length,
      spoken: system.describe(run.state, run.values) !== said,
    }),
    {
      code: 'seen',
      name: 'There is something to see',
      passed: colours >= 12,
      evidence: `The stage shows ${colours} different colours.`,
    },
  ]
}

/** By itself; or, where a law stands still until somebody asks it something, when a control is moved. */
function happens(
  system: System,
  values: Values,
  seed: number,
  { changed, spoken }: { changed: number; spoken: boolean },
): Check {
  const [code, name] = ['happens', 'Something happens'] as const
  const all = system.readouts.length
  if (changed > 0 || spoken)
    return { code, name, passed: true, evidence: `${changed} of ${all} readouts changed by themselves.` }
  const measured = (tried: Values) => {
    const run = openRun(system, tried, seed)
    return system.readouts.map(({ id }) => run.measure(id))
  }
  const before = measured(values)
  const moving = system.controls.filter(({ id, from, to }) =>
    [from, to].some((end) => measured({ ...values, [id]: end }).some((value, i) => value !== before[i])),
  )
  return {
    code,
    name,
    passed: moving.length > 0,
    evidence: `It stands still by itself; ${moving.length} of ${system.controls.length} controls change its ${all} readouts.`,
  }
}

function judged(
  claim: Claim,
  plan: SimulationPlan,
  systems: readonly System[],
  agreed: readonly boolean[],
): Requirement {
  const { text } = claim
  if (claim.about === 'unknown')
    return { claim: text, status: 'unsupported', evidence: `Nothing in this simulation is called ‘${text}’.` }
  if (claim.about === 'level')
    return {
      claim: `For: ${text}`,
      status: plan.level === claim.level ? 'met' : 'unmet',
      evidence: `The words are those for ${levelWords[plan.level]}.`,
    }
  const system = systems[claim.part]
  if (!system) return { claim: text, status: 'unmet', evidence: 'Its part is not there.' }
  if (claim.about === 'topic') {
    if (claim.topic !== undefined && claim.topic !== system.id)
      return {
        claim: text,
        status: 'unmet',
        evidence: `This is about something else: ${quoted(system.title)}.`,
      }
    const general = plan.parts[claim.part]?.general
    if (general && !isKnown(general))
      return {
        claim: text,
        status: 'unsupported',
        evidence: `Shown by a general model (${general.kind}), which is not made for it.`,
      }
    if (claim.standsIn)
      return {
        claim: text,
        status: 'unsupported',
        evidence: `Shown as ${quoted(system.title)}, the topic that comes nearest. Nothing here is made for just that.`,
      }
    return {
      claim: text,
      status: agreed[claim.part] ? 'met' : 'unmet',
      evidence: `Shown by ${quoted(system.title)}. ${system.references[0]?.says ?? ''}`,
    }
  }
  if (claim.about === 'readout') {
    const shown = system.readouts.some(({ id }) => id === claim.readout)
    return {
      claim: `Measures: ${text}`,
      status: shown ? 'met' : 'unmet',
      evidence: shown
        ? 'It is measured all the time and can be taken along as a table.'
        : 'It is not measured.',
    }
  }
  if (claim.about === 'range') return judgedRange(claim, system)
  return judgedValue(claim, plan, system)
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

function judgedValue(
  claim: Extract<Claim, { about: 'value' }>,
  plan: SimulationPlan,
  system: System,
): Requirement {
  const control = system.controls.find(({ id }) => id === claim.control)
  const value = plan.parts[claim.part]?.values[claim.control] ?? control?.usual
  const met = value !== undefined && Math.abs(value - claim.wanted) <= Math.abs(claim.wanted) * 1e-6 + 1e-9
  const said = control?.options?.[value ?? 0] ?? `${value} ${control?.unit ?? ''}`.trim()
  const range =
    control && !control.options ? ` It can be from ${control.from} to ${control.to} ${control.unit}.` : ''
  return {
    claim: claim.text,
    status: met ? 'met' : 'unmet',
    evidence: `${control?.label ?? claim.control} is ${said}.${met ? '' : range}`,
  }
}

const levelWords = { young: 'ages 8 to 11', middle: 'ages 11 to 16', upper: 'ages 16 and up' } as const
