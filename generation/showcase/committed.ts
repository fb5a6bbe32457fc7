import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What the house shows, as it came with the program: the prompts (`games.json`, chosen by people), and beside them what
 * `npm run showcase` made of each: the report of its proof with the plan, and a small picture.
 */
const piece = z.strictObject({
  /** Its files are called so, and installations know it by that. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1),
  /** Where the title that the engine finds is not the one on the shelf. */
  title: z.string().min(1).max(60).optional(),
  mode: z.enum(['quick', 'agent']).default('quick'),
  seed: z.int().optional(),
})
export type Piece = z.output<typeof piece>

/** The report of its proof, the plan included, of which only the engine knows the form. */
const report = z.looseObject({
  plan: z.record(z.string(), z.unknown()),
  answer: z.record(z.string(), z.unknown()),
  checks: z.array(z.looseObject({ passed: z.boolean() })),
})
export type MadePiece = { report: z.output<typeof report>; picture: Uint8Array }

const folder = import.meta.dirname
const fileOf = ({ name }: Piece, kind: 'json' | 'webp') => join(folder, 'games', `${name}.${kind}`)

/** The first is the one that is seen first. */
export async function showcaseGames(): Promise<Piece[]> {
  return z.array(piece).parse(JSON.parse(await readFile(join(folder, 'games.json'), 'utf8')))
}

async function readMade(piece: Piece): Promise<MadePiece> {
  const [text, picture] = await Promise.all([
    readFile(fileOf(piece, 'json'), 'utf8'),
    readFile(fileOf(piece, 'webp')),
  ])
  return { report: report.parse(JSON.parse(text)), picture }
}

/** All that came with the program. */
export async function committedPieces(): Promise<(Piece & MadePiece)[]> {
  const pieces = await showcaseGames()
  return Promise.all(pieces.map(async (piece) => ({ ...piece, ...(await readMade(piece)) })))
}

export async function writeMade(piece: Piece, { report, picture }: MadePiece): Promise<void> {
  await writeFile(fileOf(piece, 'json'), `${JSON.stringify(report)}\n`)
  await writeFile(fileOf(piece, 'webp'), picture)
}
