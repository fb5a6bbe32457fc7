import type { Requirement } from '../../../pipeline/engine.ts'
import { calledBy } from '../../model/proof/called.ts'
import type { Claim, Weather } from '../design.ts'
import { settingNamed } from '../settings/index.ts'
import { shareOfColour } from './colours.ts'
import { copiesOf, type Evidence, isSeen, percent, shareOf } from './evidence.ts'
import { matterFound } from './matters.ts'
import { placeFound } from './places.ts'

type Judged = Omit<Requirement, 'claim'>

/** Of a thing that was asked for in a colour, at least this much must have it: a red barn has white doors. */
const leastOfColour = 0.08

/** Each wish of the prompt held against what was measured, with the evidence in plain words. */
export function requirementsOf(evidence: Evidence): Requirement[] {
  return evidence.plan.claims.map((claim) => ({ claim: claim.text, ...judged(claim, evidence) }))
}

function judged(claim: Claim, evidence: Evidence): Judged {
  const { plan, scene } = evidence
  switch (claim.about) {
    case 'unknown':
      return { status: 'unsupported', evidence: 'This could not be understood or done.' }
    case 'thing':
      return thingFound(evidence, claim.thing)
    case 'matter': {
      const matter = plan.matters.find(({ id }) => id === claim.matter)
      return matter ? matterFound(evidence, matter) : { status: 'unmet', evidence: 'It was left out.' }
    }
    case 'count': {
      const found = copiesOf(evidence, claim.thing).length
      const status = found === claim.count ? 'met' : 'unmet'
      return {
        status,
        evidence: status === 'met' ? `${found} were counted.` : `${found} of ${claim.count} were counted.`,
      }
    }
    case 'colour':
      return coloured(evidence, claim.thing, claim.colour)
    case 'place':
      return placeFound(evidence, claim)
    case 'setting': {
      const about = settingNamed(plan.setting)?.about ?? plan.setting
      const status = plan.setting === claim.setting ? 'met' : 'unmet'
      return { status, evidence: `It was laid out as: ${about.charAt(0).toLowerCase()}${about.slice(1)}.` }
    }
    case 'hour': {
      const apart = Math.abs(((scene.sky.hour - claim.hour + 36) % 24) - 12)
      return { status: apart < 1 ? 'met' : 'unmet', evidence: `The clock says ${clock(scene.sky.hour)}.` }
    }
    case 'weather':
      return weatherFound(evidence, claim.weather)
    case 'season':
      return {
        status: plan.season === claim.season ? 'met' : 'unmet',
        evidence: `Plants, ground and light are those of ${plan.season}.`,
      }
  }
}

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60) % 1440
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function thingFound(evidence: Evidence, thing: string): Judged {
  const planned = evidence.plan.things.find(({ id }) => id === thing)
  const noun = planned?.noun ?? thing
  const copies = copiesOf(evidence, thing)
  const number = evidence.nounOf(thing)
  const seen = number === undefined ? undefined : evidence.seen[number]
  if (copies.length === 0) return { status: 'unmet', evidence: `There is no ${noun} in the scene.` }
  if (!seen || !isSeen(seen))
    return { status: 'unmet', evidence: `The ${noun} cannot be seen from any of the twelve views.` }
  const piece = planned?.pieces[0]
  const call = piece && calledBy(noun, piece)
  if (call && 'as' in call)
    return { status: 'unmet', evidence: `Shown as something else: ${call.as} stands in for the ${noun}.` }
  const via = piece?.via
  const how = via && / is | are /.test(via) ? ` (${via})` : ''
  const many = copies.length === 1 ? 'One is there' : `${copies.length} are there`
  return {
    status: 'met',
    evidence: `${many}; ${percent(shareOf(seen))} of the picture in view ${seen.view + 1}${how}.`,
  }
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
