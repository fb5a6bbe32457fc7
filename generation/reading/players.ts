import type { Link } from './schema.ts'
import type { Found } from './things.ts'
import { type Window, yes } from './window.ts'
import { fold } from './words.ts'

/** 'You are a yawn', 'play as gravity', 'the pupil plays a drop': whatever else it may look like, that is the player. */
export function markWhoIsPlayed(window: Window, found: Found): void {
  const { things, thingAt } = found
  if (!window.kind.endsWith('game')) return
  for (const [head, place] of thingAt) {
    const thing = things[place]
    if (!thing || !isPlayed(window, head)) continue
    thing.role = 'you'
    thing.sure = 1
  }
}

/**
 * 'You play Mara, who inherits the café': who is played and acts is the player. Where there is none, whoever does the first deed is: one
 * thing that is said to be used and does it all ('a snow plow clears the road'), and those who fight what is against everybody.
 */
export function markWhoActs({ kind }: Window, { things }: Found, links: readonly Link[]): void {
  if (kind !== 'game' || things.some(({ role }) => role === 'you')) return
  const thingOf = (end: Link['whom']) => (typeof end === 'number' ? things[end] : undefined)
  const acts = (place: unknown) => links.some(({ who }) => who === place)
  const played = links.find(({ who, does, whom }) => who === 'you' && /^play$/i.test(does.text) && acts(whom))
  const isHeld = ({ who, does, whom }: Link) => who === 'you' && /^with$/i.test(does.text) && acts(whom)
  const first = links.find(({ who, whom }) => who !== 'you' && whom !== undefined && whom !== 'you')
  if (!played && links.some((link) => link.who === 'you' && !isHeld(link))) return
  const thing = thingOf(played ? played.whom : first?.who)
  if (!thing) return
  const isAgainst = (end: Link['whom']) => thingOf(end)?.role === 'against'
  const fights =
    first &&
    !/^(?:is|are|was|were|be|of|in|on|with)\b/i.test(first.does.text) &&
    isAgainst(first.who) &&
    isAgainst(first.whom)
  if (!fights && !/^(?:tool|other|friend)$/.test(thing.role)) return
  thing.role = 'you'
  thing.sure = yes
}

function isPlayed(window: Window, head: number): boolean {
  const { all, graph } = window
  const children = all.filter((word) => graph.heads[word] === head)
  const has = (relation: string, said: readonly string[]) =>
    children.some((word) => graph.relation(word) === relation && said.includes(fold(window.text(word))))
  if (has('cop', ['are', 'am', "'re", "'m"]) && has('nsubj', ['you', 'i', 'u'])) return true
  const above = fold(window.text(graph.heads[head] ?? 0))
  return /^play(s|ing)?$/.test(above) && has('case', ['as'])
}
