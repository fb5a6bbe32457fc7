import type { AnyArchetype } from '@makebelieve/shapes/archetype'
import type { Claim, OneOfThem, Piece } from '../design.ts'
import { stateFor } from './fitting.ts'
import type { Member } from './reading.ts'

/** 'One of them fallen over': how one copy differs from the rest. */
export function memberOf(member: Member, archetype: AnyArchetype | undefined): OneOfThem {
  const [colour] = member.colours
  const values = valuesOf(member, archetype)
  const look = {
    ...(colour && { colour: colour.colour }),
    ...(member.stuff && { stuff: member.stuff.stuff.name }),
    ...(member.glows && { glows: true }),
  }
  return {
    ...(member.size && { size: member.size.size }),
    ...(member.lean !== undefined && { lean: member.lean }),
    ...(Object.keys(look).length > 0 && { look }),
    ...(Object.keys(values).length > 0 && { values }),
  }
}

const statesOf = ({ pose, unknown }: Member, archetype: AnyArchetype | undefined) =>
  [...(pose ? [pose.pose] : []), ...unknown].flatMap((word) => {
    const state = archetype && stateFor(archetype, word)
    return state ? [{ ...state, word }] : []
  })

const valuesOf = (member: Member, archetype: AnyArchetype | undefined) =>
  Object.fromEntries(statesOf(member, archetype).map(({ name, value }) => [name, value]))

/** What was said of some of them, each word by itself: so many of the copies are to be so, and no more. */
export function claimsOfMembers(
  { id: piece }: Pick<Piece, 'id'>,
  noun: string,
  all: readonly Member[],
  archetype: AnyArchetype | undefined,
): Claim[] {
  const claims = new Map<string, Claim & { ones?: number }>()
  const add = (claim: Claim & { ones?: number }) => {
    const known = claims.get(claim.text)
    if (known) known.ones = (known.ones ?? 1) + 1
    else claims.set(claim.text, { ...claim, ones: 1 })
  }
  for (const member of all) {
    const text = (word: string) =>
      new RegExp(`\\b${word}\\b`).test(member.phrase) ? member.phrase : `one ${word} ${noun}`
    for (const { colour, word } of member.colours.slice(0, 1))
      add({ about: 'colour', piece, colour, text: text(word) })
    if (member.stuff)
      add({ about: 'stuff', piece, stuff: member.stuff.stuff.name, text: text(member.stuff.word) })
    if (member.size) add({ about: 'size', piece, size: member.size.size, text: text(member.size.word) })
    if (member.lean !== undefined)
      add({ about: 'lean', piece, lean: member.lean, text: text(member.leanWord ?? 'leaning') })
    const states = statesOf(member, archetype)
    for (const { word } of states) add({ about: 'pose', piece, pose: word, text: text(word) })
    const rest = [...member.unknown, ...member.unmeasured, ...(member.pose ? [member.pose.pose] : [])]
    for (const word of rest)
      if (!states.some((state) => state.word === word))
        claims.set(word, { about: 'unknown', text: text(word) })
  }
  return [...claims.values()]
}
