import type { Reporter, TestModule } from 'vitest/node'

/** Prints how long the workers were busy with each project, and how many tests ran, in a plain form that any CI can read. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    const busy = new Map<string, number>()
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++
      // A file that could not even be loaded has no tests to count; it is one failure.
      if (module.state() === 'failed' && module.errors().length > 0) count.failed++
      busy.set(module.project.name, (busy.get(module.project.name) ?? 0) + busyWith(module))
    }
    for (const [project, time] of busy) console.log(`${project}: ${Math.round(time / 1000)} worker-seconds`)
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`)
  }
}

function busyWith(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  return environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration
}
