import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { dueFiles, houses } from './script/testing/test-files.ts'

// Threads and processes that tests start load the engines again and again: compiled once, that takes half of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node')

const cores = availableParallelism()
const alone = 'server/runs/chaos.test.ts'
// `isolate: false`: loading the engines takes longer than most files take to run, so a process runs many files. No module
// of ours is mocked, and whatever else a test changes it changes back.
const setupFiles = ['script/testing/name-debugger.ts']

// `script/test` of everything lets files rest that nothing has changed for; whoever names a file gets it.
const filesOf = (house: keyof typeof houses) =>
  process.env.TEST_FILES === 'due' ? dueFiles(houses[house]) : [houses[house].files]

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, and of two that is half of them.
    maxWorkers: cores,
    reporters: [
      'default',
      './script/testing/count-reporter.ts',
      './script/testing/stuck-reporter.ts',
      './script/testing/proven-reporter.ts',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          isolate: false,
          include: ['{contract,kit,lessons,shapes,generation,cli,script,web}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          // Proofs play whole games; on a busy machine the default of five seconds would judge the machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          isolate: false,
          include: filesOf('server'),
          exclude: ['**/node_modules/**', alone],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Holds runs to their deadlines, so nothing else may run beside it. Vitest keeps such files for the end.
          name: 'server-alone',
          setupFiles,
          include: [alone],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          setupFiles,
          isolate: false,
          include: filesOf('browser'),
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // The default of one second would judge the machine.
          expect: { poll: { timeout: 20_000 } },
          // Each has a server and a Chromium of its own.
          maxWorkers: Math.min(cores, 4),
          // After the others: a place for every core is enough.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
