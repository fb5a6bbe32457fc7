import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'

type Tone = 'plain' | 'marigold' | 'warning' | 'proof'

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}

type ProofBadgeProps = {
  /** Where the proof can be read, or what shows it. */
  href?: string
  newTab?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** Says what was proven, such as 'won in 41 s', and leads to the proof. Shown only beside a verdict that says so. */
export function ProofBadge({ href, newTab, onOpen, children }: ProofBadgeProps) {
  const said = (
    <>
      <Glyph name="check" size={14} />
      {children}
    </>
  )
  // Above the area of a card that opens the creation.
  const look = 'badge badge-proof badge-link relative z-10'
  if (onOpen)
    return (
      <button type="button" onClick={onOpen} className={look}>
        {said}
      </button>
    )
  if (href)
    return (
      <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} className={look}>
        {said}
      </a>
    )
  return <Badge tone="proof">{said}</Badge>
}
