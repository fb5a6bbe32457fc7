import type { ReactNode } from 'react'
import { reading } from '../../texts/en/reading.ts'
import type { PageText, Section } from '../../texts/page-text.ts'
import { Blocks, type Figures } from './blocks.tsx'
import { NextSteps } from './next-steps.tsx'
import { PageHeader } from './page-header.tsx'

type ReadingPageProps<Figure extends string> = {
  text: PageText<Figure>
  drawing: ReactNode
  /** What the text asks to be drawn. */
  figures: Figures<Figure>
  /** Below the lead. */
  below?: ReactNode
}

/** A page of reading: title and drawing, what is on it, the text in lines that eyes can follow, and where to go next. */
export function ReadingPage<Figure extends string>(props: ReadingPageProps<Figure>) {
  const { text, drawing, figures, below } = props
  return (
    <>
      <article>
        <PageHeader title={text.title} lead={text.lead} drawing={drawing}>
          {below}
        </PageHeader>
        <div className="reading page-width">
          <TableOfContents sections={text.sections} />
          <div>
            {text.sections.map(({ id, heading, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                <Blocks blocks={blocks} figures={figures} />
              </section>
            ))}
          </div>
        </div>
      </article>
      <NextSteps steps={text.next} />
    </>
  )
}

/** Only on wide screens: on a phone it would stand between the reader and the text. */
function TableOfContents({ sections }: { sections: Pick<Section, 'id' | 'heading'>[] }) {
  return (
    <nav aria-labelledby="contents" data-print="hide">
      <h2 id="contents">{reading.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
