import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { controls } from '../texts/en/controls.ts'
import { Glyph } from './glyph.tsx'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The buttons at the bottom; the one that does it comes last. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large'
  children?: ReactNode
}

const sizes = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-5xl' }

export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  size = 'small',
  children,
}: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      className={clsx('slide-in sheet m-auto w-[calc(100vw-2rem)] overflow-hidden p-0', sizes[size])}
    >
      <div className="grid max-h-[calc(100dvh-4rem)] gap-4 overflow-y-auto p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <IconButton
            label={controls.close}
            icon={<Glyph name="close" />}
            onClick={onClose}
            className="-mt-1.5 -mr-2"
          />
        </div>
        {description && (
          <p id={`${id}-text`} className="text-muted">
            {description}
          </p>
        )}
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3 pt-2 pr-1 pb-1">{actions}</div>}
      </div>
    </Modal>
  )
}
