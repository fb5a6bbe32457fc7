import { calls } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import { requireAdministrator } from '../../auth/require-administrator.ts'
import type { Environment } from '../../env.ts'
import type { AppContext } from '../../http/context.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import {
  addTestimonial,
  changeTestimonial,
  featuredTestimonials,
  keptTestimonials,
  removeTestimonial,
} from './testimonial-rows.ts'

type Services = { env: Environment; pool: Pool }

/** Everybody reads what is featured; administrators decide what that is. */
export function testimonialsFeature(registry: Registry, { env, pool }: Services): void {
  async function administer(c: AppContext): Promise<void> {
    await requireAdministrator(c, env.ADMIN_EMAILS)
    c.header('Cache-Control', 'no-store')
  }

  registerCall(registry, calls.getTestimonials, async ({ c }) => {
    c.header('Cache-Control', 'public, max-age=60')
    return { testimonials: await featuredTestimonials(pool) }
  })

  registerCall(registry, calls.adminTestimonials, async ({ c }) => {
    await administer(c)
    return { testimonials: await keptTestimonials(pool) }
  })

  registerCall(registry, calls.addTestimonial, async ({ c, body }) => {
    await administer(c)
    return addTestimonial(pool, body)
  })

  registerCall(registry, calls.changeTestimonial, async ({ c, params, body }) => {
    await administer(c)
    return changeTestimonial(pool, params.testimonialId, body)
  })

  registerCall(registry, calls.removeTestimonial, async ({ c, params }) => {
    await administer(c)
    await removeTestimonial(pool, params.testimonialId)
    return { success: true as const }
  })
}
