import type { TopicCard } from '@makebelieve/contract/entities/topic'
import { routes } from '@makebelieve/contract/routes'
import { type ReactNode, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { education } from '../../texts/en/education.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { controlLook } from '../../ui/field.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { PromptBox } from '../../ui/prompt-box.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ageChoices, findTopics, noWish, type TopicWish } from './find-topics.ts'
import { topicPicture } from './topic-picture.ts'

/** All topics by subject, with a search; below, what else there is for a lesson. */
export function EducationPage({ topics, children }: { topics: TopicCard[]; children?: ReactNode }) {
  const [wish, setWish] = useState(noWish)
  const found = findTopics(topics, wish)
  const isSearching = wish.words.trim() !== '' || wish.subject !== '' || wish.age !== ''
  const { hash } = useLocation()
  // The server never hears of what stands after the #.
  const named = useHydrated() ? decodeURIComponent(hash.slice(1)) : ''
  const subjects = [...new Set(topics.map(({ subject }) => subject))]
  return (
    <div className="page-width pt-14 md:pt-20">
      <div className="grid items-end gap-6 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="text-5xl md:text-6xl">{education.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">{education.lead(topics.length)}</p>
        </div>
        <PromptBox
          label={education.promptLabel}
          hint={education.promptHint}
          button={education.promptButton}
          opens={{ creation: 'environment', type: 'simulation' }}
        />
      </div>
      <TopicSearch wish={wish} subjects={subjects} onWish={setWish} />
      <p role="status" className="mt-4 text-muted">
        {education.found(found.length, topics.length)}
      </p>
      {found.length === 0 ? (
        <NothingFound words={wish.words} />
      ) : (
        subjects.map((subject) => (
          <Subject
            key={subject}
            subject={subject}
            topics={found.filter((topic) => topic.subject === subject)}
            isFound={isSearching}
            isNamed={named === addressOf(subject)}
          />
        ))
      )}
      <ForTeachers />
      {children}
    </div>
  )
}

type TopicSearchProps = { wish: TopicWish; subjects: string[]; onWish: (wish: TopicWish) => void }

function TopicSearch({ wish, subjects, onWish }: TopicSearchProps) {
  const id = useId()
  const field = `${controlLook} min-h-11 w-auto! px-3.5`
  return (
    <search className="mt-10 flex flex-wrap items-end gap-3">
      <label className="grid grow gap-1 font-semibold" htmlFor={`${id}-words`}>
        {education.search}
        <input
          id={`${id}-words`}
          type="search"
          value={wish.words}
          placeholder={education.searchHint}
          className={`${field} min-w-56`}
          onChange={({ target }) => onWish({ ...wish, words: target.value })}
        />
      </label>
      <label className="grid gap-1 font-semibold" htmlFor={`${id}-subject`}>
        {education.subject}
        <select
          id={`${id}-subject`}
          value={wish.subject}
          className={field}
          onChange={({ target }) => onWish({ ...wish, subject: target.value })}
        >
          <option value="">{education.allSubjects}</option>
          {subjects.map((subject) => (
            <option key={subject} value={subject}>
              {education.subjectName(subject)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 font-semibold" htmlFor={`${id}-age`}>
        {education.age}
        <select
          id={`${id}-age`}
          value={wish.age}
          className={field}
          onChange={({ target }) => onWish({ ...wish, age: target.value })}
        >
          <option value="">{education.allAges}</option>
          {ageChoices.map((age) => (
            <option key={age} value={age}>
              {age}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

function NothingFound({ words }: { words: string }) {
  const prompt = words.trim()
  const address = `/?${new URLSearchParams({ creation: 'environment', prompt, type: 'simulation' })}`
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title={education.none}
      action={
        prompt === '' ? undefined : (
          <ButtonLink to={address} kind="primary">
            {education.make(prompt)}
          </ButtonLink>
        )
      }
    >
      {education.noneText}
    </EmptyState>
  )
}

/** What stands after the # of a link to a subject. */
const addressOf = (subject: string) => subject.replaceAll(' ', '-')

type SubjectProps = {
  subject: string
  topics: TopicCard[]
  /** Somebody searches, and wants to see what there is. */
  isFound: boolean
  /** The address names it. */
  isNamed: boolean
}

/** A subject, folded by the browser itself: it opens with keys, without script, and where the browser's search finds something. */
function Subject({ subject, topics, isFound, isNamed }: SubjectProps) {
  if (topics.length === 0) return null
  const id = addressOf(subject)

  /** Whoever comes back from a topic finds its subject open. */
  function remember(isUnfolded: boolean): void {
    const { hash, pathname, search } = window.location
    if (isFound || isUnfolded === (hash === `#${id}`)) return
    window.history.replaceState(window.history.state, '', isUnfolded ? `#${id}` : pathname + search)
  }

  return (
    <details
      id={id}
      open={isFound || isNamed}
      onToggle={({ currentTarget }) => remember(currentTarget.open)}
      className="group/subject mt-4 scroll-mt-24"
    >
      <summary className="sheet flex min-h-16 cursor-pointer items-center gap-x-4 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="shrink-0 text-2xl md:text-3xl">{education.subjectName(subject)}</h2>
        <span className="shrink-0 text-muted tabular-nums">{education.topics(topics.length)}</span>
        <span aria-hidden className="min-w-0 truncate text-muted text-sm max-md:hidden">
          {topics
            .slice(0, 6)
            .map(({ title }) => title)
            .join(' · ')}
        </span>
        <Glyph
          name="chevron"
          className="ml-auto shrink-0 transition-transform group-open/subject:rotate-180"
        />
      </summary>
      <ul className="mt-4 mb-8 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4">
        {topics.map((topic) => (
          <TopicTile key={topic.id} topic={topic} />
        ))}
      </ul>
    </details>
  )
}

function TopicTile({ topic: { id, title, ages, summary } }: { topic: TopicCard }) {
  return (
    <li className="sheet group relative grid content-start overflow-hidden max-sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <img
        src={topicPicture(id)}
        alt=""
        width={480}
        height={300}
        loading="lazy"
        className="size-full border-line bg-tint object-cover max-sm:border-r-[1.5px] sm:aspect-[8/5] sm:border-b-[1.5px]"
      />
      <div className="p-3 sm:p-4">
        <h3 className="text-xl">
          <Link to={routes.topic(id)} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 text-muted text-sm">{education.ages(...ages)}</p>
        <p className="mt-1 line-clamp-2 text-sm sm:mt-2 sm:line-clamp-3">{summary}</p>
      </div>
    </li>
  )
}

function ForTeachers() {
  const { title, lines } = education.forTeachers
  return (
    <section aria-labelledby="for-teachers" className="sheet mt-12 p-6">
      <h2 id="for-teachers" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Glyph name="check" className="mt-0.5 shrink-0 text-teal-text" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
