import { frameCode } from '@makebelieve/contract/embed-code'
import type { Topic } from '@makebelieve/contract/entities/topic'
import { paths } from '@makebelieve/contract/paths'
import { routes } from '@makebelieve/contract/routes'
import { ArrowLeft, Code, Copy, Printer, WandSparkles } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { education } from '../../texts/en/education.ts'
import { ProofBadge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type ClassSettings, queryOf, settingsFrom, settingsIn } from './class-link.ts'
import { topicPicture } from './topic-picture.ts'
import { TopicStage } from './topic-stage.tsx'

const said = education.topic

/** One topic: its stage, the link for a class, the lesson sheet, and what a teacher reads before. */
export function TopicPage({ topic, origin }: { topic: Topic; origin: string }) {
  const [params] = useSearchParams()
  const [opened] = useState(() => settingsFrom(params, topic))
  const [settings, setSettings] = useState(opened)
  const hydrated = useHydrated()
  return (
    <div className="page-width pt-8 md:pt-10">
      <Link to={routes.education} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft size={16} aria-hidden /> {said.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl md:text-5xl">{topic.title}</h1>
        <ProofBadge href="#checked">{said.proven}</ProofBadge>
      </div>
      <p className="mt-2 text-muted">
        {education.subjectName(topic.subject)} · {education.ages(...topic.ages)}
      </p>
      <div className="sheet mt-5 h-[min(88dvh,60rem)] min-h-[34rem] overflow-hidden">
        {hydrated ? (
          <TopicStage
            topic={topic}
            settings={opened}
            onSave={(data) => setSettings((before) => ({ ...before, ...settingsIn(data) }))}
          />
        ) : (
          <img
            src={topicPicture(topic.id)}
            alt=""
            width={480}
            height={300}
            className="size-full object-contain"
          />
        )}
      </div>
      <ClassLink {...{ topic, origin, settings }} onLock={(locked) => setSettings({ ...settings, locked })} />
      <About topic={topic} />
    </div>
  )
}

type ClassLinkProps = {
  topic: Topic
  origin: string
  settings: ClassSettings
  onLock: (locked: boolean) => void
}

function ClassLink({ topic, origin, settings, onLock }: ClassLinkProps) {
  const id = useId()
  const query = queryOf(settings, topic)
  const link = origin + routes.topic(topic.id, query)
  const embed = frameCode({
    src: origin + routes.embeddedTopic(topic.id, query),
    title: topic.title,
    width: 960,
    height: 720,
  })
  const level = settings.level === '' ? 'middle' : settings.level
  const sheet = `${(paths.getTopicLesson.split(' ')[1] ?? '').replace('{topic}', topic.id)}?level=${level}`
  const own = `/?${new URLSearchParams({ creation: 'environment', prompt: topic.title, type: 'simulation' })}`

  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done)
    } catch {
      toast.error(said.notCopied)
    }
  }

  return (
    <section aria-label={said.linkLabel} className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-64 grow gap-1 font-semibold" htmlFor={id}>
          {said.linkLabel}
          <input
            id={id}
            readOnly
            value={link}
            className={`${controlLook} min-h-11 px-3.5 font-normal`}
            onFocus={({ target }) => target.select()}
          />
        </label>
        <Button
          kind="primary"
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copy(link, said.copied)}
        >
          {said.classLink}
        </Button>
        <Button icon={<Code size={18} aria-hidden />} onClick={() => void copy(embed, said.embedCopied)}>
          {said.embed}
        </Button>
        <a
          href={sheet}
          target="_blank"
          rel="noopener"
          title={said.lessonText}
          className="button inline-flex min-h-11 items-center gap-2"
        >
          <Printer size={18} aria-hidden /> {said.lesson}
        </a>
        <ButtonLink to={own} icon={<WandSparkles size={18} aria-hidden />}>
          {said.own}
        </ButtonLink>
      </div>
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          checked={settings.locked}
          onChange={({ target }) => onLock(target.checked)}
          className="size-5 accent-iris"
        />
        {said.fixed}
      </label>
      <p className="text-muted text-sm">{said.classLinkText}</p>
    </section>
  )
}

function About({ topic }: { topic: Topic }) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
      <Section title={said.about}>
        {(['young', 'middle', 'upper'] as const).map((level) => (
          <div key={level} className="mt-3">
            <h3 className="font-semibold text-muted text-sm">{said.levels[level]}</h3>
            <p>{topic.tells[level]}</p>
          </div>
        ))}
      </Section>
      <Section title={said.goals}>
        <Lines lines={topic.goals} />
      </Section>
      <Section title={said.tries}>
        <Lines lines={topic.tries} />
      </Section>
      <Section title={said.words}>
        <dl className="mt-2 grid gap-2">
          {topic.glossary.map(({ word, means }) => (
            <div key={word}>
              <dt className="font-semibold">{word}</dt>
              <dd className="text-muted">{means}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={said.heldAgainst} id="checked">
        <Lines lines={topic.references} />
      </Section>
      <Section title={said.standards}>
        <Lines lines={topic.standards} />
      </Section>
    </div>
  )
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-1.5 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
