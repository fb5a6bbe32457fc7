import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refused } from '@makebelieve/generation/pipeline/engine'
import { markOf } from './creation-task.ts'
import { type Judgement, judgeFolder } from './judge-folder.ts'

const usage = `Judges a made creation against any sentence, from its files.

  script/prove FOLDER --prompt "a cat collects fish" [--json]

FOLDER is what script/create wrote, or the files of a creation of any kind. The claims come from the sentence, and are held against
the creation that is there. Ends with 0 where the files pass their proof, however the claims fare, and with 1 where they do not.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prompt: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
const { prompt, json } = values
if (values.help) {
  console.log(usage)
  process.exit(0)
}
if (!folder || !prompt?.trim()) {
  console.error(`${folder ? 'Which sentence? --prompt says it.' : 'Which folder?'}\n\n${usage}`)
  process.exit(1)
}

const judgement = await judgeFolder(resolve(folder), prompt).catch((error) => {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exit(1)
})
console.log(json ? JSON.stringify(judgement, null, 2) : inWords(judgement))
process.exit(judgement.proven ? 0 : 1)

function inWords({ kind, title, proven, checks, requirements, met, of }: Judgement): string {
  const failed = checks.filter(({ passed }) => !passed)
  return [
    `The ${kind} “${title}” ${proven ? `passes its ${checks.length} checks` : 'does not pass its proof'}; ${met} of ${of} claims of the sentence are met.`,
    ...failed.map(({ name, evidence }) => `  ✗ ${name}: ${evidence}`),
    ...requirements.map(({ claim, status, evidence }) => `  ${markOf[status]} “${claim}” ${evidence}`),
  ].join('\n')
}
