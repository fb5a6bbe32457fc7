import { join } from 'node:path'
import { bundleEntry, keepCode, kitFolder, stampOf } from '../../../page/bundling.ts'
import { errorTrap } from '../../../page/error-trap.ts'
import { inlineModule, page } from '../../../page/page.ts'
import { framePage, offlinePageWithThree } from '../../../page/three-pages.ts'
import { zipGame } from '../files.ts'
import type { FreeControl } from './interface.ts'

export type FreePage = {
  title: string
  code: string
  /** What it is played with: fingers get buttons for these. */
  controls: readonly FreeControl[]
}

const threeImport = /(?:\bfrom|\bimport)\s*\(?\s*['"]three['"]/

/** Whether the page has to give it three.js. */
export const importsThree = (code: string): boolean => threeImport.test(code)

/** The page that plays `game.js` in a frame. */
export async function framePageOf({ title, code, controls }: FreePage): Promise<string> {
  const around = await aroundScript(controls)
  if (importsThree(code)) return framePage(title, 'game.js', around)
  return page(title, `${errorTrap}\n${around}<script type="module" src="./game.js"></script>`)
}

/** Everything in one file that runs from disk with the network off. */
export async function offlinePageOf({ title, code, controls }: FreePage): Promise<string> {
  const around = await aroundScript(controls)
  if (importsThree(code)) return offlinePageWithThree(title, code, around)
  return page(title, around + inlineModule(code))
}

export async function zipOf({ title, code, controls }: FreePage): Promise<Uint8Array> {
  return zipGame(title, code, credits, await aroundScript(controls))
}

/** A free game brings no pictures of ours. */
const credits =
  'Its code was written by a language model for Makebelieve, which plays it with its kit (MIT).\n'

/** What stands around a free game in each of its pages, made once for each state of its sources. */
async function aroundScript(controls: readonly FreeControl[]): Promise<string> {
  const folder = import.meta.dirname
  const stamp = stampOf([
    [kitFolder, ['core/**/*.ts', 'game/shell/*.ts']],
    [folder, ['interface.ts', 'page/*.ts']],
  ])
  const around = JSON.stringify(join(folder, 'page/around.ts'))
  const script = await keepCode('free-page', stamp, () =>
    bundleEntry(`export { standAround } from ${around}`, { name: 'makebelieveFree', minify: true }),
  )
  const begin = `makebelieveFree.standAround(${JSON.stringify({ controls })})`
  return `<script>\n${script.replaceAll('</script', '<\\/script')}\n${begin}\n</script>\n`
}
