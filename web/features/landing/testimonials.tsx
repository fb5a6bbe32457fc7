import type { Testimonial } from '@makebelieve/contract/entities/testimonial'
import { landing } from '../../texts/en/landing.ts'
import castle from './art/castle.svg'
import fox from './art/fox.svg'
import frog from './art/frog.svg'
import robot from './art/robot.svg'

const said = landing.testimonials
const figures = { fox, frog, robot, castle }

type Quote = Pick<Testimonial, 'quote' | 'author' | 'role'> & { figure?: keyof typeof figures }

/**
 * They lie on each other, so that nothing moves when they change. The first one shows until turn-quotes.ts lets them
 * take turns; without a script all of them stand below each other.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const areExamples = testimonials.length === 0
  const quotes: readonly Quote[] = areExamples ? said.examples : testimonials
  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription={said.carousel}
      className="quotes below page-width"
    >
      <div>
        <h2 id="testimonials" className="section-title">
          {said.title}
        </h2>
        <p>{areExamples ? said.introOfExamples : said.intro}</p>
        {quotes.length > 1 && <Turns />}
      </div>
      <div className="stack" data-quotes aria-live="off">
        {quotes.map((quote, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no set of fields
          <div
            key={quote.quote}
            role="group"
            aria-roledescription={said.slide}
            aria-label={said.place(i + 1, quotes.length)}
            data-shown={i === 0 || undefined}
          >
            <QuoteCard {...quote} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Turns() {
  return (
    <p className="turns">
      <button type="button" data-turn="-1" aria-label={said.previous} className="icon-button">
        <Sign d="M15 5.5 8.5 12l6.5 6.5" />
      </button>
      <button
        type="button"
        data-pause={said.pause}
        data-play={said.play}
        aria-label={said.pause}
        className="icon-button"
      >
        <Sign d="M8.5 6v12m7-12v12" />
        <Sign d="m8 5.5 10 6.5-10 6.5z" />
      </button>
      <button type="button" data-turn="1" aria-label={said.next} className="icon-button">
        <Sign d="m9 5.5 6.5 6.5L9 18.5" />
      </button>
    </p>
  )
}

function Sign({ d }: { d: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  )
}

function QuoteCard({ quote, author, role, figure }: Quote) {
  return (
    <figure>
      {figure ? (
        <img src={figures[figure]} alt="" width={128} height={128} loading="lazy" />
      ) : (
        <span aria-hidden="true" className="initial">
          {[...author][0]}
        </span>
      )}
      <div className="sheet">
        {figure && <span className="badge badge-marigold">{said.example}</span>}
        <blockquote>{quote}</blockquote>
        <figcaption>
          <b>{author}</b>
          {role && `, ${role}`}
        </figcaption>
      </div>
    </figure>
  )
}
