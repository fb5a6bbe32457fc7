import { stuffOf } from '@makebelieve/shapes/stuffs'
import { asStandIn, type Requirement } from '../../../pipeline/engine.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { calledBy, countsAs } from '../../model/proof/called.ts'
import { bareNoun } from '../../model/read/bare-noun.ts'
import { metresOf } from '../../model/read/sizes.ts'
import type { Claim, PlannedThing, Weather } from '../design.ts'
import { look } from '../picture/stage.ts'
import { metresInScene } from '../read/metres.ts'
import { isInside } from '../read/plan-environment.ts'
import { settingNamed } from '../settings/index.ts'
import { isNearly } from '../settings/nearly.ts'
import { shareOfColour, shareOfStuff } from './colours.ts'
import { composedFound } from './composed.ts'
import { deedSeen } from './deeds.ts'
import { copiesOf, type Evidence, isSeen, percent, shareOf } from './evidence.ts'
import { matterFound } from './matters.ts'
import { type Asked, isThing, type Judged, matterNamed, met, thingNamed, unchecked, unmet } from './named.ts'
import { placeFound, sizeThere } from './places.ts'

/** Of a thing that was asked for in a colour, at least this much must have it: a red barn has white doors. */
const leastOfColour = 0.08
const leastOfStuff = 0.25

/**
 * Each wish of a sentence held against what was found in a made place, with the evidence in plain words. The sentence need not be the one
 * that the place was made of: whatever it names is looked for by what it is.
 */
export function requirementsOf(evidence: Evidence, asked: Asked = evidence.plan): Requirement[] {
  return asked.claims.map((claim) => ({ claim: claim.text, ...judged(claim, asked, evidence) }))
}

function judged(claim: Claim, asked: Asked, evidence: Evidence): Judged {
  const { plan, scene } = evidence
  switch (claim.about) {
    case 'unknown':
      return unchecked('This could not be understood or done.')
    case 'unmeasured':
      return unchecked('Nothing measures whether it shows: it was not checked.')
    case 'stand-in':
      return asStandIn(unmet(`Shown as something else: ${claim.shows} stand in for the ${claim.text}.`))
    case 'place':
      return placeFound(evidence, claim, asked)
    case 'matter': {
      const matter = matterNamed(claim.matter, asked, evidence)
      const noun = asked.matters.find(({ id }) => id === claim.matter)?.noun ?? claim.text
      return matter ? matterFound(evidence, matter) : unmet(`There is no ${noun} here.`)
    }
    case 'composed':
      return composedFound(evidence, claim)
    case 'setting':
      return settingFound(evidence, claim)
    case 'hour': {
      const apart = Math.abs(((scene.sky.hour - claim.hour + 36) % 24) - 12)
      return { status: apart < 1 ? 'met' : 'unmet', evidence: `The clock says ${clock(scene.sky.hour)}.` }
    }
    case 'weather':
      return weatherFound(evidence, claim.weather)
    case 'season':
      return seasonFound(evidence, claim)
    case 'absent': {
      const there = plan.things.find(
        (one) =>
          copiesOf(evidence, one.id).length > 0 &&
          one.pieces[0] &&
          calledBy(claim.noun, one.pieces[0]).is === 'it',
      )
      return there ? unmet(`There is a ${there.noun}.`) : met(`Nothing here is a ${claim.noun}.`)
    }
    case 'count':
      if (asked.matters.some(({ id }) => id === claim.thing)) return moonsCounted(evidence, claim, asked)
      break
  }
  const thing = thingNamed(claim.thing, asked, evidence)
  if (!isThing(thing)) return thing
  switch (claim.about) {
    case 'thing': {
      const found = copiesOf(evidence, thing.id).length
      if (found < (claim.least ?? 1)) return unmet(`Only ${found} of ${claim.least} are there.`)
      return thingFound(evidence, thing, hasSize(claim.thing, asked))
    }
    case 'count':
      return thingsCounted(evidence, thing, asked, claim)
    case 'colour':
      return coloured(evidence, thing.id, claim.colour)
    case 'stuff':
      return madeOf(evidence, thing, claim.stuff, asked)
    case 'size':
      return sized(evidence, thing, claim.size)
    case 'glow':
      return glows(evidence, thing)
    case 'deed':
      return deedSeen(evidence, thing, claim.motion)
  }
}

/** Who counts does not know what the place brought along: all that are called so are counted, but not those of another wish. */
function thingsCounted(
  evidence: Evidence,
  thing: PlannedThing,
  asked: Asked,
  claim: Claim & { about: 'count' },
): Judged {
  const noun = asked.things.find(({ id }) => id === claim.thing)?.noun ?? thing.noun
  const others = evidence.plan.things.filter(
    ({ id, asked: isAsked, phrase, noun: own, pieces: [piece] }) =>
      id !== thing.id && !(isAsked && namesItself(phrase, own)) && piece && countsAs(noun, piece),
  )
  const found = [thing, ...others].reduce((sum, { id }) => sum + copiesOf(evidence, id).length, 0)
  return counted(found, claim.count)
}

/** Crates that are there for a harbour are no wish of their own. */
const namesItself = (phrase: string, noun: string) =>
  phrase
    .toLowerCase()
    .split(' ')
    .some((word) => [word, ...singularsOf(word)].includes(noun.split(' ').at(-1) ?? noun))

const counted = (found: number, count: number): Judged =>
  found === count ? met(`${found} were counted.`) : unmet(`${found} of ${count} were counted.`)

function moonsCounted(evidence: Evidence, claim: Claim & { about: 'count' }, asked: Asked): Judged {
  const matter = matterNamed(claim.thing, asked, evidence)
  if (!matter) return unmet('There is none.')
  const isMoon = matter.as.is === 'sky' && (matter.as.what === 'moon' || matter.as.what === 'planet')
  return isMoon
    ? counted(evidence.scene.sky.moons.length, claim.count)
    : unchecked('Nothing counts it: it was not checked.')
}

/** A place is what it was laid out as, and whoever is indoors has a ceiling above. */
function settingFound(evidence: Evidence, claim: Claim & { about: 'setting' }): Judged {
  const { plan } = evidence
  const setting = settingNamed(plan.setting)
  const about = setting?.about ?? plan.setting
  const told = `It was laid out as: ${about.charAt(0).toLowerCase()}${about.slice(1)}.`
  const isIt = plan.setting === claim.setting || setting?.words.includes(claim.text.toLowerCase()) === true
  if (!isIt) return unmet(told)
  if (isNearly(plan.setting, claim.text))
    return asStandIn(
      unmet(`Shown as the nearest place there is: ${about.charAt(0).toLowerCase()}${about.slice(1)}.`),
    )
  const wanted = settingNamed(claim.setting)
  if (!wanted || !isInside(wanted)) return met(told)
  const share = ceilingAbove(evidence)
  return share > 0.5
    ? met(`${told} Looking up, ${percent(share)} is ceiling.`)
    : unmet(`${told} Looking up, you see the sky: only ${percent(share)} is covered.`)
}

/** How much of what you see looking up from where one arrives is not the sky. */
function ceilingAbove({ build: { stage }, scene }: Evidence): number {
  const { object } = look(stage, { ...scene.spawn, pitch: 1.35 }, 48, 48)
  return object.filter((number) => number !== -1).length / object.length
}

function seasonFound(
  { plan, scene: { ground, air } }: Evidence,
  { season }: Claim & { about: 'season' },
): Judged {
  if (plan.season !== season) return unmet(`Plants, ground and light are those of ${plan.season}.`)
  if (season !== 'winter') return met(`Plants, ground and light are those of ${plan.season}.`)
  const isWhite =
    ground.palette.some(({ surface }) => surface === 'snow' || surface === 'ice') ||
    air.particles.some(({ kind }) => kind === 'snow')
  return isWhite ? met('Snow lies or falls here.') : unmet('There is no snow.')
}

const hasSize = (thing: string, { claims }: Asked) =>
  claims.some((claim) => claim.about === 'size' && claim.thing === thing)

/** Beside how large such a thing is; 1 is usual. */
function sizeFactor(evidence: Evidence, { id, noun, pieces }: PlannedThing): number | undefined {
  const [copy] = copiesOf(evidence, id)
  const [piece] = pieces
  if (!copy || piece?.source.by !== 'archetype') return undefined
  const { order } = piece.source
  // A giant robot is giant beside robots, not beside giant robots.
  const isKnown = (one: string) => openCatalogue().isNoun(one)
  const [bare, shaped] = [bareNoun(noun, isKnown), bareNoun(order.noun, isKnown)]
  const guess = metresOf(bare, shaped, openCatalogue().find(bare))
  return sizeThere(evidence, copy) / metresInScene(bare, shaped, order.archetype, guess)
}

function sized(evidence: Evidence, thing: PlannedThing, size: number): Judged {
  const factor = sizeFactor(evidence, thing)
  if (factor === undefined)
    return unchecked("How large such a thing usually is isn't known: it was not checked.")
  const isSo = size === 1 ? factor > 0.8 && factor < 1.25 : size > 1 ? factor > 1.15 : factor < 0.87
  const told = `It is ${percent(factor)} as large as such a thing usually is.`
  return isSo ? met(told) : unmet(told)
}

function glows({ build, scene }: Evidence, thing: PlannedThing): Judged {
  const kinds = new Set(
    scene.placed.flatMap(({ kind }, number) => (build.thingOf[number] === thing.id ? [kind] : [])),
  )
  const shines = [...kinds].some((kind) => build.meshes[kind]?.near.finish.some((finish) => finish >= 7))
  return shines || thing.gives?.includes('light')
    ? met(`The ${thing.noun} glows.`)
    : unmet(`The ${thing.noun} doesn't glow.`)
}

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60) % 1440
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function thingFound(
  evidence: Evidence,
  { id, noun, pieces, ...thing }: PlannedThing,
  isSized: boolean,
): Judged {
  const copies = copiesOf(evidence, id)
  const number = evidence.nounOf(id)
  const seen = number === undefined ? undefined : evidence.seen[number]
  if (!seen || !isSeen(seen)) return unmet(`The ${noun} cannot be seen from any of the twelve views.`)
  const factor = sizeFactor(evidence, { id, noun, pieces, ...thing })
  if (!isSized && factor !== undefined && (factor < 0.2 || factor > 5))
    return unmet(`The ${noun} is ${percent(factor)} as large as such a thing is.`)
  const via = pieces[0]?.via
  const how = via && / is | are /.test(via) ? ` (${via})` : ''
  const many = copies.length === 1 ? 'One is there' : `${copies.length} are there`
  return met(`${many}; ${percent(shareOf(seen))} of the picture in view ${seen.view + 1}${how}.`)
}

function coloured(evidence: Evidence, thing: string, colour: string): Judged {
  const kinds = new Set(copiesOf(evidence, thing).map(({ kind }) => kind))
  const meshes = [...kinds].flatMap((kind) => evidence.build.meshes[kind] ?? [])
  const tints = copiesOf(evidence, thing).map(({ tint }) => tint)
  const share = tints.includes(colour) ? 1 : shareOfColour(meshes, colour)
  return {
    status: share >= leastOfColour ? 'met' : 'unmet',
    evidence: `${share >= leastOfColour ? '' : 'Only '}${percent(share)} of its surface has this colour (${colour}).`,
  }
}

/** Of the same surface as such a stuff has, as clear and as metallic; where many stuffs are alike in that, also of its colour. */
function madeOf(evidence: Evidence, { id, noun }: PlannedThing, stuff: string, { claims }: Asked): Judged {
  const material = stuffOf(stuff)?.material
  if (!material) return unchecked(`How ${stuff} looks is not known.`)
  const kinds = new Set(copiesOf(evidence, id).map(({ kind }) => kind))
  const meshes = [...kinds].flatMap((kind) => evidence.build.meshes[kind] ?? [])
  const isDyed = claims.some((one) => one.about === 'colour' && one.thing === id)
  const share = shareOfStuff(meshes, material, isDyed)
  const told = `${percent(share)} of the ${noun} looks like ${stuff}.`
  return share >= leastOfStuff ? met(told) : unmet(told)
}

function weatherFound({ scene: { air, sky, ground } }: Evidence, weather: Weather): Judged {
  const has = (kind: string) => air.particles.some((one) => one.kind === kind)
  const snowy = ground.palette.some(({ surface }) => surface === 'snow' || surface === 'ice')
  const found: Record<Weather, boolean> = {
    clear: !has('rain') && sky.clouds < 0.6,
    cloudy: sky.clouds > 0.4,
    rain: has('rain'),
    storm: has('rain') || air.lightning === true || sky.kind === 'storm',
    snow: has('snow') || snowy,
    fog: air.sight < 90 || has('mist'),
    wind: air.wind > 0.4,
    sandstorm: has('sand') || has('dust'),
  }
  const told = [
    `clouds cover ${percent(sky.clouds)} of the sky`,
    `one sees ${Math.round(air.sight)} m far`,
    ...(air.particles.length > 0 ? [`in the air: ${air.particles.map(({ kind }) => kind).join(', ')}`] : []),
  ]
  const text = told.join(', ')
  return {
    status: found[weather] ? 'met' : 'unmet',
    evidence: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  }
}
