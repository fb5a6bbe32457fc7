import type { Guide } from '@makebelieve/contract/entities/guide'
import { guideTopics } from '@makebelieve/contract/guide-topics'
import { routes } from '@makebelieve/contract/routes'
import { useDeferredValue, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { guideText } from '../../texts/en/guide.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { NextSteps } from '../../ui/reading/next-steps.tsx'
import { PageHeader } from '../../ui/reading/page-header.tsx'
import { Part } from '../../ui/reading/part.tsx'
import { Dictionary } from './dictionary.tsx'
import { findInGuide } from './find-in-guide.ts'
import { FoldedTable } from './folded-table.tsx'
import { KindCard } from './kind-card.tsx'
import { tryAddress } from './try-address.ts'

/** The Prompt Guide. The address can carry what is looked for, which also serves browsers without script. */
export function GuidePage({ guide }: { guide: Guide }) {
  const [params] = useSearchParams()
  const [wanted, setWanted] = useState(params.get('q') ?? '')
  const looked = useDeferredValue(wanted)
  const { guide: found, count } = findInGuide(guide, looked)
  const searching = looked.trim() !== ''
  return (
    <>
      <PageHeader title={guideText.title} lead={guideText.lead} drawing={<Dictionary />}>
        <SearchBox wanted={wanted} onWanted={setWanted} />
        <p role="status" className="mt-2 min-h-6 text-muted">
          {searching && (count > 0 ? guideText.found(count) : guideText.nothing)}
        </p>
      </PageHeader>
      <div className="page-width mt-6 grid grid-cols-[minmax(0,1fr)] gap-14">
        {!searching && <FiveLines />}
        <Kinds kinds={found.kinds} />
        <Tables tables={found.tables} open={searching} />
        <Edits edits={found.edits} />
        <Limits found={found} open={searching} />
      </div>
      <NextSteps steps={[...guideText.next]} />
    </>
  )
}

function SearchBox({ wanted, onWanted }: { wanted: string; onWanted: (wanted: string) => void }) {
  const id = useId()
  return (
    <search>
      <form
        action={routes.guide}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 flex max-w-xl flex-wrap items-end gap-2"
      >
        <div className="grid grow gap-1.5">
          <label htmlFor={id} className="font-semibold text-[0.9375rem]">
            {guideText.search}
          </label>
          <input
            id={id}
            type="search"
            name="q"
            value={wanted}
            maxLength={80}
            autoComplete="off"
            placeholder={guideText.searchHint}
            onChange={(event) => onWanted(event.target.value)}
            className={`${controlLook} min-h-11 px-3.5`}
          />
        </div>
        <noscript>
          <Button type="submit">{guideText.searchButton}</Button>
        </noscript>
      </form>
    </search>
  )
}

function FiveLines() {
  const { title, lines, whole, note, try: label } = guideText.five
  return (
    <Part id="five-lines" title={title}>
      <div className="sheet p-5 md:p-7">
        <ol className="grid gap-2.5">
          {lines.map(({ name, text, example }) => (
            <li
              key={name}
              className="grid gap-x-5 border-line border-b-[1.5px] pb-2.5 last:border-0 last:pb-0 sm:grid-cols-[6.5rem_1fr_1fr]"
            >
              <strong className="font-display text-tomato-text text-xl">{name}</strong>
              <span>{text}</span>
              <span className="font-medium">“{example}”</span>
            </li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={tryAddress(whole)} kind="primary">
            {label}
          </ButtonLink>
          <p className="max-w-prose flex-1 basis-72 text-muted text-sm">{note}</p>
        </div>
      </div>
    </Part>
  )
}

function Kinds({ kinds }: Pick<Guide, 'kinds'>) {
  if (kinds.length === 0) return null
  return (
    <Part id="kinds" title={guideText.kinds.title} text={guideText.kinds.text}>
      {/* On a phone they are pushed sideways: the page would be endless. */}
      <ul className="-mx-4 grid auto-cols-[min(20rem,82vw)] grid-flow-col gap-5 overflow-x-auto px-4 pb-3 md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-2 md:overflow-visible md:px-0 lg:grid-cols-3">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <KindCard kind={kind} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Tables({ tables, open }: Pick<Guide, 'tables'> & { open: boolean }) {
  const shown = guideTopics.filter((topic) => tables[topic].length > 0)
  if (shown.length === 0) return null
  return (
    <Part id="words" title={guideText.tablesTitle} text={guideText.tablesText}>
      <div className="grid gap-3">
        {shown.map((topic) => (
          <FoldedTable
            key={topic}
            {...guideText.tables[topic]}
            open={open}
            rows={tables[topic].map(({ name, words, note }) => ({ name, value: words.join(', '), note }))}
          />
        ))}
      </div>
    </Part>
  )
}

function Edits({ edits: { prompt, done } }: Pick<Guide, 'edits'>) {
  const { title, text, ask, answer } = guideText.edits
  if (done.length === 0) return null
  return (
    <Part
      id="changes"
      title={title}
      text={
        <>
          {text} “{prompt}”.
        </>
      }
    >
      <dl className="sheet grid gap-x-10 px-5 py-2 md:grid-cols-2">
        {done.map((edit) => (
          <div key={edit.ask} className="border-line border-b-[1.5px] py-2.5">
            <dt className="font-semibold">
              <span className="sr-only">{ask}: </span>“{edit.ask}”
            </dt>
            <dd className="text-muted">
              <span className="sr-only">{answer}: </span>
              {edit.answer}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Limits({ found: { edits, standIns }, open }: { found: Guide; open: boolean }) {
  const { title, text, lines, refused, standIns: standInsTitle } = guideText.limits
  return (
    <Part id="limits" title={title} text={text}>
      {!open && (
        <ul className="mb-5 grid max-w-prose list-disc gap-2 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="grid gap-3">
        {edits.refused.length > 0 && (
          <FoldedTable
            title={refused}
            open={open}
            rows={edits.refused.map(({ ask, answer }) => ({ name: `“${ask}”`, value: answer }))}
          />
        )}
        {standIns.length > 0 && (
          <FoldedTable
            title={standInsTitle}
            open={open}
            rows={standIns.map(({ asked, instead }) => ({ name: asked, value: instead.join('; ') }))}
          />
        )}
      </div>
    </Part>
  )
}
