import { Paper, star } from './paper.tsx'

/** A shelf with room on it: places cut out in dots, and one star that is already there. */
export function EmptyShelf() {
  return (
    <Paper viewBox="0 0 240 170">
      <path d="M28 128v22h10l4-22M212 128v22h-10l-4-22" className="fill-tint" />
      <path d="M14 116h212v13H14z" className="fill-marigold" />
      <path d="M26 122h40m14 0h26m22 0h12m16 0h54" strokeWidth="1.5" opacity=".35" />
      <g strokeDasharray="5 6" className="fill-none stroke-edge">
        <rect x="32" y="58" width="46" height="56" rx="9" />
        <path d="m186 60 24 14v28l-24 13-24-13V74zm0 27 24-13m-24 13v28m0-28-24-13" />
      </g>
      <path d="M120 114V74" strokeWidth="4" />
      <g transform="translate(120 52) rotate(-8) scale(2.6)">
        <path d={star} strokeWidth="1" className="fill-tomato" />
      </g>
      <path d="M96 20v-8m-4 4h8M160 34v-6m-3 3h6M52 34v-6m-3 3h6" strokeWidth="2" className="stroke-edge" />
    </Paper>
  )
}
