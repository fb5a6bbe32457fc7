import { monthlyFreeCredits } from '@makebelieve/contract/plans'
import clsx from 'clsx'
import { useUser } from '../../api/session.ts'
import { credits } from '../../texts/en/credits.ts'
import { locale } from '../../texts/en/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Line, Statement } from './statement.ts'

const number = new Intl.NumberFormat(locale)
const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' })
const day = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const minute = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'UTC',
})

/** Where one's credits came from and went: date, what, amount, balance. */
export function StatementPage({ lines, more }: Statement) {
  return (
    <div className="page-width pt-10 md:pt-14">
      <div className="mx-auto grid max-w-4xl gap-6">
        <div>
          <h1 className="text-4xl md:text-5xl">{credits.title}</h1>
          <p className="mt-3 max-w-prose text-lg text-muted">{credits.lead}</p>
        </div>
        <Pockets />
        {lines.length > 0 ? <Lines lines={lines} /> : <NothingYet />}
        {more && (
          <ButtonLink to={`?before=${lines.at(-1)?.id}`} className="justify-self-center">
            {credits.older}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Pockets() {
  const user = useUser()
  if (!user) return null
  const pockets = [
    { name: credits.free, amount: user.credits, about: credits.freeAbout(monthlyFreeCredits) },
    { name: credits.paid, amount: user.paidCredits, about: credits.paidAbout },
  ]
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {pockets.map(({ name, amount, about }) => (
        <Card key={name} className="p-5">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 font-bold font-display text-4xl tabular-nums">{number.format(amount)}</dd>
          <dd className="mt-1 text-muted text-sm">{about}</dd>
        </Card>
      ))}
    </dl>
  )
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{credits.caption}</caption>
        <thead className="border-line border-b-[1.5px] text-muted text-sm">
          <tr>
            <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
              {credits.date}
            </th>
            <th scope="col" className="px-2 py-3 font-semibold">
              {credits.what}
            </th>
            <th scope="col" className="px-4 py-3 text-right font-semibold">
              {credits.amount}
            </th>
            <th scope="col" className="px-6 py-3 text-right font-semibold max-sm:hidden">
              {credits.balance}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y-[1.5px] divide-line">
          {lines.map((line) => (
            <Row key={line.id} {...line} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Row({ at, what, amount, balance, state }: Line) {
  const date = new Date(at)
  return (
    <tr className="align-baseline">
      <td className="px-4 py-3.5 text-sm sm:px-6">
        <time dateTime={at} className="grid">
          <span className="whitespace-nowrap">{day.format(date)}</span>
          <span className="text-muted">{credits.inUtc(minute.format(date))}</span>
        </time>
      </td>
      <td className="px-2 py-3.5 font-medium">
        {what} {state === 'held' && <Badge tone="marigold">{credits.held}</Badge>}
      </td>
      <td
        className={clsx('px-4 py-3.5 text-right font-semibold tabular-nums', amount > 0 && 'text-teal-text')}
      >
        {signed.format(amount)}
        {/* A phone has no room for a column of its own. */}
        <span className="block font-normal text-muted text-sm sm:hidden">
          <span className="sr-only">{credits.balanceIs} </span>
          {number.format(balance)}
        </span>
      </td>
      <td className="px-6 py-3.5 text-right text-muted tabular-nums max-sm:hidden">
        {number.format(balance)}
      </td>
    </tr>
  )
}

function NothingYet() {
  return (
    <EmptyState drawing={<EmptyShelf />} title={credits.empty}>
      {credits.emptyText}
    </EmptyState>
  )
}
