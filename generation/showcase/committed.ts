import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What the house shows, as it came with the program: the prompts (`games.json`, `models.json`, `environments.json` and
 * `simulations.json`, chosen by people), and beside them what `npm run showcase` made of each: the report of its proof with the plan, and a small picture.
 */
const piece = z.strictObject({
  /** Its files are called so, and installations know it by that: there is one of a name among all kinds. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1),
  /** Where the title that the engine finds is not the one on the shelf. */
  title: z.string().min(1).max(60).optional(),
})
const seededPiece = piece.extend({ seed: z.int().optional() })
const gamePiece = seededPiece.extend({
  mode: z.enum(['quick', 'agent']).default('quick'),
  dimension: z.enum(['2d', '3d']).default('2d'),
})
export type GamePiece = z.output<typeof gamePiece> & { kind: 'game' }
export type ModelPiece = z.output<typeof piece> & { kind: 'model' }
export type EnvironmentPiece = z.output<typeof seededPiece> & { kind: 'environment'; category: 'scene' }
/** Simulations are a category of environments. */
export type SimulationPiece = z.output<typeof seededPiece> & { kind: 'environment'; category: 'simulation' }
export type Piece = GamePiece | ModelPiece | EnvironmentPiece | SimulationPiece

/** The report of its proof, the plan included, of which only the engine knows the form. */
const report = z.looseObject({
  plan: z.record(z.string(), z.unknown()),
  answer: z.union([z.record(z.string(), z.unknown()), z.string()]),
  checks: z.array(z.looseObject({ passed: z.boolean() })),
})
export type MadePiece = { report: z.output<typeof report>; picture: Uint8Array }

const folder = import.meta.dirname
export type Shelf = 'games' | 'models' | 'environments' | 'simulations'

export function shelfOf(piece: Piece): Shelf {
  if (piece.kind !== 'environment') return `${piece.kind}s`
  return piece.category === 'simulation' ? 'simulations' : 'environments'
}

const fileOf = (piece: Piece, ending: 'json' | 'webp') =>
  join(folder, shelfOf(piece), `${piece.name}.${ending}`)
const listOf = async (shelf: Shelf): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, `${shelf}.json`), 'utf8'))

/** The first is the one that is seen first; the kinds are mixed, so that all of them are seen. */
export async function showcasePieces(): Promise<Piece[]> {
  const games = z.array(gamePiece).parse(await listOf('games'))
  const models = z.array(piece).parse(await listOf('models'))
  const environments = z.array(seededPiece).parse(await listOf('environments'))
  const simulations = z.array(seededPiece).parse(await listOf('simulations'))
  return mixed<Piece>([
    games.map((game) => ({ ...game, kind: 'game' })),
    models.map((model) => ({ ...model, kind: 'model' })),
    environments.map((environment) => ({ ...environment, kind: 'environment', category: 'scene' })),
    simulations.map((simulation) => ({ ...simulation, kind: 'environment', category: 'simulation' })),
  ])
}

/** Each list in its order, all of them spread over the whole, and the first of each at the front. Short lists come sooner than their share. */
function mixed<Item>(lists: Item[][]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: index / Math.sqrt(list.length) })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

async function readMade(piece: Piece): Promise<MadePiece> {
  const [text, picture] = await Promise.all([
    readFile(fileOf(piece, 'json'), 'utf8'),
    readFile(fileOf(piece, 'webp')),
  ])
  return { report: report.parse(JSON.parse(text)), picture }
}

/** All that came with the program. A prompt that nothing was made of yet is a wish, and is left out. */
export async function committedPieces(): Promise<(Piece & MadePiece)[]> {
  const pieces = (await showcasePieces()).filter((piece) => existsSync(fileOf(piece, 'json')))
  return Promise.all(pieces.map(async (piece) => ({ ...piece, ...(await readMade(piece)) })))
}

export async function writeMade(piece: Piece, { report, picture }: MadePiece): Promise<void> {
  await mkdir(join(folder, shelfOf(piece)), { recursive: true })
  await writeFile(fileOf(piece, 'json'), `${JSON.stringify(report)}\n`)
  await writeCover(piece, picture)
}

export async function writeCover(piece: Piece, cover: Uint8Array): Promise<void> {
  await writeFile(fileOf(piece, 'webp'), cover)
}
