import { contactLengths, contactTopics } from '@makebelieve/contract/contact-topics'
import { ApiError } from '@makebelieve/contract/errors'
import { routes } from '@makebelieve/contract/routes'
import clsx from 'clsx'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { contact } from '../../texts/en/contact.ts'
import { Button } from '../../ui/button.tsx'
import { controlLook, Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Problem, placeOf, type Refused, topicIn, valuesIn } from './contact-values.ts'

const { form: said } = contact

/**
 * Works without script as well: then the browser checks the fields, sends the form to its page, and the page answers.
 * With script the same form is sent to the API, and the page stays.
 */
export function ContactForm({ refused }: { refused: Refused | undefined }) {
  const [params, setParams] = useSearchParams()
  const [problem, setProblem] = useState<Problem | undefined>(refused)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const { field, text } = placeOf(problem ?? { message: '' })
  const values = refused?.values

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const body = valuesIn(new FormData(event.currentTarget))
    setBusy(true)
    setProblem(undefined)
    try {
      await call('sendMessage', { body, fallback: () => contact.failed })
      setSent(true)
    } catch (error) {
      setProblem({
        message: error instanceof Error ? error.message : contact.failed,
        ...(error instanceof ApiError && { fields: error.fields }),
      })
    } finally {
      setBusy(false)
    }
  }

  if (sent || params.has('sent')) {
    return (
      <Sent
        onAgain={() => {
          setSent(false)
          setParams({}, { replace: true, preventScrollReset: true })
        }}
      />
    )
  }
  return (
    <form method="post" action={routes.contact} onSubmit={send} className="sheet grid gap-5">
      <h2 className="text-2xl">{said.title}</h2>
      <TextField
        label={said.name}
        name="name"
        autoComplete="name"
        maxLength={contactLengths.name}
        defaultValue={values?.name}
        error={field === 'name' && text}
      />
      <TextField
        label={said.email}
        hint={said.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={contactLengths.email}
        defaultValue={values?.email}
        error={field === 'email' && text}
      />
      <Field label={said.topic}>
        {(control) => (
          <select
            {...control}
            name="topic"
            defaultValue={values?.topic ?? topicIn(params.get('topic'))}
            className={clsx(controlLook, 'min-h-11 px-3')}
          >
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {contact.topics[topic]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextArea
        label={said.message}
        hint={said.messageHint}
        name="message"
        rows={7}
        maxLength={contactLengths.message}
        defaultValue={values?.message}
        error={field === 'message' && text}
      />
      <div className="trap" aria-hidden="true">
        <label>
          {said.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p role="alert" className="font-medium text-tomato-text empty:hidden">
        {!field && text}
      </p>
      <Button
        type="submit"
        kind="primary"
        size="large"
        busy={busy}
        busyLabel={said.sending}
        className="justify-self-start"
      >
        {said.send}
      </Button>
    </form>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** It takes the focus, because what had it is gone. */
function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="status" tabIndex={-1} ref={takeFocus} className="sheet grid gap-4 outline-none">
      <h2 className="text-3xl">{contact.sent.title}</h2>
      <p>{contact.sent.text}</p>
      <p>
        <Link
          to={routes.contact}
          className="text-link"
          onClick={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          {contact.sent.again}
        </Link>
      </p>
    </div>
  )
}
