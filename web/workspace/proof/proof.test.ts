import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { proofText } from '../../texts/en/proof.ts'
import { ProofCard, proofWords } from './proof-card.tsx'
import { ProofSection } from './proof-section.tsx'

type Requirement = GameProof['requirements'][number]

const prompt = 'A snail on a deck'
const snail: Requirement = { claim: 'You play a snail', status: 'met', evidence: 'Seen.' }
const deck: Requirement = { claim: 'It is set on a deck', status: 'unmet', evidence: 'Shown as the sea.' }

const phrases = /<button[^>]*decoration-(solid|dashed|dotted)[^>]*>([^<]*)<span[^>]*> \(([^<]*)\)/g

/** Each phrase of the prompt: how it is underlined, and what is said of it. */
const phrasesOn = (html: string) =>
  Object.fromEntries([...html.matchAll(phrases)].map(([, line, phrase, said]) => [phrase, [line, said]]))

const onCard = (requirements: Requirement[]) =>
  renderToStaticMarkup(
    createElement(ProofCard, { proof: { requirements, checks: [], milliseconds: {}, prompt } }),
  )
const onPage = (requirements: Requirement[]) =>
  renderToStaticMarkup(createElement(ProofSection, { proof: { requirements, checks: [] }, prompt }))

const { met, standIn, missing } = proofText.fared

describe.each([
  ['to its maker', onCard],
  ['to everybody', onPage],
])('the sentence as it is shown %s', (_, drawn) => {
  it('is dashed where a requirement is marked as replaced', () => {
    expect(phrasesOn(drawn([snail, { ...deck, standIn: true }]))).toEqual({
      snail: ['solid', met],
      deck: ['dashed', standIn],
    })
  })

  it('is not dashed for the words of its evidence', () => {
    const worded: Requirement[] = [
      { ...deck, evidence: 'Nobody stands in the queue.' },
      { ...deck, evidence: 'Shown as the sea stands in for it.' },
    ]
    for (const one of worded) expect(phrasesOn(drawn([one]))).toEqual({ deck: ['dotted', missing] })
  })

  it('is not dashed where another wish for the same words is missing', () => {
    const other: Requirement = { claim: 'There is a deck', status: 'unmet', evidence: 'It was not seen.' }
    expect(phrasesOn(drawn([{ ...deck, standIn: true }, other]))).toMatchObject({ deck: ['dotted', missing] })
  })

  it('of a report from before there were marks keeps its phrases, counts and evidence', () => {
    const html = drawn([snail, deck])
    expect(phrasesOn(html)).toEqual({ snail: ['solid', met], deck: ['dotted', missing] })
    expect(html).toContain('Shown as the sea.')
    expect(html).toMatch(/1 of (?:the )?2/)
  })
})

describe('how long a game took', () => {
  const words = (evidence: Partial<GameProof['evidence']>, standsIn?: GameProof['standsIn']) =>
    proofWords({ evidence: { seconds: 38.2, variety: 3, ...evidence }, standsIn })

  it('is told of the won and of the lost one', () => {
    expect(words({ lostSeconds: 14.4 })).toBe('won in 38 s · lost in 14 s')
    expect(words({ lostSeconds: 14.4 }, { asked: 'backgammon', shown: 'a race' })).toBe(
      'a race, not backgammon · won in 38 s · lost in 14 s',
    )
  })

  it('is told of the won one alone where nobody can lose, and in reports from before', () => {
    expect(words({})).toBe('won in 38 s')
  })

  it('is not told of code that was saved without a proof', () => {
    expect(words({ seconds: 0 })).toBeUndefined()
  })
})
