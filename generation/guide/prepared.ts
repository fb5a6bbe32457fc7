import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Guide, guide } from '@makebelieve/contract/entities/guide'

const folder = join(import.meta.dirname, '../build')
const file = join(folder, 'guide.json')

/** Written when the engines are prepared: whoever serves the guide need not load an engine for it. */
export async function prepareGuide(): Promise<Guide> {
  const { buildGuide } = await import('./guide.ts')
  const made = buildGuide()
  const text = JSON.stringify(made)
  mkdirSync(folder, { recursive: true })
  if (readIfThere() !== text) {
    // Somebody may be reading it; renaming never shows half a file.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, file)
  }
  return made
}

function readIfThere(): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** As it was prepared; made now where nobody has. */
export async function readGuide(): Promise<Guide> {
  try {
    return guide.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return prepareGuide()
  }
}
