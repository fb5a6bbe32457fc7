import { PanelRightOpen } from 'lucide-react'
import { workspaceText } from '../../texts/en/workspace.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Where the shelf was, a button that brings it back; on small screens it is a tab. */
export function ReopenShelf({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <IconButton
      label={workspaceText.shelf.open(title)}
      icon={<PanelRightOpen size={20} aria-hidden />}
      onClick={onOpen}
      className="sheet absolute right-4 bottom-6 z-10 size-12 max-md:hidden"
    />
  )
}
