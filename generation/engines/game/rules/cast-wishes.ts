import type { CastMember, CastRole } from '@makebelieve/kit/game/plan'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Asked } from './asked.ts'
import type { Wish } from './compose.ts'
import type { Mechanic, Part } from './mechanic.ts'
import { partOf } from './part-of.ts'
import { hues } from './sorts.ts'

/** The parts that have to be found beside those of the prompt, so that every verb has what it needs. */
export function lackingIn(asked: readonly Asked[]): Partial<Record<CastRole, number>> {
  const lacks = lacksOf(asked)
  const nounsFor = (wanted: CastRole) =>
    new Set(lacks.flatMap(({ role, noun, own }) => (role === wanted && own ? [noun] : [])))
  return Object.fromEntries(lacks.map(({ role }) => [role, Math.max(1, nounsFor(role).size)]))
}

/** Nouns that go with the verbs that lack somebody in that part: one cooks in an oven, and sells to a villager. */
export function nounsLackingIn(asked: readonly Asked[], wanted: CastRole): string[] {
  return lacksOf(asked).flatMap(({ role, noun }) => (role === wanted && noun !== undefined ? [noun] : []))
}

type Slot = 'whom' | 'with' | 'to' | 'from'

/** What this verb is done with, where each of a mechanic has something of its own for it. */
const usualFor = ({ mechanic, verb }: Pick<Asked, 'mechanic' | 'verb'>, need: Slot): string | undefined =>
  need === 'with' ? mechanic.usual?.[verb] : undefined

const lacksOf = (asked: readonly Asked[]) =>
  asked.flatMap((one) =>
    (one.mechanic.needs ?? [])
      .filter((need) => one[need] === undefined)
      .map((need) => ({
        role: roleFor(one.mechanic, need),
        // 'Carries the cats out': to where one gets out, and not home.
        noun:
          usualFor(one, need) ??
          (need === 'to' && /\bout(?: of [\w ]+)?$/i.test(one.words) ? 'door' : one.mechanic.example[need]),
        own: usualFor(one, need) !== undefined,
      })),
  )

/** The part of whoever a verb lacks: whom one dodges is an enemy, whom one finds is found, and who gets something is no foe. */
function roleFor({ plays, sends, example }: Mechanic, need: Slot): CastRole {
  const isAlive = isAnimate(openCatalogue().find(example[need] ?? 'star'))
  switch (need) {
    case 'whom':
      return plays?.[0] ?? (isAlive ? 'friend' : 'collectible')
    case 'with':
      return sends ? 'projectile' : nounIsAlive(example.with) ? 'friend' : 'collectible'
    case 'to':
      return isAlive ? 'friend' : 'goal'
    case 'from':
      return 'enemy'
  }
}

const nounIsAlive = (noun: string | undefined) => noun !== undefined && isAnimate(openCatalogue().find(noun))

/** Whether whom it is done to is where one has to get to. */
function isPlaceTo(mechanic: Mechanic, you: Part): boolean {
  const [space = 'top'] = mechanic.spaces
  const whom: Part = { ...you, id: 'there', alive: false }
  const use = {
    mechanic: mechanic.id,
    verb: '',
    words: '',
    you,
    who: you,
    whom,
    button: 'a',
    among: 1,
    space,
  } as const
  return (mechanic.adds(use).kinds ?? []).some(({ cast, where }) => cast === whom.id && where === 'goal')
}

/** What was asked for, with those who were cast for it. What lacks somebody in spite of all is left out. */
export function wishesOf(
  asked: readonly Asked[],
  cast: readonly CastMember[],
  traitsOf: (member: CastMember) => Thing['traits'],
): Wish[] {
  const player = cast.find(({ role }) => role === 'player')
  if (!player) return []
  // What somebody wants is one of several, or there would be nothing to want.
  const wanted = new Set(asked.flatMap(({ mechanic, whom }) => (mechanic.answeredBy && whom ? [whom] : [])))
  const parts = new Map<string, Part>(
    cast.map((member): [string, Part] => {
      const part = partOf(member, traitsOf(member))
      return [member.id, wanted.has(member.id) ? { sorts: hues, ...part } : part]
    }),
  )
  const find = (id: string | undefined) =>
    id === undefined ? undefined : parts.get(id === 'player' ? player.id : id)
  const named = new Set(asked.flatMap(({ who, whom, with: tool, to, from }) => [who, whom, tool, to, from]))
  const spare = (role: CastRole, not?: string) => {
    const all = cast.filter((member) => member.role === role && member.id !== not)
    // What lies about is a thing: whoever lives is fed to nobody.
    const things = role === 'collectible' ? all.filter(({ id }) => !parts.get(id)?.alive) : []
    const inRole = things.length > 0 ? things : all
    return (inRole.find(({ id }) => !named.has(id)) ?? inRole[0])?.id
  }
  const you = parts.get(player.id) as Part
  return asked.flatMap(({ mechanic, verb, words, filler, form, instead, mentioned, ...one }): Wish[] => {
    const needs = (what: 'whom' | 'with' | 'to' | 'from') => mechanic.needs?.includes(what) ?? false
    const who = find(one.who)
    // What is built of tiles is not in the cast: somebody marks the spot, where it is one that one gets to. Nobody else stands in for it.
    const isMissing = one.whom !== undefined && !find(one.whom) && needs('whom')
    if (isMissing && !isPlaceTo(mechanic, you)) return []
    const whom =
      find(one.whom) ??
      (needs('whom') ? find(isMissing ? spare('goal') : spare(roleFor(mechanic, 'whom'))) : undefined)
    const own = cast.find(({ name }) => name === usualFor({ mechanic, verb }, 'with'))?.id
    const tool = find(
      one.with ?? (needs('with') ? (own ?? spare(roleFor(mechanic, 'with'), one.whom)) : undefined),
    )
    const to = find(one.to ?? (needs('to') ? spare(roleFor(mechanic, 'to')) : undefined))
    const from = find(one.from ?? (needs('from') ? spare('enemy') : undefined))
    const lacks =
      (needs('whom') && !whom) ||
      (needs('with') && !tool) ||
      (needs('to') && !to) ||
      (needs('from') && !from) ||
      !who
    if (lacks || !who) return []
    return [
      {
        mechanic: mechanic.id,
        verb,
        words,
        ...(filler && { filler }),
        ...(form && { form }),
        ...(instead && { instead }),
        ...(mentioned && { aside: true as const }),
        you,
        who,
        whom,
        with: tool,
        to,
        from,
      },
    ]
  })
}
