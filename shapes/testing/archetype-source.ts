import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../script/testing/proven.ts'

const folder = join(import.meta.dirname, '../archetypes')

/** Folders whose files belong to the archetypes that import them, for a family of things that are proven one by one. */
export const archetypesOwn = [fromRoot(folder)]

const texts = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file: fromRoot(join(folder, file)), text: readFileSync(join(folder, file), 'utf8') }))

/** The file that an archetype is written in: the one that names its id. Else it rests on all of them. */
export const sourceOfArchetype = (id: string): string =>
  texts.find(({ text }) => text.includes(`id: '${id}'`))?.file ?? fromRoot(join(folder, 'index.ts'))
