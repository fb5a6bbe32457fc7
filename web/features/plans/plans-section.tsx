import { plansText } from '../../texts/en/plans.ts'
import { PlanCards } from './plan-cards.tsx'

/** The same block on the first page, where the header's Pricing link leads, and on a page of its own. */
export function PlansSection({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  return (
    <section id="plans" aria-labelledby="plans-title" className="plans page-width">
      <Heading id="plans-title" className="section-title">
        {plansText.title}
      </Heading>
      <p>{plansText.lead}</p>
      <PlanCards heading={Heading === 'h1' ? 'h2' : 'h3'} />
    </section>
  )
}
