import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { toldChange } from '../../told/testing/told-change.ts'
import type { PlannedGame } from './design.ts'
import { editGame } from './edit.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

function first(prompt = 'a cat collecting fish while avoiding dogs in space'): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7)
}

const member = (plan: PlannedGame, name: string) => plan.game.cast.find((one) => one.name === name)

describe('an edit', () => {
  it('changes what was asked for, says so, and leaves the rest', () => {
    const before = first()
    const { plan, changes } = editGame(before, 'make the dogs slower and add two more', [])
    expect(member(plan, 'dog')?.speed).toBeLessThan(1)
    expect(member(plan, 'dog')?.count).toBe(5)
    expect(changes).toEqual(['The dogs are slower.', 'There are 5 dogs now.'])
    expect(member(plan, 'cat')).toEqual(member(before, 'cat'))
    expect(plan.game.look).toEqual(before.game.look)
  })

  it('becomes a claim that the proof has to find true, in place of the old one', () => {
    const night = editGame(first(), 'make it night', []).plan
    const sunset = editGame(night, 'make it sunset', []).plan
    expect(sunset.claims.filter(({ about }) => about === 'time').map(({ words }) => words)).toEqual([
      'It is sunset',
    ])
  })

  it('replaces somebody with another picture in the same role', () => {
    const { plan } = editGame(first(), 'change the fish to stars', [])
    const star = member(plan, 'star')
    expect(star?.role).toBe('collectible')
    expect(plan.pictures[star?.picture ?? '']?.noun).toBe('star')
    expect(plan.game.goal).toContain('stars')
  })

  it('adds a boss who shoots', () => {
    const { plan } = editGame(first(), 'add a boss: a giant octopus that shoots ink', [])
    const boss = plan.game.cast.find(({ role }) => role === 'boss')
    expect(boss?.name).toContain('octopus')
    expect(plan.game.rules.boss).toBe(true)
  })

  it.each(['a quiz about space', 'a sokoban game with a cat', 'match three fruit'])(
    'lays rules over %j: keys, a boss, power-ups, a second player',
    (prompt) => {
      const wishes = ['add a key and a door', 'add a boss', 'add power-ups', 'make it for two players']
      const plan = wishes.reduce((known, wish) => editGame(known, wish, []).plan, first(prompt))
      expect(plan.game.rules).toMatchObject({ keys: true, boss: true, players: 2 })
      expect(plan.game.rules.powerUps.length).toBeGreaterThan(1)
      expect(plan.game.cast.map(({ role }) => role)).toEqual(expect.arrayContaining(['key', 'door', 'boss']))
    },
  )

  it('sets lives and a clock, and takes the clock away again', () => {
    const timed = editGame(first(), 'give me 5 lives and a timer of 90 seconds', []).plan
    expect(timed.game.rules).toMatchObject({ lives: 5, seconds: 90 })
    expect(editGame(timed, 'remove the timer', []).plan.game.rules.seconds).toBeUndefined()
  })

  it('goes back to the plan before', () => {
    const before = first()
    const after = editGame(before, 'now make it harder', [])
    expect(after.plan.game.difficulty).toBe('hard')
    expect(editGame(after.plan, 'undo the last change', [before]).plan.game).toEqual(before.game)
  })

  it('that takes an enemy away takes what was claimed of it along', () => {
    const { plan } = editGame(first(), 'remove the dogs', [])
    expect(plan.claims.some((claim) => 'actor' in claim && claim.actor === 'dog')).toBe(false)
  })

  it.each([
    ['a gardener waters roses before they wilt', 'the roses should wilt slower'],
    ['a turtle swims to the sea while gulls attack', 'add a shell that makes him invincible for 5 seconds'],
    ['a baker bakes bread for customers', 'customers get angry if they wait more than 20 seconds'],
    ['a frog crosses the road', 'make it spookier and more blorpy'],
    ['a bear fishes salmon in a river', 'turn the salmon into gold when it is caught'],
  ])('is not taken for something else: %s, %s', (prompt, text) => {
    expect(() => editGame(first(prompt), text, [])).toThrow(Refused)
  })

  it('does all that is said of one, and the same for several', () => {
    const { plan, changes } = editGame(first(), 'make the fish gold and worth 5 points each', [])
    expect(changes).toEqual(['The fish are gold.', 'The fish are worth 5 points.'])
    expect(member(plan, 'fish')).toMatchObject({ points: 5 })
    const large = editGame(first(), 'make the cat and the dogs double size', []).plan
    for (const name of ['cat', 'dog'])
      expect((member(large, name)?.size ?? 0) / (member(first(), name)?.size ?? 1)).toBeCloseTo(2)
  })

  it('says so where it cannot be as many as were asked for', () => {
    expect(() => editGame(first(), 'can we play it with 3 players', [])).toThrow(Refused)
  })

  it('takes one place for another', () => {
    const { plan } = editGame(first('a boy flies a kite on the beach'), 'change the beach to a mountain', [])
    expect(plan.game.look.scene).toBe('mountain')
  })

  it('brings what it can of something new, and says what it left out', () => {
    const { plan, changes } = editGame(first(), 'make a boss at the end, a giant shark with 20 health', [])
    expect(plan.game.cast.find(({ role }) => role === 'boss')?.name).toBe('shark')
    expect(changes.at(-1)).toContain('20 health')
    expect(editGame(first(), 'can it be night with a big moon', []).changes).toEqual([
      'It is night now.',
      expect.stringContaining('big moon'),
    ])
  })

  it('leaves out why somebody asks, and for whom', () => {
    const { changes } = editGame(first(), "the dogs should be slower, my daughter can't make it", [])
    expect(changes).toEqual(['The dogs are slower.'])
    expect(editGame(first(), 'too hard for my son, he is 5', []).changes).toEqual(['It is easier now.'])
  })

  it.each([
    'mermaid collects pearls, crabs pinch her',
    'A mole digs tunnels to find carrots while a badger hunts him',
    'robot collects batteries and dodges lasers',
  ])('changes nothing on the side: %s', (prompt) => {
    const brief = briefOfPrompt(prompt)
    if ('refused' in brief) throw new Error(brief.message)
    const before = planGame(brief, 7)
    const { plan } = editGame(before, 'make it night', [])
    const { time: _, ...look } = plan.game.look
    const { time: __, ...lookBefore } = before.game.look
    expect({ ...plan.game, look }).toEqual({ ...before.game, look: lookBefore })
    expect({ ...plan, game: 0, claims: 0 }).toEqual({ ...before, game: 0, claims: 0 })
  })

  it.each(['make it 2D', 'add double jump', 'remove the elephants', 'blorp the fnord', 'undo'])(
    'that cannot be done says why: %s',
    (text) => {
      expect(() => editGame(first(), text, [])).toThrow(Refused)
      expect(() => editGame(first(), text, [])).toThrow(/\w+ \w+.*\.$/)
    },
  )
})

describe('an edit that a language provider read', () => {
  it('does what was told, in any language, and names who read it', () => {
    const slower = { op: 'change', target: 'dogs', value: 'slower' } as const
    const told = toldChange([slower], 'make the dogs slower')
    const { plan, changes } = editGame(first(), 'mach die Hunde langsamer', [], [], told)
    expect(member(plan, 'dog')?.speed).toBeLessThan(1)
    expect(changes).toEqual(['The dogs are slower.'])
    expect(plan.notes[0]).toBe(told.by)
  })

  it('is what was told, whatever else its words could be, and says which of them nobody read', () => {
    const text = 'throw those dogs into the bin'
    const told = toldChange([{ op: 'remove', target: 'dogs', value: null }])
    expect(editGame(first(), text, [], [], told).changes).toEqual([
      expect.stringContaining('The dogs are gone.'),
      "I couldn't do the “throw bin” part of that.",
    ])
    expect(editGame(first(), text, []).changes.join(' ')).not.toContain('The dogs are gone.')
  })

  it('is nothing that the words do not say', () => {
    const wolves = toldChange([{ op: 'remove', target: 'wolves', value: null }])
    expect(() => editGame(first(), 'make the dogs slower', [], [], wolves)).toThrow(/“wolves”/)
  })
})
