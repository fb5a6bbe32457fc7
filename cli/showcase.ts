import { createGame } from '@makebelieve/generation/create-game'
import type { Game2dPlan } from '@makebelieve/generation/engines/game-2d/design'
import { game2d } from '@makebelieve/generation/engines/game-2d/engine'
import { filesOf, reportOf } from '@makebelieve/generation/engines/game-2d/files'
import { realise } from '@makebelieve/generation/pipeline'
import { type Piece, showcaseGames, writeMade } from '@makebelieve/generation/showcase/committed'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/**
 * `npm run showcase [-- name…]`: makes plans and pictures of what the house shows anew, all or the named ones. Fails when
 * one is not proven: such a piece has to be thrown out of `generation/showcase/games.json`, or the engine mended.
 */
const picture = { width: 640, height: 400, mostBytes: 20_000 }
const now = () => performance.now()
const emit = () => {}

class NotProven extends Error {}

/** The engine's own plan under the title of the shelf. It has to pass as it is: installations search for nothing. */
async function make({ prompt, title, mode, seed }: Piece) {
  const created = await createGame({ prompt, mode, seed, now, emit })
  if (!created.proven) throw new NotProven(created.reason)
  const { plan } = created.outcome
  const titled: Game2dPlan = { ...plan, game: { ...plan.game, title: title ?? plan.game.title } }
  const outcome = await realise(game2d, titled, { seed: titled.game.seed, now, emit })
  if (!outcome.proven || outcome.trace.length > 1)
    throw new NotProven('The finished plan does not pass again.')
  const preview = (await filesOf(outcome, { took: {} })).find(({ path }) => path === 'preview.webp')
  if (!preview) throw new NotProven('There is no picture of it.')
  return {
    report: reportOf(outcome.plan, outcome.verdict, { took: {} }),
    picture: await smallPicture(preview.bytes),
  }
}

/** As good as it can be within the size that a shelf of them may take. */
async function smallPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(bytes)), 0, 0, picture.width, picture.height)
  for (let quality = 84; quality > 30; quality -= 6) {
    const small = await canvas.encode('webp', quality)
    if (small.length <= picture.mostBytes) return small
  }
  throw new NotProven('Its picture cannot be made small enough.')
}

const names = process.argv.slice(2)
const pieces = (await showcaseGames()).filter(({ name }) => names.length === 0 || names.includes(name))
let failed = 0
for (const [index, piece] of pieces.entries()) {
  const label = `${index + 1}/${pieces.length} ${piece.name}`
  try {
    const made = await make(piece)
    await writeMade(piece, made)
    const { game } = made.report.plan
    console.log(`${label}: ${game.title} (${game.genre}), ${made.picture.length} bytes of picture`)
  } catch (error) {
    if (!(error instanceof NotProven) && !(error instanceof Error && error.name === 'Refused')) throw error
    failed++
    console.error(`${label}: NOT PROVEN: ${error.message}`)
  }
}
console.log(`${pieces.length - failed} of ${pieces.length} proven.`)
process.exitCode = failed > 0 ? 1 : 0
