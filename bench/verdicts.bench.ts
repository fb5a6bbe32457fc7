import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGame } from '@makebelieve/generation/engines/game/create'
import { Refused } from '@makebelieve/generation/pipeline/engine'
import { report } from './figures.ts'

/**
 * What our proof says, held against what people saw. Somebody who knew nothing of the code invented prompts, looked at the games that were
 * made of them, and said of every claim whether it is there (`verdicts/games.jsonl`, a line for each game). The games are made anew; one
 * that has become another game since was seen by nobody, and is left out. What was not checked is counted as unmet.
 */
type Labelled = { prompt: string; genre: string; title: string; claims: [claim: string, isThere: boolean][] }

const labelled = readFileSync(join(import.meta.dirname, 'verdicts/games.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled)

const tally = { games: 0, others: 0, agree: 0, there: 0, found: 0, met: 0, falsely: 0, claims: 0, gone: 0 }
const all = { claims: 0, unchecked: 0 }
for (const { prompt, genre, title, claims } of labelled) {
  const order = { prompt, mode: 'quick', now: () => performance.now(), emit: () => {} } as const
  const made = await createGame(order).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  const game = made?.proven ? made.outcome.plan.game : undefined
  if (!made?.proven || game?.genre !== genre || game.title !== title) {
    tally.others++
    continue
  }
  tally.games++
  for (const { status, claim, evidence } of made.outcome.verdict.requirements) {
    all.claims++
    if (status !== 'unsupported') continue
    all.unchecked++
    console.log(`  not checked: ${claim} (${evidence}) in: ${prompt}`)
  }
  for (const [claim, isThere] of claims) {
    const requirement = made.outcome.verdict.requirements.find((one) => one.claim === claim)
    if (!requirement) {
      tally.gone++
      continue
    }
    const isMet = requirement.status === 'met'
    tally.claims++
    if (isMet === isThere) tally.agree++
    if (isThere) tally.there++
    if (isThere && isMet) tally.found++
    if (isMet) tally.met++
    if (isMet && !isThere) {
      tally.falsely++
      console.log(`  met, and not there: ${claim} (${requirement.evidence}) in: ${prompt}`)
    }
    if (isThere && !isMet)
      console.log(`  there, and ${requirement.status}: ${claim} (${requirement.evidence}) in: ${prompt}`)
  }
}

const part = (some: number, all: number) => (all === 0 ? 0 : (100 * some) / all)
console.log(
  `  ${tally.games} games as they were seen, ${tally.others} that have changed since, ${tally.claims} verdicts, ${tally.gone} of claims that are no longer made`,
)
report('met or unmet as people see it', part(tally.agree, tally.claims), '%', { least: 90 })
report('of what is there, found met', part(tally.found, tally.there), '%', { least: 90 })
report('of what is called met, not there', part(tally.falsely, tally.met), '%')
report('of all claims, not checked', part(all.unchecked, all.claims), '%', { most: 10 })
