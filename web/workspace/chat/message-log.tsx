import { type ReactNode, useEffect, useRef } from 'react'
import { chatText } from '../../texts/en/chat.ts'

type MessageLogProps = {
  /** Whatever makes the log longer: when it changes, the end is shown. */
  grownBy: string
  children: ReactNode
}

/** What was said so far. The newest is in sight, and screen readers hear of it. */
export function MessageLog({ grownBy, children }: MessageLogProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (grownBy) end.current?.scrollIntoView({ block: 'end' })
  }, [grownBy])
  return (
    <div role="log" aria-label={chatText.messages} className="min-h-0 grow overflow-y-auto">
      <ol className="flex min-h-full flex-col gap-3 px-3 py-4">{children}</ol>
      <div ref={end} />
    </div>
  )
}

/** A line in place of messages. */
export function LogNotice({ children }: { children: ReactNode }) {
  return (
    <li className="my-auto flex items-center justify-center gap-2.5 px-4 text-center text-muted">
      {children}
    </li>
  )
}
