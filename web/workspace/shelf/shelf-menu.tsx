import { texts } from '@makebelieve/contract/texts'
import { Download, Share2, Trash2 } from 'lucide-react'
import type { MenuItem } from '../../ui/dropdown-menu.tsx'

type ShelfActs = { onExport: () => void; onPublish: () => void; onDelete: () => void }

/** What can be done with every creation on a shelf. */
export const shelfMenu = ({ onExport, onPublish, onDelete }: ShelfActs): MenuItem[] => [
  { label: texts.actions.export, icon: <Download size={18} aria-hidden />, onSelect: onExport },
  { label: texts.actions.publish, icon: <Share2 size={18} aria-hidden />, onSelect: onPublish },
  'separator',
  { label: texts.actions.delete, icon: <Trash2 size={18} aria-hidden />, danger: true, onSelect: onDelete },
]
