import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script, SourceTextModule } from 'node:vm'

/**
 * `node --experimental-vm-modules script/parse-scripts.ts FOLDER…` parses every script below some folders, without running any,
 * and fails with the names of those that no browser could read. A bundler can write such a file without an error of its
 * own; the page it belongs to is then dead.
 */
function faultIn(file: string): string | undefined {
  const text = readFileSync(file, 'utf8')
  try {
    // Built files are modules or plain scripts; `await` and `import` are only good in the first.
    new SourceTextModule(text, { identifier: file })
  } catch (asModule) {
    try {
      new Script(text, { filename: file })
    } catch {
      return String(asModule)
    }
  }
  return undefined
}

const files = process.argv
  .slice(2)
  .flatMap((folder) => globSync('**/*.{js,mjs}', { cwd: folder }).map((file) => join(folder, file)))
const faults = files.flatMap((file) => {
  const fault = faultIn(file)
  return fault ? [`${file} does not parse: ${fault}`] : []
})
for (const line of faults) console.error(line)
if (files.length === 0) console.error('There is no script to parse')
if (files.length === 0 || faults.length > 0) process.exitCode = 1
