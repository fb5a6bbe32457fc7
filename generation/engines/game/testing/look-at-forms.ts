import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Brief } from '../../../brief/brief.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

/**
 * A workbench for whoever changes which kind of game a sentence becomes: plans every line 'form | prompt' of the files, plays nothing, and
 * says what share got its form and what the others became. `a/b` accepts either. A line whose form begins with '!' must become anything else.
 *
 *     node generation/engines/game/testing/look-at-forms.ts bench/prompts/described-games.txt [--cues] [--quiet]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cues: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
})

for (const file of positionals) {
  const confusions = new Map<string, number>()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
  let right = 0
  for (const line of lines) {
    const [wanted = '', prompt = ''] = line.split(/ \| (.*)/)
    const brief = briefOfPrompt(prompt)
    const got = 'refused' in brief ? 'refused' : plannedAs(brief)
    const isRight = wanted.startsWith('!') ? got !== wanted.slice(1) : wanted.split('/').includes(got)
    if (isRight) {
      right++
      continue
    }
    const confusion = `${wanted} → ${got}`
    confusions.set(confusion, (confusions.get(confusion) ?? 0) + 1)
    if (values.quiet) continue
    console.log(`${confusion}: ${prompt}`)
    if (values.cues && !('refused' in brief))
      console.log(
        `   ${brief.cues.map(({ genre, weight, words }) => `${genre} ${weight.toFixed(1)} (${words})`).join(', ')}`,
      )
  }
  console.log(`\n${file}: ${right} of ${lines.length}, ${((100 * right) / lines.length).toFixed(1)} %`)
  const worst = [...confusions].sort(([, one], [, other]) => other - one).slice(0, 40)
  for (const [confusion, times] of worst) console.log(`  ${times} × ${confusion}`)
}

/** A plan that can't be made is told like another form, so that the rest of the list is still heard. */
function plannedAs(brief: Brief): string {
  try {
    return planGame(brief, 7).game.genre
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return `error (${error.message})`
  }
}
