import clsx from 'clsx'
import { controls } from '../texts/en/controls.ts'
import { Glyph } from './glyph.tsx'
import { IconButton } from './icon-button.tsx'
import { Modal, type ModalProps } from './modal.tsx'

type SheetProps = Pick<ModalProps, 'open' | 'onClose' | 'children' | 'className'> & {
  label: string
  side?: 'top' | 'right'
}

const sides = {
  top: 'inset-x-0 top-0 m-0 w-full max-w-none rounded-b-lg border-b-[1.5px] [--from:translateY(-100%)]',
  right:
    'inset-y-0 right-0 m-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw)] border-l-[1.5px] [--from:translateX(100%)]',
}

/** Slides over the page from an edge, like a wing of the stage. */
export function Sheet({ label, side = 'top', open, onClose, className, children }: SheetProps) {
  return (
    <Modal
      {...{ open, onClose }}
      aria-label={label}
      className={clsx(
        'slide-in overflow-y-auto border-outline bg-paper p-4 text-ink',
        sides[side],
        className,
      )}
    >
      <IconButton
        label={controls.close}
        icon={<Glyph name="close" />}
        onClick={onClose}
        className="absolute top-3 right-3 size-11"
      />
      {children}
    </Modal>
  )
}
