import type { ReactNode } from 'react'

type PartProps = { id: string; title: string; text?: ReactNode; children: ReactNode }

/** One part of a long page, under a heading that links can lead to. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-3xl md:text-4xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
