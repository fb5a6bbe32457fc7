import { quantities } from '../../model/read/quantities.ts'

/** Several of a thing, where only scenes say it so: 'a flock of gulls', 'a sea of tulips'. */
const crowds: Record<string, number> = {
  forest: 30,
  sea: 30,
  field: 30,
  carpet: 30,
  ocean: 30,
  wall: 8,
  ring: 8,
  lots: 12,
  number: 8,
  plenty: 12,
  cluster: 6,
  variety: 6,
  patch: 10,
  grove: 12,
  scattering: 8,
  series: 5,
  labyrinth: 12,
  maze: 12,
  shoal: 12,
  colony: 10,
  murder: 6,
  pride: 5,
  fleet: 6,
  procession: 8,
  queue: 6,
  tier: 5,
  string: 8,
  school: 14,
  flock: 10,
  herd: 8,
  swarm: 14,
  crowd: 14,
  row: 6,
  hundred: 60,
  thousand: 90,
  dozen: 12,
}

/** What covers or hides: 'a blanket of fog' is fog. */
const veils = new Set(
  'blanket veil curtain sheet layer wall sea carpet cover haze dusting swirl wisp cloud ray'.split(' '),
)

/** 'a piece of', 'the ruins of': only the other noun is there. */
const ways = new Set('piece kind pair couple slice ruin remains sort type bit'.split(' '))

export type OfNoun =
  /** Only the second noun is there, perhaps many times. */
  | { is: 'inner'; several?: number; inRows?: true }
  /** The two are one thing: 'a stack of books', 'a vase of flowers'. */
  | { is: 'whole' }

/** What 'of' makes of two nouns in a scene. */
export function ofNouns(
  outer: string,
  { isOuterLoose, isInnerMatter }: { isOuterLoose: boolean; isInnerMatter: boolean },
): OfNoun {
  const head = outer.split(' ').at(-1) ?? ''
  if (isOuterLoose || ways.has(head) || (veils.has(head) && isInnerMatter)) return { is: 'inner' }
  const arranged = crowds[head] === undefined ? quantities[head]?.arranged : undefined
  if (arranged === 'stack' || arranged === 'heap' || arranged === 'bunch') return { is: 'whole' }
  const several = crowds[head] ?? quantities[head]?.usual
  if (several === undefined) return { is: 'whole' }
  return { is: 'inner', several, ...(/^(?:row|line|tier)$/.test(head) && { inRows: true }) }
}
