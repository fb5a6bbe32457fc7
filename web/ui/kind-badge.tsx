import clsx from 'clsx'
import { controls } from '../texts/en/controls.ts'

export type Kind = 'game' | 'model' | 'environment' | 'simulation'

/** A kind is told by colour, glyph and word; never by colour alone. */
const kinds: Record<Kind, { ground: string; glyph: string }> = {
  game: {
    ground: 'bg-tomato-ground text-white',
    glyph: 'M7 7h10a5 5 0 0 1 0 10c-2 0-2.6-2-5-2s-3 2-5 2A5 5 0 0 1 7 7Zm0 3v4m-2-2h4m7-.5h.01m2 1.5h.01',
  },
  model: {
    ground: 'bg-teal-ground text-white',
    glyph: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  },
  environment: {
    ground: 'bg-iris text-white',
    glyph: 'm2 19 6.5-10 4 6 2.5-3.5L22 19zM17 5.5a1.5 1.5 0 1 0 .01 0',
  },
  simulation: {
    ground: 'bg-marigold text-on-marigold',
    glyph: 'M3 21h18M3 21V3m0 12c4 0 4-9 8-9s4 9 10 9',
  },
}

export function KindGlyph({ kind, size = 16 }: { kind: Kind; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={kinds[kind].glyph} />
    </svg>
  )
}

export function KindBadge({ kind }: { kind: Kind }) {
  return (
    <span className={clsx('badge border-transparent', kinds[kind].ground)}>
      <KindGlyph kind={kind} />
      {controls.kinds[kind]}
    </span>
  )
}
