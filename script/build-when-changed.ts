import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/**
 * Runs a command unless the stamp in its folder says that it ran for the same sources. Scripts that do not parse, whoever broke
 * them since, take the stamp along: nothing is ever served from them, and the next start builds them anew.
 */
function unlessDone(folder: string, sources: string[], says: string, command: string, words: string[]): void {
  const built = join(root, folder)
  const stampFile = join(built, '.sources')
  const wanted = hashOf(sources)
  const isDone = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
  rmSync(stampFile, { force: true })
  if (!isDone) {
    console.log(says)
    run(command, words)
  }
  run(process.execPath, ['--experimental-vm-modules', '--no-warnings', 'script/parse-scripts.ts', built])
  mkdirSync(built, { recursive: true })
  writeFileSync(stampFile, wanted)
}

/** What it says to people is shown; the program ends when it fails, and so does whatever wanted the build. */
function run(command: string, words: string[]): void {
  const { status, error } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

unlessDone('web/build', ['web/**/*', 'contract/**/*', 'package-lock.json'], 'Building the web app', 'npm', [
  'run',
  '--silent',
  'build',
])
unlessDone(
  'generation/build',
  ['generation/**/*', 'kit/**/*', 'lessons/**/*', 'shapes/**/*', 'package-lock.json'],
  'Preparing the engines',
  process.execPath,
  [join(root, 'generation/prepare.ts')],
)
