import { singularsOf } from '../../../things/inflection.ts'
import { indoorSettings } from './indoors/index.ts'
import { outdoorSettings } from './outdoors/index.ts'
import type { Setting } from './setting.ts'
import { urbanSettings } from './urban/index.ts'

/** Every kind of place that scenes are laid out from. */
export const settings: readonly Setting[] = [...outdoorSettings, ...urbanSettings, ...indoorSettings]

/**
 * Words that mean a place only where nothing surer is said: 'a castle in the desert' is a desert, 'a river through a
 * village' a village. Parts of a landscape come before buildings and things.
 */
const parts =
  'hill,hills,hillside,field,river,stream,creek,brook,waterfall,lake,pond,bay,road,island,sea,ocean,shore,coast,cliff,cliffs,' +
  'mountain,mountains,valley,snow,winter,clearing,moon,planet,space,yard,lava,dunes'
const landmarks =
  'castle,fortress,palace,citadel,barn,farmhouse,lighthouse,campfire,steam train,bamboo,lavender,tournament,pier,dock,' +
  'volcano,iceberg,temple,pyramids,asteroid,railway,train tracks,runway,battle,cottages,medieval,vikings,polar,reef,void,' +
  'haunted house,boathouse,shipwreck,camp,tombs'
const rankOf = new Map<string, number>([
  ...parts.split(',').map((word) => [asSaid(word), 1] as const),
  ...landmarks.split(',').map((word) => [asSaid(word), 2] as const),
])

const byId = new Map(settings.map((setting) => [setting.id, setting]))
const bySaying = new Map<string, Setting>()
/** Words that two settings claim; the first keeps them. A test wants none. */
export const wordsClaimedTwice: string[] = []
for (const setting of settings)
  for (const word of new Set(setting.words.map(asSaid)))
    if (bySaying.has(word)) wordsClaimedTwice.push(word)
    else bySaying.set(word, setting)

const longest = Math.max(1, ...[...bySaying.keys()].map((word) => word.split(' ').length))

export const settingNamed = (id: string): Setting | undefined => byId.get(id)

/** The setting whose words the text holds: the surest, of those the longest, and of those as long the first said. */
export function settingFor(text: string): { setting: Setting; words: string } | undefined {
  const said = wordsOf(text)
  const roots = said.map(rootOf)
  for (let rank = 0; rank <= 2; rank++)
    for (let length = Math.min(longest, said.length); length > 0; length--)
      for (let from = 0; from + length <= said.length; from++) {
        const saying = roots.slice(from, from + length).join(' ')
        const setting = bySaying.get(saying)
        if (setting && (rankOf.get(saying) ?? 0) === rank)
          return { setting, words: said.slice(from, from + length).join(' ') }
      }
  return undefined
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function asSaid(words: string): string {
  return wordsOf(words).map(rootOf).join(' ')
}

/** One form for singular and plural, so that 'forests' and 'forest' are the same word. */
function rootOf(word: string): string {
  return singularsOf(word)[0] ?? word
}
