import { Link } from 'react-router'
import { zones } from '../../texts/en/zones.ts'
import { Glyph } from '../../ui/glyph.tsx'

const { today, notYet, check, tryTitle, tries } = zones.education

/** For those who plan a lesson: what they can count on, what they cannot, and how to begin. */
export function WhatExists() {
  return (
    <>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <section aria-labelledby="today" className="sheet p-6">
          <h2 id="today" className="text-2xl">
            {today.title}
          </h2>
          <ul className="mt-3 grid gap-2">
            {today.lines.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Glyph name="check" className="mt-0.5 shrink-0 text-teal-text" />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="not-yet"
          className="rounded-md border-[1.5px] border-edge border-dashed p-6"
        >
          <h2 id="not-yet" className="text-2xl">
            {notYet.title}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
            {notYet.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="tries" className="mt-8">
        <h2 id="tries" className="text-xl">
          {tryTitle}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {tries.map((prompt) => (
            <li key={prompt}>
              <Link
                to={`/?${new URLSearchParams({ creation: 'game', prompt })}`}
                className="inline-flex min-h-9 items-center rounded-full border-[1.5px] border-edge bg-card px-3.5 font-semibold text-sm hover:bg-tint pointer-coarse:min-h-11"
              >
                {prompt}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-prose text-muted text-sm">{check}</p>
      </section>
    </>
  )
}
