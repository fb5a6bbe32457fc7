import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

type ChatTopProps = {
  title: string
  /** All of it, where the title is cut short. */
  whole?: string
  newLabel: string
  canBegin: boolean
  onNew: () => void
  /** More tools, after it. */
  children?: ReactNode
}

/** What the chat is about, and how to begin another. */
export function ChatTop({ title, whole, newLabel, canBegin, onNew, children }: ChatTopProps) {
  return (
    <header className="flex min-h-14 items-center gap-1 border-line border-b-[1.5px] pr-2 pl-4">
      <h2 title={whole} className="line-clamp-2 grow text-lg leading-tight">
        {title}
      </h2>
      <IconButton
        label={newLabel}
        icon={<Plus size={20} aria-hidden />}
        onClick={onNew}
        disabled={!canBegin}
      />
      {children}
    </header>
  )
}
