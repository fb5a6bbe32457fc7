import { spawnSync } from 'node:child_process'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const minute = 60_000
const wondersAfter = 3 * minute
const givesUpAfter = 8 * minute
/** What `script/test` understands as: a process hung, nothing was refuted. */
const hung = 75

/**
 * A test that blocks its own thread can not be timed out from inside it: the run would wait for ever and say nothing.
 * This says which one it is, and in the end gives up, so that it can be tried again: once a process that made shapes stood
 * still for an hour, and never since.
 */
export default class StuckReporter implements Reporter {
  private readonly running = new Map<string, { doing: string; since: number; told: boolean }>()
  private readonly ended = new Set<string>()
  private readonly watch = setInterval(() => this.look(), minute / 2).unref()

  onTestModuleStart({ moduleId }: TestModule) {
    this.alive(moduleId, 'loading')
  }
  onTestCaseReady({ module, fullName }: TestCase) {
    this.alive(module.moduleId, fullName)
  }
  onTestCaseResult({ module, fullName }: TestCase) {
    this.alive(module.moduleId, `after ${fullName}`)
  }
  onTestModuleEnd({ moduleId }: TestModule) {
    this.running.delete(moduleId)
    this.ended.add(moduleId)
  }
  onTestRunEnd() {
    clearInterval(this.watch)
  }

  private alive(module: string, doing: string) {
    // Results of its last tests may be told after a file's end.
    if (this.ended.has(module)) return
    this.running.set(module, { doing, since: Date.now(), told: false })
  }

  private look() {
    for (const [module, one] of this.running) {
      const silent = Date.now() - one.since
      if (silent > wondersAfter && !one.told) {
        one.told = true
        console.error(`No sign of life for ${Math.round(silent / minute)} minutes: ${module}: ${one.doing}`)
      }
      if (silent > givesUpAfter) {
        console.error(`Given up: ${module} hangs: ${one.doing}`)
        // Servers end by themselves when they are asked to; what hangs hears nothing.
        const children = ['-P', String(process.pid)]
        spawnSync('pkill', ['-TERM', ...children])
        spawnSync('pkill', ['-KILL', ...children, '-f', 'vitest'])
        process.exit(hung)
      }
    }
  }
}
