import { Paper } from './paper.tsx'

/** A letter on its way, sealed with the stamp. */
export function MailEnvelope() {
  return (
    <Paper viewBox="0 0 240 160">
      <path d="M14 66h22M6 88h34M20 110h14" className="stroke-edge" />
      <g transform="rotate(-5 130 84)">
        <rect x="52" y="34" width="160" height="102" rx="10" className="fill-card" />
        <path d="m56 130 58-48m94 48-58-48" strokeWidth="2" className="stroke-edge" />
        <path d="M54 40c0-3 3-6 8-6h140c5 0 8 3 8 6l-68 56c-6 5-14 5-20 0z" className="fill-tint" />
        <circle cx="132" cy="92" r="21" className="fill-tomato" />
        <path
          d="M121 100V87m0 3c2-4 9-4 10 1v9m0-9c2-5 10-5 11 1v8"
          strokeWidth="4"
          className="fill-none stroke-white"
        />
      </g>
    </Paper>
  )
}
