import type { CallInput } from '@makebelieve/contract/calls/index'
import { type FormEvent, useState } from 'react'
import { testimonials as said } from '../../texts/en/testimonials.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { KeptTestimonial } from './read-testimonials.ts'

export type Fields = CallInput<'addTestimonial'>['body']

type TestimonialFormProps = {
  /** What is there already, when something is changed. */
  before?: KeptTestimonial
  submit: string
  send: (fields: Fields) => Promise<void>
  onCancel?: () => void
}

export function TestimonialForm({ before, submit, send, onCancel }: TestimonialFormProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const hydrated = useHydrated()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    setProblem('')
    try {
      await send(fieldsOf(form))
      form.reset()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-4">
      <TextArea
        label={said.fields.quote}
        name="quote"
        maxLength={400}
        defaultValue={before?.quote}
        hint={said.fields.quoteHint}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={said.fields.author} name="author" maxLength={80} defaultValue={before?.author} />
        <TextField
          label={said.fields.role}
          name="role"
          maxLength={120}
          optional
          defaultValue={before?.role}
          placeholder={said.fields.roleExample}
        />
      </div>
      <TextField
        label={said.fields.source}
        name="source"
        maxLength={300}
        defaultValue={before?.source}
        hint={said.fields.sourceHint}
      />
      <Checkbox label={said.fields.featured} name="featured" defaultChecked={before?.featured} />
      <p role="alert" className="font-semibold text-tomato-text empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-3 pr-1 pb-1">
        {onCancel && (
          <Button kind="ghost" onClick={onCancel}>
            {said.actions.cancel}
          </Button>
        )}
        {/* It is sent by script, so before there is one, nothing may send it. */}
        <Button type={hydrated ? 'submit' : 'button'} kind="primary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    quote: text('quote'),
    author: text('author'),
    role: text('role'),
    source: text('source'),
    featured: data.has('featured'),
  }
}
