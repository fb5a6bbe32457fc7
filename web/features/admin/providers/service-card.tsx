import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { locale } from '../../../texts/en/locale.ts'
import { providers as said } from '../../../texts/en/providers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { RelativeDate } from '../../../ui/relative-date.tsx'

type Service = CallAnswer<'adminProviders'>['services'][number]

/** In UTC, so that server and browser agree. */
const clock = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** One service that is set up: its models, its address, and how it does. */
export function ServiceCard({
  service: { part, service, models, keySet, host, ...health },
}: {
  service: Service
}) {
  const rows: [string, string][] = [
    ...models.map(({ role, model }): [string, string] => [
      part === 'language' ? (said.roles[role] ?? role) : said.model,
      model,
    ]),
    ...(models.length === 0 && part === 'pictures'
      ? [[said.model, said.ownCheckpoint] as [string, string]]
      : []),
    ...(host && part !== 'moderation' ? [[said.address, host] as [string, string]] : []),
    [said.key, keySet ? said.keySet : said.keyMissing],
  ]
  return (
    <Card className="grid h-full content-start gap-4 p-5">
      <div>
        <p className="text-muted text-sm">{said.parts[part]}</p>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="wrap-anywhere text-xl">{part === 'moderation' ? host : service}</h3>
          {health.breaker && (
            <Badge tone={health.breaker.state === 'working' ? 'proof' : 'warning'}>
              {said.states[health.breaker.state]}
            </Badge>
          )}
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Health part={part} {...health} />
    </Card>
  )
}

function Health({ part, breaker, lastError }: Pick<Service, 'part' | 'breaker' | 'lastError'>) {
  return (
    <div className="grid gap-1 border-line border-t-[1.5px] border-dashed pt-3 text-sm">
      {breaker && breaker.failures > 0 && (
        <p>
          {said.trouble(breaker.failures)}
          {breaker.restsUntil && (
            <>
              {' · '}
              <time dateTime={breaker.restsUntil}>
                {said.restsUntil(clock.format(new Date(breaker.restsUntil)))}
              </time>
            </>
          )}
        </p>
      )}
      {!breaker && part !== 'moderation' && <p className="text-muted">{said.elsewhere}</p>}
      <p className="text-muted">
        {said.lastError}: {lastError ? <RelativeDate date={lastError.at} /> : said.noError}
      </p>
      {lastError && <p className="wrap-anywhere font-medium text-tomato-text">{lastError.words}</p>}
    </div>
  )
}
