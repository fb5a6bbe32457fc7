import { Link } from 'react-router'
import { landing } from '../../texts/en/landing.ts'

const said = landing.awards

/** The creation that won a week of the game jam. */
export type JamWinner = {
  /** Such as 'Week 46'. */
  week: string
  theme: string
  name: string
  maker: string
  /** Where it can be played. */
  href: string
  picture?: string
}

/** Hidden on narrow screens: there the banner above leads to the same winners. */
export function Awards({ winners }: { winners: readonly JamWinner[] }) {
  return (
    <section aria-labelledby="awards" className="awards below page-width">
      <h2 id="awards" className="section-title">
        {said.title}
      </h2>
      {winners.length > 0 ? (
        <>
          <p>{said.intro}</p>
          <ul>
            {winners.slice(0, 4).map((winner) => (
              <Winner key={winner.href} {...winner} />
            ))}
          </ul>
        </>
      ) : (
        <div className="podium">
          <Podium />
          <p>{said.empty}</p>
        </div>
      )}
    </section>
  )
}

function Winner({ week, theme, name, maker, href, picture }: JamWinner) {
  return (
    <li className="sheet">
      {picture && <img src={picture} alt="" width={480} height={300} loading="lazy" decoding="async" />}
      <div>
        <p>
          {week}: {theme}
        </p>
        <h3>
          <Link to={href}>{name}</Link>
        </h3>
        <p>
          {said.by} {maker}
        </p>
      </div>
    </li>
  )
}

function Podium() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 150" width="320" height="150">
      <g fill="var(--color-tint)" stroke="var(--color-edge)" strokeWidth="2" strokeLinejoin="round">
        <path d="M24 98h88v50H24zM208 112h88v36h-88z" />
        <path d="M112 72h96v76h-96z" fill="var(--color-marigold)" stroke="#1d1b2e" />
      </g>
      <g fill="none" stroke="var(--color-edge)" strokeWidth="2" strokeDasharray="5 6" strokeLinecap="round">
        <path d="M44 92c0-26 10-40 24-40s24 14 24 40M228 106c0-26 10-40 24-40s24 14 24 40" />
        <path d="M134 66c0-36 10-56 26-56s26 20 26 56" />
      </g>
      <g fontFamily="var(--font-display)" fontWeight="800" fontSize="28" textAnchor="middle">
        <text x="68" y="134" fill="var(--color-muted)">
          2
        </text>
        <text x="252" y="142" fill="var(--color-muted)">
          3
        </text>
        <text x="160" y="124" fontSize="38" fill="#1d1b2e">
          1
        </text>
      </g>
    </svg>
  )
}
