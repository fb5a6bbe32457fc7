import type { GuideKind } from '@makebelieve/contract/entities/guide'
import { routes } from '@makebelieve/contract/routes'
import { guideText } from '../../texts/en/guide.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { tryAddress } from './try-address.ts'

const said = guideText.kinds

/** One kind of games: what to say, what goes with it, and a prompt to try, with its picture where it is shown. */
export function KindCard({ kind: { id, dimension, name, words, rules, example } }: { kind: GuideKind }) {
  const { prompt, title, goal, shown } = example
  return (
    <article aria-labelledby={`kind-${id}`} className="sheet flex h-full flex-col overflow-clip">
      {shown && (
        <a href={routes.game(shown.encryptedId)} aria-label={said.play(title)} className="block">
          <img
            src={shown.pictureUrl}
            alt={said.picture(title)}
            width={480}
            height={270}
            loading="lazy"
            decoding="async"
            className="aspect-video w-full border-line border-b-[1.5px] bg-tint object-cover"
          />
        </a>
      )}
      <div className="flex grow flex-col gap-2.5 p-5">
        <h3 id={`kind-${id}`} className="text-2xl">
          {name}
        </h3>
        {words.length > 0 && (
          <p className="text-[0.9375rem]">
            <span className="text-muted">{said.words}: </span>
            {words.join(', ')}
          </p>
        )}
        <p className="text-[0.9375rem]">
          <span className="text-muted">{said.rules}: </span>
          {rules.join(', ').toLowerCase()}
        </p>
        <div className="mt-auto grid gap-2 border-line border-t-[1.5px] pt-3">
          <p>“{prompt}”</p>
          <p className="text-muted text-sm">
            {said.becomes} <strong className="text-ink">{title}</strong>: {goal}
          </p>
          <ButtonLink
            to={tryAddress(prompt, dimension)}
            aria-label={said.tryOf(name)}
            className="mt-1 justify-self-start"
          >
            {said.try}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
