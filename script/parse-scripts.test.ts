import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'makebelieve-scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function parse(scripts: Record<string, string>) {
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, name), text)
  const words = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(import.meta.dirname, 'parse-scripts.ts'),
    folder,
  ]
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return { status, stderr }
}

it('passes modules and plain scripts', () => {
  const scripts = {
    'a.js': `import { b } from './b.js'\nawait b(import('./c.js'))`,
    'b.js': 'with (Math) max(1, 2)',
  }
  expect(parse(scripts)).toEqual({ status: 0, stderr: '' })
})

it('refuses a script that a bundler broke, and names it', () => {
  const { status, stderr } = parse({ 'good.js': 'export {}', 'broken.js': 'a(import("./x.js"),[]3254957c)' })
  expect(status).toBe(1)
  expect(stderr).toContain('broken.js does not parse')
  expect(stderr).not.toContain('good.js')
})

it('refuses a build without any script', () => {
  expect(parse({}).status).toBe(1)
})
