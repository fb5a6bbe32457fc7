import { describe, expect, it } from 'vitest'
import { planned } from '../testing/made.ts'

const piecesOf = (prompt: string) =>
  planned(prompt).pieces.map(({ id, count, attached }) =>
    attached ? `${count} ${id} ${attached.how} ${attached.to}` : `${count} ${id}`,
  )

describe('what is spoken of again is no second thing', () => {
  it.each([
    [
      'a stack of three books with a candlestick on top and a pair of glasses leaning against the books',
      ['1 of-books', '1 candlestick on of-books', '1 glasses leaning-against of-books'],
    ],
    [
      'a robot dog, the dog is sniffing at a fire hydrant',
      ['1 robot-dog', '1 fire-hydrant towards robot-dog'],
    ],
    [
      'an octopus holding tools: hammer, saw',
      ['1 octopus', '1 hammer holding octopus', '1 saw holding octopus'],
    ],
    [
      'a basket hanging from the branch of an apple tree',
      ['1 basket hanging-from apple-tree', '1 apple-tree'],
    ],
  ])('“%s”', (prompt, pieces) => {
    expect(piecesOf(prompt)).toEqual(expect.arrayContaining(pieces))
    expect(piecesOf(prompt)).toHaveLength(pieces.length)
  })

  it('tells one of several by what is said of it', () => {
    const [chair] = planned('four chairs around a table, one of them fallen over').pieces.filter(
      ({ noun }) => noun === 'chair',
    )
    expect(chair).toMatchObject({ count: 4, members: [{ lean: 88 }] })
    const [elephant] = planned('two elephants, one big and one small, the small one is grey').pieces
    expect(elephant).toMatchObject({ count: 2, members: [{ size: 1.4 }, { size: 0.72 }] })
  })

  it('makes no thing of a part that nobody spoke of before', () => {
    expect(piecesOf('a porcelain teapot, the lid is chipped')).toEqual(['1 teapot'])
    expect(piecesOf('a leather armchair, one armrest torn')).toEqual(['1 leather-armchair'])
  })

  it('sticks a sword into a stone, and makes a helmet of steel', () => {
    expect(piecesOf('a sword stuck in a stone')).toContain('1 sword stuck-in stone')
    expect(piecesOf('a helmet in polished steel')).toHaveLength(1)
  })
})
