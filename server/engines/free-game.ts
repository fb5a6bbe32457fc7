import type { RunEvent } from '@makebelieve/contract/run-events'
import { createFreeGame } from '@makebelieve/generation/engines/game/free/create'
import { GenerationFailure, type Product } from '../runs/generator.ts'
import type { JudgedCode } from './code-work.ts'
import type { FreePlan } from './free-plan.ts'
import type { GameDetails } from './game-details.ts'

type Task = { prompt: string; title: string; code: string; by: string }

/** A game whose whole code a language provider wrote. It runs in a browser of its own, and nowhere else. */
export async function makeFreeGame(
  { prompt, title, code, by }: Task,
  emit: (event: RunEvent) => void,
): Promise<Product> {
  const made = await createFreeGame({ prompt, title, code, by, now: () => performance.now(), emit })
  if (!made.proven) throw new GenerationFailure(made.reason)
  const { files, introduction } = made
  emit({ type: 'editor_result', text: introduction })
  const plan: FreePlan = { prompt, free: { title, code } }
  const details: GameDetails = { plan, answer: { introduction }, changes: [] }
  return { kind: 'game', name: title, files, details }
}

/** Edited code of such a game, judged as the first was. What nobody has played in a browser is not kept. */
export async function judgeFreeCode({
  code,
  plan,
  prove,
}: {
  code: string
  plan: FreePlan
  prove: boolean
}): Promise<JudgedCode> {
  if (!prove) return { accepted: false, checks: [onlyProven] }
  const { title } = plan.free
  const by = 'Its code was edited by hand.'
  const made = await createFreeGame({
    prompt: plan.prompt,
    title,
    code,
    by,
    now: () => performance.now(),
    emit: () => {},
  })
  if (!made.proven)
    return {
      accepted: false,
      checks: [{ name: 'It passes its proof', passed: false, evidence: made.reason }],
    }
  const files = made.files.filter(({ path }) => path !== 'preview.webp')
  return { accepted: true, files, answer: { introduction: made.introduction } }
}

const onlyProven = {
  name: 'It was proven',
  passed: false,
  evidence: 'Code written from scratch can only be saved once it passes its proof.',
}
