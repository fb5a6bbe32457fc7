import type { Scene } from '../things/thing.ts'
import { sizes } from './attribute-words.ts'
import type {
  Absent,
  Actor,
  Extra,
  Feature,
  Mechanic,
  Mood,
  Numbers,
  Refusal,
  Role,
  Style,
  TimeOfDay,
  Weather,
} from './brief.ts'
import { colours, shade } from './colours.ts'
import { normalize } from './normalize.ts'
import { chunk, type NounPhrase } from './noun-phrases.ts'
import { readNumbers, withDigits } from './numbers.ts'
import { longestPhrase, phraseSense, type Sense } from './phrases.ts'
import { refusalOf } from './refusals.ts'
import { roleNouns } from './stop-nouns.ts'
import { type Lexicon, tag } from './tagging.ts'
import { openLexicon, understand } from './understand.ts'

/** Whom a change is for: the name of a thing in the singular, a role, or all when it is missing. */
export type Target = string

/** One change that a message asks for, as data. Engines apply what they can and say what they cannot. */
export type Edit =
  | { change: 'speed'; target?: Target; factor: number }
  | { change: 'size'; target?: Target; factor: number }
  | { change: 'colour'; target?: Target; colour: string; word: string }
  | { change: 'count'; target?: Target; delta?: number; factor?: number; value?: number }
  | { change: 'points'; target: Target; value: number }
  | { change: 'time'; time: TimeOfDay }
  | { change: 'weather'; weather: Weather }
  | { change: 'scene'; scene: Scene; words: string }
  | { change: 'style'; style: Style }
  | { change: 'mood'; mood: Mood }
  | { change: 'replace'; from: Target; to: Actor }
  | { change: 'add'; actor: Actor; behaviours: Behaviour[] }
  | { change: 'behaviour'; target: Target; mechanic: Mechanic; object?: Target; on: boolean }
  | { change: 'role'; target: Target; role: Role }
  | { change: 'remove'; target: Target }
  | { change: 'number'; what: keyof Numbers; value?: number; delta?: number }
  | { change: 'difficulty'; to: 'harder' | 'easier' | 'easy' | 'normal' | 'hard' }
  | { change: 'extra'; extra: Extra; on: boolean }
  | { change: 'feature'; feature: Feature; on: boolean }
  | { change: 'absent'; absent: Absent }
  | { change: 'genre'; genre: string }
  | { change: 'dimension'; dimension: '2d' | '3d' }
  | { change: 'title'; title: string }
  /** Something that someone wears, holds or carries from now on. */
  | { change: 'attach'; target: Target; relation: 'wearing' | 'holding' | 'riding' | 'on'; actor: Actor }
  /** Of simulations: a slider, a graph or a readout for a quantity. */
  | { change: 'control'; control: 'slider' | 'graph' | 'button' | 'readout'; words: string; on: boolean }
  /** For whom it should be said: 'explain it for 10 year olds'. */
  | { change: 'audience'; words: string; age?: number }
  | { change: 'jump'; factor: number }
  | { change: 'undo' }
  | { change: 'redo' }
  | { change: 'reset' }
  | { change: 'unknown'; words: string }

export type Behaviour = { mechanic: Mechanic; verb: string; object?: Target; with?: Target }

/** Where one wish ends and the next begins: 'make the dogs slower | and add two more'. */
const joints =
  /\s*(?:[.!?;\n]+|,?\s+(?:and|but|then|also)(?:\s+(?:then|also))*\s+(?=(?:please\s+)?(?:make|add|remove|delete|change|give|put|set|turn|replace|increase|decrease|let|slow|speed|double|halve|use|the\s+\w+\s+(?:should|must|can|are|is|needs?)|it\s+should|i\s+want|more|fewer|less|no|swap|get|rename|call|reduce|raise|lower|start|stop|show|hide|bring|\w+er\s+(?:music|sounds?)|(?:music|sounds?)\s+\w+er)\b)|,\s*(?=(?:make|add|remove|change|give|put|set|turn|replace|more|fewer|less|no|the|it|bigger|smaller|faster|slower|double|rename|also|increase|decrease|with|let)\b))\s*/i

export function understandEdit(text: string): Edit[] | Refusal {
  const lexicon = openLexicon()
  const pieces = normalize(text)
  const plain = pieces
    .map(({ label, text: part }) => (label === undefined ? part : `${label}: ${part}`))
    .join('. ')
  const refusal = refusalOf(text, plain.toLowerCase(), lexicon.spelling)
  if (refusal) return refusal
  const edits: Edit[] = []
  let last: Target | undefined
  for (const wish of plain.split(joints)) {
    const words = tidy(wish)
    if (words === '') continue
    const found = readWish(words, lexicon, last, wish)
    edits.push(...found)
    last = found.map(targetOf).findLast((target) => target !== undefined) ?? last
  }
  return edits.length > 0 ? edits : [{ change: 'unknown', words: text.trim() }]
}

const targetOf = (edit: Edit): Target | undefined =>
  edit.change === 'add' ? edit.actor.thing.name : 'target' in edit ? edit.target : undefined

/** Lower case, without politeness. */
function tidy(wish: string): string {
  return withDigits(wish)
    .replace(/[.!?]+$/g, '')
    .replace(/\b(?:should|must|shall|could|will|to) be able to\b/g, 'should')
    .replace(
      /\b(?:please|thanks|thank you|maybe|just|also|now|okay|ok|hey|hi|could you|can you|would you|i think|i would like (?:you )?(?:to)?|i want you to|we should|let us|i wish|kind of|sort of)\b/g,
      ' ',
    )
    .replace(/^[\s,:]*(?:and|then|but|so)\b/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

type Reader = (words: string, lexicon: Lexicon, last: Target | undefined, raw: string) => Edit[] | undefined

function readWish(words: string, lexicon: Lexicon, last: Target | undefined, raw: string): Edit[] {
  for (const reader of readers) {
    const edits = reader(words, lexicon, last, raw)
    if (edits && edits.length > 0) return edits
  }
  return [{ change: 'unknown', words }]
}

/** How strongly: 'a bit', 'much'. */
function strength(words: string): number {
  if (/\b(?:a (?:little )?bit|a little|slightly|a touch|somewhat|a tad)\b/.test(words)) return 0.5
  if (/\b(?:much|way|a lot|far|very|really|super|even|significantly|lots)\b/.test(words)) return 1.8
  return 1
}

function factorOf(words: string, up: boolean): number {
  const percent = /(\d+) ?(?:%|percent)/.exec(words)?.[1]
  if (percent) return round(up ? 1 + Number(percent) / 100 : Math.max(0.1, 1 - Number(percent) / 100))
  const times = /(\d+) times|(\d+)x\b/.exec(words)
  if (times) return up ? Number(times[1] ?? times[2]) : round(1 / Number(times[1] ?? times[2]))
  if (/\b(?:double|twice)\b/.test(words)) return up ? 2 : 0.5
  if (/\btriple\b/.test(words)) return up ? 3 : 0.33
  if (/\b(?:half|halve)\b/.test(words)) return 0.5
  const much = strength(words)
  return round(up ? 1 + 0.4 * much : Math.max(0.2, 1 - 0.3 * much))
}

const round = (value: number) => Math.round(value * 100) / 100

/** Words that are about the change and never whom it is for. */
const notTargets = new Set(
  'speed size color colour game everything thing number amount count bit lot way time more background setting scene level it difficulty'.split(
    ' ',
  ),
)

function phrasesOf(words: string, lexicon: Lexicon): NounPhrase[] {
  return chunk(tag(words, lexicon), lexicon).filter((item): item is NounPhrase => item.kind === 'np')
}

/** Whom the words are for: the first thing or role they name. */
function targetIn(words: string, lexicon: Lexicon, last?: Target): Target | undefined {
  for (const np of phrasesOf(words, lexicon)) {
    if (np.pronoun !== undefined) {
      if (['them', 'they', 'he', 'she', 'him', 'her', 'its'].includes(np.pronoun)) return last
      if (['me', 'i', 'you', 'we'].includes(np.pronoun)) continue
      continue
    }
    if (np.roleNoun) return np.roleNoun
    if (np.name !== '' && !notTargets.has(np.name)) return np.name
    const head = np.tokens.at(-1)
    const role = roleNouns[head?.lemma ?? '']
    if (role) return role
    // Here 'asteroids' are the things, not the game of that name.
    if (head?.title) return lexicon.catalogue.find(head.text).name
  }
  return undefined
}

const faster =
  /\b(?:faster|quicker|speedier|speed(?:s|ed)? up|more speed|increase (?:the )?(?:\w+ )*speed|double (?:the )?(?:\w+ )*speed|too slow|so slow|higher speed|(?:twice|double) as fast)\b/
const slower =
  /\b(?:slower|slow(?:s|ed)? (?:\w+ ){0,3}?down|slow down|less fast|decrease (?:the )?(?:\w+ )*speed|reduce (?:the )?(?:\w+ )*speed|half (?:the |of the )?(?:\w+ )*speed|halve (?:the )?(?:\w+ )*speed|too fast|so fast|lower speed)\b/
const bigger =
  /\b(?:bigger|larger|taller|wider|huge|giant|massive|enormous|increase (?:the )?(?:\w+ )*size|too small|too tiny|grow|as big|as large)\b/
const smaller =
  /\b(?:smaller|tinier|shorter|thinner|tiny|decrease (?:the )?(?:\w+ )*size|reduce (?:the )?(?:\w+ )*size|shrink|too big|too large|too huge)\b/

const asked = (words: string) =>
  words.replace(faster, ' ').replace(slower, ' ').replace(bigger, ' ').replace(smaller, ' ')

/** Readers in the order of how sure their words are. */
const readers: Reader[] = [
  (words) => {
    if (/\b(?:undo|revert|go back|take (?:that|it) back|previous version|as it was|roll ?back)\b/.test(words))
      return [{ change: 'undo' }]
    if (/\bredo\b/.test(words)) return [{ change: 'redo' }]
    if (/^(?:start (?:over|again|from scratch)|reset(?: it| everything)?|from scratch)$/.test(words))
      return [{ change: 'reset' }]
    return undefined
  },
  (words, lexicon) => (/\b(?:music|sounds?|soundtrack)\b/.test(words) ? readMood(words, lexicon) : undefined),
  (words, _lexicon, _last, raw) => {
    const named =
      /\b(?:rename(?: (?:it|this|the game))?(?: to| as)?|call (?:it|this|the game)|name (?:it|this|the game)|(?:change|set) (?:the )?(?:title|name)(?: of (?:it|the game))? to|(?:the )?(?:title|name) should be|title:?)\s+["'“]?(.{2,60}?)["'”]?$/i.exec(
        raw.trim().replace(/[.!]+$/, ''),
      )
    return named?.[1] && !/^the /.test(words) ? [{ change: 'title', title: named[1].trim() }] : undefined
  },
  (words) => {
    const dimension = /\b([23])d\b/.exec(words)?.[1]
    return dimension && !/\b(?:add|with)\b/.test(words)
      ? [{ change: 'dimension', dimension: dimension === '3' ? '3d' : '2d' }]
      : undefined
  },
  readControl,
  readAttach,
  readReplace,
  readNumberWish,
  readRemove,
  (words) => {
    if (
      /\b(?:harder|more difficult|more challenging|tougher|too easy|less easy|increase (?:the )?difficulty|difficulty up|raise the difficulty)\b/.test(
        words,
      )
    )
      return [{ change: 'difficulty', to: 'harder' }]
    if (
      /\b(?:easier|less difficult|less hard|simpler|too (?:hard|difficult|tough)|decrease (?:the )?difficulty|lower the difficulty|reduce (?:the )?difficulty)\b/.test(
        words,
      )
    )
      return [{ change: 'difficulty', to: 'easier' }]
    const level =
      /\b(?:difficulty (?:to|should be|:)?|make it|set it to) ?(easy|normal|medium|hard)(?: mode)?$|\b(easy|normal|hard) (?:mode|difficulty)\b/.exec(
        words,
      )
    const to = level?.[1] ?? level?.[2]
    return to
      ? [{ change: 'difficulty', to: to === 'medium' ? 'normal' : (to as 'easy' | 'normal' | 'hard') }]
      : undefined
  },
  (words) => {
    const jump = /\bjumps?\b.*\b(higher|lower|further|farther)\b|\b(higher|lower) jumps?\b/.exec(words)
    return jump ? [{ change: 'jump', factor: factorOf(words, (jump[1] ?? jump[2]) !== 'lower') }] : undefined
  },
  // 'smaller and faster', 'big and red': all that is said of one.
  (words, lexicon, last) =>
    [readSpeed, readSize, readColour].flatMap((reader) => reader(words, lexicon, last) ?? []),
  readCount,
  readGenre,
  readSurroundings,
  readFrameWish,
  readAdd,
  readBehaviour,
]

function readSpeed(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  if (/\bover time\b/.test(words)) return undefined
  const up = faster.test(words)
  if (!up && !slower.test(words)) return undefined
  const target = targetIn(asked(words), lexicon, last)
  return [{ change: 'speed', ...(target && { target }), factor: factorOf(words, up) }]
}

function readSize(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  const up = bigger.test(words)
  if (!up && !smaller.test(words)) return undefined
  // 'add a giant octopus' brings a new one.
  if (/^(?:add|include|put|spawn|there (?:should be|is|are))\b/.test(words)) return undefined
  const target = targetIn(asked(words), lexicon, last)
  const word = words.split(' ').find((one) => sizes[one] !== undefined && !/er$/.test(one))
  return [
    {
      change: 'size',
      ...(target && { target }),
      factor: word && word !== 'big' && word !== 'small' ? (sizes[word] ?? 1) : factorOf(words, up),
    },
  ]
}

function readControl(words: string): Edit[] | undefined {
  const age = /\bfor (?:(?:a|an) )?(\d+)[ -]year[ -]olds?\b/.exec(words)?.[1]
  const audience =
    /\b(?:explain|simplify|describe|word|write|make it (?:simple|understandable)).*\bfor (.+)$/.exec(
      words,
    )?.[1]
  if (audience) return [{ change: 'audience', words: audience, ...(age && { age: Number(age) }) }]
  const control =
    /^(add|show|include|give me|display|put|remove|hide|plot|graph)?\s*(?:an? |the )?(?:(\w+(?: \w+)?) )?(slider|graph|plot|chart|diagram|readout|button|switch|knob)s?(?: (?:for|of|to|that shows|showing) (?:the )?(.+?))?(?: too| as well)?$/.exec(
      words,
    )
  const name = control?.[3]
  if (!control || !name || (name === 'button' && control[4] === undefined)) return undefined
  const kind =
    name === 'slider' || name === 'knob'
      ? 'slider'
      : name === 'readout'
        ? 'readout'
        : name === 'button' || name === 'switch'
          ? 'button'
          : 'graph'
  return [
    {
      change: 'control',
      control: kind,
      words: control[4] ?? `${control[2] ?? ''} ${name}`.trim(),
      on: !/remove|hide/.test(control[1] ?? ''),
    },
  ]
}

function readAttach(words: string, lexicon: Lexicon): Edit[] | undefined {
  const wears =
    /^(?:can |let |make |have )?(?:the |my )?(.+?) (?:should |could |must |can )?(wear|wears|wearing|hold|holds|holding|carry|ride|rides|riding)s? (.+)$/.exec(
      words,
    )
  const given = /^(?:give|put) (?:the |my )?(.+?) (an? .+)$/.exec(words)
  const put =
    /^(?:put|add|place) (an? .+?|some .+?|the .+?) on (?:the |its |his |her )?(?:head of (?:the )?|top of (?:the )?)?(.+?)(?:'s head)?$/.exec(
      words,
    )
  const owner = wears?.[1] ?? given?.[1] ?? put?.[2]
  const gift = wears?.[3] ?? given?.[2] ?? put?.[1]
  if (owner === undefined || gift === undefined || /^(?:me|us|it|game|the game|a timer)$/.test(owner))
    return undefined
  const target = targetIn(owner, lexicon)
  const np = phrasesOf(gift, lexicon).find((one) => one.name !== '' && !one.stop)
  if (target === undefined || !np) return undefined
  const thing = lexicon.catalogue.find(np.name)
  if (
    given &&
    !put &&
    !thing.traits.some((trait) =>
      ['clothing', 'wearable', 'holdable', 'weapon', 'tool', 'instrument', 'toy'].includes(trait),
    )
  )
    return undefined
  if (put && !wears && lexicon.catalogue.sceneOf(owner)) return undefined
  const relation = /^(?:hold|carry)/.test(wears?.[2] ?? '')
    ? 'holding'
    : /^rid/.test(wears?.[2] ?? '')
      ? 'riding'
      : wears || thing.traits.includes('wearable') || thing.traits.includes('clothing')
        ? 'wearing'
        : put
          ? 'on'
          : 'holding'
  return [{ change: 'attach', target, relation, actor: actorOf(np, 'prop', lexicon) }]
}

function readReplace(words: string, lexicon: Lexicon): Edit[] | undefined {
  const become =
    /^(?:let me |i want to |make me |i should |can i )(?:play (?:as )?|be |become )?((?:an? |the )?(?!to\b).+)$/.exec(
      words,
    )?.[1]
  if (
    become &&
    !/^i want (?!to (?:be|play))/.test(words) &&
    !/\b(?:jump|shoot|fly|run|more|have)\b/.test(become)
  ) {
    const np = phrasesOf(become, lexicon).find((one) => one.name !== '' && !one.stop)
    if (np) return [{ change: 'replace', from: 'player', to: actorOf(np, 'player', lexicon) }]
  }
  const patterns: [RegExp, from: 1 | 2][] = [
    [/\b(?:replace|swap|switch) (?:out )?(?:all )?(.+?) (?:with|for|by|to) (.+)$/, 1],
    [/\b(?:change|turn|transform|convert|make) (.+?) (?:in)?to (?:be )?(.+)$/, 1],
    [
      /\b(?:i want|use|make it|put|have|with|add|give me|show)?\s*(.+?) (?:instead of|rather than|in place of) (.+)$/,
      2,
    ],
    [/^(?:the )?(.+?) (?:should|must|could) (?:be|become) (?:an? |the )?(.+?)(?: instead)?$/, 1],
    [/^make (the .+?) (an? .+)$/, 1],
    [/^make (the .+?) (the .+)$/, 1],
  ]
  for (const [pattern, fromAt] of patterns) {
    const match = pattern.exec(words)
    if (!match) continue
    const from = match[fromAt] ?? ''
    const to = (match[fromAt === 1 ? 2 : 1] ?? '').replace(/,? (?:and |but )?not (?:an? |the )?[\w -]+$/, '')
    if (
      /\b(?:background|setting|scene|place|location|colou?r|speed|size|title|name|time|weather|music|style|genre|number|amount|score|timer|difficulty|lives|theme|world)\b/.test(
        from,
      )
    )
      continue
    if (/^(?:it|this|the game|that)$/.test(from)) continue
    const target = targetIn(from, lexicon)
    const np = phrasesOf(to, lexicon).find((one) => one.name !== '' && !one.stop)
    if (target === undefined || !np || np.roleNoun) {
      const role = phrasesOf(to, lexicon).find((one) => one.roleNoun)?.roleNoun
      if (target !== undefined && role && /\bthe\b/.test(to)) return [{ change: 'role', target, role }]
      continue
    }
    if (onlyDescribes(to)) continue
    return [{ change: 'replace', from: target, to: asOneNoun(to, actorOf(np, 'prop', lexicon), lexicon) }]
  }
  return undefined
}

/** 'Snow plow': the last of two nouns says what it is, though alone it might be a verb. */
function asOneNoun(words: string, actor: Actor, { catalogue }: Lexicon): Actor {
  const name = words.replace(/^(?:an? |the )/, '')
  const list = name.split(' ')
  if (list.length !== 2 || actor.phrase !== list[0] || !list.every((word) => catalogue.isNoun(word)))
    return actor
  const thing = catalogue.find(name)
  return { ...actor, id: thing.name.replace(/[^a-z0-9]+/g, '-'), thing, phrase: name }
}

/** 'blue', 'much faster': a quality, not a thing. */
const onlyDescribes = (words: string) =>
  words
    .split(' ')
    .every(
      (word) =>
        colours[word] !== undefined ||
        sizes[word] !== undefined ||
        /^(?:much|more|very|a|bit|little|faster|slower|bigger|smaller|and|dark|light|bright)$/.test(word),
    )

function readNumberWish(words: string): Edit[] | undefined {
  const edits: Edit[] = []
  const more =
    /\b(?:add |give (?:me|the player) |plus )?(\d+) (?:more|extra|additional) (lives|life|hearts|seconds|minutes|levels|waves|laps|rounds|moves|players)\b|\b(\d+) (fewer|less) (lives|life|hearts|seconds|minutes|levels|waves|laps|rounds|moves)\b/.exec(
      words,
    )
  if (more) {
    const what = numberNames[more[2] ?? more[5] ?? '']
    const value = Number(more[1] ?? more[3])
    const scale = /minute/.test(more[0]) ? 60 : 1
    if (what) return [{ change: 'number', what, delta: (more[1] === undefined ? -1 : 1) * value * scale }]
  }
  const vague =
    /\b(more|extra|another|fewer|less) (lives|life|hearts|time|seconds|levels|waves|laps|rounds|moves)\b/.exec(
      words,
    )
  const what = vague ? numberNames[vague[2] ?? ''] : undefined
  if (vague && what && !/\d/.test(words)) {
    const step = what === 'seconds' ? 30 : 1
    const many = vague[1] === 'more' && what !== 'seconds' ? 2 : 1
    return [{ change: 'number', what, delta: /fewer|less/.test(vague[1] ?? '') ? -step : step * many }]
  }
  const set =
    /\b(?:set |change |make )?(?:the )?(?:number of )?(lives|life|hearts|time|timer|levels|waves|laps|rounds|moves|players)(?: limit)? (?:to|should be|=) (\d+)(?! ?minutes?)/.exec(
      words,
    )
  const name = set ? (numberNames[set[1] ?? ''] ?? 'seconds') : undefined
  if (set && name) return [{ change: 'number', what: name, value: Number(set[2]) }]
  for (const [key, value] of Object.entries(readNumbers(words))) {
    if (value !== undefined) edits.push({ change: 'number', what: key as keyof Numbers, value })
  }
  return edits
}

const numberNames: Record<string, keyof Numbers> = {
  lives: 'lives',
  life: 'lives',
  hearts: 'lives',
  time: 'seconds',
  seconds: 'seconds',
  minutes: 'seconds',
  levels: 'levels',
  waves: 'waves',
  laps: 'laps',
  rounds: 'rounds',
  moves: 'moves',
  players: 'players',
}

function readRemove(words: string, lexicon: Lexicon): Edit[] | undefined {
  if (
    /\b(?:not|never|cannot|can ?not)\b.*\b(?:die|lose)\b|\b(?:invincible|immortal|infinite lives|unlimited lives)\b/.test(
      words,
    )
  )
    return [{ change: 'absent', absent: 'losing' }]
  const match =
    /^(?:i (?:do not|don't) (?:want|like|need) |(?:remove|delete|erase|get rid of|take (?:out|away)|drop|lose|hide|disable|turn off|switch off|stop|mute|without|no more|no|there should (?:not be|be no)|do not show|eliminate|cut|kill off)\s+)(?:any |all |all of |the )*(.+)$/.exec(
      words,
    )
  const said = match?.[1]
  if (!said || /^(?:slower|faster)/.test(said)) return undefined
  if (/^(?:time|timer|time limit|countdown|clock)\b/.test(said))
    return [{ change: 'absent', absent: 'timer' }]
  if (/^(?:enem(?:y|ies)|bad guys|monsters)$/.test(said)) return [{ change: 'absent', absent: 'enemies' }]
  if (/^music\b/.test(said)) return [{ change: 'feature', feature: 'music', on: false }]
  if (/^(?:score|scoring|points)$/.test(said)) return [{ change: 'absent', absent: 'score' }]
  if (/^(?:losing|dying|death|game over)$/.test(said)) return [{ change: 'absent', absent: 'losing' }]
  const edits: Edit[] = []
  for (const sense of sensesIn(said, lexicon)) {
    if (sense.extra && !edits.some((edit) => edit.change === 'extra' && edit.extra === sense.extra))
      edits.push({ change: 'extra', extra: sense.extra, on: false })
    else if (sense.feature && !edits.some((edit) => edit.change === 'feature'))
      edits.push({ change: 'feature', feature: sense.feature, on: false })
  }
  const targets = phrasesOf(said, lexicon).flatMap((np) =>
    np.roleNoun ? [np.roleNoun] : np.name !== '' ? [np.name] : [],
  )
  if (edits.length > 0 && targets.length <= 1) return edits
  if (targets.length > 0) return targets.map((target) => ({ change: 'remove', target }))
  return edits
}

function readColour(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  if (/^(?:add|include|put|spawn|there (?:should be|is|are)|more|fewer)\b/.test(words)) return undefined
  const list = words.split(/[\s-]+/)
  const at = list.findLastIndex((word) => colours[word] !== undefined)
  const word = list[at]
  if (word === undefined) return undefined
  let colour = colours[word] ?? '#888888'
  if (list[at - 1] === 'dark' || list[at - 1] === 'darker') colour = shade(colour, -0.35)
  if (['light', 'lighter', 'bright', 'pale'].includes(list[at - 1] ?? '')) colour = shade(colour, 0.3)
  const rest = list
    .filter(
      (one) =>
        colours[one] === undefined &&
        !['dark', 'light', 'darker', 'lighter', 'bright', 'color', 'colour', 'pale'].includes(one),
    )
    .join(' ')
  const wanted =
    /\b(?:make|should|paint|color|colour|change|turn|be|is|are|want|dye|tint|give)\b/.test(rest) ||
    list.length <= 3
  if (!wanted) return undefined
  const background = /\b(?:background|sky|screen)\b/.test(rest)
  const target = background
    ? 'background'
    : (targetIn(rest, lexicon, last) ?? (/\b(?:them|they|he|she|him|her)\b/.test(rest) ? last : undefined))
  return [{ change: 'colour', ...(target && { target }), colour, word }]
}

function readCount(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  const more =
    /^(?:add |i want |give me |can we have |have |put (?:in )?|spawn |with |there should be |we need |make )?(?:(\d+|several|many|much|a few|some|a lot|lots|way|even) )?(?:more|additional|extra|another)(?: of)?\s*(.*)$/.exec(
      words,
    )
  if (
    more &&
    !/\b(?:difficult|challenging|fun|interesting|colou?rful|realistic|beautiful|exciting)\b/.test(
      more[2] ?? '',
    )
  ) {
    const target =
      targetIn(more[2] ?? '', lexicon, last) ??
      (/^(?:of them|of those|)$/.test(more[2] ?? '') ? last : undefined)
    const said = Number(more[1])
    const delta = Number.isFinite(said) && more[1] ? said : undefined
    if (target === undefined) return undefined
    if (/\banother\b/.test(words)) return [{ change: 'count', target, delta: 1 }]
    return [
      {
        change: 'count',
        target,
        ...(delta !== undefined ? { delta } : { factor: /lot|many|much|way/.test(more[1] ?? '') ? 2 : 1.5 }),
      },
    ]
  }
  const fewer =
    /^(?:i want |make |have |use |with |there should be )?(?:(\d+|much|a lot|way|far) )?(?:fewer|less)\s+(.+)$/.exec(
      words,
    ) ??
    /^(?:there are |it has )?too many()\s+(.+)$/.exec(words) ??
    /^(?:reduce|decrease|lower)() (?:the )?(?:number|amount) of (.+)$/.exec(words)
  if (fewer) {
    const target = targetIn(fewer[2] ?? '', lexicon, last)
    const said = Number(fewer[1])
    if (target)
      return [
        {
          change: 'count',
          target,
          ...(fewer[1] && Number.isFinite(said) ? { delta: -said } : { factor: fewer[1] ? 0.4 : 0.6 }),
        },
      ]
  }
  const enough =
    /^(?:there (?:are|is) )?not enough (.+)$|^(?:increase|raise) (?:the )?(?:number|amount) of (.+)$/.exec(
      words,
    )
  if (enough) {
    const target = targetIn(enough[1] ?? enough[2] ?? '', lexicon, last)
    if (target) return [{ change: 'count', target, factor: 1.5 }]
  }
  const times =
    /^(?:i want |make |have )?(double|twice|triple|half|halve)(?: as many| the (?:number|amount) of| the)?\s+(.+)$/.exec(
      words,
    )
  if (times && !/\b(?:jump|speed|size|score|points)\b/.test(times[2] ?? '')) {
    const target = targetIn(times[2] ?? '', lexicon, last)
    if (target) return [{ change: 'count', target, factor: factorOf(times[1] ?? '', true) }]
  }
  const exact =
    /^(?:only|exactly|make it|there should (?:only )?be|i (?:only )?want|have|use|set (?:it )?to|make there be)(?: only| just)? (\d+) (.+)$/.exec(
      words,
    )
  if (exact) {
    const target = targetIn(exact[2] ?? '', lexicon, last)
    if (target) return [{ change: 'count', target, value: Number(exact[1]) }]
  }
  const points =
    /^(?:the )?(.+?) (?:should (?:be|give)|(?:is|are) worth|give|be worth|should be worth)(?: worth)? (\d+) points?/.exec(
      words,
    )
  if (points) {
    const target = targetIn(points[1] ?? '', lexicon, last)
    if (target) return [{ change: 'points', target, value: Number(points[2]) }]
  }
  return undefined
}

function readGenre(words: string, lexicon: Lexicon): Edit[] | undefined {
  if (
    !/\b(?:make it|turn it into|turn this into|change it (?:in)?to|should be|as|convert it (?:in)?to|like)\b/.test(
      words,
    )
  )
    return undefined
  const cue = sensesIn(words, lexicon)
    .flatMap((sense) => [
      ...sense.cues,
      ...(sense.game ? [{ genre: sense.game.genre, words: '', weight: 10 }] : []),
    ])
    .sort((left, right) => right.weight - left.weight)[0]
  return cue && cue.weight >= 8 ? [{ change: 'genre', genre: cue.genre }] : undefined
}

/** 'Spookier' is spooky, and 'sadder' sad. */
function readMood(words: string, lexicon: Lexicon): Edit[] | undefined {
  const plain = words.replace(
    /(\w+?)i?er\b/g,
    (word, stem) => `${word} ${stem.replace(/(.)\1$/, '$1')} ${stem} ${stem}y ${stem}e`,
  )
  // A word for how it looks may be one for how it sounds.
  const [mood] = sensesIn(plain, lexicon).flatMap(({ mood: known, style }): Mood[] =>
    known ? [known] : style === 'spooky' ? [style] : [],
  )
  return mood && [{ change: 'mood', mood }]
}

function readSurroundings(words: string, lexicon: Lexicon): Edit[] | undefined {
  const edits: Edit[] = []
  const about =
    /\b(?:make it|it should|set|change|in|at|on|during|background|setting|scene|place|location|weather|time|add|with|more|heavy|let it|turn|into|to|style|look|theme|be|becomes?)\b/.test(
      words,
    ) || words.split(' ').length <= 3
  if (!about) return undefined
  const place =
    /\b(?:background|setting|scene|place|location|world|map|environment|level)(?: (?:should be|to be|to|into|is|as)|:)?\s+(?:be )?(?:in |on |at |to |into )?(?:an? |the )?(.+)$|\b(?:set|move|put|play|place|happen|take place|takes place|make|be) (?:it|this|the game|everything)?\s*(?:in|on|at|to|under|into|through)\s+(?:an? |the )?(.+)$|^(?:in|on|at|under) (?:an? |the )?(.+)$/.exec(
      words,
    )
  const where = place?.[1] ?? place?.[2] ?? place?.[3]
  const scene = where ? lexicon.catalogue.sceneOf(where) : undefined
  const senses = sensesIn(words, lexicon)
  for (const sense of senses) {
    if (sense.time && !edits.some((edit) => edit.change === 'time'))
      edits.push({ change: 'time', time: sense.time })
    else if (sense.weather && !scene && !edits.some((edit) => edit.change === 'weather'))
      edits.push({ change: 'weather', weather: sense.weather })
    else if (sense.style && !edits.some((edit) => edit.change === 'style'))
      edits.push({ change: 'style', style: sense.style })
  }
  if (scene && where) edits.push({ change: 'scene', scene, words: where })
  if (edits.length === 0 && /\b(?:make it|more|should be|feel|mood|be)\b/.test(words))
    edits.push(...(readMood(words, lexicon) ?? []))
  // 'add a frozen lake with snow' adds a lake, not only weather.
  const adds = /^(?:add|put|include|spawn)\b/.test(words) && where === undefined
  if (
    adds &&
    phrasesOf(words, lexicon).some(
      (np) =>
        np.name !== '' &&
        !np.weak &&
        !np.tokens.some((token) => token.sense?.weather || token.sense?.time || token.sense?.style),
    )
  )
    return undefined
  return edits
}

function readFrameWish(words: string, lexicon: Lexicon): Edit[] | undefined {
  const off = /\b(?:no|without|off|mute)\b/.test(words)
  const edits: Edit[] = []
  const senses = sensesIn(words, lexicon)
  const things = phrasesOf(words, lexicon).filter(
    (np) => np.name !== '' && !np.tokens.some((token) => token.sense?.extra || token.sense?.feature),
  )
  // 'a boss: a giant octopus that shoots ink' is an actor.
  if (things.length > 0 && senses.some((sense) => sense.extra === 'boss')) return undefined
  for (const sense of senses) {
    if (sense.extra && !edits.some((edit) => edit.change === 'extra' && edit.extra === sense.extra))
      edits.push({ change: 'extra', extra: sense.extra, on: !off })
  }
  for (const sense of senses) {
    if (sense.feature && !edits.some((edit) => edit.change === 'feature' && edit.feature === sense.feature))
      edits.push({ change: 'feature', feature: sense.feature, on: !off })
  }
  return things.length > 1 ? undefined : edits
}

function readAdd(words: string): Edit[] | undefined {
  const match =
    /^(?:add|include|put(?: in)?|insert|spawn|create|bring in|introduce|place|have|i want|i would like|there should be|there could be|there must be|let there be|give (?:me|us|him|her|it|them|the \w+)|show|can we have|we need|with|what about|how about)\s+(.+)$/.exec(
      words,
    )
  const said = match?.[1]
  if (!said) return undefined
  const brief = understand(said.replace(/^(?:a |the )?boss ?: ?/, 'boss: '))
  if ('refused' in brief) return undefined
  const named = brief.actors.filter((actor) => !actor.implied)
  // Lakes and hills are the stage of a game; here they were asked for as things.
  const asPlace = understand(said, 'environment')
  for (const actor of 'refused' in asPlace ? [] : asPlace.actors) {
    if (!named.some((one) => one.thing.name === actor.thing.name)) named.push(actor)
  }
  const boss = /\bboss\b/.test(said)
  const edits: Edit[] = []
  named.forEach((actor, index) => {
    // Parts and shots of the first come along with it.
    if (
      index > 0 &&
      (actor.role === 'projectile' ||
        brief.relations.some((relation) => relation.object === actor.id) ||
        brief.triples.some((triple) => triple.object === actor.id || triple.with === actor.id))
    )
      return
    const behaviours = brief.triples
      .filter((triple) => triple.subject === actor.id)
      .map(({ mechanic, verb, object, with: tool }) => {
        const other = named.find((one) => one.id === object)
        const used = named.find((one) => one.id === tool)
        return {
          mechanic,
          verb,
          ...(object !== undefined && { object: other?.thing.name ?? object }),
          ...(used && { with: used.thing.name }),
        }
      })
    const role: Role = boss ? 'boss' : actor.role === 'player' ? roleFor(actor, behaviours) : actor.role
    edits.push({
      change: 'add',
      actor: { ...actor, id: actor.id === 'player' ? actor.thing.name.replaceAll(' ', '-') : actor.id, role },
      behaviours,
    })
  })
  return edits
}

/** Someone who joins later is not the one who is played. */
function roleFor(actor: Actor, behaviours: Behaviour[]): Role {
  if (behaviours.some(({ mechanic }) => ['chase', 'shoot', 'fight', 'steal'].includes(mechanic)))
    return 'enemy'
  return actor.thing.traits.includes('dangerous') || actor.thing.traits.includes('monster')
    ? 'enemy'
    : 'friend'
}

/** The grammar wants a name for 'the enemies'; the answer gives the role back. */
const standIns: [RegExp, name: string, role: Role][] = [
  [/\bthe (?:enem(?:y|ies)|bad guys|opponents?)\b/g, 'the goblins', 'enemy'],
  [/\bthe boss(?:es)?\b/g, 'the ogre', 'boss'],
]

function readBehaviour(words: string): Edit[] | undefined {
  let said = words
  for (const [pattern, name] of standIns) said = said.replace(pattern, name)
  const brief = understand(
    said.replace(/\b(?:should|must|can|could|have to|need to|let|make)\b/g, ' ').trim() || said,
  )
  if ('refused' in brief) return undefined
  const nameOf = (id: string) => {
    const actor = brief.actors.find((one) => one.id === id)
    const name = actor && !actor.implied ? actor.thing.name : id
    const stand = standIns.find(
      ([, one]) => said !== words && (one === `the ${name}` || one === `the ${actor?.thing.plural}`),
    )
    return stand ? stand[2] : name
  }
  return brief.triples.map(({ subject, mechanic, object, negated }) => ({
    change: 'behaviour',
    target: nameOf(subject),
    mechanic,
    ...(object !== undefined && { object: nameOf(object) }),
    on: !negated,
  }))
}

function actorOf(np: NounPhrase, role: Role, { catalogue }: Lexicon): Actor {
  const thing = catalogue.find(np.name)
  return {
    id: thing.name.replace(/[^a-z0-9]+/g, '-'),
    thing,
    phrase: np.phrase,
    role,
    ...(np.plural && { plural: true }),
    ...(np.count !== undefined && { count: np.count }),
    attributes: np.attributes,
  }
}

/** Senses of the words and of every phrase in them; a longer phrase hides its parts. */
function sensesIn(words: string, lexicon: Lexicon): Sense[] {
  const tokens = tag(words, lexicon)
  const senses: Sense[] = []
  for (let at = 0; at < tokens.length; ) {
    let taken = 1
    for (let length = Math.min(longestPhrase, tokens.length - at); length >= 1; length -= 1) {
      const part = tokens.slice(at, at + length)
      const sense = length === 1 ? part[0]?.sense : phraseSense(part.map((token) => token.text).join(' '))
      if (!sense) continue
      senses.push(sense)
      taken = length
      break
    }
    at += taken
  }
  return senses
}
