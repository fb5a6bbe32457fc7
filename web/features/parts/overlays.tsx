import { Download, Ellipsis, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Part } from './part.tsx'

const menu = [
  { label: 'Export', icon: <Download size={18} aria-hidden />, onSelect: () => toast.success('Exported') },
  { label: 'Publish', icon: <Share2 size={18} aria-hidden />, href: '/creator-hub' },
  'separator',
  {
    label: 'Delete',
    icon: <Trash2 size={18} aria-hidden />,
    danger: true,
    onSelect: () => toast.error('Deleted'),
  },
] as const

const tabs = ['All', 'Models', 'Games', 'Environments'].map((label) => ({
  value: label,
  label,
  content: <p className="text-muted">{label} would be listed here.</p>,
}))

type Opened = 'dialog' | 'confirm' | 'top' | 'right' | null

export function Overlays() {
  const [opened, open] = useState<Opened>(null)
  const close = () => open(null)
  return (
    <>
      <Part name="Dialog, Sheet">
        <Button onClick={() => open('dialog')}>Dialog</Button>
        <Button onClick={() => open('confirm')}>ConfirmDialog</Button>
        <Button onClick={() => open('top')}>Sheet from the top</Button>
        <Button onClick={() => open('right')}>Sheet from the right</Button>
        <Dialog
          open={opened === 'dialog'}
          onClose={close}
          title="Publish to Creator Hub"
          description="Everyone will be able to play it."
          actions={<Button onClick={close}>Done</Button>}
        />
        <ConfirmDialog
          open={opened === 'confirm'}
          onClose={close}
          onConfirm={close}
          title="Confirm Deletion"
          text='Are you sure you want to delete the game "Acorn Rush"? This action cannot be undone.'
          confirmLabel="Delete"
          danger
        />
        <Sheet label="Menu" open={opened === 'top'} onClose={close}>
          <p className="py-8">From the top.</p>
        </Sheet>
        <Sheet label="Settings" side="right" open={opened === 'right'} onClose={close}>
          <p className="py-8">From the right.</p>
        </Sheet>
      </Part>
      <Part name="DropdownMenu, Tooltip">
        <DropdownMenu
          trigger={<IconButton label="More" icon={<Ellipsis size={20} aria-hidden />} />}
          items={menu}
          align="start"
        />
        <Tooltip text="Agent takes about 5 min, Quick mode about 2 min">
          <Button>What is this?</Button>
        </Tooltip>
      </Part>
      <Part name="Tabs">
        <div className="w-full">
          <Tabs label="Creations" tabs={tabs} />
        </div>
      </Part>
      <Part name="Toast">
        <Button onClick={() => toast.success('Model deleted successfully')}>Success</Button>
        <Button onClick={() => toast.error('Failed to delete model')}>Error</Button>
        <Button onClick={() => toast.warning('Not Implemented')}>Warning</Button>
      </Part>
    </>
  )
}
