import { type Evidence, provenExample } from '../../texts/en/about.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { Marked } from '../../ui/reading/marked.tsx'
import catInSpace from './art/cat-in-space.webp'

/** A game and its proof, as the engine answered: one that readers can make again. */
export function ProofExample() {
  const { asked, askedLabel, picture, name, wishesLabel, wishes, checksLabel, checks, caption } =
    provenExample
  return (
    <figure className="sheet proof-example">
      <img src={catInSpace} alt={picture} width="960" height="600" loading="lazy" />
      <div>
        <div>
          <p className="label">{askedLabel}</p>
          <blockquote>“{asked}”</blockquote>
        </div>
        <EvidenceList title={wishesLabel} lines={wishes} />
        <EvidenceList title={checksLabel} lines={checks} />
        <figcaption>
          <b>{name}.</b> {caption}
        </figcaption>
      </div>
    </figure>
  )
}

function EvidenceList({ title, lines }: { title: string; lines: Evidence[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ claim, seen }) => (
          <li key={claim}>
            <Glyph name="check" />
            <div>
              <b>{claim}</b>
              <span>
                <Marked text={seen} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
