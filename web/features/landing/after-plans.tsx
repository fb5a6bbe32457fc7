import { Awards, type JamWinner } from './awards.tsx'
import { Faq } from './faq.tsx'
import { JamBanner } from './jam-banner.tsx'

export default function AfterPlans({ winners }: { winners: readonly JamWinner[] }) {
  return (
    <>
      <Faq />
      <JamBanner />
      <Awards winners={winners} />
    </>
  )
}
