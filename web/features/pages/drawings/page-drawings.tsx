import { Paper, star } from '../../../ui/drawings/paper.tsx'

/** An open book whose story climbs out of it. */
export function OpenBook() {
  return (
    <Paper viewBox="0 0 240 180">
      <path d="M120 150C96 132 58 130 22 138V62c36-8 74-6 98 12z" className="fill-card" />
      <path d="M120 150c24-18 62-20 98-12V62c-36-8-74-6-98 12z" className="fill-tint" />
      <path
        d="M40 84c20-3 42-2 60 5M40 102c20-3 42-2 60 5M40 120c14-2 28-2 40 1"
        strokeWidth="2"
        className="stroke-edge"
      />
      <path d="M142 118c18-24 26 12 42-14" className="stroke-teal" strokeWidth="4" />
      <path d="M160 66V34" strokeWidth="2" />
      <path d="m160 34 30 9-30 10z" className="fill-iris" />
      <g transform="translate(116 36) rotate(-10) scale(2.1)">
        <path d={star} strokeWidth="1.2" className="fill-marigold" />
      </g>
      <g transform="translate(70 46) scale(.9)">
        <path d={star} strokeWidth="2.6" className="fill-tomato" />
      </g>
      <path d="M14 138v14c38-8 80-4 106 14 26-18 68-22 106-14v-14" />
    </Paper>
  )
}

/** A newspaper with the stamp for a picture. */
export function Newspaper() {
  return (
    <Paper viewBox="0 0 240 180">
      <g transform="rotate(4 120 90)">
        <path d="M196 44h20v96c0 8-6 14-12 14s-10-6-10-12z" className="fill-tint" />
        <path d="M26 26h170v116c0 7 4 12 10 12H42c-9 0-16-7-16-16z" className="fill-card" />
        <path d="M44 46h134" strokeWidth="7" />
        <rect x="44" y="64" width="62" height="56" rx="8" className="fill-tomato" />
        <path
          d="M60 102V84m0 5c3-7 13-7 15 1v12m0-12c3-8 15-8 16 1v11"
          strokeWidth="6"
          className="stroke-white"
        />
        <path
          d="M120 68h58M120 84h58M120 100h40M44 134h134M120 116h58"
          strokeWidth="2.5"
          className="stroke-edge"
        />
      </g>
    </Paper>
  )
}

/** Two pieces of paper that fit together. */
export function FittingPieces() {
  return (
    <Paper viewBox="0 0 240 170">
      <g transform="rotate(-4 80 90)">
        <path
          d="M24 46h84v22c16-8 30 2 30 16s-14 24-30 16v34H24c-6 0-8-4-8-8V54c0-5 3-8 8-8z"
          className="fill-teal"
        />
        <path d="M44 76v.5M74 76v.5M46 96c8 9 20 9 27 0" strokeWidth="5" className="stroke-white" />
      </g>
      <g transform="rotate(4 170 86)">
        <path
          d="M146 46h66c6 0 9 4 9 9v70c0 6-3 9-9 9h-66v-30c16 4 24-6 24-18s-8-22-24-16z"
          className="fill-marigold"
        />
        <path d="M182 76v.5M208 76v.5M184 96c7 8 17 8 23 0" strokeWidth="5" />
      </g>
      <path d="M140 22v-10m-18 14-6-8m42 8 6-8" strokeWidth="2.5" className="stroke-edge" />
    </Paper>
  )
}

/** A scroll with a seal, for what holds. */
export function SealedScroll() {
  return (
    <Paper viewBox="0 0 240 180">
      <path d="M58 30h120v118H58z" className="fill-card" />
      <path d="M80 58h76M80 76h76M80 94h76M80 112h44" strokeWidth="2.5" className="stroke-edge" />
      <path
        d="M48 18h140c8 0 12 5 12 10s-4 10-12 10H48c-8 0-12-5-12-10s4-10 12-10z"
        className="fill-marigold"
      />
      <path
        d="M48 140h140c8 0 12 5 12 10s-4 10-12 10H48c-8 0-12-5-12-10s4-10 12-10z"
        className="fill-marigold"
      />
      <path d="m150 128-6 36 16-8 14 10-4-36z" className="fill-iris" />
      <circle cx="160" cy="118" r="21" className="fill-tomato" />
      <path d="m151 118 7 7 12-13" strokeWidth="4.5" className="stroke-white" />
    </Paper>
  )
}

/** A padlock on a letter box: what is inside stays inside. */
export function LockedBox() {
  return (
    <Paper viewBox="0 0 240 180">
      <path d="M46 70h148v88H46z" className="fill-teal" />
      <path d="m46 70 18-26h112l18 26z" className="fill-card" />
      <path d="M84 57h72" strokeWidth="5" />
      <path d="M104 106V92c0-22 32-22 32 0v14" strokeWidth="6" />
      <rect x="94" y="104" width="52" height="40" rx="8" className="fill-marigold" />
      <path d="M120 120v9" strokeWidth="6" />
      <path d="M30 158h180" strokeWidth="4" />
    </Paper>
  )
}

/** A biscuit, the only kind that is left over here. */
export function BittenCookie() {
  return (
    <Paper viewBox="0 0 240 180">
      <path
        d="M124 22c38 2 68 32 68 70 0 39-31 70-70 70s-70-31-70-70c0-36 27-66 62-70-2 12 8 18 16 14 2 10 12 12 20 6 4 8 14 8 20 2"
        className="fill-marigold"
      />
      <g className="fill-outline" stroke="none">
        <circle cx="98" cy="74" r="7" />
        <circle cx="138" cy="96" r="8" />
        <circle cx="96" cy="122" r="8" />
        <circle cx="148" cy="134" r="6" />
        <circle cx="160" cy="74" r="5" />
        <circle cx="76" cy="98" r="5" />
      </g>
      <path d="M196 30v.5M210 46v.5M180 16v.5M206 24v.5" strokeWidth="6" className="stroke-marigold" />
    </Paper>
  )
}

/** A coin on its way back into the hand. */
export function ReturningCoin() {
  return (
    <Paper viewBox="0 0 240 180">
      <path d="M196 70c4-34-22-56-54-54-22 2-38 12-48 28" strokeWidth="4" className="stroke-teal-text" />
      <path d="M92 22v24h24" strokeWidth="4" className="stroke-teal-text" />
      <circle cx="112" cy="84" r="34" className="fill-marigold" />
      <circle cx="112" cy="84" r="25" strokeWidth="1.5" />
      <g transform="translate(112 85) scale(1.5)">
        <path d={star} strokeWidth="1.6" className="fill-card" />
      </g>
      <path
        d="M40 130c26-14 48 2 68 0h26c12 0 12 16 0 16h-26 36l44-22c12-5 20 8 10 15l-52 29c-6 3-12 4-18 4H40z"
        className="fill-card"
      />
      <path d="M18 124h22v48H18z" className="fill-tomato" />
    </Paper>
  )
}

/** A poster board on which nobody has hung anything. */
export function BareBoard() {
  return (
    <Paper viewBox="0 0 240 180">
      <path d="M68 118v50M172 118v50" strokeWidth="6" />
      <rect x="34" y="18" width="172" height="102" rx="10" className="fill-card" />
      <rect x="48" y="32" width="144" height="74" rx="5" strokeDasharray="6 7" className="stroke-edge" />
      <path d="M104 66v.5M136 66v.5M104 82c10 10 22 10 32 0" strokeWidth="5" />
      <path d="M20 168h200" strokeWidth="4" />
      <path d="M202 150c4-14 14-10 12 2m-2 16c-2-10 12-16 14-6" className="stroke-teal-text" />
    </Paper>
  )
}
