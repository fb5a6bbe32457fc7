import type { GamePlan, Interaction, Look, PowerUp, Rules } from '@makebelieve/kit/game/plan'
import { spaces } from '@makebelieve/kit/rules/spaces'
import type { Actor, Brief, Claim } from '../../brief/brief.ts'
import { nounsOf, unservedOf } from '../../brief/claims.ts'
import { isAnimate } from '../../brief/traits.ts'
import { viewIn } from '../../brief/view.ts'
import { withArticle } from '../../nouns/nouns.ts'
import { isPlain } from '../../reading/words.ts'
import { type Catalogue, openCatalogue } from '../../things/catalogue.ts'
import type { Scene, Thing } from '../../things/thing.ts'
import { type Casting, castGame, dress, sortsIn } from './cast.ts'
import { homeOf, isNightly, isOutOfWater } from './casting/home.ts'
import { siteOf } from './casting/sites.ts'
import { type Choice, chooseGenre, isMeant, missingKind, rankGenres } from './choose-genre.ts'
import type { AnyDesign, PlannedGame } from './design.ts'
import { doings } from './doings.ts'
import { forms } from './forms/index.ts'
import { type Dimension, genresIn, ownRules } from './genres/index.ts'
import { withCare } from './rules/care.ts'
import { inItsPlace } from './rules/claims.ts'
import { type RulesReading, readRules } from './rules/design.ts'
import { mechanics } from './rules/mechanics/index.ts'
import { withReceivers } from './rules/receivers.ts'
import { withWholeVerbs } from './rules/whole-verbs.ts'
import { askedIn } from './rules/wishes.ts'
import { deedStandIn, formStandIn, honestTitle, playerStandIn } from './stand-ins.ts'

/** From what the words ask for to the design of a game. The same brief and seed give the same plan. */
export function planGame(
  told: Brief,
  seed: number,
  {
    genre,
    dimension = '2d',
    rules: mayBeRules = true,
  }: { genre?: string; dimension?: Dimension; rules?: boolean } = {},
): PlannedGame {
  const catalogue = openCatalogue()
  const played =
    dimension === '3d'
      ? inDepth(withOwnKind(withoutBelongings(told), openCatalogue()))
      : withReceivers(withCare(withWholeVerbs(told, mechanics), mechanics))
  const choice: Flat =
    dimension === '2d' ? chooseFlat(played, genre, mayBeRules) : chooseGenre(played, genresIn('3d'), genre)
  const { own, design, standsInFor, walks } = choice
  const brief = asAtHome(design.reads?.(played) ?? played)
  const scene = own
    ? (brief.scene ?? sceneOfSwimming(brief) ?? homeOf(brief, { walks }) ?? sceneOf(brief, design, seed))
    : sceneOf(brief, design, seed)
  const { castings, terrain } = castGame(brief, design, scene, catalogue)
  const rules = rulesOf(brief, design, castings)
  const draft: GamePlan = {
    version: 1,
    genre: design.genre.id,
    title: brief.title,
    goal: '',
    seed,
    difficulty: brief.difficulty ?? 'normal',
    challenge: { easy: 0.28, normal: 0.5, hard: 0.72 }[brief.difficulty ?? 'normal'],
    cast: castings.map(({ member }) => member),
    look: lookOf(!own || brief.time || !isNightly(brief) ? brief : { ...brief, time: 'night' }, scene, seed),
    rules,
    interactions: interactionsOf(brief, castings),
  }
  const finished = asSeen(design.finish?.(draft, brief) ?? draft, brief, design)
  const { style, pictures } = dress(castings, symbolsFor(finished, catalogue), sortsIn(finished))
  const isAsked = finished.content?.builtAs === standsInFor?.cue
  const claimed = claimsAndWishes(
    dimension === '2d' ? inPaintedPlace(brief) : inOnePlace(brief),
    finished,
    own,
    mayBeRules,
  )
  const timed = dimension === '3d' ? inTime(finished, claimed.claims) : finished
  const standsIn =
    (isAsked ? undefined : formStandIn(choice)) ??
    (dimension === '2d' && !genre && mayBeRules
      ? deedStandIn(brief, design, { cast: finished.cast, ...claimed })
      : undefined) ??
    (dimension === '2d' && !design.hosted ? playerStandIn(brief, { game: finished, pictures }) : undefined)
  return {
    prompt: brief.prompt,
    ...(brief.told && { told: brief.told }),
    game: {
      ...timed,
      goal: design.goal(timed),
      title: standsIn ? honestTitle(finished.title, standsIn) : finished.title,
    },
    pictures,
    style,
    terrain,
    ...claimed,
    notes: [
      ...brief.notes,
      // Where a genre had to read the prompt in its own way, it says so.
      ...(typeof finished.content?.note === 'string' ? [finished.content.note] : []),
      ...(standsInFor && !isAsked
        ? [
            `We can't build this kind of game (${standsInFor.words}) yet. This is the closest we have: ${standsInFor.instead}.`,
          ]
        : []),
    ],
    ...(standsIn && { standsIn }),
    ...(dimension === '3d' && { solid: { place: placeFor(brief, design, scene) } }),
  }
}

/**
 * 'A tank battle against 6 enemy tanks' names no player, but says what one is among: a tank. Only what moves by itself is
 * played, and only where nobody else is.
 */
/** In the flat a tank battle is fired by turns over a hill; where there is depth one drives about in it and shoots. */
function inDepth(brief: Brief): Brief {
  if (!/\btank (?:battles?|fights?|wars?|combat|game)\b/i.test(brief.prompt)) return brief
  const shooting = <T extends { genre: string }>(one: T): T =>
    one.genre === 'artillery' ? { ...one, genre: 'shooter' } : one
  const claims = brief.claims.map((claim) =>
    claim.about === 'genre' && claim.genre === 'artillery'
      ? { ...claim, genre: 'shooter', words: 'It is a tank battle' }
      : claim,
  )
  return { ...brief, cues: brief.cues.map(shooting), claims }
}

/** 'Before winter': where there is time until something, a clock runs. */
function inTime(game: GamePlan, claims: readonly Claim[]): GamePlan {
  const { seconds, gentle, goalCount = 14 } = game.rules
  const isDue = claims.some((claim) => claim.about === 'deed' && claim.mechanic === 'hurry')
  if (!isDue || gentle || seconds !== undefined) return game
  return { ...game, rules: { ...game.rules, seconds: Math.min(240, 50 + 12 * goalCount), timeUp: 'lose' } }
}

/** With the player's own eyes, where that is asked for and the kind of game can. */
function asSeen(game: GamePlan, brief: Brief, design: AnyDesign): GamePlan {
  const isOwn = 'byOwnEyes' in design && viewIn(brief.prompt) === 'first'
  return isOwn ? { ...game, content: { ...game.content, view: 'first' } } : game
}

function withOwnKind(brief: Brief, catalogue: Catalogue): Brief {
  if (brief.actors.some(({ role }) => role === 'player')) return brief
  const [, noun] =
    /\b([a-z]+) (?:battles?|wars?|fights?|duels?|combat|rescue|(?:treasure )?hunt|quest|adventure|game|simulator|sim)\b/.exec(
      brief.prompt.toLowerCase(),
    ) ?? []
  if (!noun || !catalogue.isNoun(noun)) return brief
  const thing = catalogue.find(noun)
  if (!['drives', 'flies', 'swims', 'walks', 'hops', 'crawls', 'rolls'].includes(thing.motion)) return brief
  const isMover = thing.traits.includes('vehicle') || thing.traits.includes('alive')
  if (
    !isMover ||
    brief.actors.some(({ thing: { name }, role }) => name === thing.name && role === 'collectible')
  )
    return brief
  const player: Actor = { id: 'player', thing, phrase: noun, role: 'player', attributes: {} }
  return { ...brief, actors: [player, ...brief.actors] }
}

/** In 3D nobody is drawn with what he has: there it stands in the scene, and the proof says so. */
const withoutBelongings = (brief: Brief): Brief => ({
  ...brief,
  actors: brief.actors.map(({ belongs: _, ...actor }) => actor),
})

/** `walks`: one has the ground under one's feet there. */
type Flat = Choice & { own?: RulesReading; walks?: boolean }

/** A game of the prompt's own verbs, a form with those verbs in it, or a kind that has rules of its own. */
function chooseFlat(brief: Brief, genre: string | undefined, mayBeRules: boolean): Flat {
  const free = genre === ownRules ? readRules(brief) : !genre && mayBeRules ? rulesFor(brief) : undefined
  if (free) return { own: free, design: free.design as unknown as AnyDesign }
  const choice = chooseGenre(
    brief,
    brief.quantities && !isKindNamed(brief) ? barred() : genresIn('2d'),
    genre,
  )
  const form = forms.find(({ id }) => id === choice.design.genre.id)
  if (!form) return choice
  const own = readRules(mayBeRules ? brief : { ...brief, deeds: [] }, { form })
  const walks = spaces[form.space].falls === true
  return { ...choice, own, design: own.design as unknown as AnyDesign, walks }
}

/** Kinds of game that are rulebooks: only those have bars for whatever quantity a sentence speaks of. */
const barred = () => new Map([...genresIn('2d')].filter(([id]) => forms.some((form) => form.id === id)))

const isKindNamed = ({ cues }: Brief) =>
  cues.some(({ weight, described: isDescribed }) => weight >= named || isDescribed)

/**
 * Whether the prompt becomes a game of its own rules: when it names no kind of game and does not speak strongly for one, and its verbs are
 * served. With nothing to go by, genres are ranked for collecting, which suits any noun and says nothing.
 */
function rulesFor(brief: Brief): RulesReading | undefined {
  if (!brief.deeds || brief.extras.some((extra) => beyondRules.has(extra))) return undefined
  const [best] = rankGenres(brief, genresIn('2d'))
  if (brief.terms && best?.design.loose) {
    const settled = readRules(brief)
    if (settled.served > 0) return settled
  }
  // Somebody wants something, and it is brought: that is a game of its own, and no business that is built up.
  if (best?.design.loose && heaviestOf(best.design, brief) < named && isOrdered(brief))
    return readRules(brief)
  // What is whose, and who is caught in the act, no other kind of game knows.
  if (brief.deeds.some(({ verb }) => /-(?:its-own|where-it-wants|in-the-act)\b/.test(verb)))
    return readRules(brief)
  // Backgammon has its own rules, and no verbs of a sentence make them.
  if ((missingKind(brief, genresIn('2d'))?.weight ?? 0) >= proper) return undefined
  // What a kind would only stand in for says nothing for it: then the prompt's own verbs say more.
  const isFor = ({ genre }: Brief['cues'][number]) => best !== undefined && isMeant(best.design, genre)
  const heaviest = best ? heaviestOf(best.design, brief) : 0
  if (heaviest >= named && !isDoubtful(best?.design, brief)) return undefined
  // Where the right moment is what it is about, no game of moves is meant.
  if (brief.terms?.some(({ about }) => about === 'timing')) {
    const timed = readRules(brief)
    if (timed.served > 0) return timed
  }
  // Who takes it for that kind, and finds what makes it that kind among its verbs, has read a description of it.
  if (heaviest >= described && isAbout(best?.design, brief)) return undefined
  const rules = readRules(brief)
  if ((brief.quantities || brief.terms) && rules.served > 0) return rules
  if (isDoubtful(best?.design, brief) && rules.served > 0 && rules.unserved + rules.stoodIn === 0)
    return rules
  const borrowed = brief.cues.reduce((sum, cue) => sum + (isFor(cue) ? 0 : cue.weight), 0)
  const spokenFor = best && !isMeant(best.design, 'collector') ? best.score - borrowed : 0
  const isForm = forms.some(({ id }) => id === best?.design.genre.id)
  const isHinted = heaviest >= hinted || spokenFor >= likely
  // A form takes the prompt's verbs along; a kind with rules of its own would lose them.
  if (rules.served === 0 || (isHinted && isForm && spokenFor > 0) || spokenFor >= surely) return undefined
  if (isHinted) return rules.unserved + rules.stoodIn === 0 ? rules : undefined
  // Collecting suits any noun: whoever puts out fires is not sent for water drops, past wolves, because of what else was said.
  const isForAll = best !== undefined && isMeant(best.design, 'collector')
  return isForm && !isForAll && rules.unserved >= rules.served ? undefined : rules
}

const heaviestOf = (design: AnyDesign, { cues }: Brief) =>
  Math.max(0, ...cues.filter(({ genre }) => isMeant(design, genre)).map(({ weight }) => weight))

/** Whether somebody else asks for what the player can bring. */
const isOrdered = (brief: Brief) =>
  askedIn(brief, mechanics).asked.some(
    ({ mechanic: { answeredBy }, who, whom, mentioned }) =>
      answeredBy !== undefined && who !== 'player' && whom !== undefined && !mentioned,
  )

/** Whether only the reader thought of this form, is not sure of it, and what no game of it is without is not told. */
function isDoubtful(design: AnyDesign | undefined, brief: Brief): boolean {
  const form = forms.find(({ id }) => id === design?.genre.id)
  const cues = design ? brief.cues.filter(({ genre }) => isMeant(design, genre)) : []
  // No board, no cards and no numbers are asked for where somebody who lives does something.
  const isSomebody = brief.actors.some(({ role, thing }) => role === 'player' && isAnimate(thing))
  // Nor where one thing follows from another: kinds with rules of their own have no such rule.
  const isAbstract =
    (design?.classic ?? design?.hosted ?? false) && (isSomebody || (brief.consequences?.length ?? 0) > 0)
  const isOwn = form ? form.brings.some(({ always }) => always) : isAbstract
  const isThought = ({ guessed, described: isTold, words }: Brief['cues'][number]) =>
    guessed === true ||
    (isAbstract &&
      !brief.kinds?.isSure &&
      !isTold &&
      !brief.prompt.toLowerCase().includes(words.toLowerCase()))
  return isOwn && cues.length > 0 && cues.every(isThought) && !isAbout(design, brief)
}

/** Whether the sentence itself tells to do what no game of this form is without. */
function isAbout(design: AnyDesign | undefined, brief: Brief): boolean {
  const form = forms.find(({ id }) => id === design?.genre.id)
  const own = form?.brings.flatMap(({ does, always }) => (always ? [does] : [])) ?? []
  const { asked } = askedIn(brief, mechanics)
  return asked.some(({ mechanic: { id }, who, instead }) => who === 'player' && !instead && own.includes(id))
}

/** A cue of this weight names a kind of game; a lighter one only speaks for it. */
const named = 8
const hinted = 3
/** And so lightly speaks a reader who is sure, where no name was said. */
const described = 2.4
/** And one of this weight is the proper name of a game. */
const proper = 10
/** What only kinds of games that have a name have. */
const beyondRules = new Set<Brief['extras'][number]>(['double-jump', 'checkpoints'])
/** Scores of a genre that all words together speak for. */
const likely = 6
const surely = 10

/** Scenery is painted for some places only; in 3D, where it plays is built from the words. */
const inPaintedPlace = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.map((claim) => inItsPlace(claim, brief)),
})

/** In 3D the words are built: what tables take them for is no place beside it ('a dark castle' is no haunted one as well). */
const inOnePlace = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims
    .filter(
      (claim, i, all) =>
        claim.about !== 'scene' ||
        !all.slice(i + 1).some((later) => later.about === 'scene' && later.scene === claim.scene),
    )
    // Only what is painted comes near to a place: this one is built for its own words, and judged by them.
    .map((claim) =>
      claim.about === 'scene' && nearest.test(claim.words) && brief.sceneWords !== undefined
        ? { ...claim, words: `It is set ${placed(brief.sceneWords)}` }
        : claim,
    ),
})
const nearest = /, which comes nearest to /
const placed = (words: string) =>
  openCatalogue().find(words).traits.includes('celestial')
    ? `on ${capitalised(words)}`
    : `in ${withArticle(words)}`
const capitalised = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

function claimsAndWishes(
  brief: Brief,
  game: GamePlan,
  rules: RulesReading | undefined,
  mayBeRules: boolean,
): Pick<PlannedGame, 'claims' | 'wishes'> {
  const missing = deedsMissing(brief, game)
  // What this kind of game has not got stays a claim, and is found missing.
  const told = (claim: Claim) =>
    missing.find(({ words }) => isUnserved(claim) && words === claim.words) ?? claim
  if (!rules) return { claims: eachOnce(brief.claims.map(told)) }
  const wishes = rules.wishes(game)
  // What only the reader thought of, and was not made, nobody asked for.
  const isThought = (claim: Claim) =>
    claim.about === 'genre' && claim.guessed === true && game.genre === ownRules
  const claims = [...rules.claims(wishes), ...(mayBeRules ? [] : missing)]
  return { claims: eachOnce(claims.filter((claim) => !isThought(claim))), wishes }
}

const isUnserved = ({ about }: Claim) => about === 'other' || about === 'unserved'

/**
 * What was said twice is claimed once, by whatever can be measured. Where nothing is measured, words that say nothing ('so', 'each') are no
 * claim, and neither is a part of another such claim.
 */
function eachOnce(claims: readonly Claim[]): Claim[] {
  const wordsIn = ({ words }: Claim) =>
    (words.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).filter(
      (word) => !isPlain(word) && word !== 'instead',
    )
  const isOther = (claim: Claim) => isUnserved(claim) || claim.about === 'look'
  const isNumber = (what: string) => claims.some((claim) => claim.about === 'number' && claim.what === what)
  // 'A 90 second time limit' and 'first to five wins' are numbers, and measured as such.
  const isNumbers = ({ about, words }: Claim) =>
    about === 'other' &&
    (claims.some((one) => one.about === 'extra' && isCalled(words, one.extra)) ||
      (isNumber('seconds') && /^(?:(?:the )?(?:time limit|timer|countdown|clock))$/i.test(words)) ||
      (isNumber('score') && /^first (?:one |player )?to (?:\S+ ){1,3}wins?$/i.test(words)))
  const isSame = (one: Claim, other: Claim) => one.words.toLowerCase() === other.words.toLowerCase()
  const isLess = (one: Claim, other: Claim) => {
    const all = wordsIn(other)
    // 'Of light', where there is a beam of light: what nobody can check is part of what is looked for anyway.
    const isPart = isOther(other) || (one.about === 'other' && other.about === 'actor')
    return isPart && wordsIn(one).length < all.length && wordsIn(one).every((word) => all.includes(word))
  }
  const goalSaid = claims.find((claim) => isNumbers(claim) && /^first/i.test(claim.words))?.words
  const told = (claim: Claim): Claim =>
    goalSaid !== undefined && claim.about === 'number' && claim.what === 'score'
      ? { ...claim, words: goalSaid }
      : claim
  const once = claims.filter((claim, at) => {
    if (!isOther(claim))
      return claim.about === 'deed' || claims.findIndex((one) => isSame(one, claim) && !isOther(one)) === at
    return (
      wordsIn(claim).length > 0 &&
      !isNumbers(claim) &&
      !claims.some((one, place) => isSame(one, claim) && (!isOther(one) || place < at)) &&
      !claims.some((one) => isLess(claim, one))
    )
  })
  return once.map(told)
}

/** 'With double jump'. */
const isCalled = (words: string, extra: string): boolean =>
  words
    .toLowerCase()
    .replace(/^(?:with |an? )+|s$/g, '')
    .replaceAll(' ', '-') === extra.replace(/s$/, '')

/** The deeds of a sentence for a game that was made without them: unmet where they could be seen, else not checked. */
function deedsMissing({ deeds = [], actors }: Brief, { cast }: GamePlan): Claim[] {
  const player = cast.find(({ role }) => role === 'player')?.id ?? 'player'
  return deeds
    .filter(({ told, within }) => !told && !within)
    .map((deed): Claim => {
      const {
        subject,
        verb,
        whoms: [whom],
        words: said,
      } = deed
      const words = said.charAt(0).toUpperCase() + said.slice(1)
      const by = subject === 'player' ? 'player' : 'others'
      const mechanic = mechanics.find((one) => one.by === by && one.verbs.includes(verb))
      if (!mechanic && deed.negated) return { about: 'other', words }
      const claim: Claim = mechanic
        ? {
            about: 'deed',
            mechanic: mechanic.id,
            verb,
            who: by === 'player' ? player : subject,
            ...(whom && { whom: whom.id }),
            words,
          }
        : { about: 'unserved', ...unservedOf(deed), words }
      return { ...claim, ...nounsOf(claim, actors) }
    })
}

/** 'Flappy bird with a jellyfish' is not set in the sky. */
function asAtHome(brief: Brief): Brief {
  const { scene: _, ...rest } = brief
  return isOutOfWater(brief) ? rest : brief
}

/** Where it plays: as the prompt says, else where its actors are at home, else a friendly place by chance. */
function sceneOf(
  { scene, actors, mood, styles, deeds = [] }: Brief,
  { genre, home: usual }: AnyDesign,
  seed: number,
): Scene {
  const said = scene ?? sceneOfSwimming({ deeds })
  if (said) return said
  const player = actors.find(({ role }) => role === 'player') ?? actors[0]
  const home = player?.thing.found[0] ?? actors.flatMap(({ thing }) => thing.found)[0]
  // 'A halloween look' is nothing for the beach.
  const eerie = mood === 'spooky' || styles.includes('spooky') ? 'haunted' : undefined
  return (
    home ?? eerie ?? usual ?? usualScenes[genre.id] ?? friendly[Math.abs(seed) % friendly.length] ?? 'meadow'
  )
}

/** 'A seal swims to the buckets': not over the snow. */
const sceneOfSwimming = ({ deeds = [] }: Pick<Brief, 'deeds'>): Scene | undefined =>
  deeds.some(({ subject, verb, negated }) => subject === 'player' && !negated && swimming.test(verb))
    ? 'underwater'
    : undefined
const swimming = /^(?:swim|snorkel)\b/

/** How the engine of environments is told about a place of this one. */
const placeNames: Partial<Record<Scene, string>> = {
  'neon-city': 'neon city street',
  haunted: 'haunted forest',
  sky: 'sky islands',
  abstract: 'crystal field',
  candy: 'candy land',
  road: 'country road',
  sea: 'tropical island beach',
  mountain: 'mountain valley',
  snow: 'snowy forest',
  underwater: 'coral reef underwater',
  house: 'living room',
  moon: 'surface of the moon',
  space: 'surface of an asteroid in space',
  carnival: 'carnival',
}

/** The words for a place in 3D, and what the genre has to say about it. */
function placeFor(brief: Brief, design: AnyDesign, scene: Scene): string {
  const words = placeWords(brief, scene)
  return design.place?.(brief, words) ?? words
}

/** The words for a place in 3D: those of the prompt, or the name of its scene. */
export function placeWords({ sceneWords }: Pick<Brief, 'sceneWords'>, scene: Scene): string {
  return sceneWords ?? placeNames[scene] ?? scene.replaceAll('-', ' ')
}

/** Where such games play when nothing at all was said. */
const usualScenes: Record<string, Scene> = {
  sokoban: 'factory',
  quiz: 'library',
  'match-3': 'candy',
}

const friendly: Scene[] = ['meadow', 'forest', 'beach', 'candy', 'sky', 'garden']

const nightScenes: Scene[] = ['space', 'moon', 'haunted', 'graveyard', 'neon-city']
const moods: Partial<Record<Scene, Look['mood']>> = {
  haunted: 'spooky',
  graveyard: 'spooky',
  dungeon: 'mysterious',
  cave: 'mysterious',
  space: 'epic',
  moon: 'mysterious',
  volcano: 'tense',
  castle: 'epic',
  'neon-city': 'tense',
  candy: 'silly',
  carnival: 'silly',
  garden: 'calm',
  underwater: 'calm',
  library: 'calm',
}

function lookOf(
  { time, weather, mood, styles, sceneWords, prompt }: Brief,
  scene: Scene,
  seed: number,
): Look {
  const [style] = styles
  const site = siteOf(scene, sceneWords, prompt)
  return {
    scene,
    ...(site && { site }),
    time: time ?? (nightScenes.includes(scene) || style === 'neon' ? 'night' : 'day'),
    weather: weather ?? 'clear',
    ...(style ? { style } : {}),
    mood: mood ?? moods[scene] ?? 'cheerful',
    seed,
  }
}

function rulesOf(brief: Brief, design: AnyDesign, castings: readonly Casting[]): Rules {
  const { numbers, extras, absent, triples } = brief
  const usual = design.rules ?? {}
  const supports = (extra: Brief['extras'][number]) => design.supports.includes(extra)
  const inRole = (role: string) => castings.filter(({ member }) => member.role === role)
  const needsFoes = (design.roles.enemy?.least ?? 0) + (design.roles.hazard?.least ?? 0) > 0
  const noFoes = inRole('enemy').length + inRole('hazard').length + inRole('boss').length === 0
  const survives = triples.some(({ mechanic, negated }) => mechanic === 'survive' && !negated)
  const relaxed = triples.some(({ mechanic }) => mechanic === 'relax') || absent.includes('losing')
  const seconds = absent.includes('timer') ? undefined : (numbers.seconds ?? usual.seconds)
  const gentle = absent.includes('losing') || ((relaxed || needsFoes) && noFoes && seconds === undefined)
  // 'First to 7' counts what is done; points come in tens, and seven of them would be over at once.
  const many = numbers.score === undefined ? false : numbers.score >= 50
  const counted = inRole('collectible').find(({ member }) => member.count !== undefined)
  return {
    lives: clampWhole(numbers.lives ?? usual.lives ?? 3, 1, 20),
    ...(seconds === undefined ? {} : { seconds: clampWhole(seconds, 10, 600) }),
    timeUp: survives ? 'win' : (usual.timeUp ?? 'lose'),
    ...optional('scoreGoal', many ? numbers.score : usual.scoreGoal, 1, 100_000),
    ...optional(
      'goalCount',
      counted?.member.count ?? (many ? undefined : numbers.score) ?? usual.goalCount,
      1,
      100,
    ),
    levels: supports('levels') ? clampWhole(numbers.levels ?? usual.levels ?? 1, 1, 12) : 1,
    ...optional('waves', supports('waves') ? (numbers.waves ?? usual.waves) : undefined, 1, 20),
    ...optional('nights', supports('day-and-night') ? numbers.nights : undefined, 1, 20),
    powerUps: powerUpsOf(brief, design),
    boss: supports('boss') && (extras.includes('boss') || inRole('boss').length > 0 || (usual.boss ?? false)),
    bossPhases: clampWhole(numbers.phases ?? 2, 1, 5),
    keys: supports('keys') && extras.includes('keys'),
    dayAndNight: extras.includes('day-and-night'),
    players: supports('two-players') && (numbers.players === 2 || extras.includes('two-players')) ? 2 : 1,
    gentle: gentle || (usual.gentle ?? false),
    faster: extras.includes('faster-over-time') || (usual.faster ?? false),
    doubleJump: extras.includes('double-jump') || (usual.doubleJump ?? false),
    ...(supports('shop') && extras.includes('shop') && { shop: true }),
  }
}

function optional<K extends string>(key: K, value: number | undefined, least: number, most: number) {
  return (value === undefined ? {} : { [key]: clampWhole(value, least, most) }) as Partial<Record<K, number>>
}

function clampWhole(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)))
}

/** What the genre usually has, or has when it is asked, and a shield first where one was asked for. */
function powerUpsOf({ extras }: Brief, { rules, supports, powerUps = [] }: AnyDesign): PowerUp[] {
  const usual = rules?.powerUps ?? (extras.includes('power-ups') ? powerUps : [])
  const wanted: PowerUp[] = extras.includes('shield') && supports.includes('shield') ? ['shield'] : []
  return [...new Set([...wanted, ...usual])]
}

function interactionsOf({ triples }: Brief, castings: readonly Casting[]): Interaction[] {
  const member = (id: string | undefined) => castings.find((casting) => casting.member.id === id)?.member
  return triples.flatMap(({ subject, mechanic, object, with: tool, negated }) => {
    const by = member(subject)
    const does = doings[mechanic]
    if (!by || by.role === 'player' || !does || negated) return []
    const to =
      object === 'player' ? castings.find((one) => one.member.role === 'player')?.member : member(object)
    const shot = member(tool) ?? (does === 'shoot' && to?.role === 'projectile' ? to : undefined)
    return [{ by: by.id, does, ...(to ? { to: to.id } : {}), ...(shot ? { with: shot.id } : {}) }]
  })
}

const powerWords: Record<PowerUp, string> = {
  shield: 'shield',
  speed: 'lightning',
  magnet: 'magnet',
  slow: 'hourglass',
  heart: 'heart',
  rapid: 'fire',
  double: 'money bag',
  wide: 'arrow',
  multi: 'sparkles',
}

/** Pictures that the game needs beside those of its cast. */
export function symbolsFor({ rules, cast }: GamePlan, catalogue: Catalogue): [string, Thing][] {
  const isPower = (name: string): name is PowerUp => name in powerWords
  const shown = cast
    .filter(({ role }) => role === 'power')
    .map(({ picture }) => picture.replace(/^power:/, ''))
    .filter(isPower)
  const powers = [...new Set<PowerUp>([...rules.powerUps, 'heart', ...shown])]
  const things = cast.flatMap(({ picture }) => (picture.startsWith('thing:') ? picture : []))
  return [
    ...powers.map((power): [string, Thing] => [`power:${power}`, catalogue.find(powerWords[power])]),
    ...[...new Set(things)].map((key): [string, Thing] => [key, catalogue.find(key.slice('thing:'.length))]),
  ]
}
