import { Paper, star } from '../../ui/drawings/paper.tsx'

/** A cup of paper with a star that jumped out of it. */
export function Trophy() {
  return (
    <Paper viewBox="0 0 240 190">
      <path d="M74 58H46c0 30 12 46 38 48M166 58h28c0 30-12 46-38 48" strokeWidth="7" />
      <path
        d="M74 58H46c0 30 12 46 38 48M166 58h28c0 30-12 46-38 48"
        strokeWidth="2"
        className="stroke-marigold"
      />
      <path d="M70 48h100c0 50-14 82-50 82s-50-32-50-82z" className="fill-marigold" />
      <path d="M120 130v22" strokeWidth="9" />
      <path d="M88 152h64l8 24H80z" className="fill-tomato" />
      <path d="M92 66c2 18 6 30 14 40" strokeWidth="3" className="stroke-white" opacity=".8" />
      <g transform="translate(120 26) rotate(-10) scale(1.9)">
        <path d={star} strokeWidth="1.4" className="fill-iris" />
      </g>
      <path
        d="M30 30v-8m-4 4h8M208 38v-8m-4 4h8M176 18v-6m-3 3h6M62 22v-6m-3 3h6"
        strokeWidth="2"
        className="stroke-edge"
      />
    </Paper>
  )
}
