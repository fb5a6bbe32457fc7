import clsx from 'clsx'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { overlayHome } from './overlay-home.ts'

export type MenuItem =
  | {
      label: string
      icon?: ReactNode
      danger?: boolean
      disabled?: boolean
      /** Either does something … */
      onSelect?: () => void
      /** … or goes somewhere. */
      href?: string
    }
  | 'separator'

type DropdownMenuProps = {
  /** The button that opens it. It needs a label of its own. */
  trigger: ReactElement
  items: ReadonlyArray<MenuItem>
  align?: 'start' | 'center' | 'end'
}

const itemLook =
  'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-sm px-3 font-medium outline-none data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-tint pointer-coarse:min-h-11'

export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={overlayHome()}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="sheet z-50 min-w-48 animate-slide-up p-1.5"
        >
          {items.map((item, index) => {
            if (item === 'separator') {
              return <Radix.Separator key={index} className="mx-1 my-1.5 h-[1.5px] bg-line" />
            }
            const { label, icon, danger, disabled, onSelect, href } = item
            const className = clsx(itemLook, danger && 'text-tomato-text')
            return (
              <Radix.Item key={label} {...{ className, disabled, onSelect }} asChild={href !== undefined}>
                {href === undefined ? (
                  <>
                    {icon}
                    {label}
                  </>
                ) : (
                  <Link to={href}>
                    {icon}
                    {label}
                  </Link>
                )}
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
