import type { Gathered } from './gathered.ts'
import { nothingTold, type Told } from './phrase.ts'
import type { Member, ReadThing } from './reading.ts'
import { isMember, spokenOfBefore } from './said-again.ts'

/** The words that tell one from the others. */
const wordsSaid = ({ colours, size, pose, shapeWords, unmeasured, pattern, leanWord, stuff }: Told) => [
  ...(leanWord ? [leanWord] : []),
  ...(stuff ? [stuff.word] : []),
  ...colours.map(({ word }) => word),
  ...(size ? [size.word] : []),
  ...(pose ? [pose.word] : []),
  ...shapeWords,
  ...unmeasured,
  ...(pattern ? [pattern.word] : []),
]

/** What is spoken of a second time is no second thing; and a wider noun before a list of what it means is none at all. */
export function takeAgain(told: Gathered): void {
  told.things.forEach((thing, index) => {
    if (index === 0 || told.gone.has(index) || isMember(thing.noun)) return
    const before = told.things.slice(0, index).map((other, at) => ({ index: at, thing: other }))
    const there = before.filter((one) => !told.gone.has(one.index))
    if (told.isDefinite(index)) {
      const same = spokenOfBefore(thing, there, told.lexicon.catalogue)
      if (same !== undefined) speakAgain(told, index, same)
      else lieThere(told, index, there)
    }
  })
  told.things.forEach((thing, index) => {
    if (told.gone.has(index) || told.lexicon.nouns.has(thing.noun) !== undefined) return
    const listed = told.things.flatMap((other, at) =>
      at > index &&
      !told.gone.has(at) &&
      told.lexicon.catalogue.find(other.noun).kinds.slice(1).includes(thing.noun)
        ? [at]
        : [],
    )
    const [first, second] = listed
    if (first === undefined || second === undefined) return
    told.at(first).alsoCalled = thing.noun
    told.meant.set(index, first)
    told.drop(index)
  })
}

/** 'A cheese board with a knife in the cheese': what a name says to be there is there. */
function lieThere(
  told: Gathered,
  index: number,
  before: readonly { index: number; thing: ReadThing }[],
): void {
  const thing = told.at(index)
  if (told.lexicon.nouns.has(thing.noun) === undefined) return
  const holder = before.findLast(({ thing: { noun } }) => noun.split(' ').slice(0, -1).includes(thing.noun))
  if (holder) thing.joined = { to: holder.index, how: 'on', isFiller: true }
}

function speakAgain(told: Gathered, index: number, same: number): void {
  const [again, thing] = [told.at(index), told.at(same)]
  const isNew =
    <One extends { word: string }>(known: readonly One[]) =>
    (one: One) =>
      known.every(({ word }) => word !== one.word)
  thing.colours.push(...again.colours.filter(isNew(thing.colours)))
  thing.unknown.push(...again.unknown.filter((word) => !thing.phrase.includes(word)))
  thing.unmeasured.push(...again.unmeasured.filter((word) => !thing.phrase.includes(word)))
  thing.wear = Math.max(thing.wear, again.wear)
  thing.stuff ??= again.stuff
  thing.size ??= again.size
  thing.pose ??= again.pose
  told.meant.set(index, same)
  told.drop(index)
}

/** 'One of them', 'the small one': what is said of these is said of one of the several that were spoken of before. */
export function takeMembers(told: Gathered): void {
  told.things.forEach((one, index) => {
    if (told.gone.has(index) || !isMember(one.noun)) return
    told.drop(index)
    const named = told.memberOf.get(index)
    const owner = told.things.findLastIndex(
      (thing, at) =>
        !told.gone.has(at) &&
        (named === undefined ? at < index && (thing.count ?? (thing.plural ? 2 : 1)) > 1 : at === named),
    )
    const thing = told.things[owner]
    if (!thing) {
      told.unknown.push(one.phrase)
      return
    }
    const words = wordsSaid(one)
    const own = told.things.filter(({ joined }, at) => joined?.to === index && !told.gone.has(at))
    if (one.joined && !one.joined.isFiller && one.joined.to !== owner)
      told.unknown.push(
        `${one.joined.said ?? one.joined.says ?? one.joined.how} ${told.at(one.joined.to).noun}`,
      )
    const known = thing.members?.find(
      (member) => told.isDefinite(index) && wordsSaid(member).some((word) => words.includes(word)),
    )
    if (known) {
      known.unknown.push(...one.unknown)
      known.pose ??= one.pose
    } else if (words.length > 0 || one.unknown.length > 0 || own.length > 0)
      thing.members = [
        ...(thing.members ?? []),
        ...othersBefore(thing, one.phrase),
        { ...one, phrase: one.phrase },
      ]
    else told.unknown.push(one.phrase)
    const member = known ? (thing.members ?? []).indexOf(known) : (thing.members?.length ?? 1) - 1
    for (const { joined } of own) if (joined) Object.assign(joined, { to: owner, member })
  })
}

/** 'The last one', 'the middle one': those before it are as they are. */
function othersBefore({ count = 0, members = [] }: ReadThing, phrase: string): Member[] {
  const at = /\blast\b/.test(phrase) ? count - 1 : /\bmiddle\b/.test(phrase) ? Math.floor(count / 2) : 0
  return Array.from({ length: Math.max(0, at - members.length) }, () => ({ ...nothingTold(), phrase: '' }))
}

/** 'Grandmother's rocking chair': whose it is, not who is there, unless something else is said of her. */
export function takeOwners(told: Gathered): void {
  told.read.things.forEach(({ head, role }, index) => {
    const isTold = told.read.links.some(({ who, whom }) => who === index || whom === index)
    if (told.read.words[head]?.relation !== 'nmod:poss' || role === 'main' || isTold) return
    told.unknown.push(told.at(index).phrase)
    told.drop(index)
  })
}
