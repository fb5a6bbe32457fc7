import clsx from 'clsx'
import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & {
  /** Rises a little under the pointer: for cards that are one big link. */
  interactive?: boolean
}

export function Card({ interactive, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'sheet overflow-clip',
        interactive &&
          'transition-[translate,box-shadow] focus-within:shadow-lift hover:-translate-0.5 hover:shadow-lift',
        className,
      )}
    />
  )
}
