import type { ComponentProps } from 'react'

/** The sheet that every drawing is cut from: silent, scales with its box, round joins, ink outline. */
export function Paper({ children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="overflow-visible stroke-outline"
      {...rest}
    >
      {children}
    </svg>
  )
}

export const star = 'm0-11 3.2 7 7.6.7-5.8 5 1.8 7.5L0 5.2l-6.8 4 1.8-7.5-5.8-5 7.6-.7z'
