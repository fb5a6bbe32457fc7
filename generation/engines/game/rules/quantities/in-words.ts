import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Change, Flow, Whole } from './filled-in.ts'
import { labelName, labelOf, scaleOf } from './scale.ts'

/** What players are told of a quantity: what it must not do, and what to do about it. Two sentences at most. */
export function toldOf(whole: Whole, cast: GamePlan['cast']): string[] {
  const named = (id: string) => cast.find((member) => member.id === id)?.plural ?? id
  const away = whole.edges[0]?.side === 'full' ? 'down' : 'up'
  const helps = [
    ...whole.flows
      .filter(({ way, near, during }) => (way === away || way === 'none') && (near || during))
      .map((flow) => flowIn(flow, named)),
    ...whole.changes.filter(({ way }) => way === away).map((change) => changeIn(change, named)),
  ]
  const harms = [
    ...whole.flows
      .filter(({ way, near, during }) => way !== away && way !== 'none' && (near || during))
      .map((flow) => flowIn(flow, named)),
    ...whole.changes.filter(({ way }) => way !== away).map((change) => changeIn(change, named)),
  ]
  const isBoth = new Set(whole.edges.map(({ side }) => side)).size > 1
  const [up, down] = away === 'up' ? [helps, harms] : [harms, helps]
  const lines = isBoth
    ? [moves(up, 'raises it'), moves(down, 'lowers it')]
    : [moves(helps, 'helps'), moves(harms, 'makes it worse')]
  return [aimOf(whole), lines.filter((line) => line !== undefined).join('; ')]
    .filter((line) => line !== '')
    .map(asSentence)
}

const asSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`

const moves = (what: readonly string[], does: string) =>
  what.length === 0 ? undefined : `${[...new Set(what)].join(' or ')} ${does}`

const flowIn = ({ near, during }: Flow, named: (id: string) => string) =>
  near !== undefined ? `being near ${named(near)}` : during === 'still' ? 'standing still' : 'moving'

const changeIn = ({ verb, whom }: Change, named: (id: string) => string) =>
  whom === undefined ? `pressing “${verb}”` : `getting ${named(whom)}`

/** 'Keep the temperature between 200° and 230°', 'Don't let the noise fill up.' */
function aimOf(whole: Whole): string {
  const { name, edges, feeds } = whole
  if (feeds !== undefined) return `Too much ${name} is bad for the ${feeds}: keep the bar below its middle`
  const { unit } = labelOf(whole, scaleOf(whole))
  const figure = (side: 'full' | 'empty') => edges.find((edge) => edge.side === side)?.value
  const [low, high] = [figure('empty'), figure('full')]
  const isBoth = new Set(edges.map(({ side }) => side)).size > 1
  const label = labelName(whole)
  if (low !== undefined && high !== undefined) return `Keep the ${name} between ${low} and ${high}${unit}`
  if (isBoth) return `Watch the ${label} bar: neither too little nor too much`
  if (low !== undefined) return `Keep the ${name} above ${low}${unit}`
  if (high !== undefined) return `Keep the ${name} below ${high}${unit}`
  return edges[0]?.side === 'full'
    ? `Don't let the ${label} bar fill up`
    : `Don't let the ${label} bar run empty`
}
