import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { personalTokens } from '@makebelieve/contract/constants'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { tokens as said } from '../../texts/en/tokens.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Day } from '../../ui/reading/day.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountForm } from './account-form.tsx'
import { FreshToken } from './fresh-token.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-busy.ts'

type Token = CallAnswer<'listTokens'>['tokens'][number]

/** What scripts and agents sign in with. */
export function TokensSection({ tokens }: { tokens: Token[] }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <Section
      id="tokens"
      title={said.title}
      about={
        <>
          {said.about}{' '}
          <a href="/api/docs" className="text-link">
            {said.reference}
          </a>
        </>
      }
    >
      {tokens.length === 0 && <p className="text-muted">{said.none}</p>}
      {/* Takes the focus when the button that had it goes with its token. */}
      <ul ref={list} tabIndex={-1} className="divide-y-[1.5px] divide-line outline-none empty:hidden">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoked={() => list.current?.focus()} />
        ))}
      </ul>
      <hr className="border-line border-t-[1.5px]" />
      <NewToken />
    </Section>
  )
}

function TokenRow({ token, onRevoked }: { token: Token; onRevoked: () => void }) {
  const { id, name, expired } = token
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction(async () => {
    await call('revokeToken', { params: { tokenId: id } })
    setAsking(false)
    await revalidate()
    onRevoked()
    toast.success(said.revoked(name))
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <KeyRound aria-hidden size={26} className="shrink-0 text-muted" />
      <div className="min-w-40 grow basis-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {expired && <Badge tone="warning">{said.expired}</Badge>}
        </p>
        <p className="text-muted text-sm">
          <Life {...token} />
        </p>
      </div>
      <Button size="small" onClick={() => setAsking(true)} aria-label={said.revokeOf(name)} className="mr-1">
        {said.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={act}
        title={said.question(name)}
        text={said.consequence}
        confirmLabel={said.confirm}
        busyLabel={said.revoking}
        busy={busy}
        danger
      />
    </li>
  )
}

function Life({ createdAt, lastUsedAt, expiresAt }: Token) {
  return (
    <>
      <RelativeDate date={createdAt} told={said.made} /> ·{' '}
      {lastUsedAt ? <RelativeDate date={lastUsedAt} told={said.used} /> : said.neverUsed} ·{' '}
      {expiresAt ? (
        <>
          {said.until} <Day date={expiresAt} />
        </>
      ) : (
        said.endless
      )}
    </>
  )
}

const endless = 'endless'
const lives = [
  ...personalTokens.days.map((days) => ({ value: String(days), label: said.forDays(days) })),
  { value: endless, label: said.forever },
]

function NewToken() {
  const { revalidate } = useRevalidator()
  const [life, setLife] = useState(String(personalTokens.usualDays))
  const [fresh, setFresh] = useState<string>()
  return (
    <>
      <AccountForm
        names={['name']}
        submit={said.submit}
        busy={said.busy}
        kind="secondary"
        send={async ({ name }) => {
          const days = personalTokens.days.find((one) => String(one) === life) ?? null
          const { token } = await call('createToken', { body: { name, days } })
          setFresh(token)
          await revalidate()
        }}
      >
        {(errors) => (
          <>
            <TextField
              label={said.name}
              name="name"
              placeholder={said.namePlaceholder}
              autoComplete="off"
              maxLength={80}
              error={errors.name}
            />
            <Select label={said.days} value={life} options={lives} onChange={setLife} />
          </>
        )}
      </AccountForm>
      <FreshToken token={fresh} onClose={() => setFresh(undefined)} />
    </>
  )
}
