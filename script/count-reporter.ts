import type { Reporter, TestModule } from 'vitest/node'

/** Prints the one line that says how many tests ran, in the plain form that any CI can read. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++
      // A file that could not even be loaded has no tests to count; it is one failure.
      if (module.state() === 'failed' && module.errors().length > 0) count.failed++
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`)
  }
}
