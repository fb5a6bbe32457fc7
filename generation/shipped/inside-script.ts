import { join } from 'node:path'
import { bundleEntry, keepCode, type Sources, stampOf } from '../page/bundling.ts'

/** What every inside stands on, beside its own sources. */
const shared: Sources = [
  [import.meta.dirname, ['digest.ts']],
  [join(import.meta.dirname, '../edited'), ['stand-ins.ts']],
]

/**
 * An engine's `shipped/inside.ts` as one script for an isolate, kept for each state of its sources. Its value is what
 * `openInside` answers.
 */
export function keptInside(name: string, file: string, sources: Sources): Promise<string> {
  return keepCode(name, stampOf([...shared, ...sources]), () =>
    bundleEntry(`import { openInside } from ${JSON.stringify(file)}\nexport default openInside()`, {
      name: 'makebelieveInside',
      minify: false,
    }),
  )
}
