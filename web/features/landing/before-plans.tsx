import type { Testimonial } from '@makebelieve/contract/entities/testimonial'
import { Features } from './features.tsx'
import { Promises } from './promises.tsx'
import { Testimonials } from './testimonials.tsx'

export default function BeforePlans({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <>
      <Features />
      <Promises />
      <Testimonials testimonials={testimonials} />
    </>
  )
}
