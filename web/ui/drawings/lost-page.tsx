import { Paper } from './paper.tsx'

/** A spotlight searches the stage; the page has walked off, and left its shadow. */
export function LostPage() {
  return (
    <Paper viewBox="0 0 240 180">
      <path d="M96 30 40 158h160z" stroke="none" className="fill-marigold" opacity=".28" />
      <ellipse cx="120" cy="158" rx="82" ry="14" className="fill-marigold" />
      <path d="M80 8h32l6 24H74z" className="fill-tomato" />
      <path d="M74 32h44" strokeWidth="4" />
      <path d="M96 8V0" />
      <g strokeDasharray="5 6" className="fill-none stroke-outline">
        <path d="M98 82h34l14 14v52H98z" />
        <path d="M132 82v14h14" />
      </g>
      <g transform="translate(206 118) rotate(14)">
        <path d="m-9 34-6 16h-7M10 34l2 17h8" strokeWidth="3" />
        <path d="M-24-24H10l14 14v46h-48z" className="fill-card" />
        <path d="M10-24v14h14" className="fill-tint" />
        <path d="M-13-6v.5M3-6v.5M-12 8c5-5 10-5 15 0" strokeWidth="3" />
      </g>
    </Paper>
  )
}
