import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from '../../../../script/check-imports.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { readRules } from './design.ts'
import type { Mechanic } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { exampleGame } from './testing/example-game.ts'

const root = join(import.meta.dirname, '../../../..')

/** The same mechanics under names that nobody can know. */
const nameOf = (id: string) => `mechanic ${mechanics.findIndex((one) => one.id === id)}`
const masked = mechanics.map(({ id, example, ...rest }): Mechanic => {
  const { besides } = example
  return {
    ...rest,
    id: nameOf(id),
    example: { ...example, ...(besides && { besides: { ...besides, does: nameOf(besides.does) } }) },
  }
})

describe('planner and kernel know no mechanic by its name', () => {
  it('and compose the same rulebook of one under any name', () => {
    const other = mechanics.filter((mechanic, at) => {
      const mask = masked[at]
      if (!mask) throw new Error('There are as many masks')
      const [book, same] = [exampleGame([mechanic], mechanics), exampleGame([mask], masked)].map(
        ({ composed }) => JSON.stringify(composed.book),
      )
      return book !== same
    })
    expect(other.map(({ id }) => id)).toEqual([])
  })

  it.each([
    'a robot gardener waters flowers and dodges bees',
    'a fox gathers berries',
    'a knight protects the village from goblins',
    'a pirate steals gold from sleeping guards, a parrot follows him',
    'a nurse heals sick penguins while wolves chase them, no enemies',
    'a wizard in a castle with skeletons, gems and a key',
  ])('and read the same rules out of "%s"', (prompt) => {
    const brief = briefOfPrompt(prompt)
    if ('refused' in brief) throw new Error(brief.message)
    const { game } = planGame(brief, 5)
    const bookBy = (known: readonly Mechanic[]) =>
      readRules(brief, { mechanics: known }).design.finish?.(game, brief).book
    expect(bookBy(masked)).toEqual(bookBy(mechanics))
    expect(bookBy(masked)?.rules.length).toBeGreaterThan(0)
  })

  it('and no file of theirs imports a single mechanic or form', () => {
    const files = ['kit/rules/**/*.ts', 'generation/engines/game/{,rules/,rules/bot/,proof/}*.ts']
    const named = globSync(files, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(readFileSync(join(root, file), 'utf8')).map(({ specifier }) => `${file}: ${specifier}`),
      )
      .filter((line) => /\/(?:mechanics|forms)\/(?!index\.ts$|form\.ts$)[^/]+\.ts$/.test(line))
    expect(named).toEqual([])
  })
})
