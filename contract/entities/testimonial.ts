import { z } from 'zod'

/** What somebody said about the product, as the first page shows it. */
export const testimonial = z.object({
  id: z.string(),
  quote: z.string(),
  author: z.string(),
  /** What they do, such as 'teacher in Leeds'. Empty: they did not say. */
  role: z.string(),
})
export type Testimonial = z.output<typeof testimonial>

/** The same as administrators see it. */
export const keptTestimonial = testimonial.extend({
  /** Only featured ones stand on the first page. */
  featured: z.boolean(),
  /** Where it was said, and that they agreed to be quoted. */
  source: z.string(),
  createdAt: z.string(),
})
export type KeptTestimonial = z.output<typeof keptTestimonial>
