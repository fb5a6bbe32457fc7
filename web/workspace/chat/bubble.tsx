import clsx from 'clsx'
import type { ReactNode } from 'react'
import { chatText } from '../../texts/en/chat.ts'

type BubbleProps = {
  from: 'user' | 'assistant'
  /** Still being written: screen readers wait until it stands. */
  busy?: boolean
  children: ReactNode
}

const looks = {
  user: 'ml-8 self-end rounded-br-[4px] border-transparent bg-ink text-on-ink',
  assistant: 'mr-3 self-start rounded-bl-[4px] border-line bg-card',
}

/** One message: what you said on ink, what was answered on paper. */
export function Bubble({ from, busy, children }: BubbleProps) {
  return (
    <li
      aria-busy={busy || undefined}
      className={clsx(
        'wrap-anywhere max-w-full rounded-md border-[1.5px] px-3.5 py-2.5 text-[0.9375rem] leading-normal',
        looks[from],
      )}
    >
      <span className="sr-only">{from === 'user' ? chatText.you : chatText.assistant} </span>
      {children}
    </li>
  )
}
