import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname
const files = globSync('**/*.ts', { cwd: root, exclude: ['node_modules/**'] }).filter(
  (file) => !file.endsWith('.test.ts'),
)

/** What a file needs when it runs: imports of types are gone by then. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const statements = source.matchAll(/^(?:import|export)(?! type\b)[^'"]*?from ['"]([^'"]+)['"]/gm)
  return [...statements].map(([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  )
}

function needsZod(file: string): boolean {
  return importsOf(file).some((target) => target === 'zod' || (files.includes(target) && needsZod(target)))
}

describe('the contract', () => {
  it.each(files)('%s imports nothing but zod and its own files', (file) => {
    expect(importsOf(file).filter((target) => target !== 'zod' && !files.includes(target))).toEqual([])
  })

  it.each([
    'paths.ts',
    'texts.ts',
    'constants.ts',
    'plans.ts',
    'options.ts',
    'routes.ts',
    'errors.ts',
    'plain-text.ts',
    'upload-check.ts',
    'field-names.ts',
    'creation-kind.ts',
    'game-text.ts',
    'contact-topics.ts',
  ])('%s reaches the browser without a schema library', (file) => {
    expect(needsZod(file)).toBe(false)
  })
})
