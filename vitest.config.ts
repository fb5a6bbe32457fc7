import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', './script/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,kit,generation,cli,script,web}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One Chromium and one server serve all files; two cores gain nothing from more.
          fileParallelism: false,
        },
      },
    ],
  },
})
