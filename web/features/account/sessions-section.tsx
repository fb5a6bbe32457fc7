import { relativeDate } from '@makebelieve/contract/constants'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { deviceName, isHandheld } from './device-name.ts'
import type { Account } from './prepare.ts'
import { Section } from './section.tsx'
import { useAction } from './use-busy.ts'

export function SessionsSection({ sessions }: Pick<Account, 'sessions'>) {
  const list = useRef<HTMLUListElement>(null)
  const thisOneFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <Section
      id="sessions"
      title="Where you are signed in"
      about="End what you don't recognise, and change your password."
    >
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
    toast.success(`${name} is signed out`)
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Device aria-hidden size={26} className="shrink-0 text-muted" />
      <div className="min-w-40 grow basis-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {session.current && <Badge tone="marigold">this device</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {session.address || 'Unknown address'} ·{' '}
          {session.current ? 'here now' : <LastSeen at={session.lastSeen} />}
        </p>
      </div>
      {!session.current && (
        <Button size="small" busy={busy} onClick={act} aria-label={`End session of ${name}`} className="mr-1">
          End session
        </Button>
      )}
    </li>
  )
}

/** The server and the browser may write it differently: another minute, another language. Either is right. */
function LastSeen({ at }: { at: string }) {
  return (
    <time dateTime={at} suppressHydrationWarning>
      last seen {relativeDate(at, new Date()).toLowerCase()}
    </time>
  )
}
