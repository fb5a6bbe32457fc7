import { idle } from '@makebelieve/kit/core/input'
import { inputsOf } from '@makebelieve/kit/core/replay'
import type { KindMesh, Scene } from '@makebelieve/kit/environment/scene'
import { drawCallsOf, trianglesOf } from '@makebelieve/kit/environment/view/budget'
import { advance } from '@makebelieve/kit/game/rules'
import type { World } from '@makebelieve/kit/game/world'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import { type Site, sceneOf } from '@makebelieve/kit/game-3d/site'
import type { Space } from '@makebelieve/kit/game-3d/space'
import type { Check } from '../../../pipeline/engine.ts'
import type { SolidBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { solidGenreOf } from '../genres/index.ts'
import type { GameCheckCode } from '../proof/check-codes.ts'
import { evidenceOf } from '../proof/evidence.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { type Proof, prove } from '../proof/prove.ts'
import { judge } from '../proof/requirements.ts'
import type { GameVerdict } from '../verify.ts'
import { mostSolidCode } from './code.ts'
import { eyes3d, obstaclesOf, surroundingsOf } from './eyes.ts'
import { frees, shows } from './looks.ts'
import { momentOf } from './moment.ts'
import { solidPlace } from './place-claims.ts'

const most = { drawCalls: 120, triangles: 400_000 } as const

/** Bots play the game in its world, and its looks are held against what a laptop can draw. */
export function verifySolid(build: SolidBuild, plan: PlannedGame): GameVerdict {
  const design = solidGenreOf(plan.game.genre)
  const { genre, bot, longest } = design
  const { dressing } = build.dressed
  const site = genre.site(plan.game)
  const scene = sceneOf(site, dressing, plan.game)
  const eyes = eyes3d(surroundingsOf(genre, plan.game, site), obstaclesOf(scene.placed, dressing.kinds))
  const game = gameToPlay<Space>(genre, plan.game)
  const proof = prove<Space>({ game, bot, plan: plan.game, longest, eyes })
  const everybody = proof as unknown as Proof<World>
  return {
    checks: [
      ...proof.checks,
      shows(plan.game, dressing),
      frees(eyes),
      draws(genre, build, proof),
      weighs(build),
    ],
    requirements: judge({
      plan,
      design,
      proof: everybody,
      place: (claim) => solidPlace(claim, plan, { ...dressing, ceiling: ceilingIn(scene, dressing, site) }),
    }),
    evidence: evidenceOf(everybody),
  }
}

/** So far a floor may rise, in centimetres, and be one: over hills and valleys there is no room, whatever hangs in the air. */
const mostOfFloor = 400

/** The ceiling that was hung, over a floor. A hall that the game builds by itself has its own. */
function ceilingIn({ placed, ground }: Scene, { ceiling }: Dressing, site: Site): Dressing['ceiling'] {
  if (site.around === 'indoors') return ceiling
  if (!placed.some(({ kind }) => kind === ceiling)) return undefined
  const side = ground.cells + 1
  const inner = ground.heights.filter((_, at) =>
    [at % side, Math.floor(at / side)].every((step) => Math.abs(step / ground.cells - 0.5) < 0.4),
  )
  return Math.max(...inner) - Math.min(...inner) <= mostOfFloor ? ceiling : undefined
}

/** Counted at the fullest of some moments of the win, at the finest quality. */
function draws(
  genre: Genre3d,
  { dressed: { dressing, meshes } }: SolidBuild,
  { won }: Proof<Space>,
): Check<GameCheckCode> {
  const [code, name] = ['light', 'It is light to draw'] as const
  if (!won) return { code, name, passed: false, evidence: 'There is no won game to look at.' }
  let [calls, triangles] = [0, 0]
  const world = genre.create(won.world.plan, won.replay.seed)
  const inputs = inputsOf(won.replay)
  const every = Math.max(1, Math.floor(won.ticks / 6))
  for (let tick = 0; tick < won.ticks; tick++) {
    if (tick % every === 0) {
      const cost = costOf(genre, dressing, meshes, world)
      calls = Math.max(calls, cost.calls)
      triangles = Math.max(triangles, cost.triangles)
    }
    advance(genre, world, inputs.next().value ?? idle)
  }
  return {
    code,
    name,
    passed: calls <= most.drawCalls && triangles <= most.triangles,
    evidence: `At most ${calls} draw calls and ${Math.round(triangles / 1000)},000 triangles in a picture.`,
  }
}

/** Marks, specks, the cast and what is built are drawn beside the scene: two calls each, and their shadows. */
const ownCalls = 8

function costOf(
  genre: Genre3d,
  dressing: Dressing,
  meshes: readonly KindMesh[],
  world: Space,
): { calls: number; triangles: number } {
  const { scene, meshes: all } = momentOf(genre, dressing, meshes, world)
  return { calls: drawCallsOf(scene, all) + ownCalls, triangles: trianglesOf(scene, all) }
}

function weighs({ code }: SolidBuild): Check<GameCheckCode> {
  const bytes = Buffer.byteLength(code)
  return {
    code: 'small',
    name: 'It is small',
    passed: bytes <= mostSolidCode,
    evidence: `${Math.round(bytes / 1024)} KB of code, shapes and pictures, without three.js.`,
  }
}
