import type { ReactNode } from 'react'

/** One kind of part with its name, on the page that shows them all. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="grid gap-4 border-line border-t-[1.5px] py-8 md:grid-cols-[12rem_1fr]"
    >
      <h2 className="text-xl">{name}</h2>
      <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}
