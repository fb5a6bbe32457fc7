import type { Layer, Row } from './layers.ts'
import { designs } from './words.ts'

/** What a scene is composed of, seen from the side. See `layerOf` for the words of a layer. */
export type SceneDesign = { sky: string; life: string; layers: Layer[] }

/**
 * 'depth haze | ridge y rise colour cover | thing count low high above jitter spread, …'. The ridge is a line of hills that is
 * filled below ('none' only says where things stand), or a ceiling when it begins with 'roof' ('top': things that hang).
 */
function layerOf(words: string): Layer {
  const [place = '', line = '', things = ''] = words.split('|').map((part) => part.trim())
  const [depth, haze] = place.split(' ').map(Number)
  const [kind = '', y, rise, colour = '', cover] = line.split(' ')
  const hangs = kind === 'roof' || kind === 'top'
  const rows = things
    .split(',')
    .filter(Boolean)
    .map((thing): Row => {
      const [stamp = '', ...numbers] = thing.trim().split(' ')
      const [count = 1, low = 10, high = 10, above, jitter, spread] = numbers.map(Number)
      return [stamp, count, low, high, above, jitter, spread]
    })
  return {
    depth: depth ?? 0,
    haze: haze ?? 0,
    ridge: [kind === 'top' ? 'none' : hangs ? 'rough' : kind, Number(y ?? 0), Number(rise ?? 0), colour],
    cover: cover as Layer['cover'],
    rows,
    hangs,
  }
}

export const sceneNames = Object.keys(designs).filter((name) => !name.includes('/'))

/** Whether a place within a scene is painted in its own way from the side: 'laboratory/hospital'. */
export const hasDesign = (scene: string, site: string | undefined): boolean => `${scene}/${site}` in designs

/** A scene that is not there, as in edited code, is the first that is. */
export function designOf(scene: string, site?: string): SceneDesign {
  const words = designs as Readonly<Record<string, readonly string[]>>
  const [sky = '', life = '', ...layers] =
    words[`${scene}/${site}`] ?? words[scene] ?? Object.values(words)[0] ?? []
  return { sky, life, layers: layers.map(layerOf) }
}
