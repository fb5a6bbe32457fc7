import { Link } from 'react-router'
import { reading } from '../../texts/en/reading.ts'
import type { NextStep } from '../../texts/page-text.ts'
import { Glyph } from '../glyph.tsx'

/** Doors to other pages: whoever has read to the end wants to do something. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  return (
    <nav aria-labelledby="next-steps" data-print="hide" className="next-steps page-width">
      <h2 id="next-steps">{reading.nextSteps}</h2>
      <ul>
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className="sheet">
              <strong>
                {title}
                <Glyph name="arrow" size={18} />
              </strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
