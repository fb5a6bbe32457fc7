import clsx from 'clsx'
import { Download, Play, Redo2, Undo as Reset, Save, Search, Undo2 } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react'
import { codeText } from '../../texts/en/code.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type CodeProblem, CodeProblemNotice } from './code-problem.tsx'
import { EditorKeys } from './editor-keys.tsx'
import type { Editor } from './open-editor.ts'

// CodeMirror weighs more than the rest of the workspace: it comes when code is first looked at.
const CodeEditor = lazy(() => import('./code-editor.tsx'))

type CodeViewProps = {
  /** The code of the version that is open. */
  code: string
  /** What was made of it and not saved; undefined if nothing. The caller keeps it, so that it outlives this view. */
  draft: string | undefined
  onChange: (draft: string | undefined) => void
  fileName: string
  readOnly?: boolean
  busy?: 'running' | 'saving' | null
  /** Why the last run or save was refused. */
  problem?: CodeProblem | null
  onRun: (code: string) => void
  /** Proven first, unless the user wants it saved all the same. */
  onSave: (code: string, options: { unproven: boolean }) => void
  onDownload: (code: string) => void
  onClose: () => void
  className?: string
}

/**
 * The code of a creation, to read and to change. Whoever shows it also shows an `UnsavedCodeGuard`, outside of it:
 * changes that nobody saved are still there when the view is closed.
 */
export function CodeView(props: CodeViewProps) {
  const { code, draft, fileName, readOnly = false, busy = null, problem = null } = props
  const editor = useRef<Editor>(null)
  const id = useId()
  const edited = draft !== undefined

  const text = () => editor.current?.text() ?? draft ?? code
  const run = () => {
    if (!busy) props.onRun(text())
  }
  const save = ({ unproven }: { unproven: boolean }) => {
    if (busy || readOnly) return
    const changed = text()
    if (changed !== code) props.onSave(changed, { unproven })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return
    const shortcut = { Enter: run, s: () => save({ unproven: false }) }[event.key]
    if (!shortcut) return
    event.preventDefault()
    shortcut()
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      className={clsx('@container flex h-full min-h-0 flex-col bg-card text-ink', props.className)}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b-[1.5px] px-3 py-2">
        <h2 id={`${id}-title`} className="text-lg">
          {fileName}
        </h2>
        {edited && <Badge tone="marigold">{codeText.edited}</Badge>}
        <IconButton
          label={codeText.close}
          icon={<Glyph name="close" />}
          onClick={props.onClose}
          className="order-1 ml-auto @2xl:order-3 @2xl:ml-0"
        />
        <div className="order-2 flex w-full flex-wrap items-center gap-2 @2xl:ml-auto @2xl:w-auto">
          <Button
            kind="primary"
            size="small"
            icon={<Play size={16} aria-hidden />}
            busy={busy === 'running'}
            busyLabel={codeText.starting}
            disabled={busy === 'saving'}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={run}
          >
            {codeText.run}
          </Button>
          {!readOnly && (
            <Button
              size="small"
              icon={<Save size={16} aria-hidden />}
              busy={busy === 'saving'}
              busyLabel={codeText.proving}
              disabled={!edited || busy === 'running'}
              aria-keyshortcuts="Control+S Meta+S"
              onClick={() => save({ unproven: false })}
            >
              {codeText.save}
            </Button>
          )}
          <div className="flex flex-wrap">
            {!readOnly && (
              <>
                <IconButton
                  label={codeText.undo}
                  icon={<Undo2 size={18} aria-hidden />}
                  onClick={() => editor.current?.undo()}
                />
                <IconButton
                  label={codeText.redo}
                  icon={<Redo2 size={18} aria-hidden />}
                  onClick={() => editor.current?.redo()}
                />
              </>
            )}
            <IconButton
              label={codeText.find}
              icon={<Search size={18} aria-hidden />}
              onClick={() => editor.current?.find()}
            />
            <IconButton
              label={codeText.download(fileName)}
              icon={<Download size={18} aria-hidden />}
              onClick={() => props.onDownload(text())}
            />
          </div>
          {!readOnly && (
            <Button
              kind="ghost"
              size="small"
              icon={<Reset size={16} aria-hidden />}
              disabled={!edited || busy !== null}
              onClick={() => editor.current?.reset()}
            >
              {codeText.reset}
            </Button>
          )}
        </div>
      </header>
      <CodeProblemNotice
        problem={busy ? null : problem}
        onSaveUnproven={readOnly ? undefined : () => save({ unproven: true })}
      />
      <div className="min-h-0 grow">
        <Suspense fallback={<Waiting />}>
          <CodeEditor
            editor={editor}
            label={codeText.of(fileName)}
            describedBy={`${id}-keys`}
            {...{ code, draft }}
            readOnly={readOnly || busy === 'saving'}
            onChange={props.onChange}
            onRun={run}
            onSave={() => save({ unproven: false })}
          />
        </Suspense>
      </div>
      <EditorKeys id={`${id}-keys`} readOnly={readOnly} />
    </section>
  )
}

const widths = ['w-40', 'w-64', 'w-52', 'w-72', 'w-60', 'w-32']

function Waiting() {
  return (
    <div className="grid gap-2.5 p-4">
      <span className="sr-only">{codeText.loading}</span>
      {widths.map((width) => (
        <Skeleton key={width} className={`h-3.5 max-w-full ${width}`} />
      ))}
    </div>
  )
}
