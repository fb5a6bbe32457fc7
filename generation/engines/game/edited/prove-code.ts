import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { World } from '@makebelieve/kit/game/world'
import { placedAround } from '@makebelieve/kit/game-3d/site'
import type { Space } from '@makebelieve/kit/game-3d/space'
import { inTime } from '../../../edited/in-time.ts'
import { openIsolate, Wrong, wordsOf } from '../../../edited/isolate.ts'
import { threeStandIn } from '../../../edited/three-stand-in.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { passed } from '../../../pipeline/pipeline.ts'
import { openBuilt } from '../../../shipped/open-built.ts'
import { pageFor } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { genreOf } from '../genres/index.ts'
import { plannedGame } from '../plan-schema.ts'
import type { GameCheckCode } from '../proof/check-codes.ts'
import { evidenceOf } from '../proof/evidence.ts'
import { flatPlace } from '../proof/flat-place.ts'
import { noteTaker } from '../proof/note-taker.ts'
import { type Begun, type Proof, prove } from '../proof/prove.ts'
import { judge } from '../proof/requirements.ts'
import { checkShipped } from '../shipped/shipped.ts'
import { eyes3d, obstaclesOf } from '../solid/eyes.ts'
import { frees, shows } from '../solid/looks.ts'
import { solidPlace } from '../solid/place-claims.ts'
import type { GameVerdict } from '../verify.ts'
import { type GameBehindTheWall, gameBehindTheWall } from './behind-the-wall.ts'
import { type SeenDressing, seenDressing } from './dressing-schema.ts'
import { gameInside } from './game-inside.ts'

export type ProofLimits = {
  memoryMegabytes: number
  /** To load the file and make its first world: whoever loops there is found out quickly. */
  startSeconds: number
  /** For all that the bots play. An honest game needs a few. */
  playSeconds: number
}

export const proofLimits: ProofLimits = { memoryMegabytes: 256, startSeconds: 5, playSeconds: 60 }

/** The verdict on edited code, and the design that it really plays, which its user may have changed too. */
export type CodeVerdict = { verdict: GameVerdict; game?: GamePlan }

const fileName = 'game.js'
/** How many times as long as it may work a proof may take by the clock, where a machine has much else to do. */
const patience = 4
const refusal = 'a game has everything inside.'

/**
 * Plays edited code of a game with the same bots and checks as the engine's own. The file runs as it is, in an isolate
 * without anything of Node, and hands its game over where a browser would show it (`makebelieveProof` in `play.ts`). The
 * bots and whoever judges sit on this side, and see copies of its worlds: see docs/decisions/0009 and 0020.
 */
export async function proveCode(
  code: string,
  plan: PlannedGame,
  limits: ProofLimits = proofLimits,
): Promise<CodeVerdict> {
  const { verdict, game, asWritten } = await played(code, plan, limits)
  if (!game || !asWritten || !passed(verdict)) return { verdict }
  const shown = { ...plan, game: asWritten }
  const build = { code, html: pageFor(shown) }
  // In an isolate of its own: what the file does must not hang on what it did before.
  const shipped = await checkShipped({ build, plan: shown, evidence: verdict.evidence }, openBuilt)
  return { verdict: { ...verdict, checks: [...verdict.checks, ...shipped] }, game }
}

/** The design that makes sense of what is in the file, and what is in the file to the letter. */
type Played = CodeVerdict & { asWritten?: GamePlan }

async function played(code: string, plan: PlannedGame, limits: ProofLimits): Promise<Played> {
  const isolate = await openIsolate(await gameInside(), limits)
  let current = starting
  const timeout = 1000 * limits.startSeconds
  try {
    const imports = plan.solid && { three: await threeStandIn() }
    await isolate.load({ name: fileName, code, timeout, refusal, imports })
    const handed = isolate.ask('design', [], timeout)
    if (handed === undefined) return refused(current, 'The code never calls play(genre, plan, art).')
    current = { code: 'refused', name: 'The design makes sense' }
    const edited = plannedGame.safeParse({ ...plan, game: handed })
    if (!edited.success) return refused(current, wordsOfIssue('plan', edited.error.issues[0]))
    // The kind of game is not for the file to say: its bot and its name are.
    const { game } = edited.data
    if (game.genre !== plan.game.genre)
      return refused(current, `It is called a game of another kind, ${JSON.stringify(game.genre)}.`)
    const dressed = plan.solid && seenDressing.safeParse(isolate.ask('dressing', [], timeout))
    if (dressed?.success === false) return refused(current, wordsOfIssue('dressing', dressed.error.issues[0]))
    current = starting
    isolate.ask('start', [], timeout)
    isolate.ask('complaint', [], timeout)
    const begins = (check: Begun) => {
      current = check
    }
    const verdict = inTime(patience * limits.playSeconds, () => {
      const wall = gameBehindTheWall(isolate, game, fileName, limits)
      return judged({ wall, plan: edited.data, dressing: dressed?.data, begins })
    })
    return { verdict, game, asWritten: handed as GamePlan }
  } catch (error) {
    const within = error instanceof Wrong ? limits.startSeconds : secondsFor(current, limits)
    return refused(current, wordsOf(error, fileName, { ...limits, within }))
  } finally {
    isolate.close()
  }
}

const starting: Begun = { code: 'starts', name: 'It starts' }

const secondsFor = ({ code }: Begun, { startSeconds, playSeconds }: ProofLimits) =>
  code === 'starts' ? startSeconds : playSeconds

type Case = {
  wall: GameBehindTheWall
  plan: PlannedGame
  dressing: SeenDressing | undefined
  begins(check: Begun): void
}

function judged({ wall, plan, dressing, begins }: Case): GameVerdict {
  const design = genreOf(plan.game.genre)
  const { game, listen } = wall
  const subject = { game, listen, bot: design.bot as never, plan: plan.game, longest: design.longest }
  const solid = dressing && lookIn(wall, plan.game, dressing)
  const eyes = solid?.eyes ?? noteTaker<World & Space>(game.stage, wall.drawn)
  const proof = prove<World & Space>({ ...subject, eyes }, begins) as unknown as Proof<World>
  const checks = [...proof.checks, ...(solid?.checks() ?? [])]
  const { seen = 'side', stage } = wall.frame
  const isProven = checks.every(({ passed }) => passed)
  return {
    checks,
    requirements: isProven
      ? judge({
          plan,
          design,
          proof,
          place: (claim) =>
            dressing ? solidPlace(claim, plan, dressing) : flatPlace(claim, plan.game, { seen, stage }),
        })
      : [],
    evidence: evidenceOf(proof),
  }
}

/** Eyes for a game in 3D, and what they have to say once it was played. */
function lookIn({ site, surroundings }: GameBehindTheWall, game: GamePlan, dressing: SeenDressing) {
  const placed = placedAround(site, dressing, game.seed)
  const eyes = eyes3d<World & Space>(surroundings, obstaclesOf(placed, dressing.kinds))
  return { eyes, checks: () => [shows(game, dressing), frees(eyes)] }
}

function refused({ name }: Begun, evidence: string): CodeVerdict {
  const check: Check<GameCheckCode> = { code: 'refused', name, passed: false, evidence }
  return { verdict: { checks: [check], requirements: [], evidence: { seconds: 0, variety: 0 } } }
}

function wordsOfIssue(what: string, issue: { path: PropertyKey[]; message: string } | undefined): string {
  const [, ...rest] = issue?.path ?? []
  const path = (what === 'plan' ? rest : (issue?.path ?? [])).map(String)
  return `${[what, ...path].join('.')} is not right: ${issue?.message ?? 'it is none'}.`.slice(0, 400)
}
