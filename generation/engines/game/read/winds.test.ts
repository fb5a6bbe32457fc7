import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

function deedsIn(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return (brief.deeds ?? []).map(({ subject, verb }) => `${subject} ${verb}`)
}

describe('what flows by itself', () => {
  it.each([
    'conveyor belts carry the robot towards the saw, the robot collects bolts',
    'a balloon drifts to the church, the winds blow in different directions at each level',
  ])('takes along whoever plays: %s', (prompt) => {
    expect(deedsIn(prompt).some((deed) => deed.endsWith(' stream along'))).toBe(true)
  })

  it.each([
    'ants carry crumbs to the nest, a beetle chases the ants',
    'a bee collects nectar, the wind blows',
    'a robot collects bolts, the crane carries the robot to the roof',
  ])('and nobody else does: %s', (prompt) => {
    expect(deedsIn(prompt).some((deed) => deed.endsWith(' stream along'))).toBe(false)
  })
})
