import { RefreshCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { workspaceText } from '../../texts/en/workspace.ts'
import { IconButton } from '../../ui/icon-button.tsx'

type ShelfProps = {
  title: string
  footer: string
  refreshing: boolean
  onRefresh: () => void
  onClose: () => void
  children: ReactNode
}

/** What was made before: the pane on the right of every workspace. */
export function Shelf({ title, footer, refreshing, onRefresh, onClose, children }: ShelfProps) {
  return (
    <aside aria-label={title} className="@container flex h-full flex-col bg-paper">
      <header className="flex min-h-14 items-center gap-1 border-line border-b-[1.5px] pr-2 pl-4 @max-[14rem]:gap-0 @max-[14rem]:pl-3 [&_.icon-button]:@max-[14rem]:size-9">
        <h2 className="min-w-0 grow overflow-hidden text-balance text-lg leading-tight @max-[14rem]:text-sm">
          {title}
        </h2>
        <IconButton
          label={workspaceText.shelf.refresh}
          icon={<RefreshCw size={18} aria-hidden className={refreshing ? 'animate-spin' : undefined} />}
          onClick={onRefresh}
        />
        <IconButton label={workspaceText.shelf.close} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </header>
      <div className="min-h-0 grow overflow-y-auto p-4">{children}</div>
      <p className="border-line border-t-[1.5px] px-4 py-3 text-muted text-sm">{footer}</p>
    </aside>
  )
}
