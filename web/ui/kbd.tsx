import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-[5px] border-[1.5px] border-edge border-b-3 bg-card px-1.5 font-sans font-semibold text-[0.8125rem] leading-5">
      {children}
    </kbd>
  )
}
