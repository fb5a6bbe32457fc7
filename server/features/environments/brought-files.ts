import { codeFile, playedFiles } from '../../creations/played.ts'
import type { GeneratedFile } from '../../runs/generator.ts'

const notProven = 'Not proven: it was uploaded as it is.'

/** What is kept of code that no engine here wrote: the page and the script as they came, and that nobody looked at them. */
export function broughtFiles(name: string, page: string, code: string) {
  const answer = `${name}. ${notProven}`
  const bytes = Buffer.byteLength(code)
  const told = { checks: [], requirements: [], figures: { bytes }, notes: [notProven], milliseconds: {} }
  const file = (path: string, type: string, text: string): GeneratedFile => ({
    path,
    type,
    bytes: Buffer.from(text),
  })
  const files = [
    file(playedFiles.page, 'text/html', page),
    file(codeFile.environment, 'text/javascript', code),
    file(playedFiles.report, 'application/json', JSON.stringify({ title: name, answer, ...told })),
  ]
  return { answer, files }
}
