import { Paper, star } from '../../ui/drawings/paper.tsx'

/** A book of words under a magnifying glass. */
export function Dictionary() {
  return (
    <Paper viewBox="0 0 240 180">
      <g transform="rotate(-5 100 96)">
        <path d="M34 30h112c8 0 14 6 14 14v112H48c-8 0-14-6-14-14z" className="fill-card" />
        <path d="M34 142c0-8 6-14 14-14h112" />
        <path d="M54 52h44M54 70h82M54 86h64M54 102h74" strokeWidth="3" className="stroke-edge" />
        <path d="M54 30v98" strokeWidth="0" />
        <path d="M128 30v34l9-7 9 7V30" className="fill-tomato" />
      </g>
      <circle cx="158" cy="98" r="40" className="fill-tint" />
      <path d="m188 127 30 32" strokeWidth="9" />
      <path d="m188 127 30 32" strokeWidth="4" className="stroke-marigold" />
      <g transform="translate(158 98) scale(2.2)">
        <path d={star} strokeWidth="1.2" className="fill-iris" />
      </g>
      <path d="M30 20v-8m-4 4h8M206 40v-6m-3 3h6" strokeWidth="2" className="stroke-edge" />
    </Paper>
  )
}
