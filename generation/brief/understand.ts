import { type Catalogue, openCatalogue } from '../things/catalogue.ts'
import type { Scene } from '../things/thing.ts'
import type { Absent, Brief, Extra, Feature, GenreCue, Refusal, Role, Style } from './brief.ts'
import { makeCast } from './cast.ts'
import { callName, isMany, makeClaims } from './claims.ts'
import { readSentence } from './clauses.ts'
import { readDeeds } from './deeds.ts'
import { describedGame } from './described-games.ts'
import { readDestinations } from './destinations.ts'
import { withEmojiWords } from './emoji-words.ts'
import { type Event, emptyFacts, type Facts, type Memory, type Ref } from './facts.ts'
import { absentPhrases } from './frame-phrases.ts'
import { genreMechanics, onlyAsNouns } from './genre-cues.ts'
import type { KnownGame } from './known-games.ts'
import { withLikenesses } from './likenesses.ts'
import { mixedCues, withMeetings } from './mash-ups.ts'
import { normalize, type Piece } from './normalize.ts'
import { chunk, type NounPhrase } from './noun-phrases.ts'
import { readNumbers } from './numbers.ts'
import { occasionOf } from './occasions.ts'
import { longestPhrase, phraseSense, type Sense } from './phrases.ts'
import { refusalOf } from './refusals.ts'
import { answerToOther, withoutOrders } from './requests.ts'
import { readRiders } from './riders.ts'
import { sectionOf } from './sections.ts'
import { openSpelling } from './spelling.ts'
import { type Lexicon, tag } from './tagging.ts'
import { givenTitle, makeTitle, phraseTitle } from './titles.ts'
import type { Token } from './token.ts'
import { readTopic } from './topics.ts'
import { isAnimate } from './traits.ts'
import { makeRelations, makeTriples, mechanicOf } from './triples.ts'
import { hasFrame } from './verbs.ts'
import { withWaysHome } from './ways-home.ts'

/** Said of who plays; toddlers whom a pigeon dodges are in the game. */
const forSmallChildren =
  /\b(?:(?:for|my|our)\s+(?:\w+\s+){0,2}(?:toddlers?|preschoolers?)|(?:toddler|preschool)[- ](?:friendly|games?)|bab(?:y|ies) to play|[1-4][- ]year[- ]olds?)\b/i

let shared: Pick<Lexicon, 'catalogue' | 'phrases'> | undefined

/** The grammar asks the same questions about a word many times over; a prompt of 2,000 letters asks thousands. */
function remembering(catalogue: Catalogue): Catalogue {
  const memo = <Answer>(ask: (word: string) => Answer) => {
    const known = new Map<string, Answer>()
    return (word: string): Answer => {
      const answer = known.get(word)
      if (answer !== undefined) return answer
      // Prompts of strangers never end; memory does.
      if (known.size > 4000) known.clear()
      const fresh = ask(word)
      known.set(word, fresh)
      return fresh
    }
  }
  const nouns = memo((word) => catalogue.lemma(word, 'noun'))
  // Nobody who is riding rids.
  const verbs = memo((word) => (word === 'riding' ? 'ride' : catalogue.lemma(word, 'verb')))
  return {
    ...catalogue,
    find: memo(catalogue.find),
    knows: memo(catalogue.knows),
    isNoun: memo(catalogue.isNoun),
    isVerb: memo(catalogue.isVerb),
    isAdjective: memo(catalogue.isAdjective),
    lemma: (word, part) => (part === 'noun' ? nouns(word) : verbs(word)),
  }
}

export function openLexicon(): Lexicon {
  if (!shared) {
    const catalogue = remembering(openCatalogue())
    shared = { catalogue, phrases: new Set(catalogue.phrases) }
  }
  return { ...shared, spelling: openSpelling(shared.catalogue) }
}

/** What is to be made. Only games have a player, sides and rules. */
export type Kind = 'game' | 'model' | 'environment' | 'simulation'

/** Reads an English prompt. The same prompt always gives the same answer. */
export function understand(prompt: string, kind: Kind = 'game'): Brief | Refusal {
  const lexicon = openLexicon()
  const { catalogue, spelling } = lexicon
  const likeness = withLikenesses(withEmojiWords(withoutOrders(prompt), catalogue))
  const pieces = normalize(withWaysHome(withMeetings(likeness.text)))
  const plain = pieces
    .flatMap(({ label, text, heading }) =>
      text === '' ? [heading ?? ''] : [label === undefined ? text : `${label}: ${text}`],
    )
    .join('. ')
  const refusal = refusalOf(prompt, plain.toLowerCase(), spelling)
  if (refusal) return refusal
  const other = kind === 'game' ? answerToOther(withoutOrders(prompt)) : undefined
  if (other !== undefined) return { refused: 'empty', message: other }

  const facts = emptyFacts()
  const memory: Memory = { groups: [] }
  const senses: Found[] = []
  const sectionRoles = new Map<NounPhrase, Role>()
  const sceneHints: { scene: Scene; words: string; weight: number }[] = []
  const texts: string[] = []
  const animate = (np: NounPhrase) => {
    if (np.name === '') return undefined
    const thing = catalogue.find(np.name)
    return isAnimate(thing)
      ? ('living' as const)
      : thing.traits.includes('vehicle')
        ? ('moving' as const)
        : undefined
  }

  for (const piece of pieces) readPiece(piece)
  const only = pieces.length === 1 ? pieces[0] : undefined
  const named =
    only && only.label === undefined && only.text !== '' ? phraseTitle(tag(only.text, lexicon)) : undefined

  function readPiece({ text, label, heading }: Piece) {
    const section =
      (label !== undefined ? sectionOf(label) : undefined) ??
      (heading !== undefined ? sectionOf(heading) : undefined)
    if (section?.kind === 'title') return
    let opening: Ref[] | undefined
    if (label !== undefined && sectionOf(label) === undefined) opening = readLabel(label)
    if (text === '') {
      // A heading: its words may be a title or a genre, never a cast.
      if (heading !== undefined && section === undefined)
        senses.push(...sensesOf(tag(heading, lexicon), texts))
      return
    }
    const tokens = tag(text, lexicon)
    senses.push(...sensesOf(tokens, texts))
    if (section?.kind === 'talk' || /^"[^"]+"$/.test(text.trim())) return
    if (section?.kind === 'places') {
      if (label !== undefined) senses.push(...sensesOf(tag(label, lexicon), texts))
      const scene = catalogue.sceneOf(text.split(',')[0] ?? text)
      if (scene) sceneHints.push({ scene, words: text.split(',')[0] ?? text, weight: 5 })
      return
    }
    const first = facts.mentions.length
    const items = chunk(tokens, lexicon)
    const events = facts.events.length
    readSentence(items, facts, memory, animate, opening)
    if (kind === 'game') {
      readDeeds(facts, { mention: first, event: events }, lexicon)
      readRiders(facts, { mention: first, event: events }, catalogue)
      readDestinations(facts, events, catalogue)
    }
    const added = facts.mentions.slice(first)
    const whole = opening?.at(-1)
    if (whole && whole !== 'player' && whole.plural) {
      // 'four kinds of towers: laser, cannon and ice'
      const kinds = leading(items).filter((np) => np.name !== '')
      if (kinds.length > 1) facts.examples.push({ of: whole, items: kinds })
    }
    if (section?.kind === 'role') {
      // The head of each line holds the role; what stands inside its description does not.
      const heads = new Set(leading(items))
      for (const np of added) if (heads.has(np) && np.name !== '') sectionRoles.set(np, section.role)
    }
    if (section?.kind === 'setting') {
      // 'a small bakery in Paris' is a bakery first.
      const [place] = leading(items)
      const words = place && catalogue.sceneOf(place.phrase) ? place.phrase : text
      const scene = catalogue.sceneOf(words)
      if (scene) sceneHints.push({ scene, words, weight: 7 })
    }
  }

  function readLabel(label: string): Ref[] | undefined {
    const tokens = tag(label, lexicon)
    senses.push(...sensesOf(tokens, texts))
    const first = facts.mentions.length
    readSentence(chunk(tokens, lexicon), facts, memory, animate)
    const said = facts.mentions.slice(first).filter((np) => np.name !== '')
    return said.length > 0 && said.length <= 2 ? said : undefined
  }

  const text = texts.join(' . ').toLowerCase()
  const frame = readFrame(senses)
  if (kind === 'game') frame.cues = withDescribed(frame.cues, plain)
  const mechanicCues = (triples: Brief['triples']): GenreCue[] =>
    triples
      .filter(({ subject }) => subject === 'player')
      // One breaks bricks in a game of bricks; cars are crushed anywhere.
      .filter(
        ({ mechanic, object }) =>
          mechanic !== 'break' || /brick|block|tile|wall|ice|glass/.test(object ?? 'brick'),
      )
      .flatMap(({ mechanic, verb }) =>
        (genreMechanics[mechanic] ?? []).map(([genre, weight]) => ({ genre, words: verb, weight })),
      )

  for (const { token } of senses) {
    const words = token.text.split(' ')
    if (words.length < 2 || !token.sense?.joined || token.sense.cues.length === 0) continue
    for (const word of words) {
      // 'space shooter' plays in space; 'tower defense' is no tower.
      const scene = genreScenes.has(word) ? catalogue.sceneOf(word) : undefined
      if (scene) sceneHints.push({ scene, words: word, weight: 0.8 })
    }
  }
  if (frame.styles.includes('neon') && /cyberpunk/.test(text))
    sceneHints.push({ scene: 'neon-city', words: 'cyberpunk', weight: 1.5 })

  for (const word of text.split(' ')) {
    const scene = sceneWords.has(word) ? catalogue.sceneOf(word) : undefined
    if (scene) sceneHints.push({ scene, words: word, weight: 2.2 })
  }

  const mixed = kind === 'game' ? mixedCues(text, frame.cues) : []
  const topic = kind === 'game' ? readTopic(text, frame.cues) : undefined
  const inTopic = (np: NounPhrase) =>
    topic !== undefined && np.phrase !== '' && ` ${topic.words} `.includes(` ${np.phrase} `)
  const occasion =
    kind === 'game' && !frame.game
      ? occasionOf(text.replace(/\b(?:before|until|till|for) \w+/g, ''))
      : undefined
  const cast = makeCast({
    facts,
    catalogue,
    cues: frame.cues,
    ...(frame.game && { game: frame.game }),
    mixedIn: mixed.length > 0 ? frame.games.slice(1) : [],
    ...(occasion && { occasion }),
    sectionRoles,
    sceneHints,
    staged: kind === 'game',
    isTopic: (np) => topic?.takes === true && !animateSubject(facts, np) && inTopic(np),
    inTopic,
  })
  const { triples, notes } =
    kind === 'game' ? makeTriples(facts, cast, catalogue) : { triples: [], notes: [] }
  const cues = mergeCues([...frame.cues, ...mechanicCues(triples)])
  const numbers = readNumbers(plain)
  const absent = readAbsent(plain.toLowerCase())
  // Small children play without losing.
  if (forSmallChildren.test(plain) && !absent.includes('losing')) absent.push('losing')
  const said = [...absent]
  // Who asks for something cosy and names no danger wants none, but did not say so: it is no claim.
  const dangers = cast.actors.some(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
  if (
    frame.mood === 'calm' &&
    !dangers &&
    numbers.seconds === undefined &&
    !triples.some(({ mechanic }) =>
      ['fight', 'shoot', 'avoid', 'survive', 'defend', 'race'].includes(mechanic),
    )
  )
    for (const none of ['enemies', 'losing'] as const) if (!absent.includes(none)) absent.push(none)
  const extras = frame.extras.filter((extra) => !(extra === 'levels' && absent.includes('levels')))
  if (cast.actors.some((actor) => actor.role === 'boss') && !extras.includes('boss')) extras.push('boss')
  // 'two astronauts collect rocks together'
  const pair = cast.actors.some(({ role, count }) => role === 'player' && count === 2)
  if (pair && /\btogether\b/i.test(plain)) numbers.players ??= 2
  if (numbers.players === 2 && !extras.includes('two-players')) extras.push('two-players')
  if (namesLock(cast.actors, plain) && !extras.includes('keys')) extras.push('keys')
  const difficulty = readDifficulty(plain.toLowerCase())
  const dimension: Brief['dimension'] =
    /\b3d\b/i.test(plain) || /\b(?:first|third)[ -]person\b|\bvoxel\b|\bthree\.?js\b/i.test(plain)
      ? '3d'
      : /\b2d\b/i.test(plain)
        ? '2d'
        : undefined

  const time = frame.time ?? occasion?.time ?? (darkPlace.test(plain) ? 'night' : undefined)
  const weather = frame.weather ?? occasion?.weather
  const mood =
    frame.mood ?? (/\b(?:abandoned|haunted|derelict|deserted)\b/i.test(plain) ? 'spooky' : undefined)
  const base = {
    actors: cast.actors,
    triples,
    relations: makeRelations(facts, cast),
    cues,
    extras,
    absent,
    numbers,
    ...(cast.scene && { scene: cast.scene }),
    ...(cast.sceneWords !== undefined && { sceneWords: cast.sceneWords }),
    ...(time && { time }),
    ...(weather && { weather }),
    ...(mood && { mood }),
    styles: frame.styles,
    ...(difficulty && { difficulty }),
    ...(dimension && { dimension }),
    ...(topic !== undefined && { topic: topic.words }),
  }
  const claims = makeClaims({
    ...base,
    absent: said,
    staged: kind === 'game',
    mixed,
    features: frame.features.filter((feature) => !(feature === 'music' && absent.includes('music'))),
    others:
      kind === 'game'
        ? [
            ...unreadable(facts, (event) => mechanicOf(event, catalogue) !== undefined),
            ...growthIn(
              plain,
              cast.actors.find(({ role }) => role === 'player'),
            ),
          ]
        : [],
  })
  const spelt = [...spelling.notes].map(([from, to]) => `'${from}' was read as '${to}'`)
  const unknown =
    claims.length === 0 && cues.length === 0
      ? [
          /\b(?:surprise me|anything|something|whatever|random|(?:do not|dont|don't) (?:know|care)|game)\b/i.test(
            plain,
          )
            ? 'You left the choice to me.'
            : 'I did not recognise these words, so I chose freely.',
        ]
      : []
  return {
    prompt,
    title:
      givenTitle(prompt) ??
      (base.actors.length > 0 || base.scene || cues.length > 0 ? named : undefined) ??
      makeTitle({
        ...base,
        ...(cast.where && { where: cast.where }),
        ...(occasion && { occasion: occasion.name }),
      }),
    ...base,
    claims,
    notes: [...likeness.notes, ...spelt, ...notes, ...unknown],
  }
}

/** Words of a genre's name that say where it plays. */
const genreScenes = new Set(
  'space underwater desert jungle forest city beach snow farm kitchen garden ice moon castle street island ocean'.split(
    ' ',
  ),
)

/** Adjectives and adverbs that name a place. */
const sceneWords = new Set(
  'underwater undersea haunted arctic antarctic lunar urban medieval tropical prehistoric offshore volcanic galactic aquatic'.split(
    ' ',
  ),
)

const animateSubject = (facts: Facts, np: NounPhrase) =>
  facts.events.some(
    (event) =>
      event.frame.mechanic !== 'answer' && (event.subjects.includes(np) || event.objects.includes(np)),
  )

/** Verbs that say something about a thing although no rule comes of it. */
const tellingVerbs = new Set([
  'turn into',
  'dim',
  'slow',
  'slow down',
  'block',
  'glow',
  'blow',
  'rise',
  'sink',
  'lay',
  'change',
  'add',
])

/** What was understood as a wish, but makes no rule: said back as it was written. */
function unreadable(facts: Facts, hasRule: (event: Event) => boolean): string[] {
  const said: string[] = []
  for (const event of facts.events) {
    const [verb = ''] = event.verb.split(' ')
    if (hasRule(event) || (hasFrame(verb) && !tellingVerbs.has(event.verb))) continue
    const names = [...event.subjects, ...event.objects].filter((ref) => ref !== 'player' && ref.name !== '')
    const words = event.words.trim()
    if (names.length === 0 || words.split(' ').length < 2 || words.length > 80) continue
    said.push(words.charAt(0).toUpperCase() + words.slice(1))
  }
  return said.slice(0, 6)
}

/** 'Gets bigger' is said of whoever is played, wherever it stands in the prompt. */
function growthIn(text: string, player: Brief['actors'][number] | undefined): string[] {
  const said =
    /\b(?:gets?|getting|grows?|growing|becomes?|becoming) (?:\w+ and )?(bigger|larger|longer|stronger|taller|fatter|smaller)\b/i.exec(
      text,
    )
  if (!said?.[1]) return []
  const who = player && !player.implied ? callName(player) : 'it'
  const many = player !== undefined && isMany(player)
  return [`${who.charAt(0).toUpperCase()}${who.slice(1)} ${many ? 'get' : 'gets'} ${said[1].toLowerCase()}`]
}

/** The noun phrases that a line of a list is about: those before its first verb or preposition. */
function leading(items: ReturnType<typeof chunk>): NounPhrase[] {
  const heads: NounPhrase[] = []
  let aside = false
  for (const item of items) {
    // 'knights on griffins, archers in balloons': what stands after a comma is the next.
    if (aside) {
      if (item.kind === 'word' && [',', ';'].includes(item.token.text)) aside = false
      else if (item.kind === 'verb' || (item.kind === 'word' && item.token.tag === 'sub')) break
      continue
    }
    if (item.kind === 'word' && item.token.tag === 'prep' && heads.length > 0) aside = true
    else if (item.kind === 'np') heads.push(item)
    else if (
      item.kind === 'verb' ||
      item.token.tag === 'prep' ||
      item.token.tag === 'sub' ||
      item.token.tag === 'aux'
    ) {
      if (heads.length > 0) break
    } else if (item.token.text === '(') break
  }
  return heads
}

type Found = { token: Token; sense: Sense; before: string; after: string }

/** Senses of joined words and of soft phrases, which stay apart for the grammar. */
function sensesOf(tokens: Token[], texts: string[]): Found[] {
  texts.push(tokens.map((token) => token.text).join(' '))
  const found: Found[] = []
  const near = (at: number) => tokens[at]?.text ?? ''
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    if (token.sense) found.push({ token, sense: token.sense, before: near(at - 1), after: near(at + 1) })
    for (let length = 2; length <= longestPhrase && at + length <= tokens.length; length += 1) {
      const words = tokens
        .slice(at, at + length)
        .map((other) => other.text)
        .join(' ')
      const sense = phraseSense(words)
      if (sense)
        found.push({
          token: { ...token, text: words, sense },
          sense,
          before: near(at - 1),
          after: near(at + length),
        })
    }
  }
  return found
}

type Frame = {
  cues: GenreCue[]
  /** The known game that was named first. */
  game?: KnownGame
  games: KnownGame[]
  styles: Style[]
  features: Feature[]
  extras: Extra[]
  time?: Brief['time']
  weather?: Brief['weather']
  mood?: Brief['mood']
}

/** What one loses or wins a part of, and not the game. */
const somethingOf =
  /^(?:an?|one|two|three|\d+|some|all|half|your|points?|li(?:fe|ves)|hearts?|health|time|money|coins?)$/

function readFrame(senses: Found[]): Frame {
  const frame: Frame = { cues: [], games: [], styles: [], features: [], extras: [] }
  const push = <Value>(list: Value[], value: Value | undefined) => {
    if (value !== undefined && !list.includes(value)) list.push(value)
  }
  for (const { token, sense, before, after } of senses) {
    // Who loses a heart has not lost.
    if (/^you (?:lose|win)$/.test(token.text) && somethingOf.test(after)) continue
    // Chickens live in a coop.
    if (token.text === 'coop' && /^(?:the|a|chicken|hen)$/.test(before)) continue
    const refused = before === 'no' || before === 'without' || before === 'not'
    if (refused) continue
    if (sense.game) {
      if (token.title) {
        frame.cues.push({ genre: sense.game.genre, words: token.text, weight: properName })
        frame.game ??= sense.game
        push(frame.games, sense.game)
      }
    }
    if (token.tag !== 'verb' || !onlyAsNouns.has(token.text))
      frame.cues.push(...sense.cues.map((cue) => ({ ...cue, words: token.text })))
    push(frame.styles, sense.style)
    push(frame.features, sense.feature)
    // 'a surfer rides waves' speaks of water.
    if (
      !(
        sense.extra === 'waves' &&
        /^(?:rid|surf|ocean|big|crash|giant|huge|tall|sea|monster|tidal)/.test(before)
      )
    )
      push(frame.extras, sense.extra)
    // 'survive until morning' plays at night.
    if (sense.time === 'dawn' && /^(?:until|till|til|before)$/.test(before)) frame.time = 'night'
    frame.time ??= sense.time
    if (!/^(?:until|till|til|before|for)$/.test(before)) frame.weather ??= sense.weather
    frame.mood ??= sense.mood
  }
  frame.cues = mergeCues(frame.cues)
  return frame
}

/** The weight of a game's own name. */
const properName = 10

/** One cue per genre and words; a longer phrase of the same genre swallows its parts. */
function mergeCues(cues: GenreCue[]): GenreCue[] {
  const kept: GenreCue[] = []
  for (const cue of cues) {
    const same = kept.find(
      (other) =>
        other.genre === cue.genre && (other.words.includes(cue.words) || cue.words.includes(other.words)),
    )
    if (!same) kept.push({ ...cue })
    else if (cue.weight > same.weight) Object.assign(same, cue)
  }
  return kept.sort((left, right) => right.weight - left.weight)
}

/** Who names a game means that one, whatever its rules sound like. */
function withDescribed(cues: GenreCue[], text: string): GenreCue[] {
  const told = cues.some(({ weight }) => weight >= properName) ? undefined : describedGame(text)
  return told ? mergeCues([told, ...cues]) : cues
}

function readAbsent(text: string): Absent[] {
  return absentPhrases.filter(([, pattern]) => pattern.test(text)).map(([absent]) => absent)
}

function readDifficulty(text: string): Brief['difficulty'] {
  if (
    /\b(?:very |super |extremely |really |too )?(?:hard|difficult|challenging|hardcore|brutal|punishing|tough)\b(?! to (?:see|find))/.test(
      text,
    ) &&
    !/\bhard(?:er)? over time|not (?:too )?hard|get(?:s|ting)? (?:progressively )?(?:hard|difficult)/.test(
      text,
    )
  )
    return 'hard'
  if (
    /\b(?:easy|beginners?|toddlers?|preschool\w*|kindergart\w*|for (?:\w+ )?(?:kids|children|babies|my (?:son|daughter|kid|kids|children|nephew|niece)|grandma|grandpa)|kid[- ]friendly|child[- ]friendly|[2-7][- ]year[- ]olds?|not too hard)\b/.test(
      text,
    ) &&
    !/\beasy to (?:learn|pick up|read)/.test(text)
  )
    return 'easy'
  return undefined
}

/** What lies in the open is dark at night; a dark cave is dark at noon as well. */
const darkPlace =
  /\bdark (?:swamp|bog|forest|woods?|jungle|city|streets?|alleys?|town|village|park|garden|castle|house|mansion|mountains?|road)\b/i

/** A key, and something that it may open. */
function namesLock(actors: Brief['actors'], plain: string): boolean {
  const key = actors.some(({ thing }) => thing.name === 'key' || thing.name.endsWith(' key'))
  return (
    key && /\b(?:doors?|gates?|locks?|locked|unlocks?|chests?|safes?|vaults?|cages?|cells?)\b/i.test(plain)
  )
}
