import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isAnimate } from '../../../brief/traits.ts'
import { loadArt, type Picture } from '../../../things/art.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { changed } from '../proof/painted.ts'
import { bodyOf } from '../sprites/bodies.ts'
import { spriteOf } from '../sprites/sprite.ts'
import { conditionOf, conditions } from './conditions.ts'
import { inCondition, sheetInCondition } from './paint.ts'

const catalogue = openCatalogue()
const stillOf = async (noun: string) => {
  const body = bodyOf({ noun })
  if (body?.body === 'name' || !body) throw new Error(`No body of ${noun}`)
  return spriteOf({ body: body.order, seen: 'side', frame: 88 })
}
const pixels = ({ bytes }: Picture) =>
  sharp(bytes).resize(64, 64, { fit: 'inside' }).ensureAlpha().raw().toBuffer()
const bear = await stillOf('bear')
const apple = await loadArt(catalogue.find('apple').flat, { size: 160 })

describe.each(Object.entries(conditions))('%s', (id, { of, words }) => {
  test('shows on a picture at a glance, in its size', async () => {
    const picture = of === 'things' ? apple : bear.still
    const done = await inCondition(picture, id)
    expect([done.width, done.height]).toEqual([picture.width, picture.height])
    expect(changed(await pixels(picture), await pixels(done))).toBeGreaterThan(0.05)
  })

  test('is found by each of its words, and by them alone', () => {
    for (const word of words.split('|')) expect(conditionOf(word, of !== 'things')).toBe(id)
  })
})

test('Nobody is changed by a picture of itself', async () => {
  expect(changed(await pixels(apple), await pixels(apple))).toBe(0)
})

test('A sheet keeps its frames, and the signs are in each of them', async () => {
  const sheet = bear.moves
  if (!sheet) throw new Error('A bear moves')
  const done = await sheetInCondition(sheet, 'angry')
  expect([done.frame, done.picture.width, done.picture.height]).toEqual([
    sheet.frame,
    sheet.picture.width,
    sheet.picture.height,
  ])
  expect(changed(await pixels(sheet.picture), await pixels(done.picture))).toBeGreaterThan(0.05)
})

test('Apples go bad, and dogs do not; dogs sleep, and stones do not', () => {
  const alive = (noun: string) => isAnimate(catalogue.find(noun))
  expect(conditionOf('bad', alive('apple'))).toBe('rotten')
  expect(conditionOf('bad', alive('dog'))).toBeUndefined()
  expect(conditionOf('sleepy', alive('dog'))).toBe('asleep')
  expect(conditionOf('sleepy', alive('stone'))).toBeUndefined()
  expect(conditionOf('important', true)).toBeUndefined()
})
