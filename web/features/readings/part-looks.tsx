import type { Span } from './lay-out.ts'
import type { PartKind } from './parts-of.ts'

type Look = { name: string; stroke: string; fill: string; width: number; dashes?: string; twice?: boolean }

/** Told apart by their lines too, for those who see no colours. */
export const partLooks: Record<PartKind, Look> = {
  thing: { name: 'Things', stroke: 'stroke-teal-text', fill: 'fill-teal-text', width: 3.5 },
  attribute: {
    name: 'Attributes',
    stroke: 'stroke-iris-text',
    fill: 'fill-iris-text',
    width: 3.5,
    dashes: '0.1 6.5',
  },
  said: { name: 'Said', stroke: 'stroke-marigold-text', fill: 'fill-marigold-text', width: 1.5, twice: true },
  limit: { name: 'Limits', stroke: 'stroke-ink', fill: 'fill-ink', width: 2, dashes: '11 5 0.1 5' },
  change: { name: 'Changes', stroke: 'stroke-muted', fill: 'fill-muted', width: 1.5 },
  unread: {
    name: 'Not read',
    stroke: 'stroke-tomato-text',
    fill: 'fill-tomato-text',
    width: 3,
    dashes: '6 6',
  },
}

/** The line of one kind of parts, a piece of it for each run of words. */
export function PartLine({ kind, runs, y }: { kind: PartKind; runs: readonly Span[]; y: number }) {
  const { stroke, width, dashes, twice } = partLooks[kind]
  const pieces = runs.map(({ start, end }) => `M${start + 2} ${y}H${end - 2}`).join('')
  const again = runs.map(({ start, end }) => `M${start + 2} ${y + 3.5}H${end - 2}`).join('')
  return (
    <path
      d={twice ? pieces + again : pieces}
      className={stroke}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap="round"
      fill="none"
    />
  )
}
