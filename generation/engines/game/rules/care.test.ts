import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function plannedOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  const { wishes = [], game, claims } = planGame(brief, 1)
  return {
    does: wishes.filter(({ filler }) => !filler).map(({ mechanic, whom }) => `${mechanic} ${whom?.id}`),
    foes: game.cast.filter(({ role }) => /^(?:enemy|boss|hazard)$/.test(role)).map(({ id }) => id),
    claims,
  }
}

describe('whoever is cared for', () => {
  it.each([
    ['Night nurse in a dragon hospital', 'heal dragon', 'dragon'],
    ['dentist for crocodiles', 'heal crocodile', 'crocodile'],
    ['a doctor helps sick robots', 'heal robot', 'robot'],
    ['a monk calms angry monkeys', 'lull monkey', 'monkey'],
    ['a witch who cures cursed frogs', 'heal frog', 'frog'],
    ['a babysitter for baby dragons', 'feed baby-dragon', 'baby-dragon'],
    ['hospital for broken toys', 'repair toy', 'toy'],
  ])('is no foe, and gets what they need: %s', (prompt, deed, whom) => {
    const { does, foes } = plannedOf(prompt)
    expect(does).toContain(deed)
    expect(foes).not.toContain(whom)
  })

  it('is healed by calling, which nobody said and nothing claims', () => {
    const { claims } = plannedOf('dentist for crocodiles')
    expect(claims.some(({ about }) => about === 'deed')).toBe(false)
  })

  it('is fought all the same where the sentence says so', () => {
    const { does } = plannedOf('a nurse shoots syringes at zombies')
    expect(does).toContain('shoot zombie')
  })

  it.each([
    ['the postman has 8 letters', 'deliver letter'],
    ['a courier with parcels in a rainy city', 'deliver parcel'],
  ])('by their work, with what they have: %s', (prompt, deed) => {
    expect(plannedOf(prompt).does).toContain(deed)
  })
})

describe('whoever comes gets what is given', () => {
  it.each([
    ['I am a school nurse, children come, I must give bandage or tea', ['want bandage', 'want tea']],
    ['the vet and animals in the waiting room, give them pills or bandages', ['want pill', 'want bandage']],
  ])('and one of several where it is the one or the other: %s', (prompt, does) => {
    expect(plannedOf(prompt).does).toEqual(expect.arrayContaining(does))
  })
})
