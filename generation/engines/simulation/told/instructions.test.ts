import { systems } from '@makebelieve/lessons/index'
import { describe, expect, it } from 'vitest'
import { instructionsFor } from './instructions.ts'
import { topicsModule } from './testing/list-topics.ts'

describe('the instructions for simulations', () => {
  it('hold every topic as the engine has it', async () => {
    await expect(topicsModule()).toMatchFileSnapshot('topics-listed.ts')
    const told = instructionsFor('')
    for (const { id, title } of systems.values()) expect(told).toContain(`\n${id}: ${title}`)
  })

  it('tell the controls of what the prompt speaks of, and of what is there already', () => {
    expect(instructionsFor('a pendulum with a long string')).toContain('- pendulum: length 0.2 to')
    expect(instructionsFor('Ein Pendel auf dem Mond')).not.toContain('- pendulum: length')
    expect(instructionsFor('mache es länger', ['pendulum'])).toContain('- pendulum: length 0.2 to')
  })

  it('are short enough to be sent with every wish', () => {
    for (const prompt of [
      '',
      'a pendulum and a spring with friction and energy',
      'waves, light and sound in water',
    ])
      expect(instructionsFor(prompt).length).toBeLessThan(16_500)
  })
})
