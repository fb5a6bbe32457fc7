import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Replay } from '@makebelieve/kit/core/replay'
import { rate, type World } from '@makebelieve/kit/game/world'
import * as z from 'zod'
import { insideScript } from '../../../edited/inside-script.ts'
import { kitFolder } from '../../../page/bundling.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { askBuilt } from '../../../shipped/ask-built.ts'
import { partingOf, type Trail } from '../../../shipped/digest.ts'
import { faultOfMeshes } from '../../../shipped/meshes.ts'
import type { BuiltAnswer, BuiltTask } from '../../../shipped/open-built.ts'
import { faultOfPictures, missingIn } from '../../../shipped/pictures.ts'
import { keptThreeStandIn } from '../../../shipped/three-stand-in.ts'
import type { GameBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import type { GameCheckCode } from '../proof/check-codes.ts'
import type { Evidence } from '../proof/evidence.ts'
import { momentOf, stride } from '../proof/trail.ts'
import type { Handed, Replayed } from './inside.ts'

/** What is shipped of a game, and what its proof saw. */
export type Shipped = {
  build: Pick<GameBuild, 'code' | 'html' | 'dressed'>
  plan: PlannedGame
  evidence: Evidence
}

const fileName = 'game.js'

/** As far as it is looked into; what is compared whole may be anything. */
const handedSchema = z.object({
  plan: z.unknown(),
  art: z.record(z.string(), z.unknown()),
  dressing: z.unknown().optional(),
  meshes: z.string().optional(),
})
const replayedSchema = z.object({
  status: z.string(),
  moments: z.array(z.record(z.string(), z.unknown())).max(1000),
})

/**
 * Loads the very file that is played, in an isolate, and replays the games that the proof won and lost: they must go the
 * same way there, step by step. Its pictures are looked at as well. `ask` is for those who are in such a process already.
 */
export async function checkShipped(
  shipped: Shipped,
  ask: (task: BuiltTask) => Promise<BuiltAnswer> = askBuilt,
): Promise<Check<GameCheckCode>[]> {
  const { build, plan, evidence } = shipped
  const games = gamesIn(evidence)
  const call = (part: 'handed' | 'replay', given?: Replay) => ({
    part,
    ...(given && { given: JSON.stringify(given) }),
  })
  const answer = await ask({
    inside: await shippedInside(),
    file: {
      name: fileName,
      code: build.code,
      refusal: 'a game has everything inside.',
      ...(plan.solid && { imports: { three: await keptThreeStandIn() } }),
    },
    calls: [call('handed'), ...games.map(({ replay }) => call('replay', replay))],
  })
  if ('broke' in answer) return [shippedCheck(answer.broke)]
  const read = z.tuple([handedSchema], replayedSchema).safeParse(answer.answers)
  if (!read.success) return [shippedCheck('What it hands over is no game.')]
  const [handed, ...replays] = read.data as [z.infer<typeof handedSchema>, ...Replayed[]]
  const fault =
    missingIn(build.html, [fileName]) ??
    faultOfDesign(handed, shipped) ??
    games.map((game, i) => faultOfGame(game, replays[i])).find((one) => one !== undefined)
  return [shippedCheck(fault, games), await picturesCheck(handed, plan)]
}

/** A game of the proof: how it ended, and the way it went. */
type Played = { ended: Exclude<World['status'], 'playing'>; replay: Replay; trail: Trail }

function gamesIn({ won, lost, trails }: Evidence): Played[] {
  const games: Played[] = []
  if (won) games.push({ ended: 'won', replay: won, trail: trails?.won ?? [] })
  if (lost) games.push({ ended: 'lost', replay: lost, trail: trails?.lost ?? [] })
  return games
}

function faultOfDesign(
  { plan, dressing, meshes }: z.infer<typeof handedSchema>,
  { build, plan: proven }: Shipped,
): string | undefined {
  if (!isDeepStrictEqual(plain(plan), plain(proven.game)))
    return 'It plays another design than the one that was proven.'
  const { dressed } = build
  if (!dressed) return undefined
  if (!isDeepStrictEqual(plain(dressing), plain(dressed.dressing)))
    return 'It shows another place than the one that was proven.'
  return faultOfMeshes(meshes ?? '', dressed.meshes)
}

/** As it comes out of a file. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function faultOfGame({ ended, trail }: Played, replayed: Replayed | undefined): string | undefined {
  if (!replayed) return `The ${ended} game was not replayed.`
  // Made here, of copies: a file does not say of itself which way it went.
  const parting = partingOf(trail, replayed.moments.map(momentOf))
  if (parting !== undefined)
    return `The ${ended} game went another way before second ${Math.ceil((parting * stride) / rate)}.`
  return replayed.status === ended ? undefined : `The ${ended} game ended as ${replayed.status}.`
}

function shippedCheck(fault: string | undefined, games: readonly Played[] = []): Check<GameCheckCode> {
  const lasted = games.map(({ ended, replay }) => `${ended} after ${secondsOf(replay)} s`)
  const moments = games.reduce((sum, { trail }) => sum + trail.length, 0)
  return {
    code: 'shipped',
    name: 'The file you play is the game that was proven',
    passed: fault === undefined && games.length > 0,
    evidence:
      fault ??
      (games.length === 0
        ? 'There is no game to replay.'
        : `It was loaded and replayed: ${lasted.join(' and ')}, the same at all ${moments} moments compared.`),
  }
}

function secondsOf({ inputs }: Replay): string {
  return (inputs.reduce((sum, [steps]) => sum + steps, 0) / rate).toFixed(1)
}

async function picturesCheck(
  { art }: Pick<Handed, 'art'>,
  { pictures }: PlannedGame,
): Promise<Check<GameCheckCode>> {
  const fault = await faultOfPictures(Object.keys(pictures), art)
  return {
    code: 'pictures',
    name: 'Every picture is there',
    passed: fault === undefined,
    evidence: fault ?? `${Object.keys(art).length} pictures in the file, each decoded.`,
  }
}

/** Made once for each state of the sources. */
export const shippedInside = (): Promise<string> =>
  insideScript({
    file: join(import.meta.dirname, 'inside.ts'),
    opens: 'openShippedInside',
    name: 'shipped-game',
    sources: [
      [kitFolder, ['core/**/*.ts', 'game/**/*.ts', 'game-2d/**/*.ts']],
      [join(import.meta.dirname, '..'), ['shipped/inside.ts', 'proof/note-taker.ts', 'proof/trail.ts']],
      [join(import.meta.dirname, '../../../shipped'), ['digest.ts']],
    ],
  })
