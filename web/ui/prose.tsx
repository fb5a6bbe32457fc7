import type { ReactNode } from 'react'

/** A page of reading: one title, one column, lines of a length that eyes can follow. */
export function Prose({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="page-width pt-14 md:pt-20">
      <div className="max-w-2xl">
        <h1 className="text-5xl md:text-6xl">{title}</h1>
        <p className="mt-5 text-xl leading-relaxed md:text-[1.375rem]">{lead}</p>
        <div className="mt-10 grid gap-4 text-[1.0625rem] leading-relaxed [&_h2]:mt-6 [&_h2]:text-3xl">
          {children}
        </div>
      </div>
    </article>
  )
}
