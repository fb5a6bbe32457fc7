import { createHash } from 'node:crypto'
import { proveSystem, type SystemCheck } from '@makebelieve/kit/simulation/proof'
import { openRun } from '@makebelieve/kit/simulation/run'
import type { Setup } from '@makebelieve/kit/simulation/setup'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import type { Check as AnyCheck, Verdict } from '../../pipeline/engine.ts'
import { passed } from '../../pipeline/pipeline.ts'
import { quoted } from '../../pipeline/quoted.ts'
import { startBuilt } from '../../shipped/ask-built.ts'
import type { SimulationBuild } from './build.ts'
import type { SimulationPlan } from './design.ts'
import { coloursOf, openCanvas } from './picture.ts'
import { digestOfProof, referenceRun, trailOf } from './proof/reference-run.ts'
import { type Asked, requirementsOf } from './proof/requirements.ts'
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

/** The whole proof: the systems are held against what they say, and then the very file that is shipped is run. `asked` is what another sentence asks for. */
export async function proveSimulation(
  build: SimulationBuild,
  plan: SimulationPlan,
  asked: Asked = plan,
): Promise<SimulationVerdict> {
  // It starts while the systems are looked at.
  startBuilt()
  const verdict = verifySimulation(build, plan, asked)
  if (!passed(verdict)) return verdict
  const { checks, runs } = verdict
  return { ...verdict, checks: [...checks, await checkShipped({ build, seed: plan.seed, runs })] }
}

/** Holds each system against its references, its controls against what is said of them, and the setup against the prompt. */
export function verifySimulation(
  { setup, systems, code }: Pick<SimulationBuild, 'setup' | 'systems' | 'code'>,
  plan: SimulationPlan,
  asked: Asked = plan,
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
    requirements: requirementsOf({ setup, systems, plan, agreed }, asked),
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
          ? `${Object.keys(values).length} set from your words, the others as usual.`
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
    return { code, name, passed: true, evidence: `${changed} of ${all} readouts changed on their own.` }
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
    evidence: `It stays still on its own; ${moving.length} of ${system.controls.length} controls change its ${all} readouts.`,
  }
}
