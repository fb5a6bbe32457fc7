import clsx from 'clsx'
import { useId } from 'react'

const folds = [
  [0, 22, '#6b1c0e'],
  [22, 20, '#7f2210'],
  [42, 16, '#942813'],
  [58, 20, '#7f2210'],
] as const
const foldsWidth = 78
/** Wider than any stage, and so that a whole scallop hangs in the middle. */
const valanceWidth = 33.5 * 120

/** The curtain of the paper theatre: cut strips for folds, a scalloped hem, and it opens from the middle. */
export function Curtain({ open = false }: { open?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute inset-0 overflow-hidden transition-[visibility] duration-200',
        open && 'invisible',
      )}
    >
      <Half className={clsx('left-0', open && '-translate-x-full')} />
      <Half className={clsx('right-0 -scale-x-100', open && 'translate-x-full')} />
      <Valance className={clsx(open && '-translate-y-full')} />
    </div>
  )
}

function Half({ className }: { className: string }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className={clsx(
        'absolute inset-y-0 h-full w-1/2 bg-[#16141f] transition-transform duration-200',
        className,
      )}
    >
      <pattern id={id} width={foldsWidth} height="4000" patternUnits="userSpaceOnUse">
        {folds.map(([x, width, fill]) => (
          <rect key={x} x={x} width={width} height="4000" fill={fill} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect y="100%" width="100%" height="10" transform="translate(0 -26)" fill="#f5b700" />
      <rect y="100%" width="100%" height="3" transform="translate(0 -12)" fill="#f5b700" />
      <rect x="100%" width="7" height="100%" transform="translate(-7 0)" fill="#430f06" />
    </svg>
  )
}

function Valance({ className }: { className: string }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      width={valanceWidth}
      height="62"
      className={clsx(
        'absolute top-0 left-1/2 max-w-none -translate-x-1/2 transition-transform duration-200',
        className,
      )}
    >
      <pattern id={id} width="120" height="62" patternUnits="userSpaceOnUse">
        <path
          d="M0 0h120v34c0 34-60 34-60 0 0 34-60 34-60 0z"
          fill="#0d0a24"
          fillOpacity=".4"
          transform="translate(0 6)"
        />
        <path d="M0 0h60v32c0 34-60 34-60 0z" fill="#e4472b" />
        <path d="M60 0h60v32c0 34-60 34-60 0z" fill="#fbf6ec" />
        <path d="M0 0h120v9H0z" fill="#b93219" />
        <path d="M0 9h120" stroke="#f5b700" strokeWidth="3" />
      </pattern>
      <rect width={valanceWidth} height="62" fill={`url(#${id})`} />
    </svg>
  )
}
