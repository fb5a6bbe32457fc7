import type { JamWeek } from '@makebelieve/contract/entities/game-jam'
import { jamText } from '../../texts/en/gamejam.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Filled } from '../../ui/filled.tsx'
import { Day } from '../../ui/reading/day.tsx'
import { NextSteps } from '../../ui/reading/next-steps.tsx'
import { Part } from '../../ui/reading/part.tsx'
import { EnterJam } from './enter-jam.tsx'
import { Entries } from './entries.tsx'
import { PastWeeks } from './past-weeks.tsx'
import type { Jam } from './read-jam.ts'
import { Trophy } from './trophy.tsx'

export function JamPage({ jam: { current, past } }: { jam: Jam }) {
  return (
    <>
      <Theme week={current.week} hint={current.hint} />
      <div className="page-width mt-14 grid grid-cols-[minmax(0,1fr)] gap-14">
        <HowToEnter />
        <Part id="entries" title={jamText.entries.title} text={jamText.entries.text}>
          <Entries first={current} />
        </Part>
        <Part id="past-weeks" title={jamText.past.title}>
          <PastWeeks weeks={past} />
        </Part>
        <Part id="rules" title={jamText.rules.title}>
          <ul className="grid max-w-prose list-disc gap-2 pl-5">
            {jamText.rules.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      </div>
      <NextSteps steps={[...jamText.next]} />
    </>
  )
}

/** The theme on a stage of its own: dark, whatever the page is. */
function Theme({ week, hint }: { week: JamWeek; hint: string }) {
  const lastDay = new Date(Date.parse(week.ends) - 1).toISOString().slice(0, 10)
  const prompt = `${week.theme}: `
  return (
    <div className="page-width pt-6 md:pt-10">
      <header className="scheme-dark grid items-center gap-8 rounded-lg bg-[#2b2150] bg-[radial-gradient(circle_at_85%_20%,#5b3d8f,transparent_55%)] px-6 py-10 text-white md:grid-cols-[minmax(0,1fr)_15rem] md:px-12 md:py-14">
        <div>
          <h1 className="text-xl md:text-2xl">{jamText.title}</h1>
          <p className="mt-1 text-white/85">
            <Filled
              text={jamText.dates}
              gaps={{
                week: jamText.week(week.number),
                first: <Day date={week.starts} />,
                last: <Day date={lastDay} />,
              }}
            />
          </p>
          <p className="mt-6 text-white/85">{jamText.themeLabel}</p>
          <p className="mt-1 text-balance font-bold font-display text-5xl leading-none tracking-tight md:text-7xl">
            {week.theme}
          </p>
          <p className="mt-4 max-w-prose text-lg">{hint}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink
              to={`/?${new URLSearchParams({ creation: 'game', prompt })}`}
              kind="primary"
              size="large"
            >
              {jamText.make}
            </ButtonLink>
            <p className="text-white/85 text-sm">{jamText.makeHint}</p>
          </div>
        </div>
        <div className="grid gap-4 max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:items-center">
          <Trophy />
          <div>
            <p className="text-balance font-bold font-display text-xl leading-tight">{jamText.banner}</p>
            <p className="mt-2 text-sm text-white/85">
              {jamText.prizeLabel}: {jamText.prize}. {jamText.closes}
            </p>
          </div>
        </div>
      </header>
    </div>
  )
}

function HowToEnter() {
  const { title, steps } = jamText.how
  return (
    <Part id="how-to-enter" title={title}>
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <ol className="grid gap-4">
          {steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-3">
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-full bg-marigold font-bold font-display text-on-marigold text-xl"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{step.title}</h3>
                <p className="mt-1 text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <EnterJam />
      </div>
    </Part>
  )
}
