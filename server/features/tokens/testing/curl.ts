import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The commands of a document that are run one after the other: those of its shell blocks that begin with curl. */
export function commandsIn(document: string, heading: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs', document), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)
  return blocks
    .flatMap((block) =>
      block
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    )
    .filter((line) => line.includes('curl '))
}

export type Variables = Record<string, string>
export type Ran = { command: string; answer: Response; bytes: Buffer }

/**
 * Does what a shell with curl and jq would do with a command such as `NAME=$(curl … | jq -r .a.b)`: so much of them, and no
 * more, as the documents use. What is not understood fails, and so does a name that nothing was found for, when it is used.
 */
export async function runCurl(command: string, variables: Variables): Promise<Ran> {
  const found = /^(?:(\w+)=\$\()?curl (.*?)(?: \| jq -r (\.[\w.]+)\))?$/.exec(command)
  if (!found) throw new Error(`Not understood: ${command}`)
  const [, name, given = '', path] = found
  const { url, init } = requestOf(wordsOf(given, variables))
  const answer = await fetch(url, init)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const value = path && valueAt(JSON.parse(bytes.toString()), path)
  if (name && value) variables[name] = value
  return { command, answer, bytes }
}

function wordsOf(text: string, variables: Variables): string[] {
  const words = [...text.matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g)]
  return words.map(([, quoted, bare = '']) => {
    const plain = (quoted ?? bare).replaceAll(/\\(["\\])/g, '$1')
    return plain.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = variables[name]
      if (value === undefined) throw new Error(`$${name} is not set`)
      return value
    })
  })
}

function requestOf(words: string[]): { url: string; init: RequestInit } {
  const headers = new Headers()
  let url = ''
  let body: string | undefined
  const left = words.values()
  for (const word of left) {
    const next = () => String(left.next().value)
    if (word === '-s') continue
    else if (word === '-o') next()
    else if (word === '-d') body = next()
    else if (word === '-H') headers.set(...headerIn(next()))
    else if (word.startsWith('http')) url = word
    else throw new Error(`Not understood: ${word}`)
  }
  return { url, init: { method: body === undefined ? 'GET' : 'POST', headers, body } }
}

function headerIn(text: string): [name: string, value: string] {
  const [name = '', ...value] = text.split(': ')
  return [name, value.join(': ')]
}

function valueAt(json: unknown, path: string): string | undefined {
  let value = json
  for (const key of path.split('.').slice(1)) value = (value as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' ? value : undefined
}
