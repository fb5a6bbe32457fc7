import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { report } from './figures.ts'
import { root } from './server-process.ts'

/** The script that the first page loads, gzipped. */
const output = execFileSync(process.execPath, [join(root, 'web/build-size.ts')], { encoding: 'utf8' })
const bytes = Number(/(\d+)\s+bytes gzip in all/.exec(output)?.[1])
report('client JavaScript of the first page', bytes / 1000, 'KB gzip', { most: 130 })
