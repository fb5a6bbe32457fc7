import { existsSync, readFileSync } from 'node:fs'
import { proveSystem } from '@makebelieve/kit/simulation/proof'
import type { System } from '@makebelieve/kit/simulation/system'
import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../script/testing/proven.ts'
import { markOf } from './drawn.ts'

/** What holds for every topic. `folder` is where its files are: mechanics. */
export function checkTopics(topics: readonly System[], folder: string): void {
  const lessons = new Family<System>('lessons', {
    keyOf: ({ id }) => id,
    source: ({ id }) => `lessons/${folder}/${id}/system.ts`,
    own: [`lessons/${folder}`],
    ground: [fromRoot(import.meta.filename)],
  })
  for (const one of lessons.due(topics))
    it(`${one.id} agrees with its equations, and its controls do what is said of them`, {
      ...lessons.mark(one),
      timeout: 60_000,
    }, () => {
      const failed = proveSystem(one, 7, markOf(one)).filter(({ passed }) => !passed)
      expect(failed).toEqual([])
    })

  describe.each(topics.map((one) => [one.id, one] as const))('%s', (id, one) => {
    it('is complete: texts, graphs, formulas and a page for teachers', () => {
      const known = new Set(['time', ...one.readouts.map((readout) => readout.id)])
      expect(one.graphs.flatMap(({ x, y }) => [x, ...y]).filter((name) => !known.has(name))).toEqual([])
      expect(
        one.controls.filter(({ from, to, usual }) => !(from < to && usual >= from && usual <= to)),
      ).toEqual([])
      expect(one.references.length).toBeGreaterThan(0)
      expect(one.effects.length).toBeGreaterThanOrEqual(Math.min(2, one.controls.length))
      // What is chosen by words may only change the picture, which the proof looks at.
      const affected = new Set(one.effects.map(({ control }) => control))
      const idle = one.controls.filter(({ id, options }) => !options && !affected.has(id))
      expect(idle.map(({ label }) => label)).toEqual([])
      expect(one.formulas.length).toBeGreaterThan(0)
      expect(one.tries.length).toBeGreaterThanOrEqual(3)
      expect(one.glossary.length).toBeGreaterThanOrEqual(3)
      expect(Object.values(one.tells).every((text) => text.length > 60)).toBe(true)
      const page = new URL(`../${folder}/${id}/system.md`, import.meta.url)
      expect(existsSync(page)).toBe(true)
      expect(readFileSync(page, 'utf8')).toMatch(
        /## The science[\s\S]+## Assumptions and limits[\s\S]+## For teachers/,
      )
    })
  })
}
