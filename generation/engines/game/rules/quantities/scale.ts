import type { Meter } from '@makebelieve/kit/rules/rulebook'
import type { Whole } from './filled-in.ts'

/** Where on its bar a quantity begins, and between which places it has to stay: from 0 to 1, with the figures at both ends. */
export type Scale = { from: number; to: number; start: number; floor: number; ceiling: number; span: number }

/** A bar from 0 to 100 where those figures suit, and else one with room on both sides of those that are said. */
export function scaleOf({ edges }: Pick<Whole, 'edges'>): Scale {
  const low = edges.find(({ side }) => side === 'empty')
  const high = edges.find(({ side }) => side === 'full')
  const [least, most] = [low?.value, high?.value]
  const [from, to] =
    least !== undefined && most !== undefined && most > least
      ? [least - (most - least), most + (most - least)]
      : [0, Math.max(100, (least ?? 0) * 1.5, (most ?? 0) * 1.25)]
  const place = (value: number | undefined, none: number) =>
    value === undefined ? none : (value - from) / (to - from)
  const [floor, ceiling] = [place(least, 0), place(most, 1)]
  const start = low && high ? (floor + ceiling) / 2 : low ? Math.min(ceiling, 0.96) : floor
  return { from, to, start, floor, ceiling, span: ceiling - floor }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const labelName = ({ name }: Pick<Whole, 'name'>) => capital(name)

export function labelOf(whole: Whole, { from, to, floor, ceiling, span }: Scale): NonNullable<Meter['says']> {
  const unit =
    whole.unit ?? (/temperature|heat|warmth/.test(whole.name) ? '°' : from === 0 && to === 100 ? '%' : '')
  const has = (side: 'full' | 'empty') => whole.edges.some((edge) => edge.side === side)
  const well = [has('empty') ? floor + span / 4 : -1, has('full') ? ceiling - span / 4 : 2] as const
  return { name: labelName(whole), from, to, unit: unit === '%' ? ' %' : unit, well }
}
