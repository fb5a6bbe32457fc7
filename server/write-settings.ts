import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentTable, exampleEnvironment } from './env.ts'

/** `npm run env:write`: brings .env.example and the table in the README up to date with env.ts. */
const root = join(import.meta.dirname, '..')
const readme = join(root, 'README.md')

writeFileSync(join(root, '.env.example'), exampleEnvironment())
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(/^\| setting \|.*\n(?:\|.*\n)+/m, `${environmentTable()}\n`),
)
