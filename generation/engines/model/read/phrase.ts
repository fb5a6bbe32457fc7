import type { Stuff } from '@makebelieve/shapes/stuffs'
import { type NounFinder, singularsOfPhrase } from '../../../nouns/nouns.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import type { OwnSide, Style } from '../design.ts'
import type { Description } from './describing.ts'

/** What was said about one thing. */
export type Told = {
  colours: { colour: string; word: string }[]
  stuff?: { stuff: Stuff; word: string }
  /** Snow, moss, dust: it lies on the thing. */
  layers: { stuff: Stuff; word: string }[]
  size?: { size: number; word: string }
  stretch?: [number, number, number]
  shapeWords: string[]
  wear: number
  /** Words that are shown, and that nothing measures: 'old', 'tilted'. */
  unmeasured: string[]
  styles: { style: Style; word: string }[]
  pattern?: { name: string; word: string }
  /** Which of two: 'left'. */
  side?: OwnSide
  pose?: { pose: string; word: string }
  lean?: number
  leanWord?: string
  glows: boolean
  glowWord?: string
  /** Words that mean nothing to the engine. */
  unknown: string[]
}

/** A noun with what belongs to it. */
export type Phrase = Told & {
  /** As written, without the article: 'three blue cups'. */
  phrase: string
  /** Singular, with the nouns that stand before it: 'pirate hat'. Empty where only descriptions were found. */
  noun: string
  count?: number
  plural: boolean
  /** 'its', 'his', 'their'. */
  possessed: boolean
  /** 'elephant shaped teapot'. */
  shapedLike?: string
}

export type Lexicon = { catalogue: Catalogue; phrases: ReadonlySet<string>; nouns: NounFinder }

export const nothingTold = (): Told => ({
  colours: [],
  layers: [],
  shapeWords: [],
  wear: 0,
  unmeasured: [],
  styles: [],
  glows: false,
  unknown: [],
})

export function tell(told: Told, said: Description, word: string, shade: number): void {
  if (said.says === 'colour') told.colours.push({ colour: shaded(said.colour, shade), word })
  else if (said.says === 'size') told.size ??= { size: said.size, word }
  else if (said.says === 'stretch') {
    told.stretch ??= said.stretch
    told.shapeWords.push(word)
  } else if (said.says === 'stuff') {
    if (said.stuff.shapeless === 'layer' && word !== said.stuff.name)
      told.layers.push({ stuff: said.stuff, word })
    else told.stuff ??= { stuff: said.stuff, word }
    if (said.stuff.name === 'rust') told.wear = Math.max(told.wear, 0.8)
  } else if (said.says === 'wear') {
    told.wear = Math.max(told.wear, said.wear)
    told.unmeasured.push(word)
  } else if (said.says === 'style') told.styles.push({ style: said.style, word })
  else if (said.says === 'pattern') told.pattern ??= { name: said.pattern, word }
  else if (said.says === 'side') told.side ??= said.side
  else if (said.says === 'pose') told.pose ??= { pose: said.pose, word }
  else if (said.says === 'glow') {
    told.glows = true
    told.glowWord ??= word
  } else if (said.says === 'lean') {
    told.lean = said.lean
    told.leanWord = word
  } else if (said.says === 'look') told.unmeasured.push(word)
  else if (said.says === 'too much') told.unknown.push(word)
}

function shaded(colour: string, share: number): string {
  if (share === 0) return colour
  const goal = share < 0 ? 0 : 255
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (goal - value) * Math.abs(share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** Colours in the names of kinds; elsewhere 'red fox' is a fox that is red. */
export const ownNames = new Set(
  'poison dart frog,black hole,blue whale,red panda,brown bear,black widow,white shark,great white shark,blue jay,golden retriever,grey wolf,gray wolf,orange juice,red wine,polar bear,golden gate bridge,snow globe,crystal ball,stone henge,sandcastle,sand castle,snow man,glass eye,rubber duck,rubber duckling,rubber band,paper clip,paper plane,paper airplane,paper boat,fire truck,fire engine,fire hydrant,fire extinguisher,ice cream,ice cream cone,ice cream sundae,ice skate,water bottle,lava lamp,water tower,water lily,watering can,light bulb,light house,tea cup,tea pot,coffee cup,coffee mug,coffee table,coffee machine,coffee maker,wine glass,wine bottle,beer mug,milk carton,candy cane,bread knife,cheese burger,chocolate bar,leather jacket,toy box,old man,old woman,big ben,baby carriage,baby bottle,giant panda,giant squid,little girl,little boy,scale model,steel drum,straw hat,oil lamp,oil drum,paint brush,ink bottle,sand clock,earth worm,bone fish,honey pot,honey bee,honey jar,blood orange,rock guitar,meat ball,leaf blower,stone age,light saber,lightsaber,soup bowl,rice cooker,rice bowl,cotton candy,gold fish,silver fish,silver ware,iron man,tin man,tin can,diamond ring,pearl necklace,potion bottle,poison bottle,cherry tree,coral reef,rose bush,plum tree,lemon tree,lime tree,olive tree,orange tree,peach tree,chestnut tree,salmon fillet,christmas tree,flat iron,flat screen,short cake,light switch,water wheel,water pump,coal mine,clay pot,plain bagel,wood pecker,wood stove,stone bridge,fire place,fireplace'.split(
    ',',
  ),
)

const neverPlural = new Set(
  'glasses jeans pants scissors binoculars headphones goggles sunglasses trousers shorts boots dice stairs lens gas bus cactus octopus chess dress moss grass cross compass canvas'.split(
    ' ',
  ),
)

/** What grows on bodies; the dictionary shows a tentacle by its octopus. */
export const isBodyPart = (noun: string): boolean =>
  /^(?:tentacle|horn|wing|fin|tail|tooth|teeth|claw|leg|arm|eye|ear|nose|mouth|antenna|mane|beard|hair|scale|spike|spine|tusk|fang|hoof|paw)s?$/.test(
    noun,
  )

/** Things of two halves, of which one has a pair. */
export const isPair = (noun: string): boolean =>
  /(?:^|[ -])(?:glasses|jeans|pants|scissors|binoculars|headphones|goggles|sunglasses|trousers|shorts|pliers|tweezers|tongs)$/.test(
    noun,
  )

export function lemmaOf(word: string, catalogue: Catalogue): string {
  if (neverPlural.has(word)) return word
  // 'cookies' are no 'cooky'.
  const short = word.slice(0, -1)
  if (
    word.endsWith('ies') &&
    word.length > 4 &&
    catalogue.isNoun(short) &&
    catalogue.find(short).flat.match === 'name'
  )
    return short
  const lemma = catalogue.lemma(word, 'noun')
  if (lemma !== word) return lemma
  return singularsOfPhrase(word).find((form) => catalogue.isNoun(form)) ?? word
}
