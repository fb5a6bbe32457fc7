import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Family, type Proven, readProven, writeProven } from './proven.ts'
import { slices } from './sample.ts'
import { Sources } from './sources.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'makebelieve-proven-'))
  for (let i = 0; i < 100; i++)
    put(`things/thing-${i}.ts`, `import { box } from '../ground/box.ts'\nexport const id = ${i}`)
  put('things/thing-1.ts', `import { legs } from './legs.ts'\nimport { box } from '../ground/box.ts'`)
  put('things/legs.ts', `import type { Leg } from './leg.ts'\nexport const legs = 4`)
  put('things/leg.ts', 'export type Leg = string')
  put('ground/box.ts', `import { cut } from '@makebelieve/ground/cut'\nimport three from 'three'`)
  put('ground/cut.ts', 'export const cut = 1')
  put('ground/cut/edge.ts', 'export const edge = 1')
  put('testing/check.ts', 'export const check = 1')
  put('things/things.test.ts', `import { id } from './thing-1.ts'`)
  put('node_modules/three/package.json', '{"version":"1.0.0"}')
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function put(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

const things = Array.from({ length: 100 }, (_, i) => i)
const family = (proven: Proven, beside?: string[]) =>
  new Family<number>(
    'things',
    {
      keyOf: String,
      source: (i) => `things/thing-${i}.ts`,
      beside,
      own: ['things'],
      ground: ['testing/check.ts', 'things/things.test.ts'],
    },
    { sources: new Sources(tree), proven },
  )
function proveAll(): Proven {
  const all = family({})
  return Object.fromEntries(things.map((i) => all.mark(i).meta.proves))
}
function changedAmong(proven: Proven): number[] {
  const all = family(proven)
  return things.filter((i) => all.standing(i) === 'changed')
}

describe('what is proven one by one', () => {
  it('is proven anew when it was never proven', () => {
    expect(family({}).dueAt(things, 3)).toEqual(things)
  })

  it('is tried by a twentieth when nothing changed, and twenty commits try all of it', () => {
    const proven = proveAll()
    const tried = Array.from({ length: slices }, (_, turn) => family(proven).dueAt(things, turn))
    for (const one of tried) expect(one).toHaveLength(things.length / slices)
    expect(new Set(tried.flat())).toEqual(new Set(things))
  })

  it.each([
    ['its own file', 'things/thing-1.ts'],
    ['a neighbour that it imports', 'things/legs.ts'],
  ])('is proven anew when %s changed', (_, file) => {
    const proven = proveAll()
    put(file, `${readFileSync(join(tree, file), 'utf8')}\n// changed`)
    expect(changedAmong(proven)).toEqual([1])
    for (let turn = 0; turn < slices; turn++) expect(family(proven).dueAt(things, turn)).toContain(1)
  })

  it('is proven anew when something changed that belongs to all and is imported by none', () => {
    put('scripts/inside.ts', `import { box } from '../ground/box.ts'`)
    const beside = ['scripts/inside.ts']
    const all = family({}, beside)
    const proven = Object.fromEntries(things.map((i) => all.mark(i).meta.proves))
    expect(family(proven, beside).standing(3)).toBe('as proven')
    put('scripts/inside.ts', 'export const wall = 1')
    expect(family(proven, beside).dueAt(things, 3)).toEqual(things)
  })

  it('is on changed ground when data changed that is read by a path, or a package that is required', () => {
    put(
      'ground/cut.ts',
      `const folder = join(import.meta.dirname, '../weights')\nconst require = createRequire(import.meta.url)\nrequire.resolve('words/index')`,
    )
    put('weights/reader.bin', 'one')
    put('node_modules/words/package.json', '{"version":"1.0.0"}')
    const proven = proveAll()
    const standings = () => new Set(things.map((i) => family(proven).standing(i)))
    expect(standings()).toEqual(new Set(['as proven']))
    put('weights/reader.bin', 'two')
    expect(standings()).toEqual(new Set(['on changed ground']))
    put('weights/reader.bin', 'one')
    put('node_modules/words/package.json', '{"version":"2.0.0"}')
    expect(standings()).toEqual(new Set(['on changed ground']))
  })

  it('is as proven when only a type changed', () => {
    const proven = proveAll()
    put('things/leg.ts', 'export type Leg = number')
    expect(changedAmong(proven)).toEqual([])
  })

  it.each([
    ['what all import', 'ground/box.ts', 'export const box = 2'],
    ['what is imported by that', 'ground/cut.ts', 'export const cut = 2'],
    ['the proof', 'testing/check.ts', 'export const check = 2'],
    ['the version of a package', 'node_modules/three/package.json', '{"version":"1.0.1"}'],
  ])('is tried by a tenth when %s changed', (_, file, text) => {
    const proven = proveAll()
    put(file, text)
    expect(changedAmong(proven)).toEqual([])
    expect(family(proven).dueAt(things, 3)).toHaveLength((2 * things.length) / slices)
  })

  it('is not hidden by an old file, nor by one that says something else of it', () => {
    const old = proveAll()
    put('things/thing-7.ts', 'export const id = -7')
    expect(changedAmong(old)).toEqual([7])
    const { 'things things/thing-8.ts': other = '' } = old
    for (const forged of ['', 'proven', 'undefined undefined', other.toUpperCase(), ` ${other}`])
      expect(changedAmong({ ...old, 'things things/thing-9.ts': forged })).toEqual([7, 9])
    // A line of another family says nothing of this one.
    expect(changedAmong({ 'others things/thing-9.ts': old['things things/thing-9.ts'] ?? '' })).toEqual(
      things,
    )
  })

  it('an import that leads nowhere is told', () => {
    put('things/thing-2.ts', `import './gone.ts'`)
    expect(() => family({}).standing(2)).toThrow('things/thing-2.ts imports ./gone.ts, which is not there')
  })
})

describe('what is tried on one thing', () => {
  const tricks = Array.from({ length: 40 }, (_, i): [name: string, words: string] => [
    `trick ${i}`,
    `try ${i}`,
  ])
  const familyOf = (items: readonly [string, string][], proven: Proven) =>
    new Family<[string, string]>(
      'tricks',
      {
        keyOf: ([name]) => name,
        source: 'things/thing-1.ts',
        own: ['things'],
        ground: [],
        tried: { items, textOf: (item) => item.join('\n') },
      },
      { sources: new Sources(tree), proven },
    )
  const proveTricks = (): Proven => Object.fromEntries([familyOf(tricks, {}).mark().meta.proves])

  it('is proven when it never was, and tried by a twentieth when nothing changed', () => {
    expect(familyOf(tricks, {}).dueAt(tricks, 3)).toEqual(tricks)
    expect(familyOf(tricks, proveTricks()).dueAt(tricks, 3)).toHaveLength(tricks.length / slices)
  })

  it('is tried by a quarter when that thing changed, and four commits try all of it', () => {
    const proven = proveTricks()
    put('things/legs.ts', 'export const legs = 5')
    const tried = Array.from({ length: 4 }, (_, turn) => familyOf(tricks, proven).dueAt(tricks, turn))
    for (const one of tried) expect(one).toHaveLength(tricks.length / 4)
    expect(new Set(tried.flat())).toEqual(new Set(tricks))
  })

  it('is tried by a tenth when the ground changed', () => {
    const proven = proveTricks()
    put('ground/cut.ts', 'export const cut = 2')
    expect(familyOf(tricks, proven).dueAt(tricks, 3)).toHaveLength((2 * tricks.length) / slices)
  })

  it('is tried in every run as long as it is new or was changed, and the others as before', () => {
    const news: [string, string][] = [
      ['trick 0', 'try it otherwise'],
      ...tricks.slice(1),
      ['another trick', 'try 40'],
    ]
    const family = familyOf(news, proveTricks())
    const changed = news.filter((item) => family.standing(item) === 'changed')
    expect(changed.map(([name]) => name)).toEqual(['trick 0', 'another trick'])
    for (let turn = 0; turn < slices; turn++)
      expect(family.dueAt(news, turn)).toEqual(expect.arrayContaining(changed))
  })

  it('is not hidden by a line without its items', () => {
    const [[name, hashes] = ['', '']] = Object.entries(proveTricks())
    const short = hashes.split(' ').slice(0, 2).join(' ')
    expect(familyOf(tricks, { [name]: short }).dueAt(tricks, 3)).toEqual(tricks)
  })
})

describe('the file', () => {
  it('has one line for each, sorted; lines of sources that are gone go with them', () => {
    const file = join(tree, 'proven.json')
    expect(readProven(file)).toEqual({})
    const isThere = (source: string) => source !== 'gone.ts'
    writeProven({ 'a few two.ts': '1 1', 'a few gone.ts': '1 1' }, file, isThere)
    writeProven({ 'a few one.ts': '2 2' }, file, isThere)
    expect(readFileSync(file, 'utf8')).toBe('{\n  "a few one.ts": "2 2",\n  "a few two.ts": "1 1"\n}\n')
  })

  it('that can not be read is told rather than taken for an empty one', () => {
    put('proven.json', '{\n<<<<<<< HEAD\n')
    expect(() => readProven(join(tree, 'proven.json'))).toThrow(SyntaxError)
  })
})
