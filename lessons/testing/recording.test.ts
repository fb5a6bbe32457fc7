import { openRun } from '@makebelieve/kit/simulation/run'
import { tableOf } from '@makebelieve/kit/simulation/screen/csv'
import { written } from '@makebelieve/kit/simulation/screen/numbers'
import { record } from '@makebelieve/kit/simulation/screen/recording'
import { usualValues } from '@makebelieve/kit/simulation/system'
import { expect, it } from 'vitest'
import { pendulum } from '../mechanics/pendulum/system.ts'

it('keeps the whole past of a run, coarser as it grows longer, and gives it away as a table', () => {
  const run = openRun(pendulum, usualValues(pendulum.controls))
  const recording = record(pendulum, run)
  for (let i = 0; i < 5000; i++) {
    run.step()
    recording.take()
  }
  const times = recording.columns.get('time') ?? []
  expect(times.length).toBeLessThanOrEqual(800)
  expect(times.length).toBeGreaterThan(300)
  expect(times[0]).toBeLessThan(0.01)
  expect(times.at(-1)).toBeGreaterThan(10)
  const rows = tableOf(pendulum, [{ name: 'A', recording }])
    .trim()
    .split('\r\n')
  expect(rows[0]).toBe('Time (s),Angle (°),Speed of the weight (m/s),Time for one swing (s),Energy (J)')
  expect(rows.length).toBe(times.length + 1)
  const both = tableOf(pendulum, [
    { name: 'A', recording },
    { name: 'B', recording },
  ])
  expect(both.length).toBeLessThan(60_000)
})

it.each([
  [9.81, 2, '9.81'],
  [-0.001, 2, '0.00'],
  [12400, 0, '12,400'],
  [6.02e23, 2, '6.02 × 10²³'],
  [3.2e-7, 2, '3.20 × 10⁻⁷'],
  [Number.NaN, 2, '–'],
])('writes %s with %i digits as %s', (value, digits, text) => {
  expect(written(value, digits)).toBe(text)
})
