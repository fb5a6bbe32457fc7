import { parseArgs } from 'node:util'
import { openPhotographer } from '@makebelieve/generation/browser/photographer'
import { composeStill } from '@makebelieve/generation/cover/cover'
import { moodOfPicture } from '@makebelieve/generation/cover/mood'
import {
  buildPlannedEnvironment,
  createEnvironment,
} from '@makebelieve/generation/engines/environment/create'
import { buildGame } from '@makebelieve/generation/engines/game/build'
import { buildPlannedGame, createGame } from '@makebelieve/generation/engines/game/create'
import type { PlannedGame } from '@makebelieve/generation/engines/game/design'
import { paintCover, reportOf } from '@makebelieve/generation/engines/game/files'
import { plannedGame } from '@makebelieve/generation/engines/game/plan-schema'
import { createModel, createPicture } from '@makebelieve/generation/engines/model/create'
import { buildPlannedSimulation, createSimulation } from '@makebelieve/generation/engines/simulation/create'
import type { Requirement } from '@makebelieve/generation/pipeline/engine'
import {
  committedPieces,
  type EnvironmentPiece,
  type GamePiece,
  type MadePiece,
  type ModelPiece,
  type Piece,
  type SimulationPiece,
  shelfOf,
  showcasePieces,
  writeCover,
  writeMade,
} from '@makebelieve/generation/showcase/committed'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'

/**
 * `npm run showcase [-- [--covers] [--kind games|models|environments|simulations] name…]`: makes plans and covers of what the house shows anew, all, those of
 * a kind or the named ones; with `--covers` only the covers, of the plans that are there. Fails when one is not proven: such a piece has to be thrown out of its list in
 * `generation/showcase`, or the engine mended.
 */
const picture = { width: 640, height: 360, mostBytes: 20_000 }
const now = () => performance.now()
const emit = () => {}

class NotProven extends Error {}

function make(piece: Piece): Promise<MadePiece> {
  if (piece.kind === 'game') return makeGame(piece)
  if (piece.kind === 'model') return makeModel(piece)
  return piece.category === 'simulation' ? makeSimulation(piece) : makeEnvironment(piece)
}

/** The engine's own plan under the title of the shelf. It has to pass as it is: installations search for nothing. */
async function makeGame({ prompt, title, mode, dimension, seed }: GamePiece): Promise<MadePiece> {
  const created = await createGame({ prompt, mode, dimension, seed, now, emit })
  if (!created.proven) throw new NotProven(created.reason)
  const { plan } = created.outcome
  const titled: PlannedGame = { ...plan, game: { ...plan.game, title: title ?? plan.game.title } }
  const made = await buildPlannedGame(titled, { seed: titled.game.seed, now, emit })
  if (!made.proven || made.outcome.trace.length > 1)
    throw new NotProven('The finished plan does not pass again.')
  return {
    report: reportOf(made.outcome.plan, made.outcome.verdict, { took: {} }),
    picture: await smallPicture(coverIn(made.files)),
  }
}

/** What was asked for has to be there, all of it: nobody chose a prompt in order to show what is missing. */
async function makeModel({ prompt, title }: ModelPiece): Promise<MadePiece> {
  const { plan } = await createPicture({ prompt, now, emit })
  const made = await createModel({ from: { plan: { ...plan, title: title ?? plan.title } }, now, emit })
  if (!made.proven) throw new NotProven(made.reason)
  const { plan: built = plan, ...report } = made.report
  checkWishes(report.requirements)
  return {
    report: { ...report, plan: built, milliseconds: {} },
    picture: await smallPicture(coverIn(made.files)),
  }
}

/** Its picture is the one that a browser takes, where there is one. */
async function makeEnvironment({ prompt, title, seed }: EnvironmentPiece): Promise<MadePiece> {
  const created = await createEnvironment({ prompt, seed, now, emit })
  if (!created.proven) throw new NotProven(created.reason)
  const plan = { ...created.plan, title: title ?? created.plan.title }
  const made = await buildPlannedEnvironment(plan, { seed: plan.seed, now, emit })
  if (!made.proven) throw new NotProven('The finished plan does not pass again.')
  checkWishes(made.report.requirements)
  return { report: { ...made.report, milliseconds: {} }, picture: await coverOfPlace(made.files) }
}

async function coverOfPlace(files: StoredFile[]): Promise<Uint8Array> {
  photographer ??= openPhotographer()
  const [shot] =
    (await (await photographer)?.shoot(async (path) => files.find((file) => file.path === path))) ?? []
  if (!shot) return smallPicture(coverIn(files))
  const image = await loadImage(shot)
  return smallPicture(composeStill(image, moodOfPicture(image)))
}

async function makeSimulation({ prompt, title, seed }: SimulationPiece): Promise<MadePiece> {
  const created = await createSimulation({ prompt, seed, now, emit })
  if (!created.proven) throw new NotProven(created.reason)
  const plan = { ...created.plan, title: title ?? created.plan.title }
  const made = await buildPlannedSimulation(plan, { seed: plan.seed, now, emit })
  if (!made.proven) throw new NotProven('The finished plan does not pass again.')
  checkWishes(made.report.requirements)
  return { report: { ...made.report, milliseconds: {} }, picture: await smallPicture(coverIn(made.files)) }
}

/** Of a piece whose plan and proof are there already. */
async function paintAnew(piece: Piece & MadePiece): Promise<Uint8Array> {
  const { kind, report } = piece
  const order = { seed: 0, now, emit }
  if (kind === 'game') {
    const plan = plannedGame.parse(report.plan)
    const { won } = report.evidence as { won: Parameters<typeof paintCover>[2] }
    return smallPicture(await paintCover(plan, await buildGame(plan), won))
  }
  const plan = report.plan as never
  const made =
    kind === 'model'
      ? await createModel({ from: { plan }, now, emit })
      : piece.category === 'simulation'
        ? await buildPlannedSimulation(plan, order)
        : await buildPlannedEnvironment(plan, order)
  if (!made.proven) throw new NotProven(made.reason)
  return shelfOf(piece) === 'environments' ? coverOfPlace(made.files) : smallPicture(coverIn(made.files))
}

let photographer: ReturnType<typeof openPhotographer> | undefined

function checkWishes(requirements: Requirement[]): void {
  const missing = requirements.find(({ status }) => status === 'unmet')
  if (missing) throw new NotProven(`${missing.claim}: ${missing.evidence}`)
}

type StoredFile = { path: string; type: string; bytes: Uint8Array }

function coverIn(files: StoredFile[]): Uint8Array {
  const cover = files.find(({ path }) => path === 'preview.webp')
  if (!cover) throw new NotProven('There is no picture of it.')
  return cover.bytes
}

/** As good as it can be within the size that a shelf of them may take. */
async function smallPicture(cover: Canvas | Uint8Array): Promise<Uint8Array> {
  const { width, height } = picture
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(
    cover instanceof Uint8Array ? await loadImage(Buffer.from(cover)) : cover,
    0,
    0,
    width,
    height,
  )
  for (let quality = 84; quality > 30; quality -= 6) {
    const small = await canvas.encode('webp', quality)
    if (small.length <= picture.mostBytes) return small
  }
  throw new NotProven('Its picture cannot be made small enough.')
}

const { values, positionals: names } = parseArgs({
  options: { kind: { type: 'string' }, covers: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isWanted = (piece: Piece) =>
  (values.kind === undefined || values.kind === shelfOf(piece)) &&
  (names.length === 0 || names.includes(piece.name))
const pieces = (values.covers ? [] : await showcasePieces()).filter(isWanted)
const painted = (values.covers ? await committedPieces() : []).filter(isWanted)
let failed = 0
for (const [index, piece] of painted.entries()) {
  const cover = await paintAnew(piece)
  await writeCover(piece, cover)
  console.log(`${index + 1}/${painted.length} ${piece.kind} ${piece.name}: ${cover.length} bytes of cover`)
}
for (const [index, piece] of pieces.entries()) {
  const label = `${index + 1}/${pieces.length} ${piece.kind} ${piece.name}`
  try {
    const made = await make(piece)
    await writeMade(piece, made)
    console.log(`${label}: ${made.report.checks.length} checks, ${made.picture.length} bytes of picture`)
  } catch (error) {
    if (!(error instanceof NotProven) && !(error instanceof Error && error.name === 'Refused')) throw error
    failed++
    console.error(`${label}: NOT PROVEN: ${error.message}`)
  }
}
await (await photographer)?.close()
if (!values.covers) console.log(`${pieces.length - failed} of ${pieces.length} proven.`)
process.exitCode = failed > 0 ? 1 : 0
