import { openCatalogue } from '../../../things/catalogue.ts'
import { functionWords } from '../../../things/overrides/function-words.ts'
import { without } from './terms/found.ts'

/** What a light does to somebody, by the verb of the mechanic that makes it so. */
export type LightDeed = {
  words: string
  verb: string
  /** Who does it, where that is not whoever plays. */
  who?: string
  whom?: string
  lamp?: string
  to?: string
  from?: string
  coin?: string
  /** Whom they come at, where that is whoever plays. */
  at?: string
}

/** `left`: whoever goes on to do something else keeps their place in the text. */
type Found = { deed: LightDeed; start: number; end: number; left?: string }

const source =
  '(?:flash ?lights?|torch(?:es)?|torchlight|spot ?lights?|search ?lights?|lanterns?|lamps?|head ?lamps?|head ?lights?|(?:light )?beams?|laser pointers?|lasers?|lights?|rays?|moonbeams?|sunbeams?)'
const mine = '(?:(?:the|your|an?|his|her|their|my|its|our|some|big|bright|this) )*'
const lamp = `${mine}(?:(?:light|lights|beams?|rays?|glow|cone|circle) (?:of|from) )?${mine}(?:[a-z]+ ){0,2}?${source}(?![a-z])(?: of (?:sun|moon)?light)?(?:['’]s (?:beam|light|ray|glow))?`
const end =
  '(?=[,.;:!?)]|$| (?:on|in|at|from|to|and|so|before|until|while|when|with|past|that|who|near|around|or|but|off|away|back|over|again|during|into|through|every|each|through)\\b)'
const noun = "(?:the |all |any |some |every |each |of |those |your |their )*(?<x>[a-z'-]+(?: [a-z'-]+)??)"
const place = "(?:the |a |an |its |their |your |safe |to )*(?<to>[a-z'-]+(?: [a-z'-]+)??)"
const hazard = "(?:the |a |any |all |sharp |dangerous |hidden |some )*(?<from>[a-z'-]+(?: [a-z'-]+)??)"
const them = '(?:them|it|him|her|those)'

/** Verbs of what light does, as others do it by themselves and as light does it to them. */
const effects: readonly { verb: string; they: string; it: string }[] = [
  {
    verb: 'be halted by light',
    they: "(?:(?:only )?(?:stops?|freezes?|halts?|pauses?)(?: moving| walking| coming)?|stands? still|(?:can ?not|can[’']?t|don[’']?t|won[’']?t) move)",
    it: '(?:stops?|freezes?|halts?|petrif(?:y|ies))',
  },
  {
    verb: 'scare by light',
    they: '(?:flees?|(?:run|swim|fl[iy]e?|back|scurr[iy]e?|scuttle|slither|hop|turn|shy|shie|move|draw|swarm)s? (?:away|off|back)|scatters?|retreats?|recoils?|(?:are|is|get|gets) (?:scared|afraid|frightened|repelled)(?: (?:off|away|of))?|hates?|fears?|avoids?)',
    it: '(?:scares?|frightens?|drives?|chases?|repels?|keeps?|spooks?)',
  },
  {
    verb: 'banish by light',
    they: '(?:vanish(?:es)?|disappears?|fades?(?: away)?|burns?(?: up| away| to ash| to death)?|dies?|dissolves?|evaporates?|explodes?|turns? (?:in)?to (?:dust|ash|smoke)|crumbles?|shrivels?(?: up)?|(?:are|is|get|gets) (?:gone|destroyed|killed|banished|burnt|burned))',
    it: '(?:banish(?:es)?|burns?|destroys?|kills?|vapori[sz]es?|zaps?|defeats?|vanquish(?:es)?)',
  },
  { verb: 'melt by light', they: '(?:melts?|thaws?)(?: away)?', it: '(?:melts?|thaws?)' },
  {
    verb: 'grow by light',
    they: '(?:grows?(?: up)?|blooms?|blossoms?|sprouts?|ripens?|opens?(?: up)?)',
    it: '(?:grows?|wakes? up)',
  },
  {
    verb: 'show by light',
    they: '(?:appears?|shows? up|becomes? visible|(?:can|are|is)(?: only)?(?: be)? (?:seen|visible|revealed|shown))',
    it: '(?:reveals?|shows?|uncovers?|finds?|exposes?)',
  },
]

const tools =
  '(?: (?:with|using|by) (?:the |your |a |my )?(?<tool>mouse|arrow keys?|keys?|keyboard|finger|pointer|touch|cursor|thumb))?'
const turning = '(?:aim|point|turn|swing|steer|rotate|sweep|move|shine|direct|control|use|swivel|pan)s?'
const you = '(?:(?:you|i|he|she|we|the player) )?(?:can |must |have to |get to )?'
const aims = `${you}${turning} (?<lamp>${lamp})${tools}`
const purpose = '(?:,? (?:and |so |to |so that |in order to ))'
const times = '(?:when(?:ever)?|if|while|as long as|once|as soon as|unless)'
const falls = `(?:${times} )?(?:(?:you|i|he|she) )?(?:${turning} )?(?<lamp>${lamp})(?: (?:shines?|falls?|is|are|hits?|lands?|touches?|points?|lights?|catches)(?: (?:on|at|over|upon))?)?(?: ${them}| (?:on|at) ${them})?`

const guiding = '(?:guide|lead|show|help|steer|bring|get)s?'
// 'Through fog past the rocks': it is the rocks that they are kept from.
const past = `(?:(?: through (?:the |thick |dense |heavy )*(?:fog|mist|haze|rain|storm|dark|darkness|night)(?= (?:past|around|round|between)))? (?:(?:safely )?(?:past|around|round|through|between|clear of|away from)) ${hazard}${end})`
const into = `(?: (?:safely )?(?:(?:in)?to|home to|towards?|find|reach|into) ${place}${end})`
const hits =
  '(?:hit|crash(?: in)?to|run into|run onto|strike|smash into|sail into|touch|run aground on|wreck on|sink on)'
const not = "(?:(?:do|does|can|will|would|should)(?:n['’]?t| ?not)|don['’]?t|dont|never|won['’]?t|avoid)"

type Like = {
  like: RegExp
  make: (groups: Record<string, string | undefined>, text: string, at: number) => LightDeed[] | undefined
}

const like = (source: string) => new RegExp(source, 'gi')

/** The last plural noun before a place, whom 'them' is: nobody of a kind of lamp, or of time. */
function spokenOf(text: string, at: number): string | undefined {
  const catalogue = openCatalogue()
  const words =
    text
      .slice(0, at)
      .toLowerCase()
      .match(/[a-z'-]+/g) ?? []
  return words
    .toReversed()
    .find(
      (word) =>
        /s$|^(?:sheep|people|mice|wolves|fish|children)$/.test(word) &&
        !/^(?:nights?|days?|keys|arrows?|coins|waves|minutes|seconds|this|is|his|its|as|us|was|has|ss|ships?teps)$/.test(
          word,
        ) &&
        !new RegExp(`^${source}$`).test(word) &&
        catalogue.isNoun(catalogue.lemma(word, 'noun')) &&
        catalogue.lemma(word, 'noun') !== word,
    )
}

const isPronoun = (word: string | undefined) =>
  word === undefined || /^(?:they|them|it|he|she|him|her|those|these|that|which|who|you|i|we)$/i.test(word)

const named = (word: string | undefined, text: string, at: number): string | undefined => {
  const noun = word?.replace(/^(?:where|that|which|and|but|so|when|while|because|then|only|your|if) /i, '')
  return isPronoun(noun) ? spokenOf(text, at) : noun
}

/** What bears the light: a thing that can be held, and no beam. */
function bearer(said: string | undefined): string | undefined {
  const found =
    /(?:[a-z]+ )?(?:flash ?light|torch|spot ?light|search ?light|lantern|head ?lamp|head ?light|laser pointer|lamp)/i.exec(
      said ?? '',
    )
  const [name] = found ?? []
  return name
    ?.toLowerCase()
    .replace(/^(?:the|your|a|an|his|her|their|my|its|our|some|big|bright|of|from|this) /, '')
}

const comes =
  '(?:creep|come|move|walk|sneak|advance|crawl|shuffle|inch|step|edge|rush|run|fly|glide|float)s? (?:closer|nearer|(?:to|towards?|at|up to|after) (?:you|me|him|her|us|the player)(?: [a-z]+)?)'
const elsewhere =
  "(?:points?|shines?|is (?:pointed|pointing|shining|aimed)|looks?|turns?|faces?|is|are) (?:elsewhere|somewhere else|away(?: from them)?|off(?: them)?|not on them|the other way)|(?:is|are)(?:n['’]t| not) (?:shining |pointed |pointing |aimed )?(?:on|at) them|does(?:n['’]t| not) (?:shine|point) (?:on|at) them"

const effectLikes: Like[] = effects.flatMap(({ verb, they, it }): Like[] => {
  const made: Like['make'] = ({ x, lamp: by }, text, at) => {
    const whom = named(x, text, at)
    const held = bearer(by)
    if (/\b(?:traffic|street|red|green) ?lights?$/i.test(by ?? '')) return undefined
    return whom === undefined ? undefined : [{ words: '', verb, whom, ...(held && { lamp: held }) }]
  }
  return [
    // 'Shine your flashlight on them and they vanish', 'point the beam at bats to scare them away'.
    {
      like: like(
        `${aims} (?:on|at|onto|towards?|over) ${noun}${tools.replace('<tool>', '<second>')}${purpose}(?:(?:they|it|that|which|he|she|the [a-z]+) (?:will |all )?${they}|(?:make|makes|making) ${them} (?:go )?${they}|${it} ${them}(?: (?:off|away|back|up))?)`,
      ),
      make: made,
    },
    // 'Aim the lamp to melt icicles'.
    { like: like(`${aims}${purpose}${it} ${noun}(?: (?:off|away|back|up|down))?${end}`), make: made },
    // 'The torch beam scares them off'.
    {
      like: like(`(?<lamp>${lamp}) (?:also |always )?${it} ${noun}(?: (?:off|away|back|up))?${end}`),
      make: made,
    },
    // 'Bats flee from his light', 'plants grow only in the light of your lantern'.
    {
      like: like(
        `${noun} (?:that |which |who |will |only |all |can )*${they}(?: only| away| just)* (?:in|from|under|inside|by|of|out of|because of|within|the sight of) (?<lamp>${lamp})`,
      ),
      make: made,
    },
    // 'Dolls creep towards you whenever your torch points elsewhere': what only comes in the dark stands in the light.
    ...(verb === 'be halted by light'
      ? [
          {
            like: like(
              `${noun}(?: (?:that|which|who) [a-z]+ [a-z]+)? (?:only |can |slowly |will )*${comes} ${times} ${lamp} (?:${elsewhere})`,
            ),
            make: made,
          },
        ]
      : []),
    // 'They vanish when your light is on them'.
    {
      like: like(
        `${noun} (?:that |which |who |will |only |all |can )*${they}(?: only| just)* (?=${times})${falls}`,
      ),
      make: made,
    },
  ]
})

/** Who looks for the way: cats run after the light itself. */
const isVehicle = (noun: string) => {
  const catalogue = openCatalogue()
  return catalogue.find(catalogue.lemma(noun.toLowerCase(), 'noun')).traits.includes('vehicle')
}

const guided: Like['make'] = ({ x, to, from, lamp: by }, text, at) => {
  const whom = named(x, text, at)
  if (whom === undefined || (from === undefined && !isVehicle(whom))) return undefined
  const held = bearer(by)
  return [
    ...(by ? [{ words: '', verb: 'be aiming a light', ...(held && { lamp: held }) }] : []),
    { words: '', verb: 'guide by light', whom, ...(to && { to }), ...(from && { from }) },
  ]
}

const guideLikes: Like[] = [
  // 'Aim the beam to guide ships past the rocks', 'turn the searchlight so planes find the runway'.
  {
    like: like(
      `${aims}${purpose}(?:that )?${guiding} ${noun}(?:${past}${into}?|${into}${past.replace('<from>', '<from2>')}?)`,
    ),
    make: guided,
  },
  // 'Sweep the beam over ships to bring them safely to the harbour'.
  {
    like: like(
      `${aims} (?:on|at|onto|towards?|over|across) ${noun}${purpose}(?:that )?${guiding} ${them}(?:${past}${into}?|${into}${past.replace('<from>', '<from2>')}?)`,
    ),
    make: guided,
  },
  {
    like: like(
      `${aims}${purpose}(?:that )?${noun} (?:can |may |will |could )?(?:find|reach|get to|make it to|see|land on) ${place}${end}`,
    ),
    make: guided,
  },
  {
    like: like(
      `${aims}${purpose}(?:that )?${noun} (?:can |may |will )?${not} (?:to )?${hits} ${hazard}${end}`,
    ),
    make: guided,
  },
  { like: like(`${guiding} ${noun}${past} (?:with|using|by) (?<lamp>${lamp})`), make: guided },
]

const aimLikes: Like[] = [
  {
    like: like(`${you}(?:aim|point|turn|swing|steer|rotate|sweep|direct|swivel)s? (?<lamp>${lamp})${tools}`),
    make: ({ lamp: by }) => {
      const held = bearer(by)
      return [{ words: '', verb: 'be aiming a light', ...(held && { lamp: held }) }]
    },
  },
  {
    like: like(
      `${you}(?:aim|point|turn|steer)s? it (?:with|using) (?:the |your )?(?:mouse|arrow keys?|keys|keyboard|finger)`,
    ),
    make: () => [{ words: '', verb: 'be aiming a light' }],
  },
]

const several =
  '(?:flash ?lights|torches|spot ?lights|search ?lights|lanterns|head ?lights|lamps|beams|(?:a |an |the )(?:flash ?light|torch|spot ?light|search ?light|lantern))'
const shun =
  "(?:(?:must|has to|have to|should|needs? to) )?(?:avoid|dodge|evade|escape|(?:stay|keep|remain) (?:out of|away from|clear of)|hide from|steer clear of|(?:do not|don['’]?t|never) (?:step|walk|get caught|go|run|be caught|get|stand) (?:in|into|by))"
const watching: Like['make'] = ({ x, lamp: by }, text, at) => {
  const lone = x === undefined ? lampsOthers(by) : undefined
  const who = lone ?? named(x, text, at)
  return who === undefined ? undefined : [{ words: '', verb: 'search by light', who }]
}
/** 'Searchlights' stand by themselves; 'their light' is somebody's. */
const lampsOthers = (said: string | undefined) =>
  said && !/\b(?:their|his|her|its)\b/i.test(said)
    ? /(?:search ?lights?|spot ?lights?|head ?lights?)/i.exec(said)?.[0].toLowerCase()
    : undefined

const watchLikes: Like[] = [
  { like: like(`${shun} (?<lamp>${lamp}) (?:of|from) ${noun}${end}`), make: watching },
  { like: like(`${shun} (?:the )?(?<x>[a-z]+?)(?:s['’]|['’]s) (?<lamp>${source})`), make: watching },
  { like: like(`${shun} (?<lamp>${lamp})`), make: watching },
  {
    like: like(
      `(?:the )?(?<x>[a-z-]+s|police|policemen|watchmen) (?:who |that )?(?:have|has|carry|carries|carrying|hold|holding|with|shine|sweep|use|swing) (?:their |big |bright |some )*(?<lamp>${several})`,
    ),
    make: watching,
  },
]

const better = '(?:brighter|stronger|wider|longer|bigger|better|more powerful|larger)'
const coins = '(?<coin>coins?|gold|money|points|gems|cash|credits)'
const pause =
  '(?:(?:and )?between (?:the )?(?:nights?|waves?|rounds?|levels?),? )?(?:(?:and|you|i|can|could|may|we|he|she|to|then) )*'
const stronger: Like['make'] = ({ coin }) => [
  { words: '', verb: 'be paying for a stronger light', coin: coin ?? 'coins' },
]
const shopLikes: Like[] = [
  {
    like: like(
      `${pause}(?:spend|use|pay)s? (?:your |the |his |her |my )?${coins} (?:to|for|on)? ?(?:make|making|get|getting|have|upgrade|upgrading|improve|improving)? ?${lamp}(?: ${better}| range| reach| power)?(?: (?:between|after) (?:the |each |every )?(?:nights?|waves?))?`,
    ),
    make: stronger,
  },
  {
    like: like(
      `${pause}(?:buy|get|purchase|earn|upgrade to)s? (?:an? |the )?${better} ${source}(?: ${source})?(?: (?:with|for) (?:your |the )?${coins})?(?: (?:between|after) (?:the |each |every )?(?:nights?|waves?))?`,
    ),
    make: stronger,
  },
  {
    like: like(
      `${pause}(?:upgrade|improve)s? ${lamp}(?:['’]s)?(?: (?:range|reach|power|brightness|width))?(?: in the shop| at the shop)?(?: (?:with|for) (?:your |the )?${coins})?(?: (?:between|after) (?:the |each |every )?(?:nights?|waves?))?`,
    ),
    make: stronger,
  },
]

const readers: readonly Like[] = [...shopLikes, ...guideLikes, ...effectLikes, ...watchLikes, ...aimLikes]

/**
 * What a text says of lights that are aimed, as deeds, and what it says besides. Such clauses hang together over several verbs ('shine it on
 * them and they vanish'): whoever reads who is there and what they do reads only the rest.
 */
export function beamsIn(text: string): { deeds: LightDeed[]; rest: string } {
  const kept: Found[] = []
  for (const { like: pattern, make } of readers)
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const stop = start + match[0].length
      if (kept.some((one) => start < one.end && stop > one.start)) continue
      const groups = match.groups ?? {}
      const words = without(match[0].trim().replace(/^[,\s]+|[,\s]+$/g, ''))
      const left = goesOn(text.slice(stop)) ? groups.x : undefined
      for (const deed of make(groups, text, start) ?? [])
        kept.push({ deed: { ...deed, words: part(words, deed) }, start, end: stop, ...(left && { left }) })
    }
  // A light of which nothing comes but that it is there is read like anything else.
  if (kept.length === 0) return { deeds: [], rest: text }
  const inOrder = [...kept, ...comingIn(text, kept)].toSorted((one, other) => one.start - other.start)
  let rest = ''
  let from = 0
  for (const { start, end: stop, left = '' } of inOrder) {
    if (start < from) continue
    rest += text.slice(from, start) + left
    from = stop
  }
  // 'A miner with a headlamp, bats flee from his light': that is the light.
  const held = bearer(text.replace(/\b(?:the|an?) (?:light|lamp)\b/gi, ''))
  const isOwn = ({ verb, lamp: own }: LightDeed) =>
    own === undefined && / by light$/.test(verb) && !/^(?:search|guide)/.test(verb)
  const whole = inOrder.map(({ deed }) =>
    held !== undefined && isOwn(deed) ? { ...deed, lamp: held } : deed,
  )
  return { deeds: whole, rest: tidied(rest + text.slice(from)) }
}

/** 'Guards with flashlights *patrol*': the deed of whoever has the light comes after it. */
function goesOn(after: string): boolean {
  const [, word] = /^ (?:who |that )?([a-z]+)\b/i.exec(after) ?? []
  const { isVerb, isNoun } = openCatalogue()
  return word !== undefined && !functionWords.has(word) && isVerb(word) && (!isNoun(word) || !/s$/.test(word))
}

/** 'Aim the beam with the mouse to guide them': how it is aimed, and what for, are claimed each in its own words. */
function part(words: string, { verb }: LightDeed): string {
  const [aim = ''] = new RegExp(`^${aims}`, 'i').exec(words) ?? []
  const rest = words.slice(aim.length).replace(/^[,\s]*(?:and|so that|so|in order to|to)? ?/i, '')
  if (verb === 'be aiming a light' || rest === '' || verb !== 'guide by light')
    return verb === 'be aiming a light' && aim !== '' ? aim : words
  return rest
}

const come =
  '(?:approach(?:es)?|(?:come|creep|sneak|crawl|drift|sail|close|fly|march|swim|prowl|stalk|float|move|draw|get)s? (?:up|closer|nearer|near|in|close)(?: (?:on|to|at) (?:you|him|her|an? [a-z]+|the [a-z]+|your [a-z]+))?)'

/** 'Ships approach', 'wolves come closer': those whom the light is for come on by themselves. */
function comingIn(text: string, kept: readonly Found[]): Found[] {
  const guidance = kept.find(({ deed }) => deed.verb === 'guide by light')?.deed
  return [...new Set(kept.flatMap(({ deed }) => deed.whom ?? []))].flatMap((whom) =>
    [...text.matchAll(like(`(?:the )?${whom} (?:that |which )?${come}`))].flatMap((match): Found[] => {
      const { index: start, 0: words } = match
      const stop = start + words.length
      if (kept.some((one) => start < one.end && stop > one.start)) return []
      const to = guidance?.whom === whom ? guidance.to : undefined
      const [, at] = / (?:on|to|at) (?:an?|the|your) ([a-z]+)$/i.exec(words) ?? []
      return [
        {
          deed: { words, verb: 'loom through the dark', who: whom, ...(to && { to }), ...(at && { at }) },
          start,
          end: stop,
        },
      ]
    }),
  )
}

/** Without the signs and joining words that stood around what was cut out. */
const tidied = (text: string) =>
  text
    .replace(/(?:\s*(?:[,;:]|\b(?:and|but|so|then|or|where|you|to|that|while|who)\b))+\s*(?=[.;!?]|$)/gi, '')
    .replace(/(?:[,;:]\s*(?:and |but |so )?)+(?=[,;])/gi, '')
    .replace(/(?<=[:;])\s*(?:and|but|so)\b/gi, '')
    .replace(/([.!?])\s*[.!?,;]+/g, '$1')
    .replace(/(?<=^|[.!?])(?:\s|[,;.:]|\b(?:and|but|so)\b)+(?=\s|\w)/gi, ' ')
    .replace(/\s+(?=[,;.!?])/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
