import type { Reading } from '@makebelieve/contract/entities/reading'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { PartLine, partLooks } from './part-looks.tsx'
import { deedsOf, type PartKind, partKinds, partsOf } from './parts-of.ts'

const percent = (sure: number) => `${Math.round(100 * sure)} %`

type Line = { what: string; words?: string; sure?: number; there?: number }

/** The same as the picture, in words; and so the key to its lines. */
export function ReadingList({ reading }: { reading: Reading }) {
  const { forms, indoors, words } = reading
  const parts = partsOf(reading)
  const textOf = (places: number[]) => places.map((place) => words[place]?.text).join(' ')
  const lines = (kind: PartKind): Line[] =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ label, words: places, ...certain }) => ({ what: label, words: textOf(places), ...certain }))
  const about: Line[] = [
    ...forms.map(({ name, sure }) => ({ what: name, sure })),
    ...(indoors ? [{ what: indoors.is ? 'indoors' : 'outdoors', sure: indoors.sure }] : []),
  ]
  const deeds = deedsOf(reading).map(({ told, words: places, sure }) => ({
    what: told,
    words: textOf(places),
    sure,
  }))
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {partKinds.map((kind) => (
        <Lines key={kind} title={partLooks[kind].name} sample={<Sample kind={kind} />} lines={lines(kind)} />
      ))}
      <Lines title="Who does whom" lines={deeds} />
      <Lines title="As a whole" lines={about} />
    </div>
  )
}

function Sample({ kind }: { kind: PartKind }) {
  return (
    <svg aria-hidden width={44} height={10}>
      <PartLine kind={kind} runs={[{ start: 0, end: 44 }]} y={4} />
    </svg>
  )
}

function Lines({ title, sample, lines }: { title: string; sample?: ReactNode; lines: Line[] }) {
  return (
    <section aria-label={title}>
      <h2 className="flex items-center gap-3 text-xl">
        {title}
        {sample}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted">None.</p>
      ) : (
        <ul className="mt-2 grid">
          {lines.map(({ what, words, sure, there }, at) => (
            <li
              key={at}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-t-[1.5px] py-2"
            >
              {words !== undefined && <strong className="wrap-anywhere">“{words}”</strong>}
              <Badge>{what}</Badge>
              {sure !== undefined && (
                <span className="ml-auto text-muted text-sm tabular-nums">
                  {there !== undefined && `there ${percent(there)} · `}
                  {percent(sure)} sure
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Word for word, with what the picture leaves out. */
export function Grammar({ words }: Pick<Reading, 'words'>) {
  return (
    <details className="mt-8">
      <summary className="min-h-11 py-2 font-semibold">Grammar, word for word</summary>
      <table className="w-full text-left">
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Part of speech</th>
            <th scope="col">Relation</th>
            <th scope="col">Belongs to</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ text, part, relation, head }, at) => (
            <tr key={at} className="border-line border-t-[1.5px]">
              <th scope="row" className="wrap-anywhere">
                {text}
              </th>
              <td>{part.toLowerCase()}</td>
              <td>{relation}</td>
              <td className="wrap-anywhere">{words[head]?.text ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
