import { describe, expect, it } from 'vitest'
import { findViolations } from './check-imports.ts'

const manifests = {
  '.': { dependencies: [], devDependencies: ['vitest'] },
  contract: { dependencies: ['zod'], devDependencies: [] },
  kit: { dependencies: ['@makebelieve/contract'], devDependencies: [] },
  server: { dependencies: ['hono', '@makebelieve/contract'], devDependencies: ['s3rver'] },
  web: { dependencies: ['react', '@makebelieve/contract'], devDependencies: [] },
}
const check = (path: string, text: string) => findViolations([{ path, text }], manifests)

describe('the direction of imports', () => {
  it.each([
    ['server/main.ts', `import { Hono } from 'hono'\nimport { app } from './http/app.ts'`],
    ['server/features/account/account.ts', `import { openPool } from '../../database/connect.ts'`],
    ['server/storage/s3.test.ts', `import S3rver from 's3rver'\nimport { it } from 'vitest'`],
    ['web/features/account/page.tsx', `import { Button } from '../../ui/button.tsx'`],
    ['kit/core/loop.ts', `import type { Message } from '@makebelieve/contract/frame-messages'`],
  ])('lets %s pass', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['an undeclared package', 'server/main.ts', `import pino from 'pino'`],
    ['an undeclared package loaded lazily', 'server/main.ts', `const p = await import('pino')`],
    ['a re-export of an undeclared package', 'server/main.ts', `export { x } from 'pino'`],
    ['a development package in shipped code', 'server/storage/s3.ts', `import S3rver from 's3rver'`],
    ['web reaching into the server', 'web/root.tsx', `import { db } from '@makebelieve/server/database'`],
    ['a relative path into another workspace', 'web/root.tsx', `import { db } from '../server/main.ts'`],
    ['contract knowing anyone', 'contract/errors.ts', `import '@makebelieve/kit/core'`],
    [
      'a lower layer importing a higher one',
      'server/database/x.ts',
      `import { a } from '../features/a/a.ts'`,
    ],
    ['main being imported', 'server/http/app.ts', `import { start } from '../main.ts'`],
    ['a feature importing another', 'web/features/a/a.tsx', `import { B } from '../b/b.tsx'`],
    ['a primitive importing a feature', 'web/ui/button.tsx', `import { B } from '../features/b/b.tsx'`],
    [
      'values of contract in the kit',
      'kit/core/loop.ts',
      `import { price } from '@makebelieve/contract/constants'`,
    ],
    ['an import over several lines', 'server/main.ts', `import {\n  a,\n  b,\n} from 'pino'`],
  ])('refuses %s', (_what, path, text) => {
    expect(check(path, text)).not.toEqual([])
  })
})
