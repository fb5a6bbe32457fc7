import { routes } from '@makebelieve/contract/routes'
import { Link } from 'react-router'
import { MailEnvelope } from '../ui/drawings/mail-envelope.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Prose } from '../ui/prose.tsx'

export const meta = () =>
  pageMeta('Contact · Makebelieve', 'How to reach the people who run this Makebelieve.')

export default function Contact() {
  return (
    <Prose
      title="Contact"
      lead="Makebelieve can be run by anyone. Those who run this one are the people to write to."
      picture={<MailEnvelope />}
    >
      <p>
        Write to the people who run this installation; whoever gave you its address knows how to reach them.
        Tell them what you asked for, what you got and when; if a page showed you a request number, add it.
      </p>
      <p>
        Questions about what is stored about you are answered in the{' '}
        <Link to={routes.privacy} className="text-link">
          privacy policy
        </Link>
        .
      </p>
    </Prose>
  )
}
