import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Builds the web app unless the last build was made from the same sources, and what the engines need ready. Contents
 * are compared, not dates: a checkout or a copy changes dates.
 */
const root = join(import.meta.dirname, '..')
const skipped = /(^|\/)(node_modules|build|\.react-router)(\/|$)/

/** A hash over files and their names; built files, packages and tests do not count. */
function hashOf(patterns: string[]): string {
  const files = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => skipped.test(entry.name),
  })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Runs a command unless its stamp says that it ran for the same sources. */
function unlessDone(
  stampFile: string,
  sources: string[],
  says: string,
  command: string,
  words: string[],
): void {
  const wanted = hashOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log(says)
  execFileSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

unlessDone(
  join(root, 'web/build/.sources'),
  ['web/**/*', 'contract/**/*', 'package-lock.json'],
  'Building the web app',
  'npm',
  ['run', '--silent', 'build'],
)
unlessDone(
  join(root, 'generation/build/.sources'),
  ['generation/**/*', 'kit/**/*', 'lessons/**/*', 'shapes/**/*', 'package-lock.json'],
  'Preparing the engines',
  process.execPath,
  [join(root, 'generation/prepare.ts')],
)
