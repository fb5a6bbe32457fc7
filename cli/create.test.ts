import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isThorough, isTurnOf } from '../script/testing/sample.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'makebelieve-cli-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

function create(...words: string[]) {
  const command = join(import.meta.dirname, 'create.ts')
  return spawnSync(process.execPath, [command, ...words, '--out', out], { encoding: 'utf8' })
}

const slow = { timeout: 120_000 }

/** A game is made in every run, and one of these. */
const others = ['edit', 'agent', 'simulation', 'environment'] as const
const isTurn = (one: (typeof others)[number]) => isTurnOf(one, 'the command line', others)

describe('the command line', () => {
  it('makes a proven game with its report, preview and exports', slow, () => {
    const { status, stdout } = create('game', 'a snake eats apples in space', '--seed', '7')
    expect(stdout).toContain('A bot wins')
    expect(status).toBe(0)
    const files = ['game.js', 'game.zip', 'index.html', 'offline.html', 'preview.webp', 'report.json']
    expect(readdirSync(out).sort()).toEqual(files)
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
    expect(report.plan.game.genre).toBe('snake')
    expect(report.requirements.every(({ status }: { status: string }) => status === 'met')).toBe(true)
    expect(report.evidence.won.inputs.length).toBeGreaterThan(5)
  })

  it.runIf(isThorough('create'))('makes the same game from the same words', slow, () => {
    const made = () => {
      create('game', 'a snake eats apples in space', '--seed', '7')
      return readFileSync(join(out, 'game.js'), 'utf8')
    }
    expect(made()).toBe(made())
  })

  it.runIf(isTurn('edit'))('proves an edit like a new game and says what changed', slow, () => {
    const { stdout, status } = create('game', 'a snake eats apples', '--edit', 'give me 5 lives')
    expect(status).toBe(0)
    expect(stdout).toContain('~ There are 5 lives now.')
    expect(stdout).toContain('✓ “There are 5 lives”')
  })

  it.runIf(isTurn('agent'))('builds three designs in agent mode, and tells what it decides', slow, () => {
    const { stdout, status } = create('game', 'a quiz about planets', '--mode', 'agent')
    expect(status).toBe(0)
    expect(stdout).toContain("I'll build 3 designs")
    expect(stdout).toMatch(/plays best, so I'm going with it/)
  })

  it.runIf(isTurn('simulation'))(
    'makes a proven simulation with its lesson sheet and three moments of it',
    { timeout: 300_000 },
    () => {
      const { status, stdout } = create('simulation', 'a pendulum', '--edit', 'on the Moon', '--shots')
      expect(stdout).toContain('~ ‘Gravity’ is 1.62 m/s² now.')
      expect(status).toBe(0)
      const made = ['lesson.html', 'offline.html', 'shots.webp', 'environment.zip', 'report.json']
      expect(readdirSync(out)).toEqual(expect.arrayContaining(made))
    },
  )

  it.runIf(isTurn('environment'))(
    'makes a proven environment with its report, preview and exports',
    { timeout: 300_000 },
    () => {
      const { status, stdout } = create('environment', 'a meadow with a well', '--edit', 'make it night')
      expect(stdout).toMatch(/~ .+\n/)
      expect(status).toBe(0)
      const made = [
        'environment.js',
        'environment.zip',
        'index.html',
        'offline.html',
        'preview.webp',
        'report.json',
      ]
      expect(readdirSync(out).sort()).toEqual(made)
      const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
      expect(report.checks.every(({ passed }: { passed: boolean }) => passed)).toBe(true)
    },
  )

  it.each([
    [['game', 'ein Spiel mit einer Katze, die Fische fängt und vor Hunden wegläuft'], /English/],
    [['game', '   '], /What should the game be/],
    [['house', 'a house'], /cannot be made; games/],
    [['game', 'a cat', '--mode', 'slow'], /quick or agent/],
    [['game', 'a cat', '--seed', 'x'], /whole number/],
    [['environment', 'a cave', '--picture', 'no-such.png'], /no picture at/],
  ])('ends with a plain reason for %j', slow, (words, reason) => {
    const { status, stderr } = create(...words)
    expect(status).toBe(1)
    expect(stderr).toMatch(reason)
    expect(stderr).not.toMatch(/at .*\.ts:\d+/)
  })
})
