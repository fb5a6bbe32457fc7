import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { fromRoot, writeProven } from './proven.ts'
import { isAll } from './sample.ts'
import { provenFiles } from './test-files.ts'

/** Writes down what a run of everything has proven: a line stands when all tests that name it have passed, whatever became of others. */
export default class ProvenReporter implements Reporter {
  private isPart = false

  onInit({ config }: Vitest) {
    this.isPart = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, _errors: unknown, reason: TestRunEndReason) {
    if (!isAll() || reason === 'interrupted') return
    const proven = new Map<string, string>()
    const unproven = new Set<string>()
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { proves } = test.meta()
        if (!proves) continue
        proven.set(...proves)
        if (test.result().state !== 'passed') unproven.add(proves[0])
      }
    // Of a file of which only some tests were asked for nothing is known.
    const files = this.isPart
      ? []
      : modules.filter((module) => module.state() === 'passed').map(({ moduleId }) => fromRoot(moduleId))
    writeProven({
      ...Object.fromEntries([...proven].filter(([name]) => !unproven.has(name))),
      ...provenFiles(files),
    })
  }
}
