import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { Reply } from 'lucide-react'
import { admin } from '../../texts/en/admin.ts'
import { product } from '../../texts/en/product.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MailEnvelope } from '../../ui/drawings/mail-envelope.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { AdminPage } from '../../workspace/admin/admin-page.tsx'

const said = admin.messages

type Messages = CallAnswer<'adminMessages'>

/** What came by the contact page. It is answered by mail, where the rest of the talk will be. */
export function MessagesPage({ messages, more }: Messages) {
  return (
    <AdminPage title={said.title} lead={said.lead}>
      {messages.length === 0 ? (
        <EmptyState drawing={<MailEnvelope />} title={said.empty}>
          {said.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <ButtonLink to={`?before=${messages.at(-1)?.id}`} className="justify-self-center">
          {said.older}
        </ButtonLink>
      )}
    </AdminPage>
  )
}

function MessageCard({ message }: { message: Messages['messages'][number] }) {
  const { name, email, topic, at, userId } = message
  const answer = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({ subject: product.name })}`
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere font-sans font-semibold text-lg tracking-normal">{name}</h2>
        <Badge>{said.topics[topic]}</Badge>
        {userId && <Badge tone="proof">{said.member}</Badge>}
        <span className="text-muted text-sm">
          <RelativeDate date={at} />
        </span>
      </div>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line">{message.message}</p>
      <a href={answer} className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <Reply size={18} aria-hidden /> {said.reply}: {email}
      </a>
    </Card>
  )
}
