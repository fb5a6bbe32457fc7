import { describe, expect, it } from 'vitest'
import type { PlannedGame } from './design.ts'
import { genres } from './genres/index.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

function planFor(prompt: string, seed = 7): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, seed)
}

const inRole = ({ game }: PlannedGame, role: string) => game.cast.filter((member) => member.role === role)

describe('a plan', () => {
  it('gives everybody of the prompt the part that the words gave them', () => {
    const plan = planFor('a cat collecting fish while avoiding dogs in space')
    expect(plan.game.genre).toBe('rules')
    expect(plan.game.look.scene).toBe('space')
    expect(inRole(plan, 'player').map(({ name }) => name)).toEqual(['cat'])
    expect(inRole(plan, 'collectible').map(({ name }) => name)).toEqual(['fish'])
    expect(inRole(plan, 'enemy').map(({ name }) => name)).toEqual(['dog'])
  })

  it('fills every role that the genre needs, and nobody plays twice', () => {
    for (const word of ['dragon', 'kitchen', 'winter', 'robots', 'love', 'zxcvb']) {
      const plan = planFor(word)
      const design = genres.get(plan.game.genre)
      for (const [role, { least, most }] of Object.entries(design?.roles ?? {})) {
        const count = inRole(plan, role).length
        expect(count, `${role} in '${word}'`).toBeGreaterThanOrEqual(least)
        expect(count, `${role} in '${word}'`).toBeLessThanOrEqual(most)
      }
      const ids = plan.game.cast.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('is the same for the same words and seed, and plain data', () => {
    const plan = planFor('a frog eats flies')
    expect(planFor('a frog eats flies')).toEqual(plan)
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })

  it('claims what was said once, and nothing that says nothing', () => {
    const prompts = [
      'Graft, prune, wait. A bonsai over forty years: each season I snip or wire one branch, so the tree answers in its own way',
      'you are a lighthouse keeper and you only control the beam. ships steer toward the light, then fog gets thicker',
    ]
    for (const prompt of prompts) {
      const words = planFor(prompt).claims.map((claim) => claim.words.toLowerCase())
      expect(new Set(words).size, words.join('; ')).toBe(words.length)
      expect(words.filter((text) => /^(?:so|then|each|the|a|it)$/.test(text))).toEqual([])
    }
  })

  it('tells where it plays in the words of the sentence', () => {
    const place = (prompt: string) => planFor(prompt).claims.find(({ about }) => about === 'scene')?.words
    expect(place('a penguin collects fish on a slippery frozen pond')).toBe(
      'It is set in a slippery frozen pond',
    )
    expect(place('a cat collects fish in a forest')).toBe('It is set in a forest')
  })

  it('dresses everybody who has no body in one style', () => {
    for (const prompt of [
      'a cat collecting fish',
      'flappy bird with a steampunk airship',
      'knights and slimes',
    ]) {
      const { style, pictures } = planFor(prompt)
      const flat = Object.values(pictures).filter(({ body }) => !body)
      const sets = new Set(flat.map(({ art }) => art.set))
      if (style === 'glossy') expect([...sets].filter((set) => set !== 'fluent-3d')).toEqual([])
      else expect(sets).not.toContain('fluent-3d')
    }
  })

  it('takes the numbers of the prompt', () => {
    const { rules } = planFor('collect 10 stars in 90 seconds with 5 lives').game
    expect(rules).toMatchObject({ goalCount: 10, seconds: 90, lives: 5 })
  })

  it('has nobody to fear where enemies are forbidden, and then it cannot be lost', () => {
    const plan = planFor('a relaxing game about a bee that visits flowers, no enemies, no timer')
    expect(inRole(plan, 'enemy')).toEqual([])
    expect(plan.game.rules.gentle).toBe(true)
    expect(plan.game.rules.seconds).toBeUndefined()
  })

  it('serves what a place is named for', () => {
    const plan = planFor('pizza restaurant where you serve hungry customers')
    const [serves] = plan.wishes ?? []
    expect([serves?.verb, serves?.whom?.name, serves?.with?.name]).toEqual(['serve', 'customer', 'pizza'])
  })

  it('says honestly when it is only the nearest kind of game', () => {
    const { notes } = planFor('a life simulator with a cat')
    expect(notes.join(' ')).toMatch(/can't build this kind of game/)
  })
})
