import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Builds the web app unless the last build was made from the same sources. Contents are compared, not dates: a
 * checkout or a copy changes dates.
 */
const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'web/build/.sources')
const skipped = /(^|\/)(node_modules|build|\.react-router)(\/|$)/

const sources = globSync(['web/**/*', 'contract/**/*', 'package-lock.json'], {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => skipped.test(entry.name),
})
  .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()

const hash = createHash('sha256')
for (const file of sources) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
const wanted = hash.digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  console.log('Building the web app')
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stampFile, wanted)
}
