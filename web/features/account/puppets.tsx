import type { ReactNode } from 'react'

/** Figures of cut paper that hang on strings, each drawn around its own middle, about 140 wide and 160 high. */

const cream = '#fbf6ec'
const ink = '#1d1b2e'

/** A sheet with a cream rim and the shadow that it throws on the backdrop. */
function CutOut({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  return (
    <g strokeLinejoin="round">
      <path d="M-24-700V-30M24-700V-30" stroke="#b7aae6" strokeWidth="2" />
      <g fill="#0d0a24" stroke="#0d0a24" strokeWidth="13" opacity=".4" transform="translate(7 8)">
        {shape}
      </g>
      <g fill={cream} stroke={cream} strokeWidth="13">
        {shape}
      </g>
      {children}
    </g>
  )
}

function Face({ y = 0 }: { y?: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle cx="-15" cy="-6" r="5" fill={ink} />
      <circle cx="15" cy="-6" r="5" fill={ink} />
      <path d="M-11 7q11 11 22 0" fill="none" stroke={ink} strokeWidth="4.5" strokeLinecap="round" />
    </g>
  )
}

const starShape =
  'M0-76 20.5-28.2 72.3-23.5 33.1 10.8 44.7 61.5 0 34.8-44.7 61.5-33.1 10.8-72.3-23.5-20.5-28.2z'

export function StarPuppet() {
  return (
    <CutOut shape={<path d={starShape} />}>
      <path d={starShape} fill="#f5b700" />
      <path d="M0-76 20.5-28.2 72.3-23.5 33.1 10.8 44.7 61.5 0 34.8z" fill="#e5a400" />
      <Face />
    </CutOut>
  )
}

const rocketShape = (
  <>
    <path d="M0-84c32 28 40 72 28 116h-56c-12-44-4-88 28-116z" />
    <path d="M-30-4c-18 10-26 28-26 52l30-14zM30-4c18 10 26 28 26 52L26 34z" />
    <path d="M-18 34h36L9 72 0 58l-9 14z" />
  </>
)

export function RocketPuppet() {
  return (
    <CutOut shape={rocketShape}>
      <path d="M-18 34h36L9 72 0 58l-9 14z" fill="#f5b700" />
      <path d="M-30-4c-18 10-26 28-26 52l30-14zM30-4c18 10 26 28 26 52L26 34z" fill="#14a39c" />
      <path d="M0-84c32 28 40 72 28 116h-56c-12-44-4-88 28-116z" fill="#f3ecff" />
      <path d="M0-84c32 28 40 72 28 116H0z" fill="#dcd2f7" />
      <path d="M0-84c13 11 22 26 27 42h-54c5-16 14-31 27-42z" fill="#e4472b" />
      <Face y={2} />
    </CutOut>
  )
}

const keyShape = (
  <>
    <circle cy="-34" r="42" />
    <path d="M-10 0h20v78h-20zM10 38h22v14H10zM10 62h16v14H10z" />
  </>
)

export function KeyPuppet() {
  return (
    <CutOut shape={keyShape}>
      <path d="M-10 0h20v78h-20zM10 38h22v14H10zM10 62h16v14H10z" fill="#e5a400" />
      <circle cy="-34" r="42" fill="#f5b700" />
      <path d="M0-76a42 42 0 0 1 0 84z" fill="#e5a400" />
      <circle cy="-60" r="8" fill="#2a2060" />
      <Face y={-28} />
    </CutOut>
  )
}
