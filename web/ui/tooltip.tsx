import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { overlayHome } from './overlay-home.ts'

type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** A short text beside what it explains; on the first page `Hint` does the same without a library. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={overlayHome()}>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-72 animate-slide-up rounded-sm bg-ink px-3 py-1.5 font-medium text-on-ink text-sm"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
