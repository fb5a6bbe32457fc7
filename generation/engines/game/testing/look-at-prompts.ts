import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { Declined, Refused } from '../../../pipeline/engine.ts'
import { createGame } from '../create.ts'
import type { ProvenGame } from '../files.ts'
import { paintMoments } from '../picture.ts'
import { paintMoments3d } from '../solid/picture.ts'

/**
 * A workbench for whoever changes what sentences become: makes a game of every line of a file, says what was read, met and not met and
 * how long it took, and paints four moments of each won game into artifacts/looks (or the folder that is named).
 *
 *     node generation/engines/game/testing/look-at-prompts.ts prompts.txt [--out folder] [--no-pictures]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { out: { type: 'string' }, pictures: { type: 'boolean', default: true } },
})
const out = values.out ?? join(import.meta.dirname, '../../../../artifacts/looks')
mkdirSync(out, { recursive: true })
const prompts = positionals.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
const times: number[] = []
for (const [index, prompt] of prompts.entries()) {
  const began = performance.now()
  const order = { prompt, mode: 'quick', now: () => performance.now(), emit: () => {} } as const
  const made = await createGame(order).catch(whyNot)
  const took = performance.now() - began
  times.push(took)
  console.log(`\n${index + 1}. ${prompt}   (${(took / 1000).toFixed(1)} s)`)
  if (!made.proven) {
    console.log(`   NOT PROVEN: ${made.reason}`)
    continue
  }
  describe(made.outcome)
  if (values.pictures) await paint(made.outcome, join(out, `${index + 1}.png`))
}
times.sort((one, other) => one - other)
const at = (part: number) => ((times[Math.floor(part * (times.length - 1))] ?? 0) / 1000).toFixed(1)
console.log(`\n${times.length} prompts, p50 ${at(0.5)} s, p95 ${at(0.95)} s`)

/** What was declined or refused is told like what was not proven. */
function whyNot(error: unknown): { proven: false; reason: string } {
  if (!(error instanceof Refused)) throw error
  const offers = error instanceof Declined ? error.offers.map(({ label }) => `\n     → ${label}`) : []
  return { proven: false, reason: `${error.message}${offers.join('')}` }
}

function describe({ plan, verdict, trace }: ProvenGame): void {
  const { game, wishes = [] } = plan
  const { book } = game
  console.log(
    `   ${game.genre}${book ? ` in ${book.space.id}` : ''}, ${game.look.scene}, attempts ${trace.length}. ${game.goal}`,
  )
  for (const { mechanic, verb, who, whom, with: tool, to, from, filler } of wishes)
    console.log(
      `   · ${[who.name, verb, whom?.name, tool && `with ${tool.name}`, to && `to ${to.name}`, from && `from ${from.name}`].filter(Boolean).join(' ')} → ${mechanic}${filler ? ' (filler)' : ''}`,
    )
  for (const { claim, status, evidence } of verdict.requirements)
    console.log(`   ${status === 'met' ? '✓' : '✗'} ${claim}: ${evidence}`)
}

async function paint({ plan, build, verdict }: ProvenGame, path: string): Promise<void> {
  const { won } = verdict.evidence
  if (!won) return
  const moments = [0.08, 0.35, 0.6, 0.93]
  // What has depth is drawn as its proof draws it: `look-3d.ts` and `script/create game --shots` look at it in a browser.
  const shots =
    plan.solid && build.dressed
      ? await paintMoments3d(plan, build.dressed, won, moments, { width: 640, height: 400 })
      : await paintMoments(plan, build, won, moments, { width: 960, height: 600, type: 'image/png' })
  const sheet = createCanvas(1280, 800)
  const ctx = sheet.getContext('2d')
  for (const [index, shot] of shots.entries())
    ctx.drawImage(
      await loadImage(Buffer.from(shot)),
      (index % 2) * 640,
      Math.floor(index / 2) * 400,
      640,
      400,
    )
  writeFileSync(path, await sheet.encode('png'))
}
