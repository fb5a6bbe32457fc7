import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Every package that a file brings with it at once: what it imports, and what that imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)[^'"]*?['"]([^'"]+)['"]/gm,
  )
  return [...imports].flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : [specifier],
  )
}

const fromHere = (path: string) => packagesOf(join(import.meta.dirname, path))
const codeMirror = /^@(codemirror|lezer)\//

it.each([
  './code-view.tsx',
  './unsaved-code-guard.tsx',
  '../versions/versions.tsx',
  '../versions/compare/compare-versions.tsx',
])('%s does not bring CodeMirror with it', (path) => {
  expect(fromHere(path)).toContain('react')
  expect(fromHere(path).filter((name) => codeMirror.test(name))).toEqual([])
})

it('the editor does, so that the test above can see it', () => {
  expect(fromHere('./code-editor.tsx').some((name) => codeMirror.test(name))).toBe(true)
})
