import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { community as english } from './en/community.ts'
import type { hero } from './en/hero.ts'
import type { Translation } from './translation.ts'

/** A language of which nobody can say that it is ours. */
const community: Translation<typeof english> = {
  like: 'Ŝati',
  likes: (count) => `${count} ŝat${count === 1 ? 'o' : 'oj'}`,
  likeOf: (likes) => `Ŝati, ${likes}`,
  views: (count) => `${count} rigardoj`,
  wonIn: (seconds) => `venkita en ${seconds} s`,
}

/** None of these compiles, and the type check fails if one does. */
function canaries() {
  // @ts-expect-error a sentence is missing
  const missing: Translation<Pick<typeof english, 'like' | 'views'>> = { like: 'Ŝati' }
  // @ts-expect-error a sentence with a value must be a function
  const flat: Translation<Pick<typeof english, 'views'>> = { views: 'rigardoj' }
  const views = (count: string) => count.trim()
  // @ts-expect-error it gets a number
  const other: Translation<Pick<typeof english, 'views'>> = { views }
  // @ts-expect-error the chip is called by its name in every language
  const chip: Translation<(typeof hero)['examples'][0]> = { type: 'ludo', prompt: 'Rano kuiras' }
  return [missing, flat, other, chip]
}

describe('a translation', () => {
  it('says the same with other words', () => {
    expect(community.likes(1)).toBe('1 ŝato')
    expect(canaries).toBeTypeOf('function')
  })
})

/** What a module holds apart from words, sentences with values, and lists and tables of both. */
function strangersIn(value: unknown, path: string): string[] {
  if (typeof value === 'string' || typeof value === 'function') return []
  if (typeof value !== 'object' || value === null) return [path]
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!plain) return [path]
  return Object.entries(value).flatMap(([key, part]) => strangersIn(part, `${path}.${key}`))
}

describe('a module of texts', () => {
  const modules = globSync('en/*.ts', { cwd: import.meta.dirname })

  it.each(modules)('%s holds words and nothing else, so that it can be translated', async (file) => {
    const exported: Record<string, unknown> = await import(join(import.meta.dirname, file))
    expect(Object.keys(exported)).not.toEqual([])
    expect(Object.entries(exported).flatMap(([name, value]) => strangersIn(value, name))).toEqual([])
  })
})
