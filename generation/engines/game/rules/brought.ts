import type { CastMember, CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import type { Brought, Form } from '../forms/form.ts'
import type { Wish } from './compose.ts'
import type { Mechanic, Part } from './mechanic.ts'
import { partOf } from './part-of.ts'

const slots = ['who', 'whom', 'with', 'to', 'from'] as const

/** What a form brings: for each member of a part, unless the sentence says itself what they do or what is done to them. */
export function broughtBy(
  { id: form, brings }: Pick<Form, 'id' | 'brings'>,
  { cast }: Pick<GamePlan, 'cast'>,
  said: readonly Wish[],
  part: (member: CastMember) => Part,
  mechanics: readonly Mechanic[],
): Wish[] {
  const spoken = new Set(said.flatMap((wish) => slots.flatMap((slot) => wish[slot]?.id ?? [])))
  const inPart = (role: CastRole) => cast.filter((member) => member.role === role)
  const [player] = inPart('player')
  if (!player) return []
  const you = part(player)
  const one = (role: CastRole | undefined) => {
    const [member] = role ? inPart(role) : []
    return member && part(member)
  }
  const isKnown = ({ does }: Brought) => mechanics.some((mechanic) => mechanic.id === does)
  return brings.filter(isKnown).flatMap((brought): Wish[] => {
    const { does, who: doer = 'player', whom, with: tool, to, from, aside } = brought
    // Whoever it is about: those of the part to whom it is done, else those who do it.
    const about = whom ?? doer
    const members = about === 'player' ? [player] : inPart(about).filter((member) => !spoken.has(member.id))
    return members.flatMap((member): Wish[] => {
      const who = doer === 'player' ? you : whom ? one(doer) : part(member)
      const wish: Wish = {
        mechanic: does,
        verb: mechanics.find((mechanic) => mechanic.id === does)?.verbs[0] ?? does,
        words: '',
        form,
        ...(aside && { aside }),
        you,
        who: who ?? you,
        ...(whom && { whom: part(member) }),
        with: one(tool),
        to: one(to),
        from: one(from),
      }
      const needs = mechanics.find((mechanic) => mechanic.id === does)?.needs ?? []
      return who && needs.every((need) => wish[need] !== undefined) ? [wish] : []
    })
  })
}

/** A lock that was asked for, and of which the sentence says nothing else: one key, one door. */
export function lockOf(
  { cast }: Pick<GamePlan, 'cast'>,
  said: readonly Wish[],
  mechanics: readonly Mechanic[],
): Wish[] {
  const find = (role: CastRole) => cast.find((member) => member.role === role)
  const [door, key, player] = [find('door'), find('key'), find('player')]
  const opens = mechanics.find(({ plays }) => plays?.includes('door'))
  const isSaid = said.some(({ whom, with: tool }) => whom?.id === door?.id || tool?.id === key?.id)
  if (!door || !key || !player || !opens || isSaid) return []
  const you = partOf(player)
  return [
    {
      mechanic: opens.id,
      verb: opens.verbs[0] ?? opens.id,
      words: '',
      form: 'keys',
      you,
      who: you,
      whom: { ...partOf(door), count: 1 },
      with: { ...partOf(key), count: 1 },
    },
  ]
}
