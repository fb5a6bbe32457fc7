import type { ReactNode } from 'react'

type ProseProps = {
  title: string
  lead: ReactNode
  /** A picture beside the text, where there is room; below it elsewhere. */
  picture: ReactNode
  children: ReactNode
}

/** A page of reading: one title, one column, lines of a length that eyes can follow. */
export function Prose({ title, lead, picture, children }: ProseProps) {
  return (
    <article className="page-width grid gap-x-20 gap-y-12 pt-14 md:pt-20 lg:grid-cols-[minmax(0,42rem)_1fr]">
      <div>
        <h1 className="text-5xl md:text-6xl">{title}</h1>
        <p className="mt-5 text-xl leading-relaxed md:text-[1.375rem]">{lead}</p>
        <div className="mt-10 grid gap-4 text-[1.0625rem] leading-relaxed [&_h2]:mt-6 [&_h2]:text-3xl">
          {children}
        </div>
      </div>
      <div className="max-w-80 lg:sticky lg:top-28 lg:max-w-none lg:self-start lg:pt-4">{picture}</div>
    </article>
  )
}
