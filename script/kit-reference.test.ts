import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { kitReference } from './kit-reference.ts'

it('the reference of the kit names everything that its sources export (npm run reference:write)', () => {
  const written = readFileSync(join(import.meta.dirname, '../kit/REFERENCE.md'), 'utf8')
  expect(written).toBe(kitReference())
})
