import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CreatedGame, createGame } from '@makebelieve/generation/engines/game/create'
import { offlinePage, zipGame } from '@makebelieve/generation/engines/game/files'
import {
  asRefused,
  type Created,
  type GameTask,
  markOf,
  type Say,
  tellEvent,
  tellGuess,
} from './creation-task.ts'

/** Makes one game, writes its files, and tells line by line what really happens. */
export async function createAGame(task: GameTask, say: Say): Promise<Created> {
  const began = performance.now()
  const milliseconds = () => Math.round(performance.now() - began)
  try {
    const game = await createGame({
      prompt: task.prompt,
      mode: task.mode,
      ...(task.dimension && { dimension: task.dimension }),
      edits: task.edits,
      seed: task.seed,
      anyway: task.anyway,
      now: () => performance.now(),
      emit: (event) => tellEvent(event, say),
    })
    if (!game.proven) return { proven: false, reason: game.reason, milliseconds: milliseconds() }
    await writeFiles(task.out, game)
    tellVerdict(game, say)
    const { requirements } = game.outcome.verdict
    const { title, genre } = game.outcome.plan.game
    const met = requirements.filter(({ status }) => status === 'met').length
    say(`${title}: proven in ${milliseconds()} ms. Open ${join(task.out, 'offline.html')}`)
    return {
      proven: true,
      title,
      made: genre,
      met,
      wishes: requirements.length,
      milliseconds: milliseconds(),
    }
  } catch (error) {
    return asRefused(error, milliseconds())
  }
}

function tellVerdict({ outcome, changes }: Extract<CreatedGame, { proven: true }>, say: Say): void {
  for (const change of changes) say(`  ~ ${change}`)
  for (const { name, evidence } of outcome.verdict.checks) say(`  ✓ ${name}: ${evidence}`)
  for (const { claim, status, evidence } of outcome.verdict.requirements)
    say(`  ${markOf[status]} “${claim}” ${evidence}`)
  for (const note of outcome.plan.notes) say(`  · ${note}`)
  tellGuess(outcome.plan.guess, say)
}

async function writeFiles(
  out: string,
  { files, outcome }: Extract<CreatedGame, { proven: true }>,
): Promise<void> {
  mkdirSync(out, { recursive: true })
  for (const { path, bytes } of files) writeFileSync(join(out, path), bytes)
  const { plan, build } = outcome
  writeFileSync(join(out, 'game.zip'), zipGame(plan.game.title, build.code, build.credits))
  writeFileSync(join(out, 'offline.html'), await offlinePage(plan, build.code))
}
