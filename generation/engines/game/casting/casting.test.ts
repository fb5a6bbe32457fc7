import { describe, expect, it, test } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function planFor(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7)
}
const playerOf = ({ game }: ReturnType<typeof planFor>) => game.cast.find(({ role }) => role === 'player')

describe('a rider', () => {
  test.each([
    ['a knight on a horse fights bandits', 'knight on a horse', 'horse'],
    ['a cat riding a skateboard', 'cat on a skateboard', 'skateboard'],
    ['a girl riding a unicorn collects stars', 'girl on a unicorn', 'unicorn'],
  ])('is painted with its mount: %s', (prompt, name, mount) => {
    const plan = planFor(prompt)
    const player = playerOf(plan)
    expect(player?.name).toBe(name)
    expect(plan.pictures[player?.picture ?? '']?.mount?.noun).toBe(mount)
    expect(plan.game.cast.map((member) => member.name)).not.toContain(mount)
  })

  it('that is a knight carries a shield', () => {
    const plan = planFor('a knight collects coins')
    expect(plan.pictures[playerOf(plan)?.picture ?? '']?.held?.noun).toBe('shield')
    expect(planFor('a fencer collects coins').pictures.player?.held).toBeUndefined()
  })
})

describe('a place that borrows its scenery', () => {
  it('has its own people', () => {
    const { cast } = planFor('a hospital').game
    expect(cast.find(({ role }) => role === 'player')?.name).toBe('nurse')
    expect(planFor('a game in a museum').game.cast.map(({ name }) => name)).toContain('painting')
  })

  test.each(['a spooky hospital', 'a spooky airport', 'scary museum with spooky sounds'])(
    'is haunted: %s',
    (prompt) => {
      const foes = planFor(prompt).game.cast.filter(({ role }) => role === 'enemy')
      expect(['ghost', 'zombie', 'skeleton', 'vampire']).toContain(foes[0]?.name)
    },
  )
})

describe('the genre', () => {
  test.each([
    'a robot must reach the exit of the factory',
    'a knight jumping over lava to reach the castle',
    'a frog crosses the road to get to the pond',
    'a mailman delivers letters',
  ])('has a place to get to: %s', (prompt) => {
    const { game } = planFor(prompt)
    expect(['rules', 'collector', 'platformer', 'crossing', 'runner']).toContain(game.genre)
    expect(game.cast.some(({ role }) => role === 'goal')).toBe(true)
  })
})
