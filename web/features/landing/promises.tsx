import engine from './art/engine.svg'
import keep from './art/keep.svg'
import proof from './art/proof.svg'

const promises = [
  {
    art: proof,
    ground: 'bg-teal',
    title: 'A bot plays it first',
    text: 'Before you see a game, a bot has won it and lost it. A model is a closed mesh, a world was walked, a simulation agrees with its equations. You can look at the evidence.',
  },
  {
    art: engine,
    ground: 'bg-iris',
    title: 'It needs no key',
    text: 'The engine inside makes every kind from plain English, with no account at any AI service. Where services are connected, what they make has to pass the same proof.',
  },
  {
    art: keep,
    ground: 'bg-marigold',
    title: 'It is yours to keep',
    text: 'Take it home as a zip, or as one file that plays without a network. And when a proof fails, your credits come back by themselves.',
  },
]

export function Promises() {
  return (
    <section aria-labelledby="promises" className="promises page-width">
      <h2 id="promises" className="section-title">
        Proven first, then shown
      </h2>
      <ul>
        {promises.map(({ art, ground, title, text }) => (
          <li key={title} className="sheet">
            <img src={art} alt="" loading="lazy" className={ground} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
