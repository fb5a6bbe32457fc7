import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guardOf } from './guard.ts'
import type { Proven } from './proven.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'makebelieve-guard-'))
  put('web/stage/frame.ts', 'export const frame = 1')
  put('web/stage/deep/talk.ts', 'export const talk = 1')
  put('web/stage/frame.test.ts', '')
  put('web/root.tsx', '')
  put('web/other.ts', '')
  put('e2e/stage.test.ts', '')
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function put(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

const frames = (proven: Proven = {}, about = ['web/stage', 'web/root.tsx']) =>
  guardOf(join(tree, 'e2e/stage.test.ts'), 'frames', about, { tree, proven })
const proven = (): Proven => Object.fromEntries([frames().mark.meta.proves])

it('what was never proven is tried', () => {
  expect(frames().hasChanged).toBe(true)
  expect(Object.keys(proven())).toEqual(['guards frames e2e/stage.test.ts'])
})

it('what is as it was proven waits for its turn, whatever else has changed', () => {
  const before = proven()
  put('web/other.ts', 'something else')
  put('web/stage/frame.test.ts', 'something else')
  expect(frames(before).hasChanged).toBe(false)
})

it.each([
  'web/stage/frame.ts',
  'web/stage/deep/talk.ts',
  'web/stage/new.ts',
  'web/root.tsx',
  'e2e/stage.test.ts',
])('is tried when %s has changed, which it is about', (file) => {
  const before = proven()
  put(file, 'something else')
  expect(frames(before).hasChanged).toBe(true)
})

it('is told that what it is about is gone', () => {
  expect(() => frames({}, ['web/gone'])).toThrow('web/gone')
})
