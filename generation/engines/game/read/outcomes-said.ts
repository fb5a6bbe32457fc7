import type { Outcome } from '../../../brief/brief.ts'
import { again, lost, ruins, sends } from './endings-said.ts'

/**
 * How people say what follows from something. Things stand as '#3' in these sentences, with their number in the reading; who is meant by a
 * pronoun is found out later.
 */
export type Said = {
  does: Outcome['does']
  /** From here to there in the text. */
  start: number
  end: number
  /** A thing, a pronoun, or a word for what everybody has: 'life', 'points'. */
  whom: string
  amount?: string
  says?: string
  seconds?: string
  key?: string
  /** Only then, and not otherwise; or all the time, whatever one does. */
  only?: true
  always?: true
  /** What makes it happen stands right before it, as its subject: 'each shot *uses a star*'. */
  caused: boolean
}

const small =
  '(?:(?:an?|the|each|every|any|some|your|my|his|her|its|their|our|another|extra|more|bonus|new|all) )*'
const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)'
const thing = `${small}(?:${number} )?#\\d+`
const who = `(?:you|me|us|him|her|it|them|he|she|they|i|we|everything|everyone|everybody|the game|${thing})`
const little =
  '(?:a (?:bit|little|tiny bit|lot) |even |much |super |very |really |always |all |suddenly |extra |twice as )*'

const quick = '(?:faster|fast|quicker|quick|speedier|speedy|angrier and faster|faster and angrier)'
const slow = '(?:slower|slow|sluggish|tired|sleepier)'
const large = '(?:bigger|big|larger|fatter|taller|longer|rounder|fat|tall|long)'
const scant = '(?:smaller|small|shorter|thinner|tinier|tiny|short|thin)'
const turns = '(?:gets?|goe?s?|becomes?|grows?|turns?|moves?|runs?|flys?|flies|swims?|is|are|will be|stays?)'

/** Only where the sentence speaks of lives: 'a pearl gives one back'. */
const lives = { amid: /\b(?:lives|hearts)\b/i }

type Way = Pick<Said, 'only' | 'always'> & {
  amid?: RegExp
  does: Outcome['does']
  caused: boolean
  like: RegExp
}

const way = (
  does: Outcome['does'],
  caused: boolean,
  like: string,
  more: Pick<Way, 'only' | 'always' | 'amid'> = {},
): Way => ({
  ...more,
  does,
  caused,
  like: new RegExp(`(?<![\\w#])${like}(?!\\w)`, 'gi'),
})

const gain = '(?:gets?|gains?|wins?|earns?|receives?|has|have)'
const give = '(?:gives?|grants?|brings?|earns?|gets?|wins?|means?|is|are|=)'

const ways: readonly Way[] = [
  way(
    'hurts',
    true,
    `(?:costs?|takes?(?: away)?) (?:(?:you|him|her|me) )?(?<n>an?|one|your) (?<whom>life|heart)`,
  ),
  way('hurts', false, `(?<whom>you|i|we|he|she|it) loses? (?<n>an?|one) (?:life|heart)`),
  way(
    'costs',
    true,
    `(?:costs?|uses?(?: up)?|takes?|needs?|requires?|spends?|burns?|eats up) (?:you )?(?:(?<n>${number}|an?) )?${small}(?<whom>#\\d+|points?)`,
  ),
  way(
    'costs',
    false,
    `(?:you|i|we|he|she|it) (?:loses?|pays?|spends?|uses?(?: up)?) (?:(?<n>${number}|an?) )?${small}(?<whom>#\\d+|points?)`,
  ),
  way('faster', true, `(?:makes?|gets?) (?<whom>${who}) (?:go |run |move |swim |fly )?${little}${quick}`),
  way('faster', true, `speeds? (?<whom>${who}) up`),
  way('faster', true, `speeds? up (?<whom>${who})`),
  way(
    'faster',
    true,
    `gives? (?<whom>${who}) (?:more |extra |a burst of |super )?(?:speed|a boost|a speed boost)`,
  ),
  way('faster', false, `(?:and|who|that|then|also) ${turns} ${little}${quick}`),
  way('faster', false, `(?<whom>${who}) ${turns} ${little}${quick}`),
  way('faster', false, `(?<whom>${who}) speeds? up`),
  way('faster', false, `(?<whom>(?:the |your )?speed) (?:grows?|rises?|increases?|goes up|gets faster)`),
  way('slower', true, `(?:makes?|gets?) (?<whom>${who}) (?:go |run |move )?${little}${slow}`),
  way('slower', true, `slows? (?:down )?(?<whom>${who})(?: down)?`),
  way('slower', false, `(?:and|who|that|then|also) ${turns} ${little}${slow}`),
  way('slower', false, `(?<whom>${who}) (?:${turns} ${little}${slow}|slows? down)`),
  way('bigger', true, `makes? (?<whom>${who}) (?:grow |get )?${little}${large}`),
  way('bigger', true, `makes? (?<whom>${who}) grow`),
  way('bigger', false, `(?:and|who|that|then|also) ${turns} ${little}${large}`),
  way('bigger', false, `(?<whom>${who}) (?:${turns} ${little}${large}|grows?)(?! faster| slower| wings)`),
  way('smaller', true, `(?:makes? (?<whom>${who}) (?:get )?${little}${scant})`),
  way('smaller', true, `(?:makes? (?<whom>${who}) shrink)`),
  way('smaller', true, `shrinks? (?<whom>${who})`),
  way('smaller', false, `(?:and|who|that|then|also) ${turns} ${little}${scant}`),
  way('smaller', false, `(?<whom>${who}) (?:${turns} ${little}${scant}|shrinks?)`),
  way('stops', true, `(?:stops?|freezes?|stuns?|paralyses?|paralyzes?) (?<whom>${who})`),
  way('stops', true, `makes? (?<whom>${who}) (?:stop|freeze|stand still|fall asleep|sleep)`),
  way(
    'stops',
    false,
    `(?<whom>${who}) (?:freezes?|stops?|stands? still|falls? asleep|can't move|cannot move)`,
  ),
  way(
    'life',
    true,
    `${give} (?:(?:you|me|him|her) )?(?:(?<n>${number}|an?) )?${small}(?<whom>life|lives|hearts?)`,
  ),
  way(
    'life',
    true,
    `(?:gives?|brings?|restores?|returns?) (?:(?:you|me|him|her) )?(?<n>${number}|an?) back`,
    lives,
  ),
  way(
    'life',
    false,
    `(?:you|i|we|he|she|it) ${gain} (?:(?<n>${number}|an?) )?${small}(?<whom>life|lives|hearts?)`,
  ),
  way(
    'comes',
    true,
    `(?:drops?|releases?|leaves?(?: behind)?|spawns?|brings?|lays?|sends?|calls?|summons?|lets out|throws out|gives? (?:you )?|attracts?|=) (?<whom>${small}(?:${number} )?#\\d+)(?: (?:come|appear|fall|drop))?`,
  ),
  way(
    'comes',
    false,
    `(?<whom>${thing}) (?:comes?(?: out| in| down)?|appears?|arrives?|shows? up|turns? up|pops? (?:up|out)|flies in|flys in|swoops? in|drops?(?: down)?|joins?(?: in)?|spawns?|falls? (?:down|out)|is released|is born|hatches)`,
  ),
  way(
    'comes',
    false,
    `(?:you|i|we|he|she|it) (?:gets?|wins?|earns?|finds?|unlocks?) (?<whom>${small}(?:${number} )?#\\d+)`,
  ),
]

/** How long something lasts. */
const span = `(?: for (?:about |only )?(?:(?<s>${number}|a few|some) seconds?|an? (?:short |little |brief )?(?:moment|while|bit|time|second)))?`
const own = "(?:your|his|her|its|their|the|my|our|all|both|#\\d+ (?:'s )?)"
const hands = `(?:${own} )+(?:(?:arrow|movement|direction) )?(?:controls?|keys|steering|directions?|arrows?|buttons)`
const turned =
  '(?:reversed|inverted|flipped|mirrored|swapped|mixed up|confused|scrambled|backwards?|the wrong way(?: round)?|upside down)'
const key = `(?:(?:one|an?|the|any|another|random|use|of|your|his|her|its|their|my) )*(?:(?:arrow|direction|movement|control)(?:s|[ -]?(?:keys?|buttons?))|(?<k>left|right|up|down)(?: arrow)?[ -](?:keys?|buttons?|arrow))`
const broken =
  "(?:stops? working|does not work|does n't work|doesn't work|wo n't work|breaks?|is (?:gone|locked|blocked|broken|stuck|missing)|disappears?|goes missing|jams?|gets? stuck)"
const moment =
  ' for (?:just |only )?(?:an?|one|(?<s>\\d+|two|three|four|five)) (?:short |brief |little |tiny |split |single )?(?:moment|second|instant|while|bit|heartbeat)s?'

/** What takes hold of the controls, and of the light. */
const ofHandsAndLight: readonly Way[] = [
  way(
    'reverses',
    true,
    `(?:reverses?|inverts?|flips?|mirrors?|mixes? up|swaps?|confuses?|scrambles?|messes? up|turns? around) ${hands}(?: around| round| up)?${span}`,
  ),
  way('reverses', true, `makes? (?<whom>${who}) ${little}(?:dizzy|confused|drunk)${span}`),
  way('reverses', false, `${hands} (?:gets?|are|is|becomes?|turns?|will be|go|goes) ${turned}${span}`),
  way(
    'reverses',
    false,
    `left (?:becomes|is|turns into|means) right(?: and (?:right (?:\\w+ )?left|up (?:\\w+ )?down))*${span}`,
  ),
  way(
    'reverses',
    false,
    `(?:left and right|up and down) (?:(?:are|get) )?(?:swap(?:s|ped)?|switch(?:ed)?|reversed?|trade places)${span}`,
  ),
  way('reverses', false, `(?<whom>${who}) (?:gets?|becomes?|is|are) ${little}(?:dizzy|confused)${span}`),
  way(
    'forgets',
    true,
    `(?:takes?|steals?|costs?|removes?|disables?|eats?|locks?|blocks?|breaks?|jams?)(?: away| up)? (?:(?:you|him|her|it|me|us) )?${key}(?: away)?${span}`,
  ),
  way('forgets', false, `(?<whom>${who}) (?:forgets?|loses?|can't use|can not use|cannot use) ${key}${span}`),
  way('forgets', false, `(?:whose )?${key} ${broken}${span}`),
  way(
    'lights',
    true,
    `(?:lights?(?: up)?|illuminates?|brightens?(?: up)?|flashes|shows?|reveals?) (?:everything|${small}(?:#\\d+|\\w+)(?: and ${small}(?:#\\d+|\\w+))?)(?: up| around (?:you|him|her|it|me))?${moment}`,
  ),
  way('lights', false, `(?:you|he|she|it|i|we) (?:can )?sees? (?:everything|${thing}|\\w+)${moment}`),
  way(
    'darkens',
    false,
    `(?:all )?(?:the )?lights? (?:go(?:es)?|turns?|switch(?:es)?|are|is|die|dies) (?:out|off|down)${span}`,
  ),
  way(
    'darkens',
    false,
    `(?:it|everything|(?:the )?(?:screen|room|world|level|map|stage)) (?:gets?|goes|becomes?|turns?) (?:completely |pitch |all |totally )?(?:dark|black)${span}`,
  ),
  way('darkens', true, `(?:turns?|switch(?:es)?|puts?|knocks?) (?:off|out) (?:all )?(?:the )?lights?${span}`),
  way('darkens', true, `makes? (?:it|everything) (?:go )?(?:completely |pitch )?(?:dark|black)${span}`),
  way('wakes', true, `(?:wakes?(?: up)?|awakens?|rouses?) (?<whom>${thing})(?: up)?`),
  way('wakes', false, `(?<whom>${thing}) (?:wakes?(?: up)?|awakens?)`),
]

const harms =
  '(?:stings?|hurts?|bites?|attacks?|catch(?:es)?|gets?|harms?|hits?|chases?|shoots?|burns?|sees?|notices?|grabs?)'
const unseen =
  '(?:invisible|invincible|invulnerable|untouchable|unseen|safe|harmless|immune|protected|unstoppable)'

/** 'A thief in a palace': the first of the two. */
const somebody = `(?:${thing} (?:in|at|from|inside|on|of|with) (?:an? |the )?(?:#\\d+|\\w+)|${who})`

/** What somebody is for as long as something is so. */
const ofStates: readonly Way[] = [
  way(
    'safe',
    false,
    `(?<whom>${who}) (?:(?:is|are|am|becomes?|gets?|turns?|stays?|remains?) )(?:only )?${unseen}${span}`,
  ),
  way('safe', true, `(?:makes?|keeps?|turns?) (?<whom>${who}) ${little}${unseen}${span}`),
  way(
    'safe',
    true,
    `(?:protects?|shields?) (?<whom>${who})(?: from (?:everything|harm|all of them|${thing}))?${span}`,
  ),
  way(
    'safe',
    true,
    `(?:gives?|grants?) (?:(?<whom>${who}) )?${small}(?:invincibility|invisibility|protection|immunity)${span}`,
  ),
  way(
    'safe',
    false,
    `(?:nothing|nobody|no one|no ${thing}|none of ${thing}) (?:can )?${harms} (?<whom>you|me|him|her|it|us|${thing})`,
  ),
  way(
    'safe',
    false,
    `(?:${thing}|they) (?:can ?not|can't|do not|don't|does not|doesn't|never|ca n't|do n't|does n't) ${harms} (?<whom>you|me|him|her|it|us|${thing})`,
  ),
  way('safe', false, `${thing} (?:can )?only ${harms}(?: at)?(?: (?:you|me|him|her|it|us|${thing}))?`, {
    only: true,
  }),
  way('stops', false, `(?<whom>${somebody}) (?:can |may )?only (?:moves?|walks?|runs?|goes|go|attacks?)`, {
    only: true,
  }),
  way(
    'stops',
    false,
    `(?<whom>${who}) (?:sleeps?|stays? asleep|is asleep|are asleep|dozes?|do not move|does not move|don't move|doesn't move|ca n't move|stands? still)`,
  ),
  way('stops', false, 'time (?:stops?|stands? still|freezes?)'.replace('time', '(?<whom>time)')),
  way('stops', false, '(?<whom>time) only (?:moves?|pass(?:es)?|runs?|goes)', { only: true }),
  way('smaller', false, `(?<whom>${who}) (?:melts?|dwindles?)(?: away)?`),
  way('bigger', false, '(?:and|but) (?:it |he |she )?(?:grows?|swells?)'),
  way('smaller', false, '(?:and|but) (?:it |he |she )?shrinks?'),
  way(
    'slower',
    false,
    '(?:and|but) (?:very |much |really )?slow(?:er)?(?= (?:near|in|on|under|while|when|as))',
  ),
  way(
    'faster',
    false,
    '(?:and|but) (?:very |much |really )?fast(?:er)?(?= (?:near|in|on|under|while|when|as))',
  ),
  way(
    'hurts',
    false,
    "(?:you |he |she |it |who |that |they )?(?:may|must|should) ?(?:never|not|n't) (?:ever )?(?:stop(?: moving| running| walking| swimming| flying)?|stand still)",
    { always: true },
  ),
  way(
    'hurts',
    false,
    '(?:you |he |she |it |who |that )?(?:must|has to|have to) (?:always )?keep (?:on )?(?:moving|running|swimming|walking)',
    { always: true },
  ),
]

const ofEndings: readonly Way[] = [
  ...lost.map((like) => way('loses', false, like)),
  ...again.map((like) => way('again', false, like)),
  ...sends.map((like) => way('again', true, like)),
  ...ruins.map((like) => way('loses', true, like, lives)),
]

/** Letters that are to be read on the screen: what is quoted, or in capitals. */
const shown =
  /\b(?:shows?|displays?|says?|reveals?|flash(?:es)?|tells?)\b[^"“'.]*?(?:["“']([^"”']+)["”']|\b([A-Z][A-Z0-9!?]+(?: [A-Z0-9!?]{2,})*))/g

/** All that is said to follow from something. */
export function outcomesSaid(text: string): Said[] {
  const found = [...ways, ...ofHandsAndLight, ...ofStates, ...ofEndings].flatMap(
    ({ does, caused, like, only, always, amid }) =>
      [...(amid?.test(text) === false ? [] : text.matchAll(like))].map((match): Said => {
        const { whom = 'player', n, s, k } = match.groups ?? {}
        return {
          does,
          caused,
          start: match.index,
          end: match.index + match[0].length,
          whom: /#\d+/.exec(whom)?.[0] ?? whom.toLowerCase(),
          ...(only && { only }),
          ...(always && { always }),
          ...(n !== undefined && { amount: n }),
          ...(s !== undefined && { seconds: s }),
          ...(k !== undefined && { key: k.toLowerCase() }),
        }
      }),
  )
  const told = [...text.matchAll(shown)].map(
    (match): Said => ({
      does: 'says',
      caused: false,
      start: match.index,
      end: match.index + match[0].length,
      whom: 'player',
      says: match[1] ?? match[2] ?? '',
    }),
  )
  return [...found, ...told]
}
