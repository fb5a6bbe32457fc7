import { describe, expect, it } from 'vitest'
import { editGame } from '../edit.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { jumpHeight } from './jump-height.ts'

function planOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 3)
}

const robot = planOf('a robot gardener waters flowers and dodges bees')
const edited = (text: string) => editGame(robot, text, []).plan
const rulesAbout = (plan: typeof robot, id: string) =>
  (plan.game.book?.rules ?? []).filter(({ when }) => JSON.stringify(when).includes(`"${id}`))

describe('an edit of a game of rules', () => {
  it('lets somebody do what it says, and says so', () => {
    const { plan, changes } = editGame(robot, 'the bees should chase the robot', [])
    expect(changes).toEqual([expect.stringContaining('chase')])
    expect(plan.game.book?.kinds.find(({ cast }) => cast === 'bee')?.drive).toMatchObject({ does: 'chase' })
    expect(plan.claims).toContainEqual(
      expect.objectContaining({ about: 'deed', mechanic: 'chase', who: 'bee' }),
    )
  })

  it('brings in who was not there', () => {
    const plan = edited('the robot should also collect seeds')
    expect(plan.game.cast.map(({ id }) => id)).toContain('seed')
    expect(rulesAbout(plan, 'seed')).not.toEqual([])
    expect(rulesAbout(plan, 'flower')).toEqual(rulesAbout(robot, 'flower'))
  })

  it('takes the rules of those along who go', () => {
    const plan = edited('remove the bees')
    expect(rulesAbout(plan, 'bee')).toEqual([])
    expect(plan.claims.filter((claim) => claim.about === 'deed').map(({ verb }) => verb)).toEqual(['water'])
  })

  it('gives those a part who come', () => {
    expect(rulesAbout(edited('add three wolves'), 'wolf')).not.toEqual([])
  })

  it('renames whoever is another now, in the goal and in the title', () => {
    const { game } = edited('replace the bees with ghosts')
    expect(game.goal).toContain('ghosts')
    expect(game.title).toContain('Ghosts')
  })

  it('makes everybody stand on red', () => {
    const { plan, changes } = editGame(robot, 'red light: everyone must stop', [])
    expect(changes).toEqual(['Everyone stops.'])
    expect(plan.game.book?.phases?.map(({ says }) => says)).toContain('Red light: stop!')
    expect(rulesAbout(plan, 'flower')).toEqual(rulesAbout(robot, 'flower'))
  })

  it('opens a shop between waves, and brings the waves along', () => {
    const { game } = edited('add a shop between waves')
    expect(game.rules).toMatchObject({ shop: true, waves: expect.any(Number) })
    expect(game.book?.phases?.map(({ says }) => says)).toContain('The shop is open')
    expect(game.book?.rules.some(({ because }) => JSON.stringify(because).includes('shop'))).toBe(true)
  })

  it('speaks of the boss by name, and shoots what it says', () => {
    const cave = planOf('a wizard throws fireballs at bats in a cave, the boss is a dragon')
    const { plan, changes } = editGame(cave, 'The boss should shoot lasers', [])
    expect(changes).toEqual(['The dragon shoots lasers now.'])
    expect(plan.claims).toContainEqual(
      expect.objectContaining({ about: 'deed', verb: 'shoot', who: 'dragon', with: 'laser' }),
    )
  })

  it('changes the jump by as much as is measured, and the music beside it', () => {
    const frog = planOf('a frog climbs a tower and jumps over snakes')
    const { plan, changes } = editGame(frog, 'jump higher and spookier music', [])
    expect(changes).toEqual(['Jumps are higher now.', 'The music is spooky now.'])
    expect(jumpHeight(plan.game) / jumpHeight(frog.game)).toBeCloseTo(1.4, 1)
    expect(() => edited('jump higher')).toThrow('Nobody jumps')
  })

  it('goes further in the mood that it has, and says when it is at its end', () => {
    const words = 'spookier music'
    let { plan, changes } = editGame(planOf('a bee collects flowers in a garden'), words, [])
    expect(changes).toEqual(['The music is spooky now.'])
    for (const more of [1, 2, 3]) {
      ;({ plan, changes } = editGame(plan, words, []))
      expect(changes).toEqual(['The music is even more spooky now.'])
      expect(plan.game.look).toMatchObject({ mood: 'spooky', more })
    }
    expect(() => editGame(plan, words, [])).toThrow('The music is as spooky as it gets.')
    const { plan: other } = editGame(plan, 'make the music sadder', [])
    expect(other.game.look).toMatchObject({ mood: 'sad' })
    expect(other.game.look).not.toHaveProperty('more')
    expect(editGame(plan, 'the music should be dreamy', []).plan.game.look.mood).toBe('dreamy')
  })

  it('makes what is worth more give more', () => {
    const bee = planOf('a bee collects flowers in a garden')
    const { book } = editGame(bee, 'flowers should give 7 points', []).plan.game
    const taking = book?.rules.filter(({ when }) => JSON.stringify(when).includes('"flower"')) ?? []
    expect(taking.flatMap((rule) => rule.do)).toContainEqual({ score: 7 })
    expect(JSON.stringify(taking)).toContain('+7')
  })

  it('is refused where nothing of it can be done', () => {
    expect(() => edited('the bees should recite poems')).toThrow()
  })
})
