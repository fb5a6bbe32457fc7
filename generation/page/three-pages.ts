import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bundleModule, keepCode } from './bundling.ts'
import { errorTrap } from './error-trap.ts'
import { inlineModule, page, threeVersion } from './page.ts'

/** Where the server gives three.js to the pages of creations. */
export const vendorThree = '/vendor/three.module.js'

const importMap = (three: string, more: object = {}) =>
  `<script type="importmap">${JSON.stringify({ imports: { three }, ...more })}</script>`

/** The page of a creation with three.js in a frame; `script` is the name of its code, `before` what runs before it. */
export function framePage(title: string, script: string, before = ''): string {
  return page(
    title,
    `${errorTrap}\n${importMap(vendorThree)}\n${before}<script type="module" src="./${script}"></script>`,
  )
}

const threeFolder = join(dirname(createRequire(import.meta.url).resolve('three')), '.')

/** The page of an export: three.js comes from a pinned address, and only if it is what it was when this was made. */
export function exportPage(title: string, script: string, before = ''): string {
  const at = `https://cdn.jsdelivr.net/npm/three@${threeVersion}/build`
  const integrity = Object.fromEntries(
    ['three.module.js', 'three.core.js'].map((file) => [
      `${at}/${file}`,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(threeFolder, file)))
        .digest('base64')}`,
    ]),
  )
  return page(
    title,
    `${importMap(`${at}/three.module.js`, { integrity })}\n${before}<script type="module" src="./${script}"></script>`,
  )
}

/** Everything in one file that runs from disk with the network off. */
export async function offlinePageWithThree(title: string, code: string, before = ''): Promise<string> {
  const three = await keepCode('three', threeVersion.padEnd(12, '-'), () =>
    bundleModule(join(threeFolder, 'three.module.js')),
  )
  const address = `data:text/javascript;base64,${Buffer.from(three).toString('base64')}`
  return page(title, `${importMap(address)}\n${before}${inlineModule(code)}`)
}
