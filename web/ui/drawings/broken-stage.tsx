import { Paper, star } from './paper.tsx'

/** The little theatre with its curtain down on one side and a string that snapped. */
export function BrokenStage() {
  return (
    <Paper viewBox="0 0 240 170">
      <path d="M30 30h180v112H30z" className="fill-iris" />
      <path d="M30 112c34-22 62-20 92-4s58 12 88-8v42H30z" className="fill-teal" />
      <path d="M92 30v24m-3 4 6 3-7 5" strokeWidth="2" className="stroke-white" />
      <g transform="translate(104 132) rotate(24) scale(1.5)">
        <path d={star} strokeWidth="1.7" className="fill-marigold" />
      </g>
      <path d="M164 30v18" strokeWidth="2" className="stroke-white" />
      <g transform="translate(164 60) scale(1.2)">
        <path d={star} strokeWidth="2" className="fill-marigold" />
      </g>
      <path d="M30 30h44c0 40-8 74-44 92z" className="fill-tomato" />
      <path d="M48 30c0 36-4 56-18 74" strokeWidth="1.5" opacity=".5" />
      <path d="m210 30-34 6c-2 44 8 74 4 106h30z" className="fill-tomato" transform="rotate(9 210 142)" />
      <path d="M18 142h204v16H18zM22 18h196v14H22z" className="fill-card" />
      <path d="m146 18 8 14-10-3m22 113-6 16" strokeWidth="2" />
    </Paper>
  )
}
