import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Testimonial } from '@makebelieve/contract/entities/testimonial'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

/** What is featured. The first page does not fail for want of praise. */
export async function readTestimonials(host: WebHost): Promise<Testimonial[]> {
  const [, path = ''] = paths.getTestimonials.split(' ')
  try {
    const answer = await host.api(path)
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
    const { testimonials }: CallAnswer<'getTestimonials'> = await answer.json()
    return testimonials
  } catch (error) {
    console.error(error)
    return []
  }
}
