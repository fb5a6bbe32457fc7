import { maxPromptCharacters, promptHeightPx } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { Button } from '../../ui/button.tsx'

type ComposerProps = {
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  busy: boolean
  busyHint: string
  /** Modes, settings and the like, beside the button. */
  tools?: ReactNode
  /** What goes along with the words, above them. */
  attachment?: ReactNode
  /** A file may be dropped or pasted here. */
  onFile?: (file: File) => void
}

/** Where one writes. Enter sends; Shift+Enter makes a new line. */
export function Composer(props: ComposerProps) {
  const { label, hint, value, onChange, onSend, busy, busyHint, tools, attachment } = props
  const id = useId()
  const files = useDroppedFiles(busy ? undefined : props.onFile)
  const tooLong = [...value.trim()].length > maxPromptCharacters
  const blocked = busy || tooLong || value.trim() === ''
  const send = () => {
    if (!blocked) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter takes the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      {...files.handlers}
      data-drop={files.over || undefined}
      className="@container sheet m-2 mt-0 grid gap-1 p-1.5 data-drop:bg-tint data-drop:outline-3 data-drop:outline-iris-text data-drop:outline-offset-2 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-iris-text has-[textarea:focus-visible]:outline-offset-2"
    >
      {attachment}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        value={value}
        disabled={busy}
        placeholder={busy ? busyHint : hint}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        aria-invalid={tooLong || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        style={{ minHeight: promptHeightPx.min, maxHeight: promptHeightPx.max }}
        className="field-sizing-content w-full resize-none rounded-sm bg-transparent px-2.5 py-3.5 outline-none placeholder:text-muted disabled:opacity-70"
      />
      {tooLong && (
        <p id={`${id}-error`} className="px-2.5 font-medium text-sm text-tomato-text">
          {texts.prompt.tooLong}
        </p>
      )}
      <div className="flex items-center justify-between gap-1.5 pr-1 pb-1 @max-[13rem]:flex-wrap @max-[13rem]:justify-end">
        <div className="flex min-w-0 flex-wrap items-center">{tools}</div>
        <Button
          type="submit"
          kind="primary"
          size="small"
          disabled={blocked}
          icon={<SendHorizontal size={16} aria-hidden className="@min-[23rem]:hidden" />}
          className="shrink-0 @max-[23rem]:px-2.5"
        >
          <span className="@max-[23rem]:sr-only">{texts.actions.send}</span>
        </Button>
      </div>
    </form>
  )
}

/** A file that is dragged onto a place, or pasted into it; without a taker, the browser does what it always does. */
function useDroppedFiles(onFile: ((file: File) => void) | undefined) {
  const [over, setOver] = useState(false)
  if (!onFile) return { over: false, handlers: {} }
  const take = (data: DataTransfer, event: { preventDefault(): void }) => {
    const [file] = data.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  return {
    over,
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event.clipboardData, event),
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        take(event.dataTransfer, event)
      },
    },
  }
}
