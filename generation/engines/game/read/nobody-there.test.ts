import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function readOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return {
    there: brief.actors.filter(({ implied }) => !implied).map(({ thing }) => thing.name),
    player: brief.actors.find(({ role }) => role === 'player')?.thing.name,
    told: brief.claims.map(({ words }) => words),
    scene: brief.scene,
  }
}

describe('who is nobody', () => {
  it('rains, and so does no sheep', () => {
    const { told } = readOf('herd sheep into the pen with a dog, it is raining')
    expect(told).toContain('The weather is rain')
    expect(told.filter((words) => /\braining\b/.test(words))).toEqual([])
  })

  it('is played where what one does was named, and does what was said all the same', () => {
    const { player, told } = readOf('snowboarding down a slope, jump for points, avoid trees')
    expect(player).not.toBe('snowboarding')
    expect(told).toContain('You jump')
  })

  it('is there of whom it is said that there is none', () => {
    const { there, told } = readOf('The village has no light. You drive a snowplow and clear the roads.')
    expect(there).not.toContain('light')
    expect(told).toContain('No light')
    expect(readOf('the village has a light and you drive a snowplow').there).toContain('light')
  })

  it('is set in what one jumps through, or is brought to', () => {
    expect(readOf('swim as a dolphin, jump through hoops and avoid fishing nets').scene).toBeUndefined()
    const { there } = readOf('pick up stranded hikers and bring them to the hospital')
    expect(there).toContain('hospital')
  })

  it('comes where no predators are wanted, and wins six points in the morning', () => {
    const { told } = readOf('a squirrel gathers 12 acorns, no predators please')
    expect(told).toContain('No predators')
    expect(readOf('toys come alive. You win at six in the morning').told).not.toContain('6 points win')
  })
})
