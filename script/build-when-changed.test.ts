import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A tree with the two builds that the product has, each of them one script. */
let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'makebelieve-builds-'))
  mkdirSync(join(tree, 'script'))
  for (const name of ['build-when-changed.ts', 'parse-scripts.ts'])
    copyFileSync(join(import.meta.dirname, name), join(tree, 'script', name))
  const toBuild = `node --eval "fs.mkdirSync('web/build', { recursive: true }), fs.copyFileSync('web/page.ts', 'web/build/page.js')"`
  put('package.json', JSON.stringify({ type: 'module', scripts: { build: toBuild } }))
  put('package-lock.json', '{}')
  put('web/page.ts', good)
  put('generation/prepare.ts', `import './build/engine.js'`)
  put('generation/build/engine.js', 'export {}')
})
afterEach(() => rmSync(tree, { recursive: true }))

const good = 'export {}'
/** What a bundler once wrote. */
const broken = 'a(import("./x.js"),[]3254957c)'
const page = 'web/build/page.js'
const stamp = 'web/build/.sources'

function put(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}
const read = (file: string) => readFileSync(join(tree, file), 'utf8')
const isThere = (file: string) => existsSync(join(tree, file))

function build() {
  const words = [join(tree, 'script/build-when-changed.ts')]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return { status, says: stdout.trim().split('\n').filter(Boolean), stderr }
}
const both = ['Building the web app', 'Preparing the engines']

describe('the builds', () => {
  it('are made once, and again when a source has changed', () => {
    expect(build()).toMatchObject({ status: 0, says: both })
    expect(build()).toMatchObject({ status: 0, says: [] })
    put('web/page.ts', 'export const changed = 1')
    expect(build()).toMatchObject({ status: 0, says: ['Building the web app'] })
    expect(read(page)).toContain('changed')
  })

  it('are refused when a script of theirs does not parse, in this start and in the next', () => {
    put('web/page.ts', broken)
    for (let start = 0; start < 2; start++) {
      const { status, says, stderr } = build()
      expect(status).toBe(1)
      expect(says).toEqual(['Building the web app'])
      expect(stderr).toContain('page.js does not parse')
      expect(isThere(stamp)).toBe(false)
    }
    put('web/page.ts', good)
    expect(build()).toMatchObject({ status: 0, says: both })
    expect(isThere(stamp)).toBe(true)
  })

  it('are made anew when somebody has broken a script of theirs since', () => {
    expect(build().status).toBe(0)
    put(page, broken)
    expect(build().status).toBe(1)
    expect(isThere(stamp)).toBe(false)
    expect(build()).toMatchObject({ status: 0, says: ['Building the web app'] })
    expect(read(page)).toBe(good)
  })
})
