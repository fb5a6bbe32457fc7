import { landing } from '../../texts/en/landing.ts'

const said = landing.faq

/** The browser's own accordion: with a common name, opening one closes the others. */
export function Faq() {
  return (
    <section aria-labelledby="faq" className="faq below page-width">
      <h2 id="faq" className="section-title">
        {said.title}
      </h2>
      <div>
        {said.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="sheet">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
