import { landing } from '../../texts/en/landing.ts'
import { KindGlyph } from '../../ui/kind-badge.tsx'
import lesson from './art/lesson.svg'
import castleGame from './made/castle-and-dragons.webp'
import corgi from './made/corgi-top-hat.webp'
import foxGame from './made/fox-and-lanterns.webp'
import square from './made/market-square.webp'
import rocketGame from './made/rocket.webp'

const said = landing.features

/** Games of the built-in engine, as they came out. */
const foxes = { picture: foxGame, prompt: said.game.prompts.fox }
const more = [
  { picture: rocketGame, prompt: said.game.prompts.rocket },
  { picture: castleGame, prompt: said.game.prompts.castle },
]

/** The other kinds, each with something that was made of it. */
const others = [
  { kind: 'model', art: corgi, ground: 'bg-teal' },
  { kind: 'environment', art: square, ground: 'bg-iris' },
  { kind: 'simulation', art: lesson, ground: 'bg-marigold' },
] as const

const glyphs = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  talk: 'M4 5h16v11H10l-5 4v-4H4zM8.5 9h7m-7 3.2h4.5',
  home: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4 19.5h16',
}

export function Features() {
  return (
    <section aria-labelledby="features" className="features below page-width">
      <h2 id="features" className="section-title">
        {said.title}
      </h2>
      <p>{said.intro}</p>
      <ul className="kinds">
        <li className="sheet">
          <Game {...foxes} size={960} />
          <div>
            <h3>
              <KindGlyph kind="game" size={26} />
              {said.game.title}
            </h3>
            <p>{said.game.text}</p>
            <p>
              {said.game.dimensions.map((dimension) => (
                <span key={dimension} className="badge badge-proof">
                  {dimension}
                </span>
              ))}
            </p>
          </div>
          <div className="more-games">
            {more.map((game) => (
              <Game key={game.picture} {...game} size={480} />
            ))}
          </div>
        </li>
        {others.map(({ kind, art, ground }) => (
          <li key={kind} className={`sheet coming-${kind}`}>
            <img src={art} alt="" width={320} height={180} loading="lazy" className={ground} />
            <div>
              <h3>
                <KindGlyph kind={kind} size={22} />
                {said[kind].title}
              </h3>
              <p>{said[kind].text}</p>
              <p>
                <span className="badge badge-proof">{said.here}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="also">
        {said.also.map(({ glyph, title, text }) => (
          <li key={glyph}>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="26"
              height="26"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={glyphs[glyph]} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Game({ picture, prompt, size }: { picture: string; prompt: string; size: number }) {
  return (
    <figure>
      <img
        src={picture}
        alt={said.game.picture(prompt)}
        width={size}
        height={size * 0.625}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        {said.game.madeFrom} <q>{prompt}</q>
      </figcaption>
    </figure>
  )
}
