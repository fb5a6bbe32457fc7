import type { Topic } from '@makebelieve/contract/entities/topic'
import { routes } from '@makebelieve/contract/routes'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { education } from '../../texts/en/education.ts'
import { Logo } from '../../ui/logo.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { queryOf, settingsFrom } from './class-link.ts'
import { TopicStage } from './topic-stage.tsx'

const said = education.topic

type EmbeddedTopicProps = { topic: Topic; origin: string; query: URLSearchParams }

/** A topic in a frame on the page of a school. Its only link opens a new tab. */
export function EmbeddedTopic({ topic, origin, query }: EmbeddedTopicProps) {
  const [settings] = useState(() => settingsFrom(query, topic))
  const hydrated = useHydrated()
  return (
    <div className="flex h-dvh flex-col bg-paper text-ink">
      <div className="min-h-0 grow">{hydrated && <TopicStage topic={topic} settings={settings} />}</div>
      <div className="flex h-12 shrink-0 items-center gap-3 border-line border-t-[1.5px] px-3">
        <h1 className="min-w-0 truncate font-display font-semibold text-base">{topic.title}</h1>
        <span className="grow" />
        <a
          href={origin + routes.topic(topic.id, queryOf(settings, topic))}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 shrink-0 items-center gap-2 px-1 font-semibold text-sm hover:underline [&_.logo]:[zoom:0.8]"
        >
          <span className="max-sm:sr-only">{said.openOn}</span>
          <Logo />
          <span className="sr-only">{said.newTab}</span>
          <ExternalLink size={14} aria-hidden />
        </a>
      </div>
    </div>
  )
}
