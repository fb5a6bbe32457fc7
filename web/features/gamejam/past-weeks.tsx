import type { PastJam } from '@makebelieve/contract/entities/game-jam'
import { routes } from '@makebelieve/contract/routes'
import { jamText } from '../../texts/en/gamejam.ts'
import { Day } from '../../ui/reading/day.tsx'

const said = jamText.past

/** Who won which week. */
export function PastWeeks({ weeks }: { weeks: PastJam[] }) {
  if (weeks.length === 0) return <p className="text-lg text-muted">{said.empty}</p>
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {weeks.map((week) => (
        <li
          key={week.starts}
          className="sheet grid grid-cols-[minmax(0,1fr)] overflow-clip sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          {week.winner?.pictureUrl ? (
            <img
              src={week.winner.pictureUrl}
              alt=""
              width={480}
              height={270}
              loading="lazy"
              decoding="async"
              className="aspect-video h-full w-full bg-tint object-cover"
            />
          ) : (
            <span aria-hidden="true" className="hidden bg-tint sm:block" />
          )}
          <div className="p-4">
            <p className="text-muted text-sm">
              {jamText.week(week.number)} · <Day date={week.starts} /> · {said.entries(week.entries)}
            </p>
            <h3 className="mt-1 text-xl">{week.theme}</h3>
            <Winner winner={week.winner} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Winner({ winner }: Pick<PastJam, 'winner'>) {
  if (!winner) return <p className="mt-1.5 text-muted">{said.noWinner}</p>
  const { modelName, username, likes, encryptedId } = winner
  return (
    <p className="wrap-anywhere mt-1.5">
      {said.won}{' '}
      {encryptedId ? (
        <a href={routes.game(encryptedId)} className="text-link">
          {modelName}
        </a>
      ) : (
        <strong>{modelName}</strong>
      )}{' '}
      {said.by} {username}, {said.likes(likes)}.
    </p>
  )
}
