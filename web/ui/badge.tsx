import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'

type Tone = 'plain' | 'marigold' | 'warning' | 'proof'

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}

/** Says what was proven, such as 'won in 41 s'. Shown only beside a verdict that says so. */
export function ProofBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="proof">
      <Glyph name="check" size={14} />
      {children}
    </Badge>
  )
}
