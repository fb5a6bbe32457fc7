import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { routes } from '@makebelieve/contract/routes'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { hub } from '../../texts/en/hub.ts'
import { modelText } from '../../texts/en/model.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FigureList } from '../../workspace/proof/figure-list.tsx'
import { ProofSection } from '../../workspace/proof/proof-section.tsx'

const said = hub.model
const figured = modelText.figures

/** What one may do with a model, what it is made of, its files, and why it may be believed. */
export function ModelFacts({ encryptedId }: { encryptedId: string }) {
  const [opened, setOpened] = useState<CallAnswer<'getCreation'>>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    call('getCreation', { params: { encryptedId }, signal: leaving.signal }).then(
      setOpened,
      (error) => leaving.signal.aborted || setFailure(error.message),
    )
    return () => leaving.abort()
  }, [encryptedId])

  if (failure !== undefined) return <p className="text-muted text-sm">{said.noProof(failure)}</p>
  if (!opened) return <Skeleton className="h-40" />
  const { modelProof, prompt, item } = opened
  const figures = modelProof?.figures
  return (
    <>
      {item.modelLink && <Downloads encryptedId={encryptedId} />}
      <p className="text-muted text-sm">
        {said.licence}{' '}
        <a href={`${routes.terms}#publishing`} className="text-link whitespace-nowrap">
          {said.licenceLink}
        </a>
      </p>
      {figures && (
        <FigureList
          label={said.facts}
          rows={[
            [said.triangles, figured.count(figures.triangles)],
            [said.parts, figured.count(figures.parts.length)],
            [said.size, figured.metres(figures.size)],
            [said.file, figured.megabytes(figures.bytes)],
          ]}
        />
      )}
      {modelProof && <ProofSection proof={modelProof} prompt={prompt} />}
    </>
  )
}

const details = ['full', 'medium', 'low'] as const

/** The file as it is, and with fewer triangles. */
function Downloads({ encryptedId }: { encryptedId: string }) {
  const address = `/api/community/get-model/${encodeURIComponent(encryptedId)}`
  return (
    <ul aria-label={said.downloads} className="flex flex-wrap gap-2.5 pr-1 pb-1">
      {details.map((detail) => (
        <li key={detail}>
          <a
            href={`${address}?detail=${detail}`}
            download="model.glb"
            className="button button-secondary button-small"
          >
            <Download size={16} aria-hidden /> {said.details[detail]}
          </a>
        </li>
      ))}
    </ul>
  )
}
