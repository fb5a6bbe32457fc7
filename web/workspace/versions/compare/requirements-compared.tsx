import clsx from 'clsx'
import { Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { proofText } from '../../../texts/en/proof.ts'
import { versionsText } from '../../../texts/en/versions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Glyph } from '../../../ui/glyph.tsx'
import { type Requirement, requirementRows } from './requirement-rows.ts'

const said = versionsText.compared

type RequirementsComparedProps = {
  before: { title: string; requirements: readonly Requirement[] }
  after: { title: string; requirements: readonly Requirement[] }
}

export function RequirementsCompared({ before, after }: RequirementsComparedProps) {
  const rows = requirementRows(before.requirements, after.requirements)
  if (rows.length === 0) return <p className="text-muted">{said.neither}</p>
  return (
    <table className="w-full table-fixed border-collapse text-left text-[0.9375rem]">
      <thead>
        <tr className="border-line border-b-[1.5px] text-sm">
          <th scope="col" className="w-2/5 py-2 pr-3 pl-2">
            {said.requirement}
          </th>
          {[before, after].map(({ title }) => (
            <th key={title} scope="col" className="px-2 py-2">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.claim} className={clsx('border-line border-b align-top', row.differs && 'bg-tint')}>
            <th scope="row" className="break-words py-2.5 pr-3 pl-2 font-semibold">
              {row.claim}
              {row.differs && (
                <span className="mt-1 block">
                  <Badge tone="marigold">{said.differs}</Badge>
                </span>
              )}
            </th>
            <StatusCell requirement={row.before} />
            <StatusCell requirement={row.after} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const statuses: Record<Requirement['status'], { mark: ReactNode; look: string }> = {
  met: { mark: <Glyph name="check" size={16} />, look: 'text-teal-text' },
  unmet: { mark: <Glyph name="cross" size={16} />, look: 'text-tomato-text' },
  unsupported: { mark: <Minus size={16} aria-hidden />, look: 'text-muted' },
}

function StatusCell({ requirement }: { requirement: Requirement | undefined }) {
  if (!requirement) return <td className="px-2 py-2.5 text-muted">{said.notAsked}</td>
  const { mark, look } = statuses[requirement.status]
  return (
    <td className="break-words px-2 py-2.5">
      <span className={clsx('flex gap-1.5 font-semibold leading-snug', look)}>
        <span className="mt-0.5 shrink-0">{mark}</span>
        {proofText.inTable[requirement.status]}
      </span>
      <span className="text-muted text-sm">{requirement.evidence}</span>
    </td>
  )
}
