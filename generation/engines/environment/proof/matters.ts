import type { Requirement } from '../../../pipeline/engine.ts'
import type { PlannedMatter } from '../design.ts'
import { type Evidence, isSeen, percent, shareOf } from './evidence.ts'

type Judged = Omit<Requirement, 'claim'>

const met = (evidence: string): Judged => ({ status: 'met', evidence })
const unmet = (evidence: string): Judged => ({ status: 'unmet', evidence })
const judged = (isMet: boolean, yes: string, no: string): Judged => (isMet ? met(yes) : unmet(no))

/** Whether what has no shape of its own is there all the same. */
export function matterFound(evidence: Evidence, matter: PlannedMatter): Judged {
  const { scene } = evidence
  const { as, noun, phrase } = matter
  const number = evidence.nounOf(matter.id)
  const seen = number === undefined ? undefined : evidence.seen[number]
  if (seen && isSeen(seen))
    return met(`The ${noun} is ${percent(shareOf(seen))} of the picture in view ${seen.view + 1}.`)
  const isThere = number !== undefined && evidence.present.has(number)
  switch (as.is) {
    case 'water':
      return judged(
        isThere,
        `The ${noun} is there as spray.`,
        `The ${noun} cannot be seen from any of the twelve views.`,
      )
    case 'cover': {
      const cover = scene.covers.find(({ kind }) => kind === as.kind)
      return judged(
        isThere || cover !== undefined,
        `The ${noun} grows on the ground all around.`,
        `No ${noun} grows here.`,
      )
    }
    case 'particle': {
      const air = scene.air.particles.find(({ kind }) => kind === as.kind)
      return judged(
        isThere || air !== undefined,
        `The air is full of it: ${phrase}.`,
        `There is no ${noun} in the air.`,
      )
    }
    case 'ground':
    case 'path': {
      const ways = as.is === 'path' && anyWay.test(noun) ? shareOfWays(evidence) : 0
      if (ways > 0.002) return met(`${percent(ways)} of the ground is a way to walk on.`)
      const share = shareOfGround(evidence, as.surface)
      return judged(
        share > 0.002,
        `${percent(share)} of the ground is ${as.surface}.`,
        `None of the ground is ${as.surface}.`,
      )
    }
    case 'terrain': {
      const rise = riseOf(evidence)
      const apart = as.form === 'floating-islands' || as.form === 'island'
      const least = as.form === 'mountains' || as.form === 'volcano' || as.form === 'canyon' ? 8 : 1.5
      return judged(
        rise > least || apart,
        `The land rises and falls by ${rise.toFixed(0)} m.`,
        `The land is almost level (${rise.toFixed(1)} m).`,
      )
    }
    case 'sky':
      return skyFound(evidence, as.what, noun)
    case 'light': {
      const { lamps, air } = scene
      if (as.what === 'shafts')
        return judged((air.shafts ?? 0) > 0, 'Shafts of light fall in.', 'No shafts of light fall in.')
      if (as.what === 'flicker')
        return judged(
          lamps.some(({ flickers }) => flickers),
          `${lamps.filter(({ flickers }) => flickers).length} lights flicker.`,
          'No light flickers.',
        )
      const shining = shiningKinds(evidence)
      return judged(
        lamps.length > 0 || shining > 0,
        `${lamps.length} lamps and ${shining} kinds of things that shine.`,
        'Nothing shines.',
      )
    }
    case 'emitter':
      return judged(
        isThere || scene.emitters.some(({ kind }) => kind === as.kind),
        `There is ${as.kind} at ${scene.emitters.filter(({ kind }) => kind === as.kind).length} places.`,
        `There is no ${noun}.`,
      )
    case 'sound':
      return judged(
        scene.sounds.some(({ kind }) => kind === as.kind),
        `You can hear it: ${as.kind}.`,
        `You can't hear it: ${as.kind}.`,
      )
  }
}

/** Of what these are nobody said; the ways of a place have their part of the palette, whatever it is of. */
const anyWay = /^(?:path|footpath|pathway|trail|lane|way)$/
const wayOfPalette = 1

const shareOfWays = ({ scene: { ground } }: Evidence): number =>
  ground.surfaces.filter((number) => number === wayOfPalette).length / Math.max(1, ground.surfaces.length)

function shareOfGround({ scene: { ground } }: Evidence, surface: string): number {
  const numbers = new Set(ground.palette.flatMap((one, i) => (one.surface === surface ? [i] : [])))
  return ground.surfaces.filter((number) => numbers.has(number)).length / Math.max(1, ground.surfaces.length)
}

export function riseOf({ scene: { ground } }: Evidence): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const height of ground.heights) {
    low = Math.min(low, height)
    high = Math.max(high, height)
  }
  return high > low ? (high - low) / 100 : 0
}

/** Kinds with a part that shines by itself, at least in the dark. */
const shiningKinds = ({ build }: Evidence): number =>
  build.meshes.filter(({ near }) => near.finish.some((finish) => finish >= 7)).length

function skyFound({ scene }: Evidence, what: string, noun: string): Judged {
  const { sky, air } = scene
  const found: Record<string, boolean> = {
    moon: sky.moons.length > 0,
    planet: sky.moons.length > 0,
    sun: sky.hour > 5 && sky.hour < 20,
    stars: sky.stars > 0.1,
    aurora: sky.aurora === true,
    clouds: sky.clouds > 0.05,
    rainbow: sky.rainbow === true,
    lightning: air.lightning === true,
  }
  return judged(found[what] === true, `The sky has it: ${noun}.`, `The sky does not have it: ${noun}.`)
}
