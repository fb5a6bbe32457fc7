import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations, layers, workspaceMayImport } from './check-imports.ts'

const manifests = {
  '.': { dependencies: [], devDependencies: ['vitest'] },
  contract: { dependencies: ['zod'], devDependencies: [] },
  kit: { dependencies: ['@makebelieve/contract'], devDependencies: [] },
  server: { dependencies: ['hono', '@makebelieve/contract'], devDependencies: ['s3rver'] },
  web: { dependencies: ['react', '@makebelieve/contract'], devDependencies: [] },
}
const check = (path: string, text: string) => findViolations([{ path, text }], manifests)

describe('the direction of imports', () => {
  it.each([
    ['server/main.ts', `import { Hono } from 'hono'\nimport { app } from './http/app.ts'`],
    ['server/features/account/account.ts', `import { openPool } from '../../database/connect.ts'`],
    ['server/storage/s3.test.ts', `import S3rver from 's3rver'\nimport { it } from 'vitest'`],
    ['web/features/account/page.tsx', `import { Button } from '../../ui/button.tsx'`],
    ['training/x.ts', `import { read } from '../generation/reading/read.ts'`],
    ['kit/core/loop.ts', `import type { Message } from '@makebelieve/contract/frame-messages'`],
  ])('lets %s pass', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['an undeclared package', 'server/main.ts', `import pino from 'pino'`],
    ['an undeclared package loaded lazily', 'server/main.ts', `const p = await import('pino')`],
    ['a re-export of an undeclared package', 'server/main.ts', `export { x } from 'pino'`],
    ['a development package in shipped code', 'server/storage/s3.ts', `import S3rver from 's3rver'`],
    ['web reaching into the server', 'web/root.tsx', `import { db } from '@makebelieve/server/database'`],
    ['a relative path into another workspace', 'web/root.tsx', `import { db } from '../server/main.ts'`],
    ['contract knowing anyone', 'contract/errors.ts', `import '@makebelieve/kit/core'`],
    [
      'a lower layer importing a higher one',
      'server/database/x.ts',
      `import { a } from '../features/a/a.ts'`,
    ],
    ['main being imported', 'server/http/app.ts', `import { start } from '../main.ts'`],
    ['the server reaching into training', 'server/main.ts', `import { x } from '../training/labels.ts'`],
    ['training reaching into the web', 'training/x.ts', `import { x } from '../web/root.tsx'`],
    ['an engine of the server importing a feature', 'server/engines/x.ts', `import '../features/a.ts'`],
    ['a feature importing another', 'web/features/a/a.tsx', `import { B } from '../b/b.tsx'`],
    ['a primitive importing a feature', 'web/ui/button.tsx', `import { B } from '../features/b/b.tsx'`],
    [
      'values of contract in the kit',
      'kit/core/loop.ts',
      `import { price } from '@makebelieve/contract/constants'`,
    ],
    ['an import over several lines', 'server/main.ts', `import {\n  a,\n  b,\n} from 'pino'`],
  ])('refuses %s', (_what, path, text) => {
    expect(check(path, text)).not.toEqual([])
  })
})

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** The rows of the first table after some words of the page. */
function tableAfter(words: string): string[][] {
  const from = page.indexOf(words)
  if (from < 0) throw new Error(`The page does not say '${words}'`)
  const [table = ''] = /(?:^\|.*\n)+/m.exec(page.slice(from)) ?? []
  const [, , ...rows] = table.trim().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
const namesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''))

describe('the page about architecture', () => {
  it('tells of every room what it may import, as it is checked', () => {
    const told = tableAfter('## Packages').map(([room, , imports = '']) => [
      namesIn(room)[0],
      imports === 'nothing' ? [] : imports.replace('types of ', '').split(', ').sort(),
    ])
    const checked = Object.entries(workspaceMayImport).map(([room, imports]) => [room, [...imports].sort()])
    expect(told).toEqual(checked)
  })

  it.each(Object.keys(layers))('tells the floors of %s as they are checked', (room) => {
    const told = tableAfter(`Inside \`${room}/\`, from top to bottom:`).map(([floor]) => namesIn(floor))
    expect(told).toEqual(layers[room])
  })

  it.each(['server', 'generation'])('leaves out no floor of %s', (room) => {
    const floors = layers[room]?.flat() ?? []
    const there = globSync('{*.ts,*/**/*.ts}', { cwd: join(root, room) }).map(
      (path) => path.split('/')[0] ?? '',
    )
    const standing = [...new Set(there)].filter(
      (name) => !['node_modules', 'build', 'testing'].includes(name) && !name.endsWith('.test.ts'),
    )
    expect(standing.filter((name) => !floors.includes(name))).toEqual([])
  })

  it('names every list of the showcase, and so does the page for contributors', () => {
    const lists = globSync('*.json', { cwd: join(root, 'generation/showcase') })
    const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    for (const list of lists) for (const text of [page, contributing]) expect(text).toContain(`\`${list}\``)
  })
})

describe('circles of imports', () => {
  const circlesIn = (files: Record<string, string>) =>
    findViolations(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      manifests,
    )

  it('refuses two files that load each other', () => {
    expect(
      circlesIn({
        'kit/a.ts': `import { b } from './b.ts'`,
        'kit/b.ts': `export { a } from './a.ts'`,
      }),
    ).toEqual(['kit/a.ts → kit/b.ts → kit/a.ts: a circle'])
  })

  it('refuses a circle of three, and leaves out those who only lead to it', () => {
    expect(
      circlesIn({
        'web/root.tsx': `import { A } from './ui/a.tsx'`,
        'web/ui/a.tsx': `import {\n  b,\n  type B,\n} from './b.ts'`,
        'web/ui/b.ts': `import * as c from './deep/c.ts'`,
        'web/ui/deep/c.ts': `import { A } from '../a.tsx'`,
      }),
    ).toEqual(['web/ui/a.tsx → web/ui/b.ts → web/ui/deep/c.ts → web/ui/a.tsx: a circle'])
  })

  it('refuses a circle through the name of its own package', () => {
    const own = { ...manifests.kit, dependencies: ['@makebelieve/kit'] }
    const sources = [
      { path: 'kit/core/a.ts', text: `import { b } from './b.ts'` },
      { path: 'kit/core/b.ts', text: `import { a } from '@makebelieve/kit/core/a'` },
    ]
    expect(findViolations(sources, { ...manifests, kit: own })).toEqual([
      'kit/core/a.ts → kit/core/b.ts → kit/core/a.ts: a circle',
    ])
  })

  it('names every circle once', () => {
    expect(
      circlesIn({
        'kit/a.ts': `import { b } from './b.ts'\nimport { c } from './c.ts'`,
        'kit/b.ts': `import { a } from './a.ts'`,
        'kit/c.ts': `import { a } from './a.ts'`,
      }),
    ).toHaveLength(2)
  })

  it.each([
    ['types', `import type { A } from './a.ts'`],
    ['types over several lines', `import type {\n  A,\n  B,\n} from './a.ts'`],
    ['types behind a value of its own', `export const b = 1\nexport type { A } from './a.ts'`],
    ['what is loaded when it is needed', `const load = () => import('./a.ts')`],
  ])('lets a way back pass that is only for %s', (_what, text) => {
    expect(circlesIn({ 'kit/a.ts': `import { b } from './b.ts'`, 'kit/b.ts': text })).toEqual([])
  })
})
