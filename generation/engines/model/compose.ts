import type { ShapeOrder } from '@makebelieve/shapes/archetype'
import { middleOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape, carried, type Part, type Shape } from '@makebelieve/shapes/shape'
import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { type BodyMaker, bodyOf } from './compose/body.ts'
import { bodyIn, packedIn, roomIn } from './compose/clear-vessel.ts'
import { coarse } from './compose/coarse.ts'
import { copiesOf } from './compose/copies.ts'
import { layerOn, strewnOver } from './compose/cover.ts'
import * as deeds from './compose/deeds.ts'
import { drinkOf, filling, heapedIn, poured } from './compose/fill.ts'
import { fitted } from './compose/fitted.ts'
import { grafted } from './compose/grafted.ts'
import { boxOf, type Group, moved, still } from './compose/group.ts'
import { held } from './compose/held.ts'
import { inside } from './compose/inside.ts'
import { endsOf, lineBetween } from './compose/lines.ts'
import { withMembers } from './compose/members.ts'
import { on } from './compose/on.ts'
import * as place from './compose/place.ts'
import { shareOf } from './compose/shared.ts'
import { usualProportion } from './compose/sizing.ts'
import { worn } from './compose/wear.ts'
import { weathered } from './compose/weather.ts'
import type { Attachment, ModelPlan, Piece } from './design.ts'
import { styled } from './styles/index.ts'

export type ComposeOptions = {
  /** `ss_guidance_strength`: how strongly proportions are told, from 1 to 20. */
  proportion?: number
  /** 1 is usual; finer or coarser bodies. */
  detail?: number
  /** The solid of a piece that has only a flat picture; a soft lump where there is none. */
  puff?(piece: Piece): Shape | undefined
}

/** What is done first: what is worn and held goes along wherever its owner is put. */
const order: Attachment[] = [
  'covered-in',
  'full-of',
  'wearing',
  'holding',
  'part',
  'on',
  'in',
  'hanging-from',
  'stuck-in',
  'above',
  'riding',
  'under',
  'leaning-against',
  'around',
  'behind',
  'towards',
  'ahead-of',
  'beside',
  'tied-to',
]
const withOwner = new Set<Attachment>(['covered-in', 'full-of', 'wearing', 'holding'])

/** The pieces of a plan put together: one shape that stands on the ground, its parts named '<piece>/<part>'. */
export function composeModel(
  plan: ModelPlan,
  pick: (order: ShapeOrder) => Shape,
  options: ComposeOptions = {},
): Shape {
  const maker: BodyMaker = {
    pick,
    puff: options.puff,
    proportion: options.proportion ?? usualProportion,
    detail: options.detail ?? 1,
  }
  const composer = new Composer(plan, maker)
  return styled(weathered(grounded(composer.whole()), plan.wear), plan.style, plan.seed)
}

class Composer {
  private readonly plan: ModelPlan
  private readonly maker: BodyMaker
  private readonly done = new Set<string>()

  constructor(plan: ModelPlan, maker: BodyMaker) {
    this.plan = plan
    this.maker = maker
  }

  whole(): Shape {
    const { pieces } = this.plan
    const known = new Set(pieces.map((piece) => piece.id))
    const roots = pieces.filter((piece) => !piece.attached || !known.has(piece.attached.to))
    let all: Group = []
    // What belongs to one of several comes when all of these stand.
    const ofOne = pieces.filter(({ attached }) => attached?.member !== undefined && known.has(attached.to))
    for (const { id } of ofOne) this.done.add(id)
    // Whoever is attached in a circle is a root of its own.
    for (const piece of [...roots, ...pieces]) {
      if (this.done.has(piece.id)) continue
      const group = this.assembled(piece)
      all =
        all.length === 0 ? group : [...all, ...place.beside(all, group, this.maker.proportion, 0, all).placed]
    }
    const first = pieces[0]?.id
    all = withMembers(all, this.maker)
    for (const piece of ofOne) all = this.givenToOne(all, piece)
    all = this.withLines(all)
    const parts: Part[] = all.flatMap(({ id, shape }) =>
      (id === first ? shape : still(shape)).parts.map((part) => ({ ...part, name: `${id}/${part.name}` })),
    )
    const leader = all.find(({ id }) => id === first) ?? all[0]
    return { parts, sockets: leader?.shape.sockets ?? {}, joints: leader?.shape.joints ?? [] }
  }

  /** 'One of them wearing a scarf': put onto that copy, where it stands by now. */
  private givenToOne(all: Group, child: Piece): Group {
    const { to, how, member = 0 } = child.attached ?? {}
    const isThat = ({ id }: Group[number]) => id === `${to}#${member + 1}`
    const own = all.filter(isThat)
    if (own.length === 0 || how === undefined) return all
    const seed = this.plan.seed + this.plan.pieces.indexOf(child) * 31
    const made = withOwner.has(how) ? this.owned(own, child, seed) : this.placed(own, child, seed, 0)
    // Members keep their order: the first leads.
    return all
      .flatMap((one) => (isThat(one) ? made.filter(({ id }) => id === one.id) : [one]))
      .concat(made.filter(({ id }) => !own.some((one) => one.id === id)))
  }

  /** Ropes are laid last, when all stand where they stand. */
  private withLines(all: Group): Group {
    return all.flatMap((member) => {
      const { to, how, and } = member.piece.attached ?? {}
      const ends = to !== undefined && how === 'tied-to' ? endsOf(all, to, and) : undefined
      const material = member.shape.parts[0]?.material
      return [ends && material ? { ...member, shape: lineBetween(...ends, material) } : member]
    })
  }

  /** A piece with all that is attached to it, directly or over others. */
  private assembled(piece: Piece): Group {
    this.done.add(piece.id)
    const seed = this.plan.seed + this.plan.pieces.indexOf(piece) * 31
    let group: Group = [{ id: piece.id, piece, shape: bodyOf(piece, this.maker) }]
    const children = this.plan.pieces
      .filter((other) => other.attached?.to === piece.id && !this.done.has(other.id))
      .sort((a, b) => order.indexOf(a.attached?.how ?? 'beside') - order.indexOf(b.attached?.how ?? 'beside'))
    for (const child of children) this.done.add(child.id)
    const isOwned = (child: Piece) => withOwner.has(child.attached?.how ?? 'beside')
    for (const child of children.filter(isOwned)) group = this.owned(group, child, seed)
    // Several that stand on something are spread over it there; all others are copied here, with what they wear.
    if (piece.count > 1 && !this.spreadsElsewhere(piece))
      group = this.isRopedTogether(piece)
        ? deeds.faceToFace(group)
        : copiesOf(group, piece.count, piece.arranged, seed).flat()
    let nth = 0
    for (const child of children.filter((one) => !isOwned(one))) {
      group = this.placed(group, child, seed, nth)
      if (child.attached?.how === 'beside') nth += 1
    }
    return group
  }

  /** Two that pull on one rope. */
  private isRopedTogether({ id, count }: Piece): boolean {
    const isTheirs = ({ attached }: Piece) =>
      attached?.how === 'tied-to' && attached.to === id && attached.and === undefined
    return count === 2 && this.plan.pieces.some(isTheirs)
  }

  /** Whether a rope runs from it to somebody. */
  private isLined({ id }: Piece): boolean {
    return this.plan.pieces.some(
      ({ attached }) => attached?.how === 'tied-to' && (attached.to === id || attached.and === id),
    )
  }

  private spreadsElsewhere({ attached }: Piece): boolean {
    return (
      attached !== undefined &&
      ['on', 'in', 'part', 'around', 'stuck-in', 'above', 'full-of', 'covered-in', 'wearing'].includes(
        attached.how,
      )
    )
  }

  /** What goes where its owner goes. */
  private owned(group: Group, child: Piece, seed: number): Group {
    const socket = child.attached?.socket
    const how = child.attached?.how
    const { source } = child
    if (source.by === 'stuff' && (how === 'full-of' || how === 'covered-in')) {
      const kind = stuffNamed(child.noun)?.shapeless
      const own = how === 'full-of' && kind === 'liquid' ? drinkOf(group, source.stuff) : undefined
      if (own) return [...own.vessel, { id: child.id, piece: child, shape: own.shape }]
      const room = how === 'full-of' ? roomIn(group) : undefined
      const shape = room
        ? filling(bodyIn(room), source.stuff)
        : how === 'full-of'
          ? poured(group, source.stuff, kind === 'liquid')
          : layerOn(group, source.stuff, seed)
      return shape.parts.length > 0 ? [...group, { id: child.id, piece: child, shape }] : group
    }
    const thing = how === 'full-of' || how === 'covered-in' ? this.small(child) : this.assembled(child)
    const counted = child.count > 1 ? child.count : undefined
    if (how === 'full-of') {
      const room = counted === undefined ? roomIn(group) : undefined
      return [...group, ...(room ? packedIn(room, thing, seed) : heapedIn(group, thing, counted, seed))]
    }
    if (how === 'covered-in') return [...group, ...strewnOver(group, thing, counted, seed)]
    if (how === 'wearing') return [...group, ...worn(group, thing, socket)]
    return [...group, ...held(group, thing, socket, this.maker.proportion)]
  }

  /** What there will be many small copies of needs no fine surface. */
  private small(child: Piece): Group {
    const { detail } = this.maker
    this.maker.detail = detail * 0.5
    const group = this.assembled(child)
    this.maker.detail = detail
    if (child.count > 1) return group
    const all = group.reduce((sum, { shape }) => sum + countOf(shape), 0)
    const share = Math.min(1, enoughForSmall / all)
    const coarser = (part: Part) =>
      coarse(part, Math.max(24, (part.solid.triangles.length / 3) * share), 0.08)
    return share === 1
      ? group
      : group.map((member) => ({
          ...member,
          shape: { ...member.shape, parts: member.shape.parts.map(coarser) },
        }))
  }

  /** What stands somewhere relative to the group. */
  private placed(group: Group, child: Piece, seed: number, nth: number): Group {
    const { proportion } = this.maker
    const how = child.attached?.how
    const other = this.assembled(child)
    const put = () => {
      switch (how) {
        case 'part':
          if (child.source.by === 'archetype' && child.source.only !== undefined) return grafted(group, other)
          return fitted(group, other, child.count)
        case 'on':
          return on(group, other, {
            socket: child.attached?.socket,
            count: child.count,
            proportion,
            seed,
            share: shareOf(this.plan, child, 'on'),
          })
        case 'in':
          return inside(group, other, proportion, seed, child.count, shareOf(this.plan, child, 'in'))
        case 'hanging-from':
          return place.hanging(group, other, proportion)
        case 'riding': {
          const both = place.riding(group, other, proportion)
          return { anchor: both.placed, placed: both.anchor }
        }
        case 'under':
          return place.under(group, other, proportion)
        case 'leaning-against':
          return place.leaning(group, other, proportion)
        case 'around':
          // One that flies is somewhere at its side; only rings and wreaths go around by themselves.
          if (child.aloft && child.count === 1) return place.beside(group, other, proportion, nth, group)
          return place.around(group, other, child.count, proportion)
        case 'behind':
          return place.behind(group, other, proportion)
        case 'stuck-in':
          return deeds.stuckIn(group, other, proportion, seed, child.count)
        case 'above':
          return deeds.above(group, other, proportion, seed, child.count)
        case 'towards':
          return deeds.towards(group, other, proportion, child.attached?.says ?? '')
        case 'ahead-of':
          return deeds.ahead(group, other, proportion, this.isLined(child))
        default:
          return place.beside(group, other, proportion, nth, group)
      }
    }
    const { anchor, placed } = put()
    const rise = child.aloft ? 0.45 * (boxOf(anchor).max[1] - boxOf(anchor).min[1]) : 0
    return lifted([...anchor, ...(rise > 0 ? moved(placed, [0, rise, 0]) : placed)])
  }
}

/** Triangles of one of a heap that nobody counts. */
const enoughForSmall = 320
const countOf = (shape: Shape): number =>
  shape.parts.reduce((sum, { solid }) => sum + solid.triangles.length / 3, 0)

/** Nothing below the ground. */
function lifted(group: Group): Group {
  const { min } = boxOf(group)
  return Math.abs(min[1]) < 1e-6 ? group : moved(group, [0, -min[1], 0])
}

function grounded(shape: Shape): Shape {
  const box = boxOfShape(shape)
  const [x, , z] = middleOf(box)
  return carried(shape, (solid) => solid.move(-x, -box.min[1], -z))
}
