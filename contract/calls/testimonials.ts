import { z } from 'zod'
import { defineCall } from '../call.ts'
import { keptTestimonial, testimonial } from '../entities/testimonial.ts'
import { id, plainText } from '../text-rules.ts'
import { success } from './success.ts'

const tag = 'Testimonials'
const params = z.object({ testimonialId: id })

const body = z.strictObject({
  quote: plainText({ max: 400 }),
  author: plainText({ max: 80 }),
  role: plainText({ max: 120, blank: true }).default(''),
  // Nobody is quoted who was not asked; so it has to be written down.
  source: plainText({ max: 300 }),
  featured: z.boolean().default(false),
})
export type TestimonialFields = z.output<typeof body>

export const testimonialCalls = {
  getTestimonials: defineCall('getTestimonials', {
    tag,
    summary: 'Lists what people said and what is featured on the first page, the newest first.',
    answer: z.object({ testimonials: z.array(testimonial) }),
  }),

  adminTestimonials: defineCall('adminTestimonials', {
    tag,
    summary: 'Lists everything that people said, featured or not, the newest first.',
    answer: z.object({ testimonials: z.array(keptTestimonial) }),
  }),

  addTestimonial: defineCall('addTestimonial', {
    tag,
    summary: 'Adds what somebody really said, with where they said it.',
    body,
    answer: keptTestimonial,
  }),

  changeTestimonial: defineCall('changeTestimonial', {
    tag,
    summary: 'Changes a testimonial, or whether it is featured.',
    params,
    body,
    answer: keptTestimonial,
  }),

  removeTestimonial: defineCall('removeTestimonial', {
    tag,
    summary: 'Removes a testimonial for good.',
    params,
    answer: success,
  }),
}
