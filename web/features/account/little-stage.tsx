import { type ReactNode, useId } from 'react'
import { HillsAndStars } from '../../ui/drawings/hills-and-stars.tsx'
import { star } from '../../ui/drawings/paper.tsx'

/**
 * A stage with its curtain drawn aside and one figure on strings. It fills any box, a strip or a column: only the
 * backdrop is cropped, the curtains and the valance keep their place.
 */
export function LittleStage({ figure, className }: { figure: ReactNode; className: string }) {
  return (
    <div aria-hidden="true" className={`relative isolate overflow-clip ${className}`}>
      <div className="absolute inset-0 bg-linear-to-b from-[#1b1444] via-60% via-[#3d2c8a] to-[#a8557e]" />
      <HillsAndStars className="absolute inset-x-0 bottom-0 h-[85%] md:h-[36%]" />
      <svg
        aria-hidden="true"
        viewBox="-100 -130 200 240"
        className="absolute inset-x-0 top-[6%] mx-auto h-[84%] overflow-visible md:top-[18%] md:h-auto md:w-3/5"
      >
        <HangingStar x={-84} y={-74} size={0.9} />
        <HangingStar x={84} y={-48} size={1.15} />
        {figure}
      </svg>
      <Curtain className="left-0" />
      <Curtain className="right-0 -scale-x-100" />
      <Valance />
      <div className="absolute inset-x-0 bottom-0 h-4 border-[#b93219] border-t-4 bg-[#8a2413]" />
    </div>
  )
}

function HangingStar({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0-500V0" stroke="#b7aae6" strokeWidth="1.5" />
      <path
        d={star}
        fill="#f5b700"
        stroke="#fbf6ec"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </g>
  )
}

/** Gathered at the side by a gold band; stretched to whatever height the stage has. */
function Curtain({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 700"
      preserveAspectRatio="none"
      className={`absolute top-0 h-full w-[17%] ${className}`}
    >
      <path d="M0 0h126c-10 240-6 330-78 420 30 60 34 170 36 280H0z" fill="#0d0a24" fillOpacity=".4" />
      <path d="M0 0h114C106 240 108 330 36 420c30 60 34 170 36 280H0z" fill="#c23a20" />
      <path d="M0 0h76c-4 220-8 330-44 420C50 490 50 600 48 700H0z" fill="#d43c21" />
      <path d="M0 0h38c0 220 0 330-14 420C34 500 26 600 24 700H0z" fill="#e4472b" />
      <path d="M0 404h50c8 10 8 22 0 32H0z" fill="#f5b700" />
    </svg>
  )
}

function Valance() {
  const id = useId()
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-10 w-full">
      <pattern id={id} width="72" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 4h72v20c0 20-36 20-36 0 0 20-36 20-36 0z" fill="#0d0a24" fillOpacity=".4" />
        <path d="M0 0h36v20c0 20-36 20-36 0z" fill="#e4472b" />
        <path d="M36 0h36v20c0 20-36 20-36 0z" fill="#fbf6ec" />
        <path d="M0 0h72v6H0z" fill="#b93219" />
        <path d="M0 6.5h72" stroke="#f5b700" strokeWidth="2" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
