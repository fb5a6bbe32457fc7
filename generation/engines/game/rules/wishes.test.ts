import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { mechanics } from './mechanics/index.ts'
import { askedIn } from './wishes.ts'

function askedBy(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return askedIn(brief, mechanics).asked.map(({ mechanic, whom, with: tool, to, from }) => ({
    does: mechanic.id,
    ...(whom !== undefined && { whom }),
    ...(tool !== undefined && { with: tool }),
    ...(to !== undefined && { to }),
    ...(from !== undefined && { from }),
  }))
}

describe('what the verbs of a sentence ask for', () => {
  it('tells who gets something from what they get, however it is said', () => {
    const served = [{ does: 'serve', whom: 'guest', with: 'soup' }]
    expect(askedBy('a waiter serves soup to guests')).toEqual(served)
    expect(askedBy('a waiter serves guests soup')).toEqual(served)
    expect(askedBy('serve soup')).toEqual([{ does: 'serve', with: 'soup' }])
    expect(askedBy('feed ducks bread')).toEqual([{ does: 'feed', whom: 'duck', with: 'bread' }])
    expect(askedBy('give children candy')).toEqual([{ does: 'deliver', whom: 'candy', to: 'child' }])
    expect(askedBy('a nurse gives pills to patients')).toEqual([
      { does: 'deliver', whom: 'pill', to: 'patient' },
    ])
    expect(askedBy('sell tourists ice cream')).toEqual([{ does: 'sell', whom: 'ice-cream', to: 'tourist' }])
  })

  it('brings those who want something just that, whatever the verb', () => {
    const ordered = [
      { does: 'serve', whom: 'fish', with: 'dish' },
      { does: 'want', whom: 'dish' },
    ]
    expect(askedBy('a waiter octopus brings every fish the dish it ordered')).toEqual(ordered)
    expect(askedBy('a wizard brews the potion each villager asks for')).toEqual([
      { does: 'serve', whom: 'villager', with: 'potion' },
      { does: 'want', whom: 'potion' },
    ])
  })

  it('makes needs of care in several ways, and one deed of care in one', () => {
    const needs = ['keep clean', 'keep fed', 'keep happy'].map(() => ({ does: 'stoke', whom: 'elephant' }))
    expect(askedBy('a zookeeper has to keep the elephant clean, fed and happy')).toEqual(needs)
    expect(askedBy('a boy washes and feeds his dog').map(({ does }) => does)).toEqual(['stoke', 'stoke'])
    expect(askedBy('a boy washes his dog').map(({ does }) => does)).toEqual(['clean'])
  })

  it('does not do to some what is done to the others, where the sentence says so', () => {
    expect(askedBy('photograph the birds but not the ducks')).toEqual([
      { does: 'withhold', whom: 'duck' },
      { does: 'photograph', whom: 'bird' },
    ])
    // Touching some is a danger of its own, and what is nowhere is not withheld.
    expect(askedBy('catch the fish, but not the jellyfish').map(({ does }) => does)).toContain('dodge')
    expect(askedBy('feed the pigeons, no rats').map(({ does }) => does)).toEqual(['feed'])
  })

  it('takes each to its like where the sentence says so, and anywhere else where it does not', () => {
    const like = [{ does: 'sort', whom: 'chick', to: 'nest' }]
    expect(askedBy('a mom penguin brings each chick to its own nest')).toEqual(like)
    expect(askedBy('a mom penguin brings chicks to the nest')).toEqual([
      { does: 'deliver', whom: 'chick', to: 'nest' },
    ])
    expect(askedBy('a locksmith matches keys with locks')).toEqual([
      { does: 'sort', whom: 'key', to: 'lock' },
    ])
  })

  it('keeps safe what somebody is chased away from, and nothing of it hurts', () => {
    expect(askedBy('grandma chases pigeons away from her sandwich')).toEqual([
      { does: 'protect', whom: 'sandwich', from: 'pigeon' },
    ])
    expect(askedBy('a farmer keeps crows off the corn')).toEqual([
      { does: 'protect', whom: 'corn', from: 'crow' },
    ])
  })

  it('gives no part to those of whom a deed speaks, even where nothing serves it', () => {
    expect(askedBy('a nurse gives pills to patients while a janitor mops the floor')).toHaveLength(1)
  })

  it('counts lots of something as that, and takes no verb for somebody', () => {
    expect(askedBy('a kid throws snowballs at lots of snowmen')).toEqual([
      { does: 'shoot', whom: 'snowman', with: 'snowball' },
    ])
    expect(askedBy('shepherd herds sheep into a pen')).toEqual([{ does: 'herd', whom: 'sheep', to: 'pen' }])
  })

  it('does nothing to those whom one only chooses among', () => {
    expect(askedBy('switch between a mouse and an elephant to reach the cheese')).toEqual([
      { does: 'reach', whom: 'cheese' },
    ])
  })

  it('puts a tool in a hand, and nothing that no hand could hold', () => {
    expect(askedBy('a girl cleans windows with a broom')).toContainEqual({ does: 'hold', whom: 'broom' })
    for (const prompt of ['a beekeeper calms bees with smoke', 'a boy draws houses with his finger'])
      expect(askedBy(prompt).map(({ does }) => does)).not.toContain('hold')
  })

  it('puts nothing that is eaten on something else that is eaten', () => {
    const cooked = askedBy('a baker bakes bread and croissants').filter(({ does }) => does === 'cook')
    expect(cooked).toEqual([
      { does: 'cook', whom: 'bread' },
      { does: 'cook', whom: 'croissant' },
    ])
    expect(askedBy('a chef cooks soup on the stove')).toContainEqual({
      does: 'cook',
      whom: 'soup',
      to: 'stove',
    })
  })

  it('knows whom some of them are', () => {
    expect(askedBy('a girl tames wild horses. Bring six of them to the ranch')).toContainEqual({
      does: 'deliver',
      whom: 'horse',
      to: 'ranch',
    })
  })

  it('hears in the way that somebody goes what is done there', () => {
    expect(askedBy('a goat rides down a hill and dodges snowmen')).toContainEqual({ does: 'ski' })
  })
})
