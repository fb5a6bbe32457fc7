import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dueFiles, houses, provenFiles, visitorsOf } from './test-files.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'makebelieve-files-'))
  for (let i = 0; i < 38; i++) put(`server/part-${i}.test.ts`, `// ${i}`)
  for (const feature of ['games', 'mail']) {
    put(`server/features/${feature}/routes.test.ts`, `// ${feature}`)
    put(`server/features/${feature}/routes.ts`, '')
  }
  for (let i = 0; i < 20; i++) put(`server/real-engine-${i}.test.ts`, `// ${i}`)
  put('server/app.ts', '')
  put('contract/texts.json', '{}')
  for (const engine of ['kit', 'generation', 'shapes', 'lessons']) put(`${engine}/kernel.ts`, '')
  put('server/node_modules/x/x.test.ts', '')
  put('package-lock.json', '{}')
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function put(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

const all = () => dueFiles(houses.server, { tree, all: true })
const due = (proven = {}, at = 0) => dueFiles(houses.server, { tree, proven, at, all: false })

describe('test files of pages and requests', () => {
  it('are all tried when they were never proven, or when all is asked for', () => {
    expect(all()).toHaveLength(60)
    expect(due()).toEqual(all())
  })

  it('are tried by a quarter while nothing has changed, and all of them within a few commits', () => {
    const proven = provenFiles(all(), tree)
    const turns = [0, 1, 2, 3].map((at) => due(proven, at))
    for (const files of turns) expect(files.length).toBeLessThan(18)
    expect(new Set(turns.flat()).size).toBe(60)
  })

  it.each(['server/app.ts', 'contract/texts.json', 'package-lock.json'])(
    'are tried by half when %s has changed, which all stand on, and all of them within a few commits',
    (file) => {
      const proven = provenFiles(all(), tree)
      put(file, 'something else')
      const turns = [0, 1].map((at) => due(proven, at))
      for (const files of turns) expect(files).toHaveLength(30)
      expect(new Set(turns.flat()).size).toBe(60)
    },
  )

  it('are tried by half when a kernel has changed and they make something, and all of them within a few commits', () => {
    const proven = provenFiles(all(), tree)
    put('kit/kernel.ts', 'something else')
    const turns = [0, 1].map((at) => due(proven, at))
    for (const files of turns) {
      expect(files.filter((file) => file.includes('real-engine'))).toHaveLength(10)
      expect(files.filter((file) => !file.includes('real-engine')).length).toBeLessThan(12)
    }
    expect(new Set(turns.flat().filter((file) => file.includes('real-engine'))).size).toBe(20)
  })

  it('are tried when what they are about has changed, and the others rest', () => {
    const proven = provenFiles(all(), tree)
    put('server/features/games/routes.ts', 'something else')
    for (const at of [0, 1, 2, 3]) {
      expect(due(proven, at)).toContain('server/features/games/routes.test.ts')
      expect(due(proven, at).length).toBeLessThan(18)
    }
  })

  it('are tried when they themselves have changed or are new, and rest when something else has', () => {
    const proven = provenFiles(all(), tree)
    put('web/page.ts', 'something else')
    expect(due(proven).length).toBeLessThan(18)
    put('server/part-3.test.ts', 'something else')
    put('server/new.test.ts', '')
    expect(due(proven)).toEqual(expect.arrayContaining(['server/part-3.test.ts', 'server/new.test.ts']))
  })
})

describe('the table of who visits which pages', () => {
  it('names each feature of the web app but the shell, which is around all of them', () => {
    const features = readdirSync(join(import.meta.dirname, '../../web/features'))
    expect([...Object.keys(visitorsOf), 'shell'].sort()).toEqual(features.sort())
  })

  it('names tests that exist', () => {
    const tests = readdirSync(join(import.meta.dirname, '../../e2e'))
    for (const [feature, files] of Object.entries(visitorsOf))
      for (const part of files.source.split('|'))
        expect(
          tests.filter((file) => file.endsWith('.test.ts') && file.includes(part)),
          `${feature}: ${part}`,
        ).not.toEqual([])
  })
})
