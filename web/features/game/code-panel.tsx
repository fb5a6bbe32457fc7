import { downloads } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { gameText } from '../../texts/en/game.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import type { CodeProblem } from '../../workspace/code/code-problem.tsx'
import { CodeView } from '../../workspace/code/code-view.tsx'
import { codeOf } from './api/game-details.ts'

type CodePanelProps = {
  modelId: string
  versionId: string
  draft: string | undefined
  onDraft: (draft: string | undefined) => void
  /** Puts a page with the edited code on the stage. */
  onTry: (url: string) => void
  /** Plays the saved code again. */
  onUntry: () => void
  onSaved: () => void
  onClose: () => void
}

/** The code of the version on the stage: read it, change it, run it, and keep it once it is proven. */
export function CodePanel(props: CodePanelProps) {
  const { modelId, versionId, draft, onDraft, onTry, onUntry, onSaved, onClose } = props
  const { data: code, error } = useQuery(codeOf(modelId, versionId))
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const refuse = (failure: Error) =>
    setProblem({
      message: failure.message,
      checks: failure instanceof ApiError ? failure.checks : undefined,
    })

  const trying = useMutation({
    mutationFn: (edited: string) => call('tryCode', { body: { modelId, versionId, code: edited } }),
    onMutate: () => setProblem(null),
    onSuccess: ({ htmlUrl }) => onTry(htmlUrl.signedUrl),
    onError: refuse,
  })
  const saving = useMutation({
    mutationFn: ({ edited, unproven }: { edited: string; unproven: boolean }) =>
      call('saveCode', { body: { modelId, versionId, code: edited, unproven } }),
    onMutate: () => setProblem(null),
    onSuccess({ version }) {
      const { savedProven, savedUnproven } = gameText
      toast.success((version.proven ? savedProven : savedUnproven)(version.number))
      onDraft(undefined)
      onSaved()
    },
    onError: refuse,
  })

  if (error) return <p className="p-4 text-tomato-text">{error.message}</p>
  if (code === undefined) return <Skeleton className="m-4 h-40" />
  return (
    <CodeView
      {...{ code, draft, problem, onClose }}
      onChange={onDraft}
      busy={saving.isPending ? 'saving' : trying.isPending ? 'running' : null}
      onRun={(edited) => (edited === code ? onUntry() : trying.mutate(edited))}
      onSave={(edited, { unproven }) => saving.mutate({ edited, unproven })}
      onDownload={download}
    />
  )
}

function download(code: string): void {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const link = document.createElement('a')
  link.href = url
  link.download = downloads.game.script
  link.click()
  // The download has its own hold on the text once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
