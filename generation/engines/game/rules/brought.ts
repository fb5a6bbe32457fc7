import type { CastMember, CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import type { Brought, Form } from '../forms/form.ts'
import type { Wish } from './compose.ts'
import { idleSlots } from './idle-slots.ts'
import type { Mechanic, Part, Trait } from './mechanic.ts'
import { partOf } from './part-of.ts'

const slots = ['who', 'whom', 'with', 'to', 'from'] as const

/** What a form brings: for each member of a part, unless the sentence says itself what they do or what is done to them. */
export function broughtBy(
  { id: form, brings, tools }: Pick<Form, 'id' | 'brings' | 'tools'>,
  { cast }: Pick<GamePlan, 'cast'>,
  said: readonly Wish[],
  part: (member: CastMember) => Part,
  mechanics: readonly Mechanic[],
  whole: ReadonlySet<string> = new Set(),
): Wish[] {
  // Who is only named beside a deed has no part yet.
  const spoken = new Set(
    said.flatMap((wish) => {
      const mechanic = mechanics.find(({ id }) => id === wish.mechanic)
      const idle = mechanic ? idleSlots(wish, mechanic) : []
      return slots.flatMap((slot) => wish[slot]?.id ?? []).filter((id) => !idle.includes(id))
    }),
  )
  // Who is shot at in the sentence still does of itself what the form has its like do.
  const doing = new Set(said.map(({ who }) => who.id))
  const inPart = (role: CastRole) => cast.filter((member) => member.role === role)
  const [player] = inPart('player')
  if (!player) return []
  const you = part(player)
  const one = (role: CastRole | undefined) => {
    const [member] = role ? inPart(role) : []
    return member && part(member)
  }
  // Nobody who lives is a tool, or what somebody leaves behind.
  const toolOf = (role: CastRole | undefined) =>
    role &&
    inPart(role)
      .map(part)
      .find(({ alive }) => !alive)
  const held = cast.find(({ name, role }) => role !== 'player' && tools?.test(name))
  const isKnown = ({ does }: Brought) => mechanics.some((mechanic) => mechanic.id === does)
  const all: Wish[] = []
  for (const brought of brings.filter(isKnown)) {
    const { does, who: doer = 'player', whom, with: tool, to, from, aside, also, otherwise } = brought
    // Whoever it is about: those of the part to whom it is done, else those who do it.
    const about = whom ?? doer
    const isDone = (id: string) => said.some(({ who, mechanic }) => who.id === id && mechanic === does)
    // 'The aliens are toasters, and they drop toast': all that aliens do they do as well.
    const isFree = (id: string) =>
      whole.has(id)
        ? !said.some((wish) => wish.mechanic === does && (whom ? wish.whom : wish.who)?.id === id)
        : also === 'unless they do'
          ? !isDone(id)
          : also
            ? isOpen(id, also, [...said, ...all], mechanics)
            : !(whom ? spoken : doing).has(id)
    const taken = new Set(
      otherwise ? all.flatMap((wish) => slots.flatMap((slot) => wish[slot]?.id ?? [])) : [],
    )
    const members =
      about === 'player'
        ? [player]
        : inPart(about).filter((member) => member !== held && isFree(member.id) && !taken.has(member.id))
    const made = members.flatMap((member): Wish[] => {
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
        with: brought.always && held ? part(held) : toolOf(tool),
        to: one(to),
        from: one(from),
      }
      const needs = mechanics.find((mechanic) => mechanic.id === does)?.needs ?? []
      return who && needs.every((need) => wish[need] !== undefined) ? [wish] : []
    })
    all.push(...made)
  }
  return all
}

/** Whether what the sentence does with somebody leaves room for what a form would do: it neither beats them, or nor makes them hurt. */
function isOpen(
  id: string,
  also: Brought['also'],
  said: readonly Wish[],
  mechanics: readonly Mechanic[],
): boolean {
  if (also === 'unless dealt with')
    return !said.some(({ who, you, whom }) => who.id === you.id && whom?.id === id)
  const about = said.filter(({ who, whom, from }) => [who.id, whom?.id, from?.id].includes(id))
  if (about.length === 0) return also === 'unless beaten'
  if (said.some((wish) => wish.to?.id === id || wish.with?.id === id)) return false
  const lines = about.flatMap(
    (wish) =>
      mechanics
        .find((one) => one.id === wish.mechanic)
        ?.adds({ ...wish, button: 'a', space: 'top', among: 1 }) ?? [],
  )
  // Whoever the sentence sends somewhere itself goes there.
  if (also === 'unless they hurt' && lines.some(({ kinds = [] }) => kinds.some((one) => isSent(one, id))))
    return false
  const rules = lines.flatMap(({ rules = [] }) => rules)
  const does = (key: string) => rules.some((rule) => rule.do.some((effect) => key in effect))
  return also === 'unless beaten' ? !does('strike') && !does('remove') : does('strike') && !does('hurt')
}

const isSent = ({ cast, drive, softly }: Trait, id: string) =>
  cast === id && !softly && drive !== undefined && 'whom' in drive

/** A lock that was asked for, and of which the sentence says nothing else: one key, one door. */
export function lockOf(
  { cast }: Pick<GamePlan, 'cast'>,
  said: readonly Wish[],
  mechanics: readonly Mechanic[],
): Wish[] {
  const find = (role: CastRole) => cast.find((member) => member.role === role)
  const [door, key, player] = [find('door'), find('key'), find('player')]
  const opens = mechanics.find(({ plays }) => plays?.includes('door'))
  const isSaid = said.some(
    ({ whom, with: tool }) => whom?.id === door?.id || whom?.id === key?.id || tool?.id === key?.id,
  )
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
