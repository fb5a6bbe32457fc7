import clsx from 'clsx'

/** Stands where something will be, in its final size: give it one with `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('block animate-breathe rounded-sm bg-line', className)} />
}
