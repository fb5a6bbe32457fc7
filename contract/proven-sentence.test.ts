import { describe, expect, it } from 'vitest'
import { sentencePieces } from './proven-sentence.ts'

const claimed = (prompt: string, ...claims: string[]) =>
  sentencePieces(
    prompt,
    claims.map((claim) => ({ claim, status: 'met' as const, evidence: '' })),
  )
    .filter((piece) => piece.claims.length > 0)
    .map(({ text, claims: [first = -1] }) => [text, claims[first]])

describe('a sentence and its claims', () => {
  it('finds each claim by its own words', () => {
    expect(
      claimed(
        'A librarian snail gathers lost books in a rainy garden',
        'Librarian snail gathers books',
        'You play a librarian snail',
        'It is set in a garden',
        'The weather is rain',
      ),
    ).toEqual([
      ['librarian snail', 'You play a librarian snail'],
      ['gathers', 'Librarian snail gathers books'],
      ['books', 'Librarian snail gathers books'],
      ['rainy', 'The weather is rain'],
      ['garden', 'It is set in a garden'],
    ])
  })

  it('knows numbers by their value, and another number for what it is', () => {
    expect(claimed('survive five waves', 'There are 5 waves')).toEqual([['five waves', 'There are 5 waves']])
    expect(claimed('survive 3 waves of 5 gulls', 'There are 5 gulls')).toEqual([
      ['5 gulls', 'There are 5 gulls'],
    ])
  })

  it('keeps every letter of the prompt, and marks nothing that was not said', () => {
    const prompt = 'Snail!  Five   books, please…'
    const pieces = sentencePieces(prompt, [
      { claim: 'It is set in a meadow', status: 'met', evidence: '' },
      { claim: 'There are 5 books', status: 'met', evidence: '' },
    ])
    expect(pieces.map(({ text }) => text).join('')).toBe(prompt)
    expect(pieces.flatMap(({ claims }) => claims)).toEqual([1])
  })

  it('gives words that two claims need to both', () => {
    const pieces = sentencePieces('red ants', [
      { claim: 'There are red ants', status: 'met', evidence: '' },
      { claim: 'Ants are red', status: 'unmet', evidence: '' },
    ])
    expect(pieces).toEqual([{ text: 'red ants', claims: [0, 1] }])
  })
})
