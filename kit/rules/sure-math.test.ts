import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { angleOf, cosine, length, sine, wrapped } from './sure-math.ts'

describe('our own sine and its like', () => {
  it('are those that everybody knows, to six digits', () => {
    for (let angle = -20; angle < 20; angle += 0.037) {
      expect(sine(angle)).toBeCloseTo(Math.sin(angle), 6)
      expect(cosine(angle)).toBeCloseTo(Math.cos(angle), 6)
      const [x, y] = [Math.cos(angle) * 3, Math.sin(angle) * 3]
      expect(wrapped(angleOf(y, x) - angle)).toBeCloseTo(0, 5)
      expect(length(x, y)).toBeCloseTo(3, 9)
    }
    expect(angleOf(0, 0)).toBe(0)
  })
})

describe('worlds of rules and of aiming', () => {
  it('use nothing in which engines may differ', () => {
    const differing =
      /\bMath\.(?:sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot|random)\b|\*\*|\bDate\b|\bperformance\b/
    const folder = import.meta.dirname
    const worlds = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
    const shared = ['../game/world.ts', '../game/rules.ts', '../core/input.ts']
    const aiming = globSync(['../game-2d/aim/*.ts', '../game-2d/genres/*/index.ts'], { cwd: folder }).filter(
      (file) =>
        !file.endsWith('.test.ts') && /\/aim\//.test(`${file} ${readFileSync(join(folder, file), 'utf8')}`),
    )
    const faults = [...worlds, ...shared, ...aiming].flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const code = line.replace(/^\s*(?:\/?\*|\/\/).*$/, '')
          return differing.test(code) ? [`${file}:${at + 1} ${line.trim()}`] : []
        }),
    )
    expect(worlds.length).toBeGreaterThan(5)
    expect(aiming.length).toBeGreaterThan(5)
    expect(faults).toEqual([])
  })
})
