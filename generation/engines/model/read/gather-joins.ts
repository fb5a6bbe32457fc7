import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { isLeg } from '../compose/fitted.ts'
import type { Arrangement } from '../design.ts'
import { bodySockets } from './body-sockets.ts'
import { isLine } from './doings.ts'
import { madeOf } from './gather-of.ts'
import { type Gathered, ground } from './gathered.ts'
import type { Link } from './links.ts'
import { isBodyPart } from './phrase.ts'
import { placedWithHolder } from './place-of-held.ts'
import type { Joined } from './reading.ts'

/** 'Four poles in a row': how several stand, not in what. */
export const formations: Record<string, Arrangement> = {
  row: 'row',
  line: 'row',
  circle: 'circle',
  ring: 'circle',
}

export function join(
  told: Gathered,
  who: number,
  joins: Link | undefined,
  whom: number,
  said: string,
  rest: string,
): void {
  const [thing, other] = [told.at(who), told.at(whom)]
  const words = `${said} ${other.phrase}`
  const socket = bodySockets[other.noun]
  const isPlacing = joins?.joins === 'first' || (joins?.joins === 'second' && joins.how === 'beside')
  if (joins && isPlacing && 'how' in joins && socket && told.isOfSomebody(whom)) {
    const owner = told.ownerOf(whom) ?? thing.joined?.to
    if (owner === undefined || owner === who) told.unknown.push(words)
    else {
      const says = socket.how ?? rest
      const isLeft = socket.socket === 'hand' && /\bleft\b/.test(other.phrase)
      attach(
        told,
        who,
        {
          to: owner,
          how: socket.how ?? joins.how,
          socket: isLeft ? 'hand left' : socket.socket,
          says,
          said: `${said} ${other.phrase} of`,
          isOwners: false,
        },
        words,
      )
    }
    told.drop(whom)
    return
  }
  // 'standing on its hind legs': how it stands, not on what.
  if (isPlacing && /(?:^| )leg$/.test(other.noun) && told.isAlive(who)) {
    told.unknown.push(words)
    told.drop(whom)
    return
  }
  // 'A box on four legs': what it stands on is its own.
  if (isPlacing && /\bon$/.test(rest) && isLeg(other.noun) && whom !== told.main()) {
    attach(told, whom, { to: who, how: 'with', says: rest, said: rest, isOwners: true }, words)
    return
  }
  // 'From a branch' of the tree that was spoken of, 'over the edge' of the box: where on it.
  const whose = joins && 'how' in joins && joins.joins === 'first' ? told.whoseIs(whom) : undefined
  // 'A police car with lights on the roof': the car has them of its own, and where they are is told by its shape.
  if (
    isPlacing &&
    thing.joined?.how === 'with' &&
    told.isDefinite(whom) &&
    told.canHave(thing.joined.to, thing.noun)
  ) {
    told.unknown.push(words)
    told.drop(whom)
    return
  }
  if (whose !== undefined && whose !== who && joins && 'how' in joins && other.count === undefined) {
    attach(told, who, { to: whose, how: joins.how, says: rest, said: `${said} ${other.phrase} of` }, words)
    told.drop(whom)
    return
  }
  const arranged = joins?.joins === 'first' && joins.how === 'in' ? formations[other.noun] : undefined
  if (arranged && thing.plural) {
    thing.arranged = arranged
    thing.phrase = `${thing.phrase} ${words}`
    told.drop(whom)
    return
  }
  if (isPlacing && told.isSetting(whom, said)) {
    if (!ground.has(other.noun)) told.unknown.push(words)
    if (who !== told.main()) thing.joined ??= { to: told.main(), how: 'beside', isFiller: true }
    told.drop(whom)
    return
  }
  if (joins?.joins === 'nothing') {
    told.unknown.push(words)
    told.drop(whom)
    return
  }
  // 'Showing the seeds': a part of its own that nobody put there.
  if (!joins && told.hasPart(thing.noun, other.noun)) {
    attach(told, whom, { to: who, how: 'with' }, words)
    return
  }
  if (!joins) {
    const [child, to] = whom === told.main() ? [who, whom] : [whom, who]
    attach(told, child, { to, how: 'beside', isFiller: true }, words)
    return
  }
  if (isLine(other.noun) && joins.joins !== 'without' && joins.joins !== 'made-of') {
    tie(told, who, whom, said)
    return
  }
  const stuff = stuffNamed(other.noun)
  const isIn = joins.joins === 'first' && joins.how === 'in'
  // 'A helmet in polished steel' is of it; a sword in a stone is stuck there.
  const isOfStuff = isIn && stuff && !stuff.shapeless && !told.hasArticle(whom)
  // 'White hair in a bun': how it is worn.
  if (isIn && /(?:^| )hair$/.test(thing.noun)) {
    thing.unknown.push(other.noun)
    told.drop(whom)
  } else if (joins.joins === 'made-of' || isOfStuff) madeOf(told, who, whom)
  else if (joins.joins === 'shaped-like') {
    thing.shapedLike = other.noun
    told.drop(whom)
  } else if (isIn && told.isAlive(who) && told.isWorn(other.noun))
    attach(told, whom, { to: who, how: 'wearing', says: 'wearing', said: rest, isOwners: true }, words)
  else if (joins.joins === 'with' || joins.joins === 'without' || joins.joins === 'costume')
    attach(told, whom, { to: who, how: joins.joins, says: rest, isOwners: true }, words)
  else if (joins.joins === 'first' || (joins.how === 'beside' && whom === told.main()))
    attach(told, who, { to: whom, how: joins.how, says: rest, isOwners: false }, words)
  else {
    // Who chases a ball is shown beside it, and no more.
    const isFiller = joins.joins === 'deed' && joins.how === 'beside'
    if (isFiller) told.unknown.push(words)
    attach(
      told,
      whom,
      { to: who, how: joins.how, says: rest, isOwners: true, ...(isFiller && { isFiller }) },
      words,
    )
  }
}

/** 'A dog on a leash', 'pulling a rope': the line runs between two of those that it is said of. */
function tie(told: Gathered, who: number, line: number, said: string): void {
  const thing = told.at(line)
  const joined = thing.joined
  if (!joined || joined.isFiller)
    thing.joined = { to: who, how: 'tied-to', says: 'tied to', said, isOwners: true }
  else if (joined.how === 'tied-to' && joined.to !== who) Object.assign(joined, { and: who, andSaid: said })
  else told.unknown.push(said)
}

/** Whatever says more than 'with' and 'beside' stays; a second place for the same thing is told as not done. */
function attach(told: Gathered, child: number, joined: Joined, words: string): void {
  const thing = told.at(child)
  const isVague = (how: Joined['how']) => how === 'with' || how === 'beside'
  const apart = placedWithHolder(told, child, joined)
  if (apart) {
    const { between, moved } = apart
    if (between) told.at(joined.to).joined = between
    told.at(moved).joined = apart.joined
    return
  }
  // 'Her arms above the head': how somebody holds an arm, which is no thing that could be put there.
  if (thing.joined?.how === 'with' && isBodyPart(thing.noun)) {
    told.unknown.push(words)
    return
  }
  const back = told.at(joined.to).joined
  // What was said counts for more than that they have to stand somewhere.
  if (back?.to === child && back.isFiller && !joined.isFiller) delete told.at(joined.to).joined
  const isOnHolder = joined.socket !== undefined && joined.how === 'on' && thing.joined?.to === joined.to
  const isInHand = joined.socket !== undefined && joined.how === 'holding' && thing.joined?.to === joined.to
  // 'Holding a banana in its left hand'
  if (isInHand && thing.joined?.how === 'holding' && thing.joined.socket === undefined)
    thing.joined = {
      ...thing.joined,
      socket: joined.socket,
      said: `${thing.joined.said ?? thing.joined.says} ${words}`,
      isOwners: true,
    }
  else if (isOnHolder && thing.joined?.how === 'holding')
    // 'Carrying a pot on its head'
    thing.joined = {
      ...joined,
      said: `${thing.joined.said ?? thing.joined.says} ${words.split(' ').slice(-2).join(' ')}`,
      isOwners: true,
    }
  else if (back?.to === child && back.how === 'with' && joined.how === 'beside') back.how = 'beside'
  else if (child === joined.to || told.leadsTo(joined.to, child)) {
    if (!isVague(joined.how)) told.unknown.push(words)
  } else if (
    !thing.joined ||
    (isVague(thing.joined.how) && !isVague(joined.how)) ||
    (thing.joined.isFiller && !joined.isFiller)
  )
    thing.joined = joined
  else if (!isVague(joined.how)) told.unknown.push(words)
}
