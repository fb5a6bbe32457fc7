import {
  type Amount,
  type Because,
  type Drive,
  type Effect,
  gaugeIds,
  type If,
  type Kind,
  type Look,
  spaceIds,
  type Toward,
  type When,
  type Where,
  type Who,
} from '@makebelieve/kit/rules/rulebook'
import { z } from 'zod'

/** The words of which rulebooks are written, one by one as `kit/rules/rulebook.ts` has them: a line that is not one of these is refused. */
export const id = z.string().min(1).max(80)
export const amount: z.ZodType<Amount> = z.union([z.number(), z.tuple([z.number(), z.number()])])
export const because: z.ZodType<Because> = z.union([
  z.strictObject({ words: z.string().max(500) }),
  z.strictObject({ form: id }),
  z.literal('filler'),
])

/** A key for every word, so that a new one is not forgotten here. */
const words = <T extends string>(all: Record<T, true>) => z.enum(Object.keys(all) as [T, ...T[]])

export const spaceId = z.enum(spaceIds)

const where = words<Where>({
  anywhere: true,
  far: true,
  start: true,
  middle: true,
  edge: true,
  above: true,
  ahead: true,
  below: true,
  beyond: true,
  goal: true,
  lane: true,
  low: true,
  rows: true,
  before: true,
  hurdle: true,
  overhead: true,
  trail: true,
  behind: true,
  arcs: true,
  posts: true,
  footholds: true,
  water: true,
  beside: true,
  spread: true,
  left: true,
  right: true,
  upstream: true,
})

const yes = z.literal(true)
const number = z.number()
const button = z.enum(['a', 'b'])
const two = z.tuple([id, id])
const side = z.enum(['left', 'right', 'top', 'bottom'])
const way = z.enum(['left', 'right', 'up', 'down'])
const who: z.ZodType<Who> = z.union([
  z.enum(['a', 'b', 'load', 'player', 'others']),
  z.strictObject({ all: id }),
])

const look: z.ZodType<Look> = z.strictObject({
  alpha: number.optional(),
  glow: z.string().optional(),
  angle: number.optional(),
  scale: number.optional(),
  sunk: number.optional(),
  heap: z.string().optional(),
  shell: z.string().optional(),
  sign: z.string().max(12).optional(),
  mark: z.string().max(12).optional(),
  shade: number.optional(),
  sort: z.string().max(40).optional(),
  wants: z.array(id).max(4).optional(),
  spots: z.string().optional(),
  line: yes.optional(),
  pulses: yes.optional(),
  hangs: yes.optional(),
  rolls: yes.optional(),
  flat: yes.optional(),
  half: z.enum(['left', 'right']).optional(),
  plate: z.enum(['plain', 'tough']).optional(),
  orb: z.string().optional(),
  blot: z.string().optional(),
  badge: yes.optional(),
  heart: yes.optional(),
  stroke: z.string().optional(),
  bay: z.string().optional(),
  finder: z.enum(['open', 'flash']).optional(),
})

const drive: z.ZodType<Drive> = z.union([
  z.strictObject({ does: z.enum(['player', 'still']) }),
  z.strictObject({ does: z.literal('fly'), falls: number.optional(), upright: yes.optional() }),
  z.strictObject({
    does: z.enum(['wander', 'drift', 'patrol', 'stream', 'fall', 'rise', 'race', 'sweep', 'leave']),
    speed: amount,
  }),
  z.strictObject({
    does: z.enum(['chase', 'flee', 'circle', 'go']),
    whom: id,
    speed: amount,
    within: number.optional(),
    only: z
      .strictObject({ meter: id, below: z.number().optional(), above: z.number().optional() })
      .optional(),
  }),
  z.strictObject({
    does: z.literal('follow'),
    whom: id,
    speed: amount,
    within: number.optional(),
    inLine: yes.optional(),
  }),
  z.strictObject({ does: z.literal('sail'), whom: id, round: id, speed: amount }),
  z.strictObject({ does: z.literal('swarm'), whom: id, speed: amount }),
  z.strictObject({ does: z.literal('guard'), whom: id, from: id, speed: amount, within: number }),
  z.strictObject({ does: z.literal('tide'), speed: amount, within: number }),
  z.strictObject({
    does: z.literal('bounce'),
    speed: amount,
    open: z.literal('bottom').optional(),
    strikes: number.optional(),
  }),
  z.strictObject({ does: z.literal('march'), speed: amount, dives: amount.optional() }),
  z.strictObject({ does: z.literal('ride'), whom: id, at: z.enum(['hand', 'skin']).optional() }),
])

export const kind: z.ZodType<Kind> = z.strictObject({
  id,
  cast: id,
  drive,
  count: amount,
  where,
  comes: z
    .strictObject({
      every: amount,
      most: amount,
      where,
      together: amount.optional(),
      phase: id.optional(),
      inAll: amount.optional(),
      more: number.optional(),
      unless: id.optional(),
    })
    .optional(),
  size: number.positive().max(600).optional(),
  wide: amount.optional(),
  flies: yes.optional(),
  loose: yes.optional(),
  grip: number.optional(),
  solid: yes.optional(),
  shoved: yes.optional(),
  under: yes.optional(),
  wheels: yes.optional(),
  wings: yes.optional(),
  fins: yes.optional(),
  flips: yes.optional(),
  burns: id.optional(),
  pays: z.strictObject({ tally: id, each: number.positive() }).optional(),
  covers: yes.optional(),
  hidden: number.optional(),
  fills: yes.optional(),
  holds: z
    .strictObject({ most: number.positive(), says: z.string().max(60), of: z.array(id).optional() })
    .optional(),
  bulk: number.positive().optional(),
  shines: z.strictObject({ within: number, meter: id.optional() }).optional(),
  beam: z
    .strictObject({ within: amount, half: number, turns: amount.optional(), brighter: id.optional() })
    .optional(),
  guise: id.optional(),
  meters: z
    .array(
      z.strictObject({
        name: id,
        from: amount,
        perSecond: amount.optional(),
        shown: yes.optional(),
        of: id.optional(),
        zone: z
          .strictObject({
            from: number,
            to: number,
            colour: z.string().max(20).optional(),
            of: id.optional(),
            as: z.enum(gaugeIds).optional(),
          })
          .optional(),
        empty: look.optional(),
        full: look.optional(),
      }),
    )
    .max(8)
    .optional(),
  look: look.optional(),
  because,
})

export const when: z.ZodType<When> = z.union([
  z.strictObject({ touch: two }),
  z.strictObject({
    near: two,
    within: number,
    button: button.optional(),
    seconds: amount.optional(),
    each: yes.optional(),
  }),
  z.strictObject({ press: button, held: yes.optional() }),
  z.strictObject({
    sees: two,
    within: number,
    button: button.optional(),
    narrow: number.optional(),
    first: yes.optional(),
  }),
  z.strictObject({ lights: two }),
  z.strictObject({ defeated: id }),
  z.strictObject({ every: amount, of: id, one: yes.optional() }),
  z.strictObject({ meter: id, of: id, below: number.optional(), above: number.optional() }),
  z.strictObject({ release: button }),
  z.strictObject({ steers: way }),
  z.strictObject({ passes: two, by: z.enum(['over', 'under', 'through', 'beside']) }),
  z.strictObject({ enters: id, side }),
  z.strictObject({ covers: id, units: number }),
  z.strictObject({ leaves: id }),
  z.strictObject({ gone: id }),
  z.strictObject({ tally: id, reaches: amount, again: yes.optional() }),
  z.strictObject({ points: number.positive(), once: z.literal(true).optional() }),
  z.strictObject({ leaps: id }),
  z.strictObject({
    phase: id,
    is: z.enum(['begun', 'over']),
    round: number.int().min(1).max(100).optional(),
  }),
  z.strictObject({ level: number.int().min(1).max(100) }),
  z.strictObject({ after: amount, again: amount.optional() }),
])

export const condition: z.ZodType<If> = z.union([
  z.strictObject({ carries: id.nullable(), who: button, not: yes.optional() }),
  z.strictObject({ meter: id, of: button, below: number.optional(), above: number.optional() }),
  z.strictObject({ tally: id, atLeast: amount.optional(), below: amount.optional() }),
  z.strictObject({ from: z.literal('above') }),
  z.strictObject({ hasty: z.boolean() }),
  z.strictObject({ chance: number }),
  z.strictObject({ pace: button, above: number.optional(), below: number.optional() }),
  z.strictObject({ is: id, who: z.enum(['a', 'b', 'load']) }),
  z.strictObject({ free: button }),
  z.strictObject({ near: id, within: number, not: yes.optional() }),
  z.strictObject({ many: id, atLeast: amount.optional(), below: amount.optional() }),
  z.strictObject({ larger: button }),
  z.strictObject({ phase: id }),
  z.strictObject({ room: number, not: yes.optional() }),
  z.strictObject({ aloft: z.boolean() }),
  z.strictObject({ tied: button }),
  z.strictObject({ rim: side }),
  z.strictObject({ held: button, not: yes.optional() }),
  z.strictObject({ watched: id, within: number, not: yes.optional() }),
  z.strictObject({ lit: id, who: button, not: yes.optional() }),
])

const toward: z.ZodType<Toward> = z.union([
  z.enum(['facing', 'pointer', 'player', 'down', 'up', 'left', 'right', 'apart', 'around', 'over']),
  z.strictObject({ nearest: id }),
])

export const effect: z.ZodType<Effect> = z.union([
  z.strictObject({ remove: who }),
  z.strictObject({ hurt: z.literal('player'), says: z.string().max(120).optional() }),
  z.strictObject({ strike: button, by: number }),
  z.strictObject({
    spawn: id,
    at: z.union([z.enum(['a', 'b', 'player']), where]),
    count: amount.optional(),
    toward: toward.optional(),
    speed: amount.optional(),
    by: id.optional(),
    apart: number.optional(),
    onward: z.literal(true).optional(),
    fan: number.optional(),
  }),
  z.strictObject({ carry: z.literal('b') }),
  z.strictObject({ hand: z.enum(['over', 'in']) }),
  z.strictObject({ drop: z.literal('a') }),
  z.strictObject({ free: who }),
  z.strictObject({ tie: button, long: number.optional() }),
  z.strictObject({ untie: who }),
  z.strictObject({ meter: id, of: who, add: amount.optional(), set: number.optional() }),
  z.strictObject({ become: id, of: who }),
  z.strictObject({ tally: id, add: number }),
  z.strictObject({ score: number }),
  z.strictObject({ push: button, speed: number }),
  z.strictObject({ blow: who, toward: way, speed: amount }),
  z.strictObject({ leap: button, speed: number, onto: id.optional() }),
  z.strictObject({ still: who, seconds: amount }),
  z.strictObject({ safe: who, seconds: amount }),
  z.strictObject({ life: number }),
  z.strictObject({ haste: who, times: number, seconds: amount, most: number.optional() }),
  z.strictObject({ grow: who, times: number, most: number }),
  z.strictObject({ dizzy: who, seconds: amount }),
  z.strictObject({ forget: who, seconds: amount, way: way.optional() }),
  z.strictObject({ light: z.enum(['on', 'off']), seconds: amount }),
  z.strictObject({ move: z.enum(['a', 'b', 'load']), to: z.union([where, z.strictObject({ other: id })]) }),
  z.strictObject({ show: id, words: z.string().max(120).optional() }),
])
