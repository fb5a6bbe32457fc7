import { impliedBy } from '../../../brief/actors.ts'
import type { Brief, BriefDeed, Claim, Consequence, GenreCue, Refusal, Triple } from '../../../brief/brief.ts'
import { makeClaims, nounsOf, unservedOf } from '../../../brief/claims.ts'
import { withKeysAsWords } from '../../../brief/controls.ts'
import { withEmojiWords } from '../../../brief/emoji-words.ts'
import { mergeCues } from '../../../brief/frame.ts'
import { genreMechanics } from '../../../brief/genre-cues.ts'
import { mechanicOf } from '../../../brief/mechanic-of.ts'
import { stopNouns } from '../../../brief/stop-nouns.ts'
import { givenTitle, makeTitle } from '../../../brief/titles.ts'
import { refusalIn, type Told, toldIn } from '../../../brief/understand.ts'
import { isTouching, requestVerbs } from '../../../brief/verbs.ts'
import { dimensionIn, viewIn, viewSentences } from '../../../brief/view.ts'
import { read } from '../../../reading/read.ts'
import type { End, Piece, Reading } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import { type Catalogue, openCatalogue } from '../../../things/catalogue.ts'
import { type Reader, readerFor } from '../../../told/as-reading.ts'
import type { PlannedGame } from '../design.ts'
import { withoutAsides } from './asides.ts'
import { beamsIn } from './beams.ts'
import { withBoomerangs } from './boomerangs.ts'
import { withBurdens } from './burdens.ts'
import { isBygone } from './bygone.ts'
import { type Company, castOf } from './cast.ts'
import { conditionOf } from './conditions.ts'
import { type Consequences, consequencesIn } from './consequences.ts'
import { arrivalsIn, hoursIn, isDeadline, withDeadlines } from './deadlines.ts'
import { type Deed, deedsOf, giving, isTwinOfDone } from './deeds.ts'
import { destinationsIn, withHurries, withoutPlaces } from './destinations.ts'
import { watersIn, withDroppedOn } from './dropped-on.ts'
import { withoutEchoes } from './echoes.ts'
import { cuesOfForm, heldAgainstDeeds, kindsRead } from './forms.ts'
import { shotsIn, withGoalkeeping } from './goalkeeping.ts'
import { withFollowers, withoutTheirLoss, withoutTheirTerms } from './going-along.ts'
import { withGrowth } from './growing.ts'
import { withHousework } from './housework.ts'
import { withIce } from './ice.ts'
import { ideasIn, isIdle } from './ideas.ts'
import { deedNounsIn, withLightVerbs } from './light-verbs.ts'
import { mannerNounsIn, mannerPlacesIn, withManners } from './manners.ts'
import { mended } from './mend.ts'
import { modesIn } from './modes.ts'
import { needsIn } from './needs.ts'
import { missingIn, withoutNobodies } from './nobody-there.ts'
import { withOwners } from './numbers-owned.ts'
import { withoutCallings } from './parts-of-games.ts'
import { withPrevented } from './prevented.ts'
import { withDirt } from './processes/mopping.ts'
import { withProcesses } from './processes/processes.ts'
import { quantitiesIn } from './quantities/quantities.ts'
import { withQuantities } from './quantities/with-quantities.ts'
import { withReflections } from './reflections.ts'
import { isFloor, isSetting, where, withoutCompanyAsPlace, withSetting } from './setting.ts'
import { withRefuges, withSituations } from './situations.ts'
import { stuckPartsIn, withSticking } from './sticking.ts'
import { suppliesIn, withKept } from './supplies.ts'
import { termsIn } from './terms/terms.ts'
import { withTerms } from './terms/with-terms.ts'
import { thingAt } from './thing-of.ts'
import { withTrails } from './trails.ts'
import { withTrampolines } from './trampolines.ts'
import { coversIn, withUncovering } from './uncovering.ts'
import { looksOfWhole } from './whole-looks.ts'
import { withWinds } from './winds.ts'
import { withBeams } from './with-beams.ts'
import { withNeeds } from './with-needs.ts'
import { withWork } from './work.ts'

/**
 * What a game is planned from: who is on the stage and what they do comes from the reading, what tables know about games (their names,
 * places, numbers, looks, what must not be) from `brief/`.
 */
export function briefOfPrompt(prompt: string, reader: Reader = read): Brief | Refusal {
  const { rest, claims } = modesIn(prompt)
  if (rest === prompt) return briefOfRest(prompt, reader)
  const brief = briefOfRest(rest, reader)
  return 'refused' in brief ? brief : { ...brief, prompt, claims: [...brief.claims, ...claims] }
}

function briefOfRest(prompt: string, reader: Reader): Brief | Refusal {
  const asked = withEmojiWords(withKeysAsWords(withoutAsides(prompt)), openCatalogue())
  const refusal = refusalIn(asked)
  if (refusal) return refusal
  const { deeds, rest: unlit } = beamsIn(asked)
  const { needs, rest: untended } = needsIn(unlit)
  const { terms, rest: unsettled } = termsIn(untended)
  const { quantities, rest: unmeasured } = quantitiesIn(unsettled)
  // Where everything is said in a row of who gets what, it is a game with nothing else in it.
  const isMore = /\w/.test(unmeasured) || terms.every(({ about }) => about !== 'fit' && about !== 'act')
  const rest = isMore ? unmeasured : 'a game'
  // Who says nothing but what a light does says by that who is there.
  const left = refusalIn(rest) && (deeds.length > 0 || needs.length > 0) ? `A game ${rest}` : rest
  const text = refusalIn(left) ? asked : left
  const reading = reader(text, 'game')
  const brief = withReading(toldIn(text, reading), reading)
  const lit = needs.reduce(withNeeds, withBeams({ ...brief, prompt }, deeds, prompt))
  return withView(withOwners(withTerms(withQuantities(lit, quantities, prompt), terms, prompt)), prompt)
}

/** Where it is to be seen from is a wish of its own, and so is that it is in 3D. */
function withView(brief: Brief, prompt: string): Brief {
  const [view, dimension] = [viewIn(prompt), dimensionIn(prompt)]
  const claims: Claim[] = [
    ...(view ? [{ about: 'view', view, words: viewSentences[view] } as const] : []),
    ...(dimension
      ? [{ about: 'dimension', dimension, words: `It is in ${dimension.toUpperCase()}` } as const]
      : []),
  ]
  return claims.length > 0 ? { ...brief, claims: [...brief.claims, ...claims] } : brief
}

/** The words of a game that exists, read once more as they were when it was made: by us, or by whoever told it. */
export function briefOfPlan(plan: Pick<PlannedGame, 'prompt' | 'told'>): Brief | Refusal {
  const { prompt, told } = plan
  const { text, reader } = readerFor(plan)
  const brief = briefOfPrompt(text, reader)
  return 'refused' in brief ? brief : { ...brief, prompt, ...(told && { told }) }
}

function withReading({ brief: understood, casts, isCalm, naming }: Told, read: Reading): Brief {
  const reading = withoutCallings(mended(withoutNobodies(read)), understood.cues)
  const settled = withSetting(understood, reading)
  const { sceneWords } = settled
  const place = sceneWords === undefined ? undefined : withoutForm(sceneWords, reading.said)
  const [, mood, bare] = inhabited.exec(place ?? '') ?? []
  const set = {
    ...settled,
    ...(place !== undefined && { sceneWords: bare ?? place }),
    kinds: kindsRead(reading),
  }
  const catalogue = openCatalogue()
  // 'They come in waves': how enemies come, and the tables know it.
  const isWave = ({ verb, words }: Deed) =>
    verb === 'come' && inWaves.test(words) && understood.extras.includes('waves')
  const plain = withLightVerbs(deedsOf(reading), reading).filter((deed) => !isWave(deed))
  const how = withManners(withDroppedOn(plain, reading), reading)
  const manner = mannerPlacesIn(plain, reading)
  const said = withKept(withHurries([...how, ...arrivalsIn(reading)], reading), reading)
  const trailing = withTrails(
    withBurdens(withFollowers(withSituations(withPrevented(said, reading), reading), reading), reading),
    reading,
  )
  const sticking = withReflections(withBoomerangs(withSticking(trailing, reading), reading), reading)
  const uncovering = withUncovering(
    withGoalkeeping(withTrampolines(withIce(withWinds(sticking, reading), reading), reading), reading),
    reading,
  )
  const all = withProcesses(uncovering, reading)
  const outside = withoutTheirLoss(set, all)
  const ideas = new Set([
    ...ideasIn(reading, all, (at) => thingAt(at, reading, catalogue)),
    ...stuckPartsIn(reading),
    ...shotsIn(reading),
    ...coversIn(reading),
    ...hoursIn(reading),
    ...deedNounsIn(reading),
    ...mannerNounsIn(plain, reading),
    ...watersIn(plain, reading),
  ])
  const isLeft = (deed: Deed) =>
    isIdle(deed, ideas) || isBygone(deed, reading) || isForbidden(deed, all) || feat.test(deed.words)
  const deeds = all.filter((deed) => !isLeft(deed))
  const unbuilt = all.filter((deed) => isLeft(deed) && !isWithin(deed.at, reading, all))
  const cast = withoutTheirTerms(castOf(reading, all, outside, catalogue, ideas), all, reading)
  const { told, company } = withHousework(withoutCompanyAsPlace(outside, cast.actors), cast, deeds, reading)
  const follows = consequencesIn(reading, company)
  const supplies = suppliesIn(reading, { ...company, actors: follows.actors })
  const own = deeds
    .filter((deed) => !supplies.isTaken(deed) && !follows.isEffect(deed.at))
    .filter((deed) => !isOnlySteering(deed, deeds, company))
    .map((deed) => (follows.isAlone(deed.at) ? { ...deed, whoms: [] } : deed))
  const { triples, others } = triplesOf(own, company, catalogue, reading)
  // 'Brings them soup': whoever gets it is where it goes.
  const isGiven = ({ words }: Triple) =>
    own.some((deed) => deed.words === words && (deed.pronoun || deed.whoms.length > 1))
  const errands = triples.filter((triple) => !isGiven(triple))
  const { deeds: lived, actors } = withRefuges(
    withDeadlines(
      [...briefDeeds(own, company, reading), ...supplies.deeds],
      conditionsIn(reading, deeds),
      deeds,
      company.actors,
    ),
    [...supplies.actors, ...impliedBy(casts, supplies.actors, errands, catalogue)],
    indoors.has(told.scene ?? ''),
  )
  const { deeds: done, consequences: growths } = withGrowth(lived, reading.text)
  const following = [...follows.all, ...growths]
  const numbers = withoutSpells(playersIn({ ...told, actors }), following)
  const cues = mergeCues([...told.cues, ...cuesOfDeeds(triples)])
  const base = {
    ...told,
    actors,
    triples,
    deeds: done,
    ...(following.length > 0 && { consequences: following }),
    cues: heldAgainstDeeds([...cues, ...cuesOfForm(reading)], reading, { actors, deeds: done }),
    extras: extrasOf({ ...told, numbers }, actors, follows.all),
    absent: isCalm ? calmly({ ...told, actors, triples }) : told.absent,
    numbers,
  }
  const made = makeClaims({
    ...base,
    mixed: [],
    features: [],
    others: [
      ...others,
      ...unbuilt.filter(({ at }) => !follows.isWithin(at)).map(({ words }) => capital(words)),
      ...unservedIn(reading, company, deeds, { isWithin: (at) => follows.isWithin(at) || manner.has(at) }),
    ],
  })
  const isMade = ({ words, about }: Claim) =>
    !ofTables.has(about) && made.some((claim) => claim.words === words && claim.about === about)
  const isCue = (genre: string, cues: Brief['cues']) => cues.some((cue) => cue.genre === genre)
  const isGone = (claim: Claim) =>
    (claim.about === 'extra' && !base.extras.includes(claim.extra)) ||
    (claim.about === 'genre' && isCue(claim.genre, told.cues) && !isCue(claim.genre, base.cues))
  const seeable = (claim: Claim) => asSeen(takingPart(claim, company.actors), done, company)
  const claims: Claim[] = [
    // What is said of time and of what must not be stands in the tables' own claims.
    ...made.filter((claim) => !ofTables.has(claim.about) && !isGone(claim)).map(seeable),
    ...told.claims.filter((claim) => !ofReading.has(claim.about) && !isMade(claim) && !isGone(claim)),
    ...following.map(
      ({ words, cause, effect }): Claim => ({ about: 'consequence', words: capital(words), cause, effect }),
    ),
    ...placesLost(reading, told, [...company.actorOf.values()]),
    ...looksOfWhole(reading).map(({ text }) => ({ about: 'other' as const, words: capital(text) })),
    ...missingIn(read).map((words) => ({ about: 'other' as const, words })),
    ...(mood ? [{ about: 'other' as const, words: capital(`${mood} ${bare}`) }] : []),
    ...unreadIn(reading, actors).map((text) => ({ about: 'other' as const, words: `“${text}”` })),
  ]
  return withWork(
    withDirt(
      withoutPlaces(
        { ...base, title: titleOf(base, naming), claims: withoutEchoes(claims) },
        destinationsIn(deeds),
        reading,
      ),
    ),
  )
}

/** 'Drives a tractor and collects hay': what one sits in is said of whoever plays, and what there is to do is the rest. */
function isOnlySteering({ who, verb, whoms }: Deed, all: readonly Deed[], { actorOf }: Company): boolean {
  const isPlayed = (end: End) => end === 'you' || actorOf.get(end)?.role === 'player'
  const isOther = (deed: Deed) =>
    isPlayed(deed.who) && !deed.negated && !/^(?:drive|ride|steer|pilot|race)\b/.test(deed.verb)
  const [whom, ...more] = whoms
  const isVehicle =
    whom !== undefined &&
    more.length === 0 &&
    whom.by === undefined &&
    (isPlayed(whom.end) || (whom.end !== 'you' && !actorOf.has(whom.end)))
  return isPlayed(who) && /^(?:drive|steer|pilot)$/.test(verb) && isVehicle && all.some(isOther)
}

/** 'Wall jumps': what one can do, and nothing that a wall does. */
const feat = /^(?:wall|ledge|air) (?:jump|run|slide|climb|grab|kick)s?\b/i

const inWaves = /\bin (?:\w+ )?waves$/i

/** How a place is because of who is there, or what is to be heard: scenery paints nobody. */
const inhabited = /^(busy|crowded|bustling|packed|lively|hectic|noisy|loud|quiet|silent|empty) (.+)$/i

/** 'Never hit the bunny: each bunny you hit costs a heart': what one must not do is not asked for where it is spoken of again. */
const isForbidden = ({ who, verb, whoms, negated }: Deed, all: readonly Deed[]): boolean =>
  !negated &&
  whoms.length > 0 &&
  all.some(
    (other) =>
      other.negated &&
      other.who === who &&
      other.verb === verb &&
      whoms.every(({ end }) => other.whoms.some((one) => one.end === end)),
  )

/** Where there are tables to be under, and no bushes. */
const indoors = new Set(['house', 'school', 'library', 'laboratory', 'factory', 'kitchen', 'shop'])

/** What no rule holds is still about somebody: what they do leaves traces, and what they look like is seen. */
function asSeen(claim: Claim, deeds: readonly BriefDeed[], { actors, actorOf }: Company): Claim {
  if (claim.about !== 'other') return claim
  const { words } = claim
  const deed = deeds.find((one) => !one.negated && capital(one.words) === words)
  const looks = [...actorOf.values()].flatMap((actor) =>
    (actor.apart ?? []).flatMap((look) => (lookWords(look, actor) === words ? [{ actor, look }] : [])),
  )
  const [look] = looks
  const seen: Claim | undefined = deed
    ? { about: 'unserved', ...unservedOf(deed), words }
    : look && { about: 'look', actor: look.actor.id, look: look.look, words }
  return seen ? { ...seen, ...nounsOf(seen, actors) } : claim
}

/**
 * Whoever the sentence says does something, or has something done to them, is not there where it only stands about; nor where it is there
 * as what the sentence does not let it be.
 */
function takingPart(claim: Claim, actors: Brief['actors']): Claim {
  if ((claim.about !== 'actor' && claim.about !== 'count') || claim.actor === 'player') return claim
  return { ...claim, ...actors.find(({ id }) => id === claim.actor)?.said }
}

const lookWords = (look: string, { thing }: Pick<Brief['actors'][number], 'thing'>) =>
  `${capital(look)} ${thing.name}`

/** What the prompt calls it; where it is a name already, that; else one made of who is there and what for. */
function titleOf(brief: Brief, { whole, ...naming }: Told['naming']): string {
  const isAnything = brief.actors.some(({ implied }) => !implied) || brief.scene || brief.cues.length > 0
  return givenTitle(brief.prompt) ?? (isAnything ? whole : undefined) ?? makeTitle({ ...brief, ...naming })
}

/** What the player does leans toward kinds of games. */
const cuesOfDeeds = (triples: readonly Triple[]): GenreCue[] =>
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

/** 'Two astronauts collect rocks together': each is somebody's. */
function playersIn({ actors, numbers, prompt }: Brief): Brief['numbers'] {
  const isPair = actors.some(({ role, count }) => role === 'player' && count === 2)
  return isPair && /\btogether\b/i.test(prompt) ? { players: 2, ...numbers } : numbers
}

/** Who asks for something cosy and names no danger wants none, but did not say so: it is no claim. */
function calmly({ absent, actors, triples, numbers }: Brief): Brief['absent'] {
  const isDanger = actors.some(({ role }) => /^(?:enemy|hazard|boss)$/.test(role))
  const isHard = triples.some(({ mechanic }) => /^(?:fight|shoot|avoid|survive|defend|race)$/.test(mechanic))
  if (isDanger || isHard || numbers.seconds !== undefined) return absent
  return [...new Set([...absent, 'enemies' as const, 'losing' as const])]
}

/** 'If you catch five in a row your boat gets faster', 'faster for ten seconds': because of something, or for a while. */
const onlyThen =
  /\b(?:if|when|whenever|once|as soon as|each time|every time|after)\b[^.;!?]*\b(?:faster|quicker|speeds? up)\b|\b(?:faster|quicker|speeds? up) for (?:\w+ )?(?:seconds?|moment|while)\b/i

/** 'Invisible for 5 seconds' is how long that lasts, and not the game. */
function withoutSpells(
  { seconds, ...others }: Brief['numbers'],
  following: readonly Consequence[],
): Brief['numbers'] {
  const isSpell = following.some(({ effect }) => effect.seconds === seconds)
  return seconds === undefined || isSpell ? others : { seconds, ...others }
}

/** Waves that somebody does something about are water, and no way in which enemies come. */
function extrasOf(
  { extras: read, prompt, numbers }: Brief,
  actors: Brief['actors'],
  follows: readonly Consequence[],
): Brief['extras'] {
  // 'The bees get faster when you take honey', and not with time.
  const isCaused =
    (follows.some(({ effect }) => effect.does === 'faster') || onlyThen.test(prompt)) &&
    !/\b(?:over time|with time|as time|faster and faster|gradually|as (?:it|the game) goes)\b/i.test(prompt)
  const extras = isCaused ? read.filter((extra) => extra !== 'faster-over-time') : read
  const isWater = actors.some(({ thing }) => thing.name === 'wave')
  return [
    ...new Set([
      ...(isWater ? extras.filter((extra) => extra !== 'waves') : extras),
      ...(actors.some(({ role }) => role === 'boss') ? ['boss' as const] : []),
      ...(namesLock(actors, prompt) ? ['keys' as const] : []),
      ...(numbers.players === 2 ? ['two-players' as const] : []),
    ]),
  ]
}

/** A key, and something that it may open. */
function namesLock(actors: Brief['actors'], prompt: string): boolean {
  const isKey = actors.some(({ thing }) => thing.name === 'key' || thing.name.endsWith(' key'))
  return (
    isKey && /\b(?:doors?|gates?|locks?|locked|unlocks?|chests?|safes?|vaults?|cages?|cells?)\b/i.test(prompt)
  )
}

/** Conditions, orders, and what is said of those on the stage that is no colour, size or speed: no rule of today's planner holds it. */
function unservedIn(
  reading: Reading,
  { actorOf }: Company,
  deeds: readonly Deed[],
  follows: Pick<Consequences, 'isWithin'>,
): string[] {
  const { said, words } = reading
  const attributes = [...actorOf.values()].flatMap((actor) => {
    const { apart = [], attributes: served } = actor
    return (
      apart
        .filter(
          (text) =>
            ![...(served.colourWord ?? '').split(/, | and /), served.sizeWord, served.speedWord].includes(
              text,
            ),
        )
        // 'Late for school' is a deed, and no looks.
        .filter(
          (text) =>
            !deeds.some(
              ({ verb, words: said }) =>
                (verb === 'be in time' && said.startsWith(text)) || verb === `keep ${text}`,
            ),
        )
        .map((text) => lookWords(text, actor))
    )
  })
  // 'At dusk and nobody gets squashed': when it plays is claimed by itself.
  const claimed = new Set(
    said.filter(({ what }) => /^(?:time|weather|place)$/.test(what)).flatMap(({ piece }) => piece.words),
  )
  const own = ({ words: places }: Piece) => {
    const isOwn = (at: number) =>
      !claimed.has(at) && !/^(?:and|but|or|,|at|in|on)$/i.test(words[at]?.text ?? '')
    const first = places.findIndex(isOwn)
    const isCut = places.slice(0, Math.max(0, first)).some((at) => claimed.has(at))
    return (isCut ? places.slice(first) : places).map((at) => words[at]?.text).join(' ')
  }
  return [
    ...attributes,
    ...conditionsIn(reading, deeds)
      .filter(({ words: places }) => !places.every(follows.isWithin))
      .map((piece) => capital(isDeadline(piece) ? piece.text : own(piece))),
  ]
}

/** Places that were said, and that neither the scenery nor anybody on the stage is taken for. */
function placesLost(
  { said, words }: Reading,
  { sceneWords = '', scene }: Brief,
  actors: Brief['actors'],
): Claim[] {
  const known = [sceneWords, scene ?? '', ...actors.map(({ phrase }) => phrase)].flatMap((text) =>
    text.toLowerCase().split(/[\s-]+/),
  )
  const catalogue = openCatalogue()
  const isKnown = (at: number) => {
    const text = (words[at]?.text ?? '').toLowerCase()
    return known.includes(text) || known.includes(catalogue.correct(text) ?? text)
  }
  // 'About dinosaurs' is no place, whatever it was read as.
  const isWhere = ({ words: places }: Piece) =>
    words.some(({ head, relation, text }) => places.includes(head) && relation === 'case' && where.test(text))
  return said
    .filter(({ what, piece }) => what === 'place' && isWhere(piece) && !piece.words.some(isKnown))
    .map(({ piece }) => withoutForm(piece.text.toLowerCase(), said))
    .filter((text) => openCatalogue().isNoun(openCatalogue().lemma(text.split(' ').at(-1) ?? '', 'noun')))
    .filter((text) => scene === undefined || openCatalogue().sceneOf(text) !== scene)
    .map((text): Claim => {
      const place = openCatalogue().sceneOf(text)
      const article = /^(?:the|an?|my|our) /.test(text) ? '' : /^[aeiou]/.test(text) ? 'an ' : 'a '
      if (isFloor(text)) return { about: 'other', words: `On the ${text}` }
      const words = `It is set in ${article}${text}`
      return place && !isLieOfLand(text)
        ? { about: 'scene', scene: place, words }
        : { about: 'scene', scene: place ?? scene ?? 'abstract', near: true, words }
    })
}

/** How the ground lies, which no painted scenery is told by: a meadow is no hill. */
const isLieOfLand = (text: string) => /\b(?:hill|hillside|hilltop|valley|slope|ridge|pyramid)s?$/i.test(text)

/** A pacman style maze is a maze, and an idle clicker bakery a bakery: what kind of game it is, is no part of the place. */
function withoutForm(text: string, said: Reading['said']): string {
  const forms = said
    .filter(({ what }) => what === 'form')
    .map(({ piece }) => piece.text.toLowerCase().split(' '))
  const isForm = (word: string) =>
    forms.some((words) => words.includes(word)) ||
    /^(?:style|styled|like|clicker|idle|top|down|side|scrolling|themed?)$/.test(word)
  // 'A space theme' is space.
  const words = text.replace(/[ -](?:theme|themed|setting|style)s?$/, '').split(' ')
  const first = words.findIndex((word, at) => at === words.length - 1 || !isForm(word))
  return words.slice(Math.max(0, first)).join(' ')
}

/** Conditions and orders that are claimed as they were said. A word or two of what is claimed as a deed anyway are none of their own. */
function conditionsIn({ said }: Reading, deeds: readonly Deed[]): Piece[] {
  return said
    .filter(({ what }) => what === 'rule' || what === 'order')
    .map(({ piece }) => piece)
    .filter(({ text }) => !isSetting(text))
    .filter(
      (piece) =>
        isDeadline(piece) || !deeds.some(({ places }) => piece.words.every((at) => places.includes(at))),
    )
}

/** Whether a verb belongs to such a condition, whichever verbs are in it: 'before they dry out'. */
const isWithin = (at: number, reading: Reading, deeds: readonly Deed[]): boolean =>
  conditionsIn(reading, deeds).some(({ words }) => words.includes(at))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Words that ended nowhere, neither in the reading nor in the tables. */
const unreadIn = ({ unread }: Reading, actors: Brief['actors']): string[] =>
  unread
    .map(({ text }) => text.toLowerCase())
    // Numbers and talk about the game are the tables' to claim.
    .filter(
      (text) =>
        numberIn(text) === undefined &&
        !stopNouns.has(text) &&
        !/^(?:themed?|styled?|kinda|please)$/.test(text),
    )
    .filter((text) => !actors.some(({ phrase }) => phrase.split(' ').includes(text)))

/** What only the tables claim. */
const ofTables = new Set<Claim['about']>(['time', 'weather', 'absent'])

/** What is claimed about those on the stage; the rest is claimed about the game. */
const ofReading = new Set<Claim['about']>(['actor', 'rule', 'count', 'attribute', 'points', 'extra', 'other'])

/** Where it is done, which makes no other deed of it: who plugs leaks in a submarine plugs nothing in. */
const isThere = /^(?:in|at|inside|within)$/

/** The deeds of those on the stage. */
function briefDeeds(deeds: readonly Deed[], { actorOf }: Company, reading: Reading): BriefDeed[] {
  const idOf = (end: End) => (end === 'you' ? 'player' : actorOf.get(end)?.id)
  let spokenOf: string | undefined
  return deeds.flatMap(({ who, verb, whoms, particles, pronoun, negated, words, at }) => {
    const subject = idOf(who)
    if (subject === undefined || isRequest({ who, verb, whoms })) return []
    const found: BriefDeed['whoms'] = whoms.flatMap(({ end, by }, index) => {
      const id = idOf(end)
      const isSaid = whoms.slice(0, index).some((one) => idOf(one.end) === id && one.by === by)
      return id === undefined || isSaid ? [] : [{ id, ...(by !== undefined && { by }) }]
    })
    // 'Rides down a hill': the hill is where it is played, and the way there still says what is done.
    const ways = whoms.flatMap(({ end, by }) =>
      by !== undefined && idOf(end) === undefined && !isThere.test(by) ? [by] : [],
    )
    const isNamed = found.some(({ by }) => by === undefined)
    // 'Feeds them fish': they get it, and it is not done to the fish.
    const isGiven = giving.has(verb)
    const isSaid = found.some(({ id, by }) => id === spokenOf && by === undefined)
    if (pronoun && !isSaid && (!isNamed || isGiven) && spokenOf !== undefined && spokenOf !== subject)
      found.unshift({ id: spokenOf })
    spokenOf = found.find(({ by, id }) => by === undefined && id !== subject)?.id ?? spokenOf
    // 'Help a turtle reach the sea', 'guide a frog': whoever plays it does that by playing.
    if (found.length > 0 && found.every(({ id }) => id === subject)) return []
    const within = isWithin(at, reading, deeds)
    const on = conditionOf(at, reading)
    return [
      {
        subject,
        verb,
        whoms: found,
        particles: [...particles, ...ways],
        negated,
        words,
        ...(within && { within: true as const }),
        ...(on !== undefined && { on }),
      },
    ]
  })
}

/** 'Give me a game with a dragon' asks for the game; 'give pills to patients' and 'build sandcastles' are done. */
function isRequest({ who, verb, whoms }: Pick<Deed, 'who' | 'verb' | 'whoms'>): boolean {
  if (!requestVerbs.has(verb) || who !== 'you') return false
  const direct = whoms.filter(({ by }) => by === undefined)
  if (verb === 'give' || verb === 'show') return direct.length < 2 && whoms.every(({ by }) => by !== 'to')
  return !(doneToo.has(verb) && direct.length > 0)
}
const doneToo = new Set(['build', 'craft', 'prepare'])

function triplesOf(
  deeds: readonly Deed[],
  { actorOf }: Company,
  catalogue: Catalogue,
  reading: Reading,
): { triples: Triple[]; others: string[] } {
  const triples: Triple[] = []
  const others: string[] = []
  const idOf = (end: End | undefined) => {
    if (end === 'you') return 'player'
    return end === undefined ? undefined : actorOf.get(end)?.id
  }
  for (const deed of deeds) {
    const { who, verb, frame = {}, whoms, negated, words, at } = deed
    const subject = idOf(who)
    if (subject === undefined) continue
    // What must not be done to some is said in its own words, and is no deed.
    if (!isTouching(verb) && isTwinOfDone(deed, deeds)) {
      others.push(capital(words))
      continue
    }
    const does = mechanicOf({ verb, frame, subjects: subject === 'player' ? ['player'] : [] }, catalogue)
    const slot = (by: string | undefined) =>
      by === undefined || by === 'at'
        ? 'object'
        : // 'Chases off the crabs' has the crabs after the verb as 'chases crabs' has.
          (frame.after?.[by]?.slot ?? (/^(?:off|away|up|down|out)$/.test(by) ? 'object' : 'none'))
    const idsBy = (isMeant: (by: string | undefined) => boolean) =>
      whoms
        .filter(({ by }) => isMeant(by))
        .flatMap(({ end }) => idOf(end) ?? [])
        .filter((id) => id !== subject)
    const inSlot = (name: string) => idsBy((by) => slot(by) === name)
    if (!does) {
      if (!isRequest({ who, verb, whoms }) && !isWithin(at, reading, deeds)) others.push(capital(words))
      continue
    }
    // 'Protects the tent from wolves': the tent, and whom one is kept safe from is no second thing that is protected.
    const isDirect = whoms.some(({ by, end }) => by === undefined && idOf(end) !== undefined)
    const isBeside = (by: string | undefined) => isDirect && /^(?:from|against|off|at)$/.test(by ?? '')
    const aimedAt = does.mechanic === 'shoot' && isDirect ? idsBy((by) => by === 'at') : []
    const [tool] = aimedAt.length > 0 ? idsBy((by) => by === undefined) : inSlot('with')
    const [to] = inSlot('to')
    const objects = aimedAt.length > 0 ? aimedAt : idsBy((by) => slot(by) === 'object' && !isBeside(by))
    const prepositions = new Map(whoms.map(({ end, by }) => [idOf(end), by]))
    // 'Throws bones to dogs': they get it, and nobody is shot at.
    const isGiven = does.mechanic === 'shoot' && whoms.some(({ by }) => /^(?:to|into|onto)$/.test(by ?? ''))
    const triple = {
      subject,
      mechanic: isGiven ? ('deliver' as const) : does.mechanic,
      verb,
      ...(tool && { with: tool }),
      ...(to && { to }),
      negated,
      words,
    }
    // Who must not be seen by guards sneaks past them.
    if (does.mechanic === 'sneak' && subject !== 'player' && objects.includes('player')) {
      triples.push({ ...triple, subject: 'player', object: subject, negated: false })
      continue
    }
    // What must not be touched is a danger.
    if (negated && subject === 'player' && isTouching(verb) && objects.length > 0) {
      for (const object of objects)
        triples.push({ ...triple, mechanic: 'avoid', verb: 'avoid', negated: false, object })
      continue
    }
    if (objects.length === 0) triples.push(triple)
    for (const object of objects) {
      const by = does.mechanic === 'shoot' ? undefined : prepositions.get(object)
      triples.push({ ...triple, object, ...(by && { by }) })
    }
  }
  return { triples, others: [...new Set(others)] }
}
