import { spawnSync } from 'node:child_process'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { standstillOf } from './stack-of.ts'

const minute = 60_000
const wondersAfter = 3 * minute
const givesUpAfter = 8 * minute

/**
 * A test that blocks its own thread can not be timed out from inside it: the run would wait for ever and say nothing. This
 * asks its process from outside where it is, and in the end fails the run with the answer.
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

  private async look() {
    const now = Date.now()
    for (const [module, one] of this.running) {
      if (one.told || now - one.since < wondersAfter) continue
      one.told = true
      console.error(
        `No sign of life for ${Math.round((now - one.since) / minute)} minutes: ${module}: ${one.doing}`,
      )
    }
    if (![...this.running.values()].some(({ since }) => now - since > givesUpAfter)) return
    clearInterval(this.watch)
    console.error('Given up. Where the processes of the tests are:')
    const processes = ownProcesses()
    for (const { pid, line } of processes) {
      const found = await standstillOf(pid).catch((error: Error) => ({
        test: undefined,
        frames: [error.message],
      }))
      console.error(`${line}\n  ${found?.test ?? 'no test that it knows of'}`)
      const frames = found?.frames ?? [
        'it does not answer: it stands still outside of JavaScript and WebAssembly',
      ]
      for (const frame of frames) if (!frame.includes('/node_modules/vitest/')) console.error(`    ${frame}`)
    }
    // Servers end by themselves when they are asked to; what hangs hears nothing.
    spawnSync('pkill', ['-TERM', '-P', String(process.pid)])
    spawnSync('kill', ['-KILL', ...processes.map(({ pid }) => String(pid))])
    process.exit(1)
  }
}

/** The processes that run test files: their state, the time they took of a core, and what the kernel has them wait for. */
function ownProcesses(): { pid: number; line: string }[] {
  const { stdout } = spawnSync('ps', ['-ax', '-o', 'pid=,ppid=,stat=,time=,wchan=,args='], {
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid && parent === process.pid && line.includes('vitest') ? [{ pid, line: line.trim() }] : []
  })
}
