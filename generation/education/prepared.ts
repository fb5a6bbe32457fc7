import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Topic, topic } from '@makebelieve/contract/entities/topic'
import { z } from 'zod'
import { kitFolder, lessonsFolder, stampOf, writeWhole } from '../page/bundling.ts'

const folder = join(import.meta.dirname, '../build/education')
const file = join(folder, 'topics.json')

const education = z.object({
  /** Another one means that topics have changed: what was made of them is made anew. */
  stamp: z.string(),
  topics: z.array(topic),
})
export type Education = z.output<typeof education>

const stampNow = () =>
  stampOf([
    [kitFolder, ['simulation/**/*.ts']],
    [lessonsFolder, ['**/*.ts']],
  ])

/** The list of topics and a picture of each, written when the engines are prepared: whoever serves them loads no topic. */
export async function prepareEducation(): Promise<Education> {
  const stamp = stampNow()
  const kept = readIfThere()
  if (kept?.stamp === stamp) return kept
  const { systems } = await import('@makebelieve/lessons/index')
  const { previewOf } = await import('../engines/simulation/picture.ts')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const topics: Topic[] = []
  for (const system of systems.values()) {
    topics.push(described(system))
    writeWhole(pictureFile(system.id), await previewOf(system, {}, 1, 0.5))
  }
  const made = { stamp, topics }
  writeWhole(file, JSON.stringify(made))
  return made
}

type System = import('@makebelieve/kit/simulation/system').System

function described(system: System): Topic {
  const { id, title, subject, ages, tells, words, goals, tries, glossary, standards, references, controls } =
    system
  return {
    id,
    title,
    subject,
    ages: [ages[0], ages[1]],
    summary: tells.young,
    words: [...words],
    tells,
    goals: [...goals],
    tries: tries.map(({ says }) => says),
    glossary: [...glossary],
    standards: [...standards],
    references: references.map(({ says }) => says),
    controls: controls.map(({ id: name, label, unit, from, to, usual, options }) => ({
      id: name,
      label,
      unit,
      from,
      to,
      usual,
      ...(options && { options: [...options] }),
    })),
  }
}

const pictureFile = (id: string) => join(folder, `${id}.webp`)

function readIfThere(): Education | undefined {
  if (!existsSync(file)) return undefined
  const found = education.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return found.success ? found.data : undefined
}

let known: Promise<Education> | undefined

/** As it was prepared; made now where nobody has. */
export function readEducation(): Promise<Education> {
  known ??= readFile(file, 'utf8').then(
    (text) => education.parse(JSON.parse(text)),
    () => prepareEducation(),
  )
  return known
}

export const readTopicPicture = (id: string): Promise<Uint8Array> => readFile(pictureFile(id))
