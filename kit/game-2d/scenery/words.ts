/**
 * All that surroundings are painted from and that is words. A game that is built brings along those of its own scene alone
 * (`pack.ts`), and this file stands for what it brings.
 */
export { plots } from './above/plot-words.ts'

import { designs as wholeScenes } from './designs.ts'
import { siteDesigns } from './site-designs.ts'

export const designs = { ...wholeScenes, ...siteDesigns }
export { sketches } from './stamps/sketches.ts'
