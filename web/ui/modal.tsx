import { type ComponentProps, useEffect, useRef } from 'react'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> & {
  open: boolean
  /** The visitor asked for it to go away: Escape, a press outside, or a close button inside. */
  onClose: () => void
}

/**
 * The browser's own modal: it traps focus, gives it back, closes on Escape and makes the page behind inert. No
 * library does this better. What is inside is drawn only while it is open; `data-autofocus` marks what has the
 * focus first.
 */
export function Modal({ open, onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      // React's autoFocus comes too early, while the dialog is still hidden.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open) dialog?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      {...rest}
      ref={ref}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && children}
    </dialog>
  )
}
