import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { account } from '../../texts/en/account.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { toast } from '../../ui/toast.ts'
import { deviceName, isHandheld } from './device-name.ts'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { useAction } from './use-busy.ts'

const said = account.sessions

export function SessionsSection({ sessions }: Pick<Account, 'sessions'>) {
  const list = useRef<HTMLUListElement>(null)
  const thisOneFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <Section id="sessions" title={said.title} about={said.about}>
      {/* Takes the focus when the button that had it goes with its session. */}
      <ul ref={list} tabIndex={-1} className="divide-y-[1.5px] divide-line outline-none">
        {thisOneFirst.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
    </Section>
  )
}

type SessionRowProps = { session: Account['sessions'][number]; onEnded: () => void }

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { revalidate } = useRevalidator()
  const name = deviceName(session.device)
  const Device = isHandheld(session.device) ? Smartphone : Monitor
  const { busy, act } = useAction(async () => {
    await call('endSession', { params: { sessionId: session.id } })
    await revalidate()
    onEnded()
    toast.success(said.ended(name))
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Device aria-hidden size={26} className="shrink-0 text-muted" />
      <div className="min-w-40 grow basis-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {session.current && <Badge tone="marigold">{said.thisDevice}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {session.address || said.unknownAddress} ·{' '}
          {session.current ? said.now : <RelativeDate date={session.lastSeen} told={said.lastSeen} />}
        </p>
      </div>
      {!session.current && (
        <Button size="small" busy={busy} onClick={act} aria-label={said.endOf(name)} className="mr-1">
          {said.end}
        </Button>
      )}
    </li>
  )
}
