import { hostContext } from '../api/host.ts'
import { readTestimonials } from '../features/testimonials/read-testimonials.ts'
import { TestimonialsPage } from '../features/testimonials/testimonials-page.tsx'
import { testimonials } from '../texts/en/testimonials.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/admin-testimonials'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readTestimonials(context.get(hostContext)(request))

export const meta = () => pageMeta(testimonials.tab, testimonials.description)

export default function AdminTestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage {...loaderData} />
}
