import type { Look } from '../../game/plan.ts'
import { paletteOf } from './palettes.ts'
import { aloneIn, furnitureIn } from './tiles/walls.ts'
import * as words from './words.ts'

/** The words of one scene, by the tables of `words.ts`. */
export type Pack = Record<'designs' | 'plots' | 'sketches', Record<string, string | readonly string[]>>

/** `shrub` stands in the fields of every scene. */
const everywhere = 'shrub'

/** What a game in these surroundings needs of all words. Tables are painted from the side. */
export function packScenery(look: Look, seen: 'side' | 'top' | 'table'): Pack {
  const { scene, soil } = paletteOf(look)
  const designs = seen === 'top' ? {} : only(words.designs, [scene, `${scene}/${look.site}`])
  const plots = seen === 'top' ? only(words.plots, [scene, `${scene}/${look.site}`]) : {}
  const used = [
    Object.values(designs),
    Object.values(plots),
    aloneIn(scene, soil),
    furnitureIn(scene),
    everywhere,
  ].flat(2)
  return { designs, plots, sketches: drawnIn(used) }
}

/** All things that are named in these words, and those that are parts of them. */
function drawnIn(texts: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  const open = [...texts]
  for (let text = open.pop(); text !== undefined; text = open.pop())
    for (const [name] of text.matchAll(/[A-Za-z]\w*/g)) {
      const sketch = words.sketches[name]
      if (sketch === undefined || name in found) continue
      found[name] = sketch
      open.push(sketch)
    }
  return found
}

const only = <Row>(table: Readonly<Record<string, Row>>, keys: readonly string[]): Record<string, Row> =>
  Object.fromEntries(keys.flatMap((key) => (table[key] === undefined ? [] : [[key, table[key]] as const])))
