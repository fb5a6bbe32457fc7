import { expect, test } from 'vitest'
import { toldChange } from '../../told/testing/told-change.ts'
import { editSimulation } from './edit.ts'
import { planSimulation } from './plan.ts'

const foxes = await planSimulation('foxes and rabbits', { seed: 1 })

test('what a language provider read in a change is done as such', async () => {
  const many = toldChange([{ op: 'set', target: 'rabbits', value: '60' }], 'start with 60 rabbits')
  const { plan, changes } = await editSimulation(foxes, 'fang mit 60 Kaninchen an', [], many)
  expect(changes.join(' ')).toContain('60')
  expect(Object.values(plan.parts[0]?.values ?? {})).toContain(60)
  expect(plan.notes[0]).toBe(many.by)
})

test('a topic that it was told to add stands beside, and what its words do not say is refused', async () => {
  const text = 'a pendulum would be nice to have on this page'
  const pendulum = toldChange([{ op: 'add', target: 'pendulum', value: null }])
  expect((await editSimulation(foxes, text, [], pendulum)).plan.parts).toHaveLength(2)
  const spring = toldChange([{ op: 'add', target: 'spring', value: null }])
  await expect(editSimulation(foxes, text, [], spring)).rejects.toThrow(/“spring”/)
})
