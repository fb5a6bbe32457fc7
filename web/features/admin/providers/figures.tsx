import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { providers as said } from '../../../texts/en/providers.ts'
import { inDigits } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { RelativeDate } from '../../../ui/relative-date.tsx'

type Overview = CallAnswer<'adminProviders'>

/** What each model was asked, one card for each: a table of nine columns fits no phone. */
export function AskedModels({ calls }: Pick<Overview, 'calls'>) {
  if (calls.length === 0) return <p className="text-muted">{said.noCalls}</p>
  return (
    <ul className="grid gap-3">
      {calls.map((asked) => (
        <li key={`${asked.service} ${asked.model} ${asked.ownKeys}`}>
          <Card className="grid gap-3 p-4 sm:px-6">
            <ModelName {...asked} ownKey={asked.ownKeys} />
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 lg:grid-cols-7">
              {figuresOf(asked).map(([name, value]) => (
                <div key={name}>
                  <dt className="text-muted text-sm">{name}</dt>
                  <dd className="font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function figuresOf(asked: Overview['calls'][number]): [string, string][] {
  const { calls, failures, inputTokens, outputTokens, cost, medianMs, p95Ms } = asked
  const { figures } = said
  const seconds = (time: number | null) => (time === null ? said.unknown : said.seconds(time))
  return [
    [figures.calls, inDigits(calls)],
    [figures.failures, said.failed(failures, calls)],
    [figures.input, inDigits(inputTokens)],
    [figures.output, inDigits(outputTokens)],
    [figures.cost, cost === null ? said.unknown : said.dollars(cost)],
    [figures.median, seconds(medianMs)],
    [figures.p95, seconds(p95Ms)],
  ]
}

/** How much of what each model made passed its proof. */
export function ProvenModels({ proofs }: Pick<Overview, 'proofs'>) {
  if (proofs.length === 0) return <p className="text-muted">{said.noProofs}</p>
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {proofs.map(({ service, model, proven, all, kinds }) => (
        <li key={`${service} ${model}`}>
          <Card className="grid h-full content-start gap-3 p-4 sm:px-6">
            <ModelName service={service} model={model} />
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
              <Rate name={said.allKinds} proven={proven} all={all} />
              {kinds.map((kind) => (
                <Rate key={kind.kind} name={said.kinds[kind.kind] ?? kind.kind} {...kind} />
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Rate({ name, proven, all }: { name: string; proven: number; all: number }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-nowrap text-right font-medium tabular-nums">{said.rate(proven, all)}</dd>
    </div>
  )
}

function ModelName({ service, model, ownKey }: { service: string; model: string; ownKey?: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="wrap-anywhere font-semibold">{model}</span>
      <span className="wrap-anywhere text-muted">{service}</span>
      {ownKey && <Badge>{said.ownKey}</Badge>}
    </p>
  )
}

export function LastErrors({ errors }: Pick<Overview, 'errors'>) {
  if (errors.length === 0) return <p className="text-muted">{said.noErrors}</p>
  return (
    <ul className="grid gap-3">
      {errors.map(({ id, at, service, model, role, ownKey, words }) => (
        <li key={id} className="border-line border-l-3 pl-3">
          <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-2 text-muted text-sm">
            <RelativeDate date={at} />
            <b className="font-semibold text-ink">{service}</b>
            <span>{model}</span>
            <span>{said.roles[role] ?? role}</span>
            {ownKey && <Badge>{said.ownKey}</Badge>}
          </p>
          <p className="wrap-anywhere">{words}</p>
        </li>
      ))}
    </ul>
  )
}
