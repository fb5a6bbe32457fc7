import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node'
import { writeProven } from './proven.ts'
import { isAll } from './sample.ts'

/** Writes down what a run of everything has proven, when nothing in it failed. */
export default class ProvenReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, _errors: unknown, reason: TestRunEndReason) {
    if (!isAll() || reason !== 'passed') return
    const proven = new Map<string, string>()
    const unproven = new Set<string>()
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { proves } = test.meta()
        if (!proves) continue
        proven.set(...proves)
        if (test.result().state !== 'passed') unproven.add(proves[0])
      }
    writeProven(Object.fromEntries([...proven].filter(([name]) => !unproven.has(name))))
  }
}
