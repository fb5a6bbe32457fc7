import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDue, isTurnOf, sampled, sliceOf, slices, turnOf } from './sample.ts'

const items = Array.from({ length: 400 }, (_, i) => `item ${i}`)
const slice = (turn: number, wanted?: number, from = items) =>
  sliceOf('things', from, (item) => item, turn, wanted)

// `script/test --all` tries these as well.
beforeEach(() => vi.stubEnv('TEST_ALL', undefined))
afterEach(() => vi.unstubAllEnvs())

describe('a sample', () => {
  it('is a twentieth, and the same for the same commit', () => {
    expect(slice(7)).toHaveLength(items.length / slices)
    expect(slice(7)).toEqual(slice(7))
    expect(slice(7, 2)).toHaveLength((2 * items.length) / slices)
  })

  it('covers everything with twenty commits in a row, nothing twice', () => {
    const tried = Array.from({ length: slices }, (_, i) => slice(1000 + i)).flat()
    expect(tried.sort()).toEqual([...items].sort())
    const inTen = Array.from({ length: slices / 2 }, (_, i) => slice(1000 + i, 2)).flat()
    expect(inTen.sort()).toEqual([...items].sort())
  })

  it('of a short list is one of it, of none is none; each of the list has its turn', () => {
    const few = ['a', 'b', 'c']
    const tried = Array.from({ length: slices }, (_, i) => slice(i, 1, few))
    for (const one of tried) expect(one).toHaveLength(1)
    expect(new Set(tried.flat())).toEqual(new Set(few))
    expect(slice(3, 1, [])).toEqual([])
  })

  it('is not the first of the list, nor the same of two lists', () => {
    expect(slice(0)).not.toEqual(items.slice(0, 20))
    expect(sliceOf('others', items, (item) => item, 0)).not.toEqual(slice(0))
  })

  it('is everything when everything is asked for', () => {
    vi.stubEnv('TEST_ALL', '1')
    expect(sampled('things', items, (item) => item)).toEqual(items)
    vi.stubEnv('TEST_ALL', '')
    expect(sampled('things', items, (item) => item)).toHaveLength(items.length / slices)
  })
})

describe('of several that show the same', () => {
  const kinds = ['game', 'model', 'environment'] as const
  const chosen = (what: string) => kinds.filter((kind) => isTurnOf(kind, what, kinds))

  it('exactly one is tried, and all when everything is asked for', () => {
    for (const what of ['publishing', 'deleting', 'sharing']) expect(chosen(what)).toHaveLength(1)
    vi.stubEnv('TEST_ALL', '1')
    expect(chosen('publishing')).toEqual(kinds)
  })

  it('very many take turns', () => {
    const due = items.filter((item) => isDue(item, 4)).length
    expect(due).toBeGreaterThan(items.length / 8)
    expect(due).toBeLessThan(items.length / 2)
    vi.stubEnv('TEST_ALL', '1')
    expect(items.every((item) => isDue(item, 4))).toBe(true)
  })
})

it('whose turn it is moves on with each commit; without a repository it stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'makebelieve-turn-'))
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder })
  const commit = () =>
    git('-c', 'user.name=a', '-c', 'user.email=a@b.invalid', 'commit', '-q', '--allow-empty', '-m', 'x')
  try {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
    expect(turnOf(folder)).toBe(0)
    git('init', '-q')
    commit()
    const first = turnOf(folder)
    commit()
    expect(turnOf(folder)).toBe(first + 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
