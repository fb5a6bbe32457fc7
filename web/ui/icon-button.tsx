import type { ComponentProps, ReactNode } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does: read aloud, and shown as the native hint. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={`icon-button ${className}`}>
      {icon}
    </button>
  )
}
