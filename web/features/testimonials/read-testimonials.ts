import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { WebHost } from '@makebelieve/contract/web-host'
import { data, redirect } from 'react-router'

type Kept = CallAnswer<'adminTestimonials'>
export type KeptTestimonial = Kept['testimonials'][number]

/** What administrators see; for everybody else the page does not exist. */
export async function readTestimonials(host: WebHost): Promise<Kept> {
  const answer = await host.api('/api/v1/admin/testimonials')
  if (answer.status === 401) throw redirect('/sign-in?next=/admin/testimonials')
  if (answer.status === 403) throw data(null, 404)
  if (!answer.ok) throw new Error(`GET /api/v1/admin/testimonials answered ${answer.status}`)
  return await answer.json()
}
