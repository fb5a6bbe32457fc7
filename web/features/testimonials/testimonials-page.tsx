import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { locale } from '../../texts/en/locale.ts'
import { testimonials as said } from '../../texts/en/testimonials.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { AdminPage } from '../../workspace/admin/admin-page.tsx'
import type { KeptTestimonial } from './read-testimonials.ts'
import { type Fields, TestimonialForm } from './testimonial-form.tsx'

/** Where administrators keep what people said, and choose what stands on the first page. */
export function TestimonialsPage({ testimonials }: { testimonials: KeptTestimonial[] }) {
  const { revalidate } = useRevalidator()

  async function add(fields: Fields) {
    await call('addTestimonial', { body: fields })
    await revalidate()
    toast.success(said.done.added)
  }

  return (
    <AdminPage title={said.title} lead={said.intro}>
      <div className="grid max-w-3xl gap-8">
        <Card className="p-5 sm:p-8">
          <h2 className="mb-4 text-2xl">{said.add}</h2>
          <TestimonialForm submit={said.actions.keep} send={add} />
        </Card>
        <section aria-labelledby="kept">
          <h2 id="kept" className="mb-3 flex items-baseline gap-2.5 text-2xl">
            {said.kept} <Badge>{testimonials.length}</Badge>
          </h2>
          {testimonials.length === 0 && <p className="text-muted">{said.none}</p>}
          <ul className="grid gap-4">
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <Card className="p-5 sm:px-6">
                  <Kept {...testimonial} />
                </Card>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </AdminPage>
  )
}

function Kept(testimonial: KeptTestimonial) {
  const [editing, setEditing] = useState(false)
  const { revalidate } = useRevalidator()
  const params = { testimonialId: testimonial.id }

  async function change(fields: Fields) {
    await call('changeTestimonial', { params, body: fields })
    await revalidate()
    setEditing(false)
    toast.success(said.done.changed)
  }

  if (editing)
    return (
      <TestimonialForm
        before={testimonial}
        submit={said.actions.save}
        send={change}
        onCancel={() => setEditing(false)}
      />
    )
  return <Shown testimonial={testimonial} onEdit={() => setEditing(true)} />
}

function Shown({ testimonial, onEdit }: { testimonial: KeptTestimonial; onEdit: () => void }) {
  const { id, createdAt, ...fields } = testimonial
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const params = { testimonialId: id }

  async function act(work: Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await work
      toast.success(done)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    await revalidate()
    setBusy(false)
    setAsking(false)
  }

  const feature = () =>
    act(
      call('changeTestimonial', { params, body: { ...fields, featured: !fields.featured } }),
      fields.featured ? said.done.unfeatured : said.done.featured,
    )
  const remove = () => act(call('removeTestimonial', { params }), said.done.removed)

  return (
    <>
      <blockquote className="wrap-anywhere font-display font-semibold text-xl">{fields.quote}</blockquote>
      <p className="mt-2">
        <b>{fields.author}</b>
        {fields.role && `, ${fields.role}`}
      </p>
      <p className="wrap-anywhere mt-1 text-muted text-sm">
        {fields.source} ·{' '}
        <time dateTime={createdAt} suppressHydrationWarning>
          {new Date(createdAt).toLocaleDateString(locale)}
        </time>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {fields.featured && <Badge tone="marigold">{said.featured}</Badge>}
        <span className="ml-auto flex flex-wrap gap-3">
          <Button size="small" busy={busy} onClick={feature}>
            {fields.featured ? said.actions.unfeature : said.actions.feature}
          </Button>
          <Button size="small" onClick={onEdit}>
            {said.actions.edit}
          </Button>
          <Button size="small" kind="danger" onClick={() => setAsking(true)}>
            {said.actions.remove}
          </Button>
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={said.removal.title}
        text={said.removal.text(fields.author)}
        confirmLabel={said.actions.remove}
        busyLabel={said.actions.removing}
        busy={busy}
        danger
      />
    </>
  )
}
