import { texts } from '@makebelieve/contract/texts'
import { Download, EyeOff, Share2, Trash2 } from 'lucide-react'
import { share } from '../../texts/en/share.ts'
import type { MenuItem } from '../../ui/dropdown-menu.tsx'

type ShelfActs = {
  published: boolean
  onExport: () => void
  onPublish: () => void
  onTakeBack: () => void
  onDelete: () => void
}

/** What can be done with every creation on a shelf. */
export const shelfMenu = ({
  published,
  onExport,
  onPublish,
  onTakeBack,
  onDelete,
}: ShelfActs): MenuItem[] => [
  { label: texts.actions.export, icon: <Download size={18} aria-hidden />, onSelect: onExport },
  {
    label: published ? share.publish.update : texts.actions.publish,
    icon: <Share2 size={18} aria-hidden />,
    onSelect: onPublish,
  },
  ...(published
    ? [{ label: share.takeBack.button, icon: <EyeOff size={18} aria-hidden />, onSelect: onTakeBack }]
    : []),
  'separator',
  { label: texts.actions.delete, icon: <Trash2 size={18} aria-hidden />, danger: true, onSelect: onDelete },
]
