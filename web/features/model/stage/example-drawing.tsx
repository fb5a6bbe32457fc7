import type { ReactNode } from 'react'
import type { modelText } from '../../../texts/en/model.ts'
import { Paper } from '../../../ui/drawings/paper.tsx'

type Name = (typeof modelText.examples)[number]['drawing']

/** Cut from paper, like everything else in the house: what an example is about. */
const drawings: Record<Name, ReactNode> = {
  corgi: (
    <>
      <path d="M24 38 20 18l18 10M72 38l4-20-18 10" className="fill-marigold" />
      <path d="M22 46c0-16 12-24 26-24s26 8 26 24-12 32-26 32-26-16-26-32z" className="fill-marigold" />
      <path
        d="M48 30c-6 0-6 14-6 20-8 2-12 8-12 14 4 8 10 14 18 14s14-6 18-14c0-6-4-12-12-14 0-6 0-20-6-20z"
        className="fill-white"
      />
      <path d="M36 44v.5M60 44v.5" strokeWidth="6" />
      <path d="M44 58h8l-4 5zM48 63v5" className="fill-outline" />
      <path d="M28 22h40M34 21V4h28v17z" className="fill-outline" />
      <path d="M34 15h28" strokeWidth="4" className="stroke-tomato" />
    </>
  ),
  teapot: (
    <>
      <path d="M70 46c14-8 20 2 14 14-4 8-10 10-16 10" strokeWidth="5" />
      <path d="M26 50 8 36M8 36l-2 6M26 62 10 42" />
      <path d="M10 38c8 2 10 6 16 8v20c-8-6-10-18-16-28z" className="fill-tomato" />
      <path d="M22 56c0-18 12-26 26-26s26 8 26 26-10 26-26 26-26-8-26-26z" className="fill-tomato" />
      <path d="M30 36c4-14 32-14 36 0z" className="fill-marigold" />
      <circle cx="48" cy="20" r="5" className="fill-marigold" />
    </>
  ),
  cactus: (
    <>
      <path d="M40 62V24c0-12 18-12 18 0v38z" className="fill-teal" />
      <path
        d="M40 50H30c-8 0-10-6-10-18 0-7 10-7 10 0 0 6 2 8 10 8zM58 42h8c6 0 8-4 8-14 0-7-9-7-9 0 0 4-2 5-7 5z"
        className="fill-teal"
      />
      <path d="M46 26v4M52 34v4M46 44v4M25 36v3M69 30v3" strokeWidth="2" />
      <path d="M49 14c-5-6 5-10 4-3 6-3 7 6 0 6z" className="fill-tomato" />
      <path d="M30 60h38v9H30z" className="fill-tomato" />
      <path d="M33 69h32l-4 21H37z" className="fill-tomato" />
    </>
  ),
  ship: (
    <>
      <path d="M48 8v56" strokeWidth="4" />
      <path d="M52 12c20 6 26 22 24 40H52z" className="fill-white" />
      <path d="M44 20c-16 6-24 18-24 32h24z" className="fill-tint" />
      <path d="M48 8h14l-4 4 4 4H48z" className="fill-tomato" />
      <path d="M8 60h80c-2 14-10 22-20 22H28C18 82 10 74 8 60z" className="fill-marigold" />
      <path d="M13 68h70" />
      <path d="M4 86c8-6 14-6 22 0s14 6 22 0 14-6 22 0 14 6 22 0" strokeWidth="3" className="stroke-iris" />
    </>
  ),
}

export function ExampleDrawing({ name }: { name: Name }) {
  return <Paper viewBox="0 0 96 92">{drawings[name]}</Paper>
}
