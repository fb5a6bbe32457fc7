import { Paper, star } from './paper.tsx'

const stars = [
  [46, 42, 1],
  [150, 22, 0.7],
  [262, 50, 0.8],
  [402, 24, 1.1],
  [486, 60, 0.7],
] as const

/** A backdrop that fills its box, cut off at the sides where it must. Belongs on a stage. */
export function HillsAndStars({ className }: { className?: string }) {
  return (
    <Paper
      viewBox="0 0 540 200"
      preserveAspectRatio="xMidYMax slice"
      height="100%"
      stroke="none"
      className={className}
    >
      {stars.map(([x, y, size]) => (
        <path key={x} d={star} transform={`translate(${x} ${y}) scale(${size})`} className="fill-marigold" />
      ))}
      <circle cx="330" cy="88" r="40" fill="#ffe9b8" />
      <path d="M0 128c70-46 132-34 200 0s140 32 340-28v100H0z" fill="#4b3d8f" />
      <path d="M0 160c90-40 160-22 236 4s176 20 304-26v62H0z" fill="#332a6b" />
      <path d="M0 182c120-24 260-16 540-4v22H0z" fill="#1e1840" />
    </Paper>
  )
}
