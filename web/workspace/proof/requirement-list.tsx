import clsx from 'clsx'
import { proofText } from '../../texts/en/proof.ts'
import { Glyph } from '../../ui/glyph.tsx'

export type Finding = {
  name: string
  status: 'met' | 'unmet' | 'unsupported'
  evidence: string
  /** Where it was seen in the won game, in seconds. */
  moment?: number
  /** Something else is shown in its place. */
  standIn?: true
}

const marks = {
  met: { glyph: 'check', look: 'text-teal-text' },
  unmet: { glyph: 'cross', look: 'text-tomato-text' },
  unsupported: { glyph: 'cross', look: 'text-muted' },
} as const

/** Each wish of the prompt, or each check of the proof, with what was seen. Open one to read the evidence. */
export function RequirementList({ label, findings }: { label: string; findings: readonly Finding[] }) {
  return (
    <ul aria-label={label} className="grid">
      {findings.map(({ name, status, evidence }, index) => {
        const { glyph, look } = marks[status]
        return (
          // One noun may be wished for in two ways, so names are no keys; findings never change their places.
          <li key={index} className="border-line not-last:border-b">
            <details className="group">
              <summary className="flex min-h-8 list-none items-start gap-2.5 rounded-sm py-1 hover:bg-tint pointer-coarse:min-h-11 pointer-coarse:py-2.5 [&::-webkit-details-marker]:hidden">
                <span className={clsx('grid h-6 w-5 shrink-0 place-items-center', look)}>
                  <Glyph name={glyph} size={16} />
                </span>
                <span className={clsx('grow font-medium', status !== 'met' && 'text-muted')}>
                  <span className="sr-only">{proofText.heard[status]}: </span>
                  {name}
                </span>
                <Glyph
                  name="chevron"
                  size={14}
                  className="mt-1.5 shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="pb-2 pl-7.5 text-muted text-sm">{evidence}</p>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
