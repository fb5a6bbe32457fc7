import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type Look = { kind?: ButtonKind; size?: ButtonSize; icon?: ReactNode; className?: string }

// The looks stand in button.css: a page carries many buttons, and says each time only what kind it is.
function look({ kind = 'secondary', size = 'medium', className = '' }: Look) {
  return `button button-${kind} button-${size} ${className}`
}

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string }

/** While busy it keeps its place in the tab order, but can't be pressed again. */
export function Button({ kind, size, icon, className, busy, busyLabel, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({ kind, size, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ kind, size, className })}>
      {icon}
      {children}
    </Link>
  )
}
