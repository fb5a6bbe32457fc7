import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function readOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  const asked = askedIn(brief, mechanics).asked.map(({ mechanic, whom, with: tool, to }) =>
    [mechanic.id, whom, tool && `with ${tool}`, to && `to ${to}`].filter(Boolean).join(' '),
  )
  return { brief, asked }
}

describe('where deeds lead', () => {
  it.each([
    ['shepherd dog herds sheeps in the pen, black sheep run away', 'herd sheep to pen'],
    ['a dolphin guides boats into the harbour', 'guide boat to harbour'],
    ['guide the ants home', 'guide ant to home'],
    ['a cowboy drives cows into the corral', 'herd cow to corral'],
    ['chase the chickens into the coop', 'herd chicken to coop'],
    ['a beetle rolls the dung ball home', 'push dung-ball to home'],
  ])('is there, and somebody is brought there: %s', (prompt, asked) => {
    const { brief, asked: all } = readOf(prompt)
    expect(all).toContain(asked)
    expect(brief.actors.find(({ id }) => asked.endsWith(` ${id}`))?.role).toBe('goal')
    expect(brief.claims.filter(({ about }) => about === 'scene')).toEqual([])
  })

  it('is not where something only happens', () => {
    const { brief } = readOf('a dog chases rabbits in the park')
    expect(brief.scene).toBe('park')
    expect(brief.actors.some(({ thing }) => thing.name === 'park')).toBe(false)
  })

  it.each([
    ['a snail late for school', 'reach school'],
    ['the rabbit is late for the tea party', 'reach tea-party'],
    ['a knight is late for the feast', 'reach feast'],
    ['run to the bus before it leaves', 'reach bus'],
    ['race home before dark', 'reach home'],
    ['a cat must be home before it rains', 'reach home'],
    ['a turtle who wants to reach the sea before sunrise', 'reach sea'],
    ['hurry to the castle before the gate closes', 'reach castle'],
  ])('is got to in time: %s', (prompt, asked) => {
    expect(readOf(prompt).asked).toEqual(expect.arrayContaining([asked, 'hurry']))
  })

  it('is no racing game, unless there is somebody to race against', () => {
    const cuesOf = (prompt: string) => readOf(prompt).brief.cues.map(({ genre }) => genre)
    expect(cuesOf('race home before dark')).not.toContain('racing')
    expect(cuesOf('a racing game against taxis to the airport')).toContain('racing')
  })

  it.each([
    ['a girl throws bones to hungry dogs', 'toss dog with bone'],
    ['throw coins into the wishing well', 'toss wishing-well with coin'],
    ['a penguin kicks snowballs into the igloo', 'toss igloo with snowball'],
  ])('gets what is thrown there, and is not hit: %s', (prompt, asked) => {
    expect(readOf(prompt).asked).toContain(asked)
  })

  it('is hit where something is thrown at it', () => {
    expect(readOf('a clown throws pies at the audience').asked).toContain('shoot person with pie')
  })
})

describe('what something is built of', () => {
  it.each([
    ['build a bridge out of sleeping cats so the grandma can cross the river', 'build bridge with cat'],
    ['a beaver builds a bridge of logs over the river', 'build bridge with log'],
    ['a builder makes a road from stones across the swamp', 'build road with stone'],
  ])('is there, and is brought: %s', (prompt, asked) => {
    expect(readOf(prompt).asked).toContain(asked)
  })

  it('is played by nobody for whom it is built', () => {
    const { brief } = readOf('build a bridge out of sleeping cats so the grandma can cross the river')
    expect(brief.actors.find(({ thing }) => thing.name === 'grandma')?.role).not.toBe('player')
  })
})
