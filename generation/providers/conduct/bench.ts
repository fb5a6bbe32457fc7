import { type ToolSet, tool } from 'ai'
import { z } from 'zod'
import type { AgentState, Library } from './agent.ts'
import { parsedAs, replaceExactly } from './quick.ts'
import { fenced, type Order, type Seen, type Stage, type Told, type ToldKind } from './told-kind.ts'

export type Folder = Record<string, string>
export type Bench<Product> = ReturnType<typeof openBench<Product>>

const design = 'design.json'
const mostCharacters = 300_000
const mostShown = 12_000

type BenchOptions<Product> = {
  kind: ToldKind
  stage: Stage<Product>
  library: Library
  by: string
  seesPictures: boolean
  resumed?: AgentState
  order: Order
}

/** The tools of the Agent, and the folder that they work on. Tools never throw: what went wrong is their answer. */
export function openBench<Product>({
  kind,
  stage,
  library,
  by,
  seesPictures,
  resumed,
  order,
}: BenchOptions<Product>) {
  const names = [design, ...(kind.code ? [kind.code.file] : [])]
  const files = new Map(Object.entries(resumed?.folder ?? folderOf(kind, order)))
  let failedProofs = resumed?.failedProofs ?? 0
  let lastReason = 'It was never proven.'
  let passed: { product: Product; seen: Seen } | undefined
  let isFinished = false

  const path = z.enum(names as [string, ...string[]])
  const isKnown = (name: string) => files.has(name) || `There is no ${name} yet. Write it first.`

  /** Whatever changes a file takes the proof back: nothing is finished that was not proven as it is. */
  function put(name: string, text: string): string {
    if (text.length > mostCharacters) return `That is too long: at most ${mostCharacters} characters.`
    files.set(name, text)
    passed = undefined
    return `${name} has ${text.length} characters now. Prove it.`
  }

  const prove = () => attempt(toldOf())

  async function attempt(told: Told | { wrong: string }): Promise<string> {
    const result = 'wrong' in told ? { reason: told.wrong } : await stage.attempt(told)
    if ('product' in result) {
      passed = result
      return `It passed.\n\n${fenced('result', result.seen.report.slice(0, mostShown))}`
    }
    failedProofs++
    lastReason = result.reason
    return `It did not pass.\n\n${fenced('result', lastReason.slice(0, mostShown))}`
  }

  function toldOf(): Told | { wrong: string } {
    const code = kind.code && files.get(kind.code.file)
    if (code) return { code, title: titleIn(files.get(design)), by }
    const text = files.get(design)
    if (!text) return { wrong: `There is no ${design} yet.` }
    const parsed = parsedAs(kind.design, text)
    return 'wrong' in parsed ? parsed : { design: parsed.value, by, takesBack: [] }
  }

  const tools: ToolSet = {
    list_files: tool({
      description: 'Lists the files of the folder.',
      inputSchema: z.object({}),
      execute: () =>
        [...files].map(([name, text]) => `${name}: ${text.length} characters`).join('\n') || 'None yet.',
    }),
    read_file: tool({
      description: 'Reads a file of the folder.',
      inputSchema: z.object({ path }),
      execute: ({ path: name }) => {
        const known = isKnown(name)
        return known === true ? fenced('result', (files.get(name) ?? '').slice(0, 60_000)) : known
      },
    }),
    write_file: tool({
      description: 'Writes a whole file.',
      inputSchema: z.object({ path, content: z.string() }),
      execute: ({ path: name, content }) => put(name, content),
    }),
    edit_file: tool({
      description: 'Replaces a piece of a file that stands in it exactly once.',
      inputSchema: z.object({ path, find: z.string().min(1), replace: z.string() }),
      execute: ({ path: name, find, replace }) => {
        const known = isKnown(name)
        if (known !== true) return known
        const changed = replaceExactly(files.get(name) ?? '', [{ find, replace }])
        return 'wrong' in changed ? changed.wrong : put(name, changed.text)
      },
    }),
    search_reference: tool({
      description: 'Finds passages in the reference and the examples of the kit.',
      inputSchema: z.object({ query: z.string().min(1).max(200) }),
      execute: async ({ query }) => fenced('result', (await library.reference(query)).slice(0, mostShown)),
    }),
    search_art: tool({
      description: 'Tells which pictures or shapes there are for some nouns, separated by commas.',
      inputSchema: z.object({ words: z.string().min(1).max(300) }),
      execute: async ({ words }) => fenced('result', (await library.art(words)).slice(0, mostShown)),
    }),
    prove: tool({
      description: `Builds the ${kind.name} and tests it as the product does. Tells what was seen.`,
      inputSchema: z.object({}),
      execute: prove,
    }),
    ...(isReadable(order) && {
      change_by_reading: tool({
        description: `Has an editor make exactly what the words of the change say, and proves it. ${kind.change.instructions}`,
        inputSchema: z.object({ reading: kind.change.reading }),
        execute: ({ reading }) => attempt({ change: reading, by }),
      }),
    }),
    ...(seesPictures && {
      look: tool({
        description: 'Shows a picture of what passed the last proof.',
        inputSchema: z.object({}),
        execute: () =>
          passed?.seen.picture ? 'This is how it looks.' : 'There is no picture: it has not passed yet.',
        toModelOutput: ({ output }) => {
          const picture = passed?.seen.picture
          return {
            type: 'content' as const,
            value: [
              { type: 'text' as const, text: String(output) },
              ...(picture
                ? [
                    {
                      type: 'file' as const,
                      data: { type: 'data' as const, data: Buffer.from(picture.bytes).toString('base64') },
                      mediaType: picture.type,
                    },
                  ]
                : []),
            ],
          }
        },
      }),
    }),
    finish: tool({
      description: 'Ends the work. Only what has passed its proof as it is now can be finished.',
      inputSchema: z.object({}),
      execute: () => {
        if (!passed) return 'Not yet: the folder has not passed its proof as it is. Call prove first.'
        isFinished = true
        return 'Finished.'
      },
    }),
  }

  return {
    tools,
    folder: (): Folder => Object.fromEntries(files),
    failedProofs: () => failedProofs,
    lastReason: () => lastReason,
    finished: (): Product | undefined => (isFinished ? passed?.product : undefined),
  }
}

/** Words ask for a change of a design. */
export const isReadable = ({ before, isRepair = false }: Order): boolean =>
  before !== undefined && 'design' in before && !isRepair

function folderOf(kind: ToldKind, { before }: Order): Folder {
  if (!before) return {}
  if ('design' in before) return { [design]: JSON.stringify(before.design, null, 2) }
  return kind.code ? { [kind.code.file]: before.code } : {}
}

/** Free code names itself in a design beside it, or is called after what it is. */
function titleIn(text: string | undefined): string {
  try {
    const { title } = JSON.parse(text ?? '{}') as { title?: unknown }
    if (typeof title === 'string' && title.trim()) return title.slice(0, 60)
  } catch {
    // A design that is no JSON has no title; the code is what counts here.
  }
  return 'A game of its own'
}
