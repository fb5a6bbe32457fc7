import type { ReactNode } from 'react'
import { controls } from '../texts/en/controls.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  text: ReactNode
  confirmLabel: string
  /** What the button says while it happens, such as 'Deleting...'. */
  busyLabel?: string
  cancelLabel?: string
  busy?: boolean
  /** What can't be undone is red, and does not have the focus at the start. */
  danger?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    text,
    confirmLabel,
    busyLabel,
    cancelLabel = controls.cancel,
  } = props
  return (
    <Dialog
      open={open}
      onClose={props.busy ? () => {} : onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button
            kind="ghost"
            onClick={onClose}
            disabled={props.busy}
            data-autofocus={props.danger || undefined}
          >
            {cancelLabel}
          </Button>
          <Button
            kind={props.danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            busy={props.busy}
            busyLabel={busyLabel}
            data-autofocus={!props.danger || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
