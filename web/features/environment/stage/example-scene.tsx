import type { ReactNode } from 'react'
import { Paper } from '../../../ui/drawings/paper.tsx'
import type { WorkspaceWords } from '../words.ts'

type Name = WorkspaceWords['examples'][number]['drawing']

const night = '#2b2460'
const water = '#5b8fd6'

/** Little stage sets cut from paper: what an example is about. */
const scenes: Record<Name, ReactNode> = {
  pendulum: (
    <>
      <path d="M4 6h88v80H4z" fill="#fbf1d8" />
      <path d="M26 14h44" strokeWidth="5" />
      <path d="M48 14v56" strokeDasharray="4 5" fill="none" />
      <path d="M20 58c10 16 46 16 56 0" fill="none" className="stroke-marigold" strokeWidth="4" />
      <path d="M48 14 24 58" fill="none" strokeWidth="3" />
      <circle cx="24" cy="60" r="11" className="fill-tomato" />
    </>
  ),
  meadow: (
    <>
      <path d="M4 6h88v80H4z" fill="#bfe3ee" />
      <path d="M4 52c24-10 60-10 88 0v34H4z" fill="#8fbf6b" />
      <path d="M12 40c10-26 16 22 26-2s14 12 20 2 12-18 26-6" fill="none" strokeWidth="3" />
      <ellipse cx="30" cy="68" rx="9" ry="7" fill="#f4ead9" />
      <path d="M26 62V50M31 62V49" strokeWidth="5" stroke="#f4ead9" />
      <path d="M56 74c0-12 18-14 24-4l6-2-3 10c-8 4-20 4-27-4z" className="fill-tomato" />
      <path d="m78 66 2-9 6 7z" className="fill-tomato" />
    </>
  ),
  planets: (
    <>
      <path d="M4 6h88v80H4z" fill={night} />
      <ellipse cx="48" cy="46" rx="36" ry="18" fill="none" stroke="#8f88c9" strokeDasharray="3 4" />
      <circle cx="48" cy="46" r="13" className="fill-marigold" />
      <circle cx="80" cy="54" r="8" fill={water} />
      <path d="M76 42 84 66" stroke="#fff" />
      <path d="M18 20v.4M74 16v.4M28 74v.4M60 22v.4M84 30v.4" strokeWidth="4" stroke="#fff" />
    </>
  ),
  prism: (
    <>
      <path d="M4 6h88v80H4z" fill="#fbf1d8" />
      <path d="M4 50h88v36H4z" fill="#bcd9f2" />
      <path d="M16 16 48 50" className="stroke-tomato" strokeWidth="5" />
      <path d="m48 50 16 34" className="stroke-tomato" strokeWidth="5" />
      <path d="M48 50 78 20" className="stroke-marigold" strokeWidth="3" strokeDasharray="4 5" />
      <path d="M48 22v56" strokeDasharray="3 5" fill="none" />
    </>
  ),
  forest: (
    <>
      <path d="M4 6h88v80H4z" fill="#4b3d8f" />
      <circle cx="70" cy="24" r="9" className="fill-marigold" />
      <path d="M4 62c20-10 60-10 88 0v24H4z" className="fill-teal" />
      <path d="m24 66-14-2 10-18-6 1 10-18 10 18-6-1 10 18zM24 66v6" className="fill-teal" />
      <path d="m78 62-10-1 7-14-4 1 7-14 7 14-4-1 7 14zM78 62v6" className="fill-teal" />
      <ellipse cx="50" cy="74" rx="22" ry="7" fill={water} />
      <path d="M44 40v.4M58 50v.4M38 54v.4M62 34v.4" strokeWidth="5" className="stroke-marigold" />
    </>
  ),
  island: (
    <>
      <path d="M4 6h88v80H4z" fill="#bfe3ee" />
      <path d="M4 60h88v26H4z" fill={water} />
      <path d="M16 66c8-14 52-16 62 0z" className="fill-marigold" />
      <path d="m38 56 3-34h10l3 34z" className="fill-white" />
      <path d="m40 46 13 0 .6 7H39.4zm1.4-13h9.2l.6 7H40.8z" className="fill-tomato" />
      <path d="M39 22h14l-7-9z" className="fill-tomato" />
      <path d="M60 74h24c-2 7-6 9-12 9s-10-2-12-9zM72 74V60l9 11H72" className="fill-tomato" />
    </>
  ),
  library: (
    <>
      <path d="M4 6h88v80H4z" fill="#8a5a3c" />
      <path d="M10 14h30v58H10zM10 33h30M10 52h30" fill="#6b3f27" />
      <path
        d="M15 32V19M21 32V17M27 32V20M34 32V18M16 51V38M23 51V36M31 51V39M15 71V57M22 71V56M29 71V58"
        strokeWidth="4"
        className="stroke-marigold"
      />
      <path d="M48 72V40h36v32z" className="fill-tomato" />
      <path d="M56 72V52c0-8 20-8 20 0v20z" fill={night} />
      <path d="M66 54c8 8 6 16 0 16s-8-8 0-16z" className="fill-marigold" />
      <path d="M54 14h24v20H54zM66 14v20M54 24h24" fill={night} />
      <path d="M4 76h88v10H4z" fill="#6b3f27" />
    </>
  ),
  street: (
    <>
      <path d="M4 6h88v80H4z" fill={night} />
      <path d="M10 16h24v54H10zM62 10h24v60H62z" fill="#443a86" />
      <path
        d="M16 24h4m6 0h4m-14 10h4m6 0h4M68 18h4m6 0h4M68 28h4m6 0h4"
        strokeWidth="4"
        className="stroke-marigold"
      />
      <path d="M38 34h8v22h-8zM52 28h7v18h-7z" className="fill-tomato" />
      <path d="M4 70h88v16H4z" fill="#1e1840" />
      <path d="M28 70V56h30v14zM24 56h38l-5-9H29z" className="fill-teal" />
      <path d="M40 82h18M66 78h12M14 78h12" strokeWidth="3" className="stroke-tomato" />
      <path d="m50 12-2 7M24 8l-2 6M80 50l-2 6M44 58l-1 4" strokeWidth="2" stroke="#bfe3ee" />
    </>
  ),
}

export function ExampleScene({ name }: { name: Name }) {
  return <Paper viewBox="0 0 96 92">{scenes[name]}</Paper>
}
