import { ApiError } from '@makebelieve/contract/errors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { playedText } from '../../texts/en/played.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import type { CodeProblem } from '../code/code-problem.tsx'
import { CodeView } from '../code/code-view.tsx'
import { saveFile } from '../stage/download.ts'
import { codeOf, type PlayedCalls, type VersionOf } from './played-calls.ts'

type CodePanelProps = VersionOf & {
  calls: PlayedCalls
  /** What its program is called where it is taken along. */
  fileName: string
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
  const { calls, modelId, versionId, fileName, draft, onDraft, onTry, onUntry, onSaved, onClose } = props
  const of = { modelId, versionId }
  const { data: code, error } = useQuery(codeOf(calls, of))
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const refuse = (failure: Error) =>
    setProblem({
      message: failure.message,
      checks: failure instanceof ApiError ? failure.checks : undefined,
    })

  const trying = useMutation({
    mutationFn: (edited: string) => calls.tryCode(of, edited),
    onMutate: () => setProblem(null),
    onSuccess: ({ htmlUrl }) => onTry(htmlUrl.signedUrl),
    onError: refuse,
  })
  const saving = useMutation({
    mutationFn: ({ edited, unproven }: { edited: string; unproven: boolean }) =>
      calls.saveCode(of, edited, unproven),
    onMutate: () => setProblem(null),
    onSuccess({ version }) {
      const { savedProven, savedUnproven } = playedText
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
      {...{ code, draft, problem, fileName, onClose }}
      onChange={onDraft}
      busy={saving.isPending ? 'saving' : trying.isPending ? 'running' : null}
      onRun={(edited) => (edited === code ? onUntry() : trying.mutate(edited))}
      onSave={(edited, { unproven }) => saving.mutate({ edited, unproven })}
      onDownload={(text) => saveFile(new Blob([text], { type: 'text/javascript' }), fileName)}
    />
  )
}
