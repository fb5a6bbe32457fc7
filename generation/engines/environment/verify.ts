import { budget, type Scene } from '@makebelieve/kit/environment/scene'
import { drawCallsOf, trianglesOf } from '@makebelieve/kit/environment/view/budget'
import { openWorld, type World } from '@makebelieve/kit/environment/world'
import type { Check as AnyCheck, Requirement, Verdict } from '../../pipeline/engine.ts'
import { passed } from '../../pipeline/pipeline.ts'
import { startBuilt } from '../../shipped/ask-built.ts'
import type { EnvironmentBuild } from './build.ts'
import type { EnvironmentPlan } from './design.ts'
import type { Evidence } from './proof/evidence.ts'
import type { Asked } from './proof/named.ts'
import { requirementsOf } from './proof/requirements.ts'
import { present, seenNouns } from './proof/seen.ts'
import { type Astray, nameOf, outside, overlapping, stackedAfloat, unsupported } from './proof/standing.ts'
import { type Walked, walked } from './proof/walk.ts'
import { Nouns } from './scene/assemble.ts'
import { viewCount } from './scene/views.ts'
import { checkShipped } from './shipped/shipped.ts'

export type EnvironmentFigures = {
  kinds: number
  placed: number
  /** At most, at the finest quality, with shadows and mirrors. */
  triangles: number
  drawCalls: number
  bytes: number
  /** How many of the prompt's nouns are seen, of how many. */
  nouns: { seen: number; all: number }
  /** What a minute on foot came to, in metres, and how many square metres can be walked. */
  walk: { metres: number; area: number }
}

/** What the checks of an environment are known by. */
export type EnvironmentCheckCode =
  | 'ground'
  | 'walk'
  | 'arrival'
  | 'focus'
  | 'standing'
  | 'views'
  | 'triangles'
  | 'draw-calls'
  | 'bytes'
  | 'shipped'

type Check = AnyCheck<EnvironmentCheckCode>

export type EnvironmentVerdict = Verdict<EnvironmentCheckCode> & {
  figures: EnvironmentFigures
  astray: Astray[]
  /** The walk, for the file that is shipped to take again. */
  walk: Pick<Walked, 'steps' | 'trail'>
}

/** The whole proof: the scene is looked at, and then the very file that is shipped is walked in. `asked` is what another sentence asks for. */
export async function proveEnvironment(
  build: EnvironmentBuild,
  plan: EnvironmentPlan,
  asked: Asked = plan,
): Promise<EnvironmentVerdict> {
  // It starts while the scene is looked at.
  startBuilt()
  const verdict = verifyEnvironment(build, plan, asked)
  if (!passed(verdict)) return verdict
  const { checks, walk } = verdict
  return { ...verdict, checks: [...checks, await checkShipped({ build, walk })] }
}

/** Walks through the scene, looks from its twelve views, measures, and holds every wish against what was found. */
export function verifyEnvironment(
  build: EnvironmentBuild,
  plan: EnvironmentPlan,
  asked: Asked = plan,
): EnvironmentVerdict {
  const { scene, stage, code, layout } = build
  const ground = groundCheck(scene)
  // Nobody can walk where the ground itself is not sound.
  if (!ground.passed)
    return {
      checks: [ground],
      requirements: [],
      figures: noFigures,
      astray: [],
      walk: { steps: [], trail: [] },
    }
  const world = openWorld(scene)
  const walk = walked(scene, world, layout.focus)
  const { nouns, kinds } = seenNouns(stage)
  const evidence = evidenceOf(build, plan, world, nouns)
  const requirements = requirementsOf(evidence, asked)
  const astray = [
    ...unsupported(scene, world),
    ...overlapping(scene),
    ...stackedAfloat(scene),
    ...outside(scene),
  ]
  const figures: EnvironmentFigures = {
    kinds: scene.kinds.length,
    placed: scene.placed.length,
    triangles: trianglesOf(scene, build.stage.meshes),
    drawCalls: drawCallsOf(scene, build.stage.meshes),
    bytes: code.length,
    nouns: nounsOf(asked, requirements),
    walk: { metres: Math.round(walk.metres), area: Math.round(walk.ways.area) },
  }
  const checks = [
    ground,
    ...walkChecks(scene, walk),
    standingCheck(scene, astray),
    viewCheck(scene, kinds),
    ...budgetChecks(figures),
  ]
  return { checks, requirements, figures, astray, walk: { steps: walk.steps, trail: walk.trail } }
}

/** Things and matters of the prompt that are there to be seen, of all that it names. */
function nounsOf({ claims }: Asked, requirements: readonly Requirement[]): { seen: number; all: number } {
  const named = requirements.filter((_, i) => claims[i]?.about === 'thing' || claims[i]?.about === 'matter')
  return { seen: named.filter(({ status }) => status === 'met').length, all: named.length }
}

const noFigures: EnvironmentFigures = {
  kinds: 0,
  placed: 0,
  triangles: 0,
  drawCalls: 0,
  bytes: 0,
  nouns: { seen: 0, all: 0 },
  walk: { metres: 0, area: 0 },
}

/** What claims are held against. */
export function gathered(build: EnvironmentBuild, plan: EnvironmentPlan): Evidence {
  return evidenceOf(build, plan, openWorld(build.scene), seenNouns(build.stage).nouns)
}

function evidenceOf(
  build: EnvironmentBuild,
  plan: EnvironmentPlan,
  world: World,
  seen: Evidence['seen'],
): Evidence {
  const nouns = new Nouns(plan)
  const { scene } = build
  return { build, plan, scene, world, seen, present: present(scene), nounOf: (id) => nouns.of(id).noun }
}

function groundCheck({ ground, reach }: Scene): Check {
  const [code, name] = ['ground', 'The ground is whole'] as const
  const side = ground.cells + 1
  if (ground.isVoid) return { code, name, passed: true, evidence: 'There is none: only decks carry.' }
  const holes = ground.heights.filter((height) => !Number.isFinite(height)).length
  const isFull = ground.heights.length === side * side && ground.surfaces.length === side * side
  const isCovered = ground.surfaces.every((surface) => ground.palette[surface] !== undefined)
  const isWide = ground.size / 2 >= reach
  return {
    code,
    name,
    passed: holes === 0 && isFull && isCovered && isWide,
    evidence: !isFull
      ? `It has ${ground.heights.length} heights instead of ${side * side}.`
      : holes > 0
        ? `It has ${holes} holes (heights that are no numbers).`
        : !isCovered
          ? 'Some of it is of no known surface.'
          : !isWide
            ? `It ends ${(reach - ground.size / 2).toFixed(0)} m before the place does.`
            : `${side * side} heights over ${ground.size.toFixed(0)} m, all sound.`,
  }
}

function walkChecks(scene: Scene, walk: Walked): Check[] {
  // A room is walked when a third of it can be; the open land when one gets fifteen metres away.
  const wanted =
    scene.around === 'indoors' ? Math.min(15, scene.reach * 0.5) : Math.min(15, scene.reach * 0.6)
  const least = scene.around === 'indoors' ? 2.5 : 60
  const { ways, fault } = walk
  return [
    {
      code: 'walk',
      name: 'A minute on foot',
      passed: fault === undefined,
      evidence:
        fault === undefined
          ? `${Math.round(walk.metres)} m walked, ${walk.reached} of ${walk.goals} goals reached; never below the ground, never outside.`
          : `${fault}.`,
    },
    {
      code: 'arrival',
      name: 'Nobody is stuck where they arrive',
      passed: walk.besideSpawn < 0.6 && ways.farthest >= wanted && ways.area >= least,
      evidence:
        walk.besideSpawn >= 0.6
          ? `You can't stand where you arrive; the nearest free spot is ${walk.besideSpawn.toFixed(1)} m away.`
          : `From there you can get ${ways.farthest.toFixed(0)} m away (at least ${wanted.toFixed(0)}) and over ${Math.round(ways.area)} m².`,
    },
    {
      code: 'focus',
      name: 'What the scene is about can be reached',
      passed: walk.toFocus < Math.max(12, scene.reach * 0.6),
      evidence: `You can get within ${walk.toFocus.toFixed(1)} m of it.`,
    },
  ]
}

function standingCheck(scene: Scene, astray: readonly Astray[]): Check {
  const [first] = astray
  return {
    code: 'standing',
    name: 'Everything stands',
    passed: first === undefined,
    evidence: first
      ? `${astray.length} of ${scene.placed.length} do not: a ${nameOf(scene, first.placed)} ${first.why}.`
      : `${scene.placed.length} things, each carried by the ground, by water or by another; none in another, none outside.`,
  }
}

function viewCheck(scene: Scene, kinds: readonly Set<number>[]): Check {
  const emptiest = Math.min(...kinds.map(({ size }) => size))
  const [first] = kinds
  return {
    code: 'views',
    name: 'There is something to look at',
    passed: scene.views.length === viewCount && scene.placed.length > 0 && (first?.size ?? 0) > 0,
    evidence: `${first?.size ?? 0} kinds of things in the first view, at least ${Number.isFinite(emptiest) ? emptiest : 0} in each of ${scene.views.length}.`,
  }
}

function budgetChecks({ triangles, drawCalls, bytes }: EnvironmentFigures): Check[] {
  const within = (code: EnvironmentCheckCode, name: string, value: number, most: number): Check => ({
    code,
    name,
    passed: value <= most,
    evidence: `${Math.round(value).toLocaleString('en')} of at most ${most.toLocaleString('en')}.`,
  })
  return [
    within('triangles', 'Triangles', triangles, budget.triangles),
    within('draw-calls', 'Draw calls', drawCalls, budget.drawCalls),
    within('bytes', 'Bytes', bytes, budget.bytes),
  ]
}
