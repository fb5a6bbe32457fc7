import { contact } from '../../texts/en/contact.ts'
import { MailEnvelope } from '../../ui/drawings/mail-envelope.tsx'
import { Marked } from '../../ui/reading/marked.tsx'
import { PageHeader } from '../../ui/reading/page-header.tsx'
import { ContactForm } from './contact-form.tsx'
import type { Refused } from './contact-values.ts'

/** `refused` is what the server said to a form that a browser without script has sent. */
export function ContactPage({ refused }: { refused: Refused | undefined }) {
  return (
    <>
      <PageHeader title={contact.title} lead={contact.lead} drawing={<MailEnvelope />} />
      <div className="contact page-width">
        <ContactForm refused={refused} />
        <aside aria-labelledby="contact-help">
          <h2 id="contact-help">{contact.help.title}</h2>
          <ul>
            {contact.help.lines.map((line) => (
              <li key={line}>
                <Marked text={line} />
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  )
}
