import type { Actor, Belongs, Brief, BriefDeed, Claim, Feature, GenreCue, Role, Triple } from './brief.ts'
import { classicOf } from './classics.ts'
import { numberWords } from './function-words.ts'
import { onlyNear } from './known-games.ts'
import { pairwise } from './mounts.ts'
import { isProper } from './proper-names.ts'
import { keptStates } from './verbs.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'are' or 'is' goes with it. */
export const isMany = (actor: Actor) => (actor.count ?? (actor.plural ? 2 : 1)) > 1

const numbers = new RegExp(`^(?:\\d+|${Object.keys(numberWords).join('|')}) `)
/** Without its number, and without what is claimed apart: that the apples are golden is another claim than that they are eaten. */
function bare({ phrase, apart = [], attributes }: Actor): string {
  const { colourWord, sizeWord, speedWord } = attributes
  const others = [...apart, colourWord, sizeWord, speedWord]
  const words = phrase.replace(numbers, '').split(' ')
  const left = words.filter((word, at) => at === words.length - 1 || !others.includes(word))
  return left.join(' ')
}

const capitals = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** 'home', 'grandma's house' */
const unarticled = /^(?:home$|(?:grand(?:ma|pa|mother|father)|mom|mum|mommy|dad|daddy|santa|aunt|uncle)'s )/i

/** How a sentence calls an actor: 'the cat', 'dogs'. */
export function callName(actor: Actor | undefined): string {
  if (!actor) return 'the player'
  if (isProper(actor)) return capitals(bare(actor))
  if (unarticled.test(actor.phrase)) return bare(actor)
  return isMany(actor) ? bare(actor) : `the ${bare(actor)}`
}

/** ' on a horse', ' on dragons' */
function onMount(actor: Actor): string {
  const { mount } = actor
  if (!mount) return ''
  return isMany(actor) || pairwise.test(mount.name)
    ? ` on ${mount.plural}`
    : ` on ${article(mount.name)}${mount.name}`
}

/** 'The squirrel wears a red hat'; its colour is claimed by itself. */
function ownedSentence(actor: Actor, owner: Actor, { how }: Belongs): string {
  const many = isMany(owner)
  const verb = {
    wearing: many ? 'wear' : 'wears',
    holding: many ? 'hold' : 'holds',
    in: many ? 'are in' : 'is in',
  }
  const thing = isMany(actor) ? actor.thing.plural : `${article(actor.thing.name)}${actor.thing.name}`
  return `${capital(callName(owner))} ${verb[how]} ${thing}`
}

const roleSentences: Record<Role, (actor: Actor) => string> = {
  player: (actor) =>
    isProper(actor)
      ? `You play ${capitals(bare(actor))}${onMount(actor)}`
      : `You play ${isMany(actor) ? '' : article(bare(actor))}${bare(actor)}${onMount(actor)}`,
  friend: (actor) => there(actor),
  enemy: (actor) => `${capital(callName(actor))} ${isMany(actor) ? 'are' : 'is'} against you`,
  boss: (actor) => `There is a boss: ${callName(actor)}`,
  hazard: (actor) => `${capital(callName(actor))} ${isMany(actor) ? 'are' : 'is'} dangerous`,
  // That they are to be collected was not said.
  collectible: (actor) => there(actor),
  goal: (actor) => `${capital(callName(actor))} ${isMany(actor) ? 'are' : 'is'} the goal`,
  obstacle: (actor) => `${capital(callName(actor))} ${isMany(actor) ? 'stand' : 'stands'} in the way`,
  // 'The ball is a tomato' says that it is there, and that it is shot by nobody.
  projectile: (actor) =>
    actor.whole ? there(actor) : `${capital(callName(actor))} ${isMany(actor) ? 'fly' : 'flies'} as shots`,
  prop: (actor) => there(actor),
}

const article = (words: string) => (/^(?!uni|use|eu|one|ufo)[aeiou]/i.test(words) ? 'an ' : 'a ')
const there = (actor: Actor) =>
  isMany(actor) ? `There are ${bare(actor)}` : `There is ${article(bare(actor))}${bare(actor)}`

const third = (verb: string) => {
  const [first = '', ...rest] = verb.split(' ')
  const said = /(?:s|x|ch|sh|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`
  return [said, ...rest].join(' ')
}

const featureSentences: Record<Feature, string> = {
  'score-shown': 'The score is shown',
  'lives-shown': 'The lives are shown',
  'timer-shown': 'The time is shown',
  'level-shown': 'The level is shown',
  'high-score': 'The best score is kept',
  'title-screen': 'There is a title screen',
  'win-screen': 'There is a screen for winning',
  'lose-screen': 'There is a screen for losing',
  restart: 'It can be started again',
  pause: 'It can be paused',
  sound: 'It has sounds',
  music: 'It has music',
  particles: 'Particles fly',
  'screen-shake': 'The screen shakes on hits',
  animation: 'Movements are animated',
  keyboard: 'It is played with the keyboard',
  mouse: 'It is played with the mouse',
  touch: 'It is played by touch',
  gesture: 'It is played by tapping or swiping',
  gamepad: 'It is played with a gamepad',
  responsive: 'It fits any screen',
  'levels-harder': 'It gets harder',
  combo: 'Quick actions in a row count more',
  instructions: 'It explains how to play',
  'health-bar': 'A bar shows the health',
  minimap: 'There is a small map',
  settings: 'There are settings',
  'difficulty-levels': 'One can choose how hard it is',
  undo: 'A move can be taken back',
  'ai-opponent': 'The computer plays against you',
  parallax: 'The background moves in layers',
  'random-levels': 'Every game is laid out anew',
}

const numberSentences: Record<string, (value: number) => string> = {
  lives: (value) => `There ${value === 1 ? 'is 1 life' : `are ${value} lives`}`,
  seconds: (value) => `It lasts ${value} seconds`,
  levels: (value) => `There ${value === 1 ? 'is 1 level' : `are ${value} levels`}`,
  score: (value) => `${value} points win`,
  waves: (value) => `There are ${value} waves`,
  players: (value) => (value === 1 ? 'It is for one player' : `It is for ${value} players`),
  moves: (value) => `There are ${value} moves`,
  laps: (value) => `There ${value === 1 ? 'is 1 lap' : `are ${value} laps`}`,
  rounds: (value) => `There are ${value} rounds`,
  nights: (value) => `It lasts ${value} nights`,
  cards: (value) => `There are ${value} cards`,
  lanes: (value) => `There are ${value} lanes`,
  phases: (value) => `The boss has ${value} phases`,
  opponents: (value) => `There ${value === 1 ? 'is 1 opponent' : `are ${value} opponents`}`,
  kinds: (value) => `There are ${value} kinds to build`,
  enemies: (value) => `${value} enemies are there at a time`,
}

const sceneNames: Partial<Record<string, string>> = {
  space: 'in space',
  underwater: 'under water',
  sky: 'in the sky',
  moon: 'on the moon',
  sea: 'at sea',
  snow: 'in the snow',
  road: 'on a road',
  beach: 'on a beach',
  mountain: 'in the mountains',
  'neon-city': 'in a neon city',
  haunted: 'in a haunted place',
  farm: 'on a farm',
  candy: 'in a land of candy',
  school: 'at school',
}

/** 'On the moon', 'in a forest'. */
export const placedIn = (scene: string): string => sceneNames[scene] ?? `in ${article(scene)}${scene}`

/** Places that have no scenery of their own and are painted as another. */
const borrowing =
  /\b(?:hospital|airport|temple|pyramid|museum|zoo|saloon|prison|jail|bank|office|station|restaurant|bakery|church|theater|theatre|mosque|cathedral|monastery|embassy|clinic|brain|stomach|mars|venus|jupiter|planet)$/

const absentSentences: Record<string, string> = {
  enemies: 'No enemies',
  timer: 'No timer',
  losing: 'One cannot lose',
  violence: 'No violence',
  score: 'No score',
  music: 'No music',
  levels: 'No levels',
}

const extraSentences: Record<string, string> = {
  'power-ups': 'There are power-ups',
  boss: 'There is a boss',
  keys: 'Keys open doors',
  levels: 'There are levels',
  waves: 'Enemies come in waves',
  'day-and-night': 'Day and night take turns',
  'two-players': 'Two people can play',
  'faster-over-time': 'It gets faster over time',
  shield: 'There is a shield',
  'double-jump': 'One can jump twice',
  shop: 'There is a shop',
  checkpoints: 'There are checkpoints',
}

const genreNames: Partial<Record<string, string>> = {
  'match-3': 'a match-3 puzzle',
  'tower-defence': 'a tower defence game',
  battle: 'a turn-based battle',
  collector: 'a game of collecting and avoiding',
  crossing: 'a road-crossing game',
  tycoon: 'a business game',
  snake: 'a snake game',
  whack: 'a game of quick hits',
  slicer: 'a slicing game',
  catcher: 'a catching game',
  lander: 'a landing game',
  'maze-chase': 'a maze chase',
  'red-light': 'a game of red light, green light',
  claw: 'a claw machine',
  'word-game': 'a word game',
  'card-game': 'a card game',
  'life-sim': 'a life simulation',
  maze: 'a maze game',
}

function ruleSentence(triple: Triple, find: (id: string) => Actor | undefined): string {
  const subject = triple.subject === 'player' ? find('player') : find(triple.subject)
  const who =
    subject && !subject.implied
      ? capital(callName(subject))
      : triple.subject === 'player'
        ? 'You'
        : capital(triple.subject)
  const plural = who === 'You' || (subject !== undefined && isMany(subject))
  const object =
    triple.object === undefined
      ? undefined
      : triple.object === 'player'
        ? nameOfPlayer(find)
        : callName(find(triple.object))
  const said =
    triple.by && object !== undefined && !triple.verb.includes(' ')
      ? `${triple.verb} ${triple.by}`
      : triple.verb
  const verb = triple.negated ? `${plural ? 'do' : 'does'} not ${said}` : plural ? said : third(said)
  const tool = triple.with ? find(triple.with) : undefined
  const using = tool ? ` with ${isMany(tool) ? '' : article(bare(tool))}${bare(tool)}` : ''
  const target =
    triple.to && find(triple.to)
      ? ` ${triple.mechanic === 'cook' ? 'for ' : callName(find(triple.to)) === 'home' ? '' : 'to '}${callName(find(triple.to))}`
      : ''
  const shot = triple.with ? find(triple.with) : undefined
  if (triple.mechanic === 'shoot' && shot && object !== undefined)
    return `${who} ${verb.replace(/ at$/, '')} ${isMany(shot) ? bare(shot) : `${article(bare(shot))}${bare(shot)}`} at ${object}`
  if (triple.mechanic === 'sneak' && triple.object)
    return `${who} ${plural ? 'stay' : 'stays'} unseen by ${object}`
  // 'You keep the fire burning'
  const kept =
    triple.verb === 'keep' ? triple.words.split(' ').find((word) => keptStates.test(word)) : undefined
  const state = kept === undefined ? '' : ` ${kept}`
  return `${who} ${verb}${object === undefined ? '' : ` ${object}`}${state}${using}${target}`
}

/** Where something is brought is what it is about, where nothing else is said. */
const aimOf = ({ mechanic, object, to }: Triple): string | undefined =>
  object ?? (/^(?:explore|deliver|collect)$/.test(mechanic) ? to : undefined)

function nameOfPlayer(find: (id: string) => Actor | undefined): string {
  const player = find('player')
  return player && !player.implied ? callName(player) : 'you'
}

export type ClaimInput = Omit<Brief, 'claims' | 'prompt' | 'title' | 'notes'> & {
  features: Feature[]
  others: string[]
  /** Kinds of games that it is to be as well. */
  mixed: GenreCue[]
}

/** Words that say on which side somebody is, and not what: a rival in a race of snails is a snail. */
const sidesOnly = /^(?:rival|opponent|competitor|contestant)$/

/** Who is named by it, as nouns. Whom a known game brings along was not. */
export function nounsOf(claim: Claim, actors: readonly Actor[]): Pick<Claim, 'nouns'> {
  const ids = new Set<unknown>(Object.values(claim).flat())
  const named = actors.filter(
    ({ id, role, implied, thing }) =>
      !implied && !sidesOnly.test(thing.name) && ids.has(role === 'player' ? 'player' : id),
  )
  if (named.length === 0) return {}
  return {
    nouns: Object.fromEntries(
      named.map(({ id, role, thing }) => [role === 'player' ? 'player' : id, thing.name]),
    ),
  }
}

/** Whom a deed is about, whatever it is. */
export const unservedOf = ({ verb, subject, whoms }: BriefDeed) => ({
  verb,
  who: subject,
  whoms: [...new Set(whoms.map(({ id }) => id))],
})

/** Genres are claimed when the prompt names them, not when they were guessed. */
const surely = 8

export function makeClaims(input: ClaimInput): Claim[] {
  const claims: Claim[] = []
  const seen = new Set<string>()
  const add = (claim: Claim) => {
    const key = claim.words.toLowerCase()
    if (seen.has(key)) return
    seen.add(key)
    claims.push({ ...claim, ...nounsOf(claim, input.actors) })
  }
  const find = (id: string) => input.actors.find((actor) => actor.id === id)
  const cue = [...input.cues].sort((left, right) => right.weight - left.weight)[0]
  if (cue && cue.weight >= surely) {
    const name =
      genreNames[cue.genre] ??
      classicOf(cue.genre)?.called ??
      `${article(cue.genre)}${cue.genre.replaceAll('-', ' ')} game`
    add({
      about: 'genre',
      genre: cue.genre,
      words: cue.weight >= 10 ? `It plays like ${cue.words}` : `It is ${name}`,
      ...((cue.guessed || cue.described) && { guessed: true as const }),
      ...(onlyNear.has(cue.words) && { near: cue.words }),
    })
  }
  for (const { genre, words } of input.mixed)
    add({ about: 'genre', genre, words: `It plays like ${words} too`, also: true })
  const told = new Set<string>()
  const player = input.actors.find((actor) => actor.role === 'player')
  if (player && !player.implied) {
    // Several that do nothing in particular: one of them is played.
    const idle = !input.triples.some(({ subject }) => subject === 'player') && player.count === undefined
    const one = player.phrase.replace(new RegExp(`${player.thing.plural}$`), player.thing.name)
    const shown = idle && player.plural ? { ...player, phrase: one, plural: one === player.phrase } : player
    add({
      about: 'actor',
      actor: player.id,
      role: 'player',
      ...(player.mount && { mount: player.mount.name }),
      ...(player.trade && { trade: player.trade }),
      words: roleSentences.player(shown),
    })
  }
  for (const triple of input.triples) {
    const { subject, object, mechanic, negated } = triple
    if (
      object === undefined &&
      subject === 'player' &&
      ['explore', 'survive', 'shoot', 'fight', 'jump', 'fly', 'drive', 'avoid'].includes(mechanic) ===
        false &&
      !find('player')
    )
      continue
    // 'Hops across shelves' says that it hops.
    const isSaidMore = (other: Triple) =>
      other !== triple &&
      other.subject === subject &&
      other.object !== undefined &&
      other.verb.split(' ')[0] === triple.verb
    if (object === undefined && input.triples.some(isSaidMore)) continue
    if (negated) {
      add({ about: 'other', words: ruleSentence(triple, find) })
      continue
    }
    const meant = aimOf(triple)
    add({
      about: 'rule',
      mechanic,
      verb: triple.verb,
      subject,
      ...(meant !== undefined && { object: meant }),
      ...(triple.by !== undefined && { by: triple.by }),
      ...(triple.with !== undefined && { with: triple.with }),
      ...(triple.to !== undefined && { to: triple.to }),
      words: ruleSentence(triple, find),
    })
    for (const id of [subject, object, triple.with, triple.to]) if (id !== undefined) told.add(id)
  }
  for (const actor of input.actors) {
    if (actor.implied) continue
    if (actor.mount && actor.role !== 'player')
      add({
        about: 'actor',
        actor: actor.id,
        role: actor.role,
        mount: actor.mount.name,
        words: `${capital(callName(actor))} ${isMany(actor) ? 'come' : 'comes'}${onMount(actor)}`,
      })
    if (actor.role === 'player') told.add(actor.id)
    else if (actor.role === 'boss')
      add({ about: 'actor', actor: actor.id, role: 'boss', words: roleSentences.boss(actor) })
    else if (!told.has(actor.id)) {
      const { belongs } = actor
      const owner = belongs && find(belongs.to)
      const words = owner ? ownedSentence(actor, owner, belongs) : roleSentences[actor.role](actor)
      add({ about: 'actor', actor: actor.id, role: actor.role, ...(owner && { belongs }), words })
    }
    if (actor.count !== undefined && actor.count > 1) {
      const collects = input.triples.some(({ object, verb }) => object === actor.id && verb === 'collect')
      add({
        about: 'count',
        actor: actor.id,
        value: actor.count,
        words: `There are ${actor.count} ${bare(actor)}${collects ? ' to collect' : ''}`,
      })
    }
    if (actor.points !== undefined) {
      add({
        about: 'points',
        actor: actor.id,
        value: actor.points,
        words:
          actor.points < 0
            ? `${capital(callName(actor))} cost${isMany(actor) ? '' : 's'} points`
            : `${capital(callName(actor))} ${isMany(actor) ? 'are' : 'is'} worth ${actor.points} point${actor.points === 1 ? '' : 's'}`,
      })
    }
    const { colour, colourWord, size, sizeWord, speed, speedWord } = actor.attributes
    const be = isMany(actor) ? 'are' : 'is'
    const short = isMany(actor) ? actor.thing.plural : `the ${actor.thing.name}`
    if (colour)
      add({
        about: 'attribute',
        actor: actor.id,
        attribute: 'colour',
        value: colour,
        words: `${capital(short)} ${be} ${colourWord}`,
      })
    if (size !== undefined && size !== 1)
      add({
        about: 'attribute',
        actor: actor.id,
        attribute: 'size',
        value: size,
        words: `${capital(short)} ${be} ${sizeWord === 'baby' || sizeWord === 'mini' ? 'small' : sizeWord}`,
      })
    if (speed !== undefined && speed !== 1)
      add({
        about: 'attribute',
        actor: actor.id,
        attribute: 'speed',
        value: speed,
        words: `${capital(short)} ${be} ${speedWord}`,
      })
  }
  for (const [what, value] of Object.entries(input.numbers)) {
    const sentence = numberSentences[what]
    if (sentence && value !== undefined)
      add({ about: 'number', what: what as keyof Brief['numbers'], value, words: sentence(value) })
  }
  if (input.scene && input.sceneWords !== undefined) {
    const [place] = borrowing.exec(input.sceneWords) ?? []
    const nearest = place && place !== input.scene ? `, which comes nearest to ${article(place)}${place}` : ''
    add({
      about: 'scene',
      scene: input.scene,
      words: `It is set ${placedIn(input.scene)}${nearest}`,
    })
  }
  if (input.time)
    add({ about: 'time', time: input.time, words: `It is ${input.time === 'day' ? 'daytime' : input.time}` })
  if (input.weather)
    add({ about: 'weather', weather: input.weather, words: `The weather is ${input.weather}` })
  for (const style of input.styles) {
    const near = input.nearStyles?.[style]
    add({ about: 'style', style, ...(near && { near }), words: `It looks ${near ?? style}` })
  }
  for (const extra of input.extras) {
    // What an actor or a number already says is not said twice.
    if (extra === 'boss' && input.actors.some((actor) => actor.role === 'boss')) continue
    if ((extra === 'waves' || extra === 'levels') && input.numbers[extra] !== undefined) continue
    if (extra === 'two-players' && input.numbers.players !== undefined) continue
    add({ about: 'extra', extra, words: extraSentences[extra] ?? extra })
  }
  for (const absent of input.absent)
    add({ about: 'absent', absent, words: absentSentences[absent] ?? absent })
  // Who is on the cards is seen there, and not claimed a second time: 'a memory game with owls'.
  const { topic } = input
  const isShown = input.actors.some(
    ({ thing, implied }) => !implied && (thing.plural === topic || thing.name === topic),
  )
  if (topic !== undefined && !isShown) add({ about: 'topic', topic, words: `It is about ${topic}` })
  for (const feature of input.features) add({ about: 'feature', feature, words: featureSentences[feature] })
  for (const words of input.others) add({ about: 'other', words })
  return claims
}
