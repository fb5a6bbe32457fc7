import { landing } from '../../texts/en/landing.ts'
import engine from './art/engine.svg'
import keep from './art/keep.svg'
import proof from './art/proof.svg'

const said = landing.proof

/** One for each step of the texts. */
const drawings = [
  { art: engine, ground: 'bg-iris' },
  { art: proof, ground: 'bg-teal' },
  { art: keep, ground: 'bg-marigold' },
]

export function Promises() {
  return (
    <section aria-labelledby="promises" className="promises below page-width">
      <h2 id="promises" className="section-title">
        {said.title}
      </h2>
      <ol>
        {said.steps.map(({ title, text }, i) => (
          <li key={title} className="sheet">
            <img
              src={drawings[i]?.art}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              className={drawings[i]?.ground}
            />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
