import { texts } from '@makebelieve/contract/texts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyShelf } from '../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () =>
  pageMeta(
    'CreatorHub · Makebelieve',
    'Games, models, worlds and simulations that people made, each with its proof.',
  )

export default function CreatorHub() {
  return (
    <div className="page-width pt-14 md:pt-20">
      <h1 className="text-5xl md:text-6xl">Creator Hub</h1>
      <p className="mt-4 text-lg text-muted">
        Made by people like you. Every badge is a proof you can watch.
      </p>
      <EmptyState
        drawing={<EmptyShelf />}
        title={texts.gallery.empty}
        action={
          <ButtonLink to="/sign-up" kind="primary">
            Make the first one
          </ButtonLink>
        }
      >
        The shelf is waiting. What someone publishes will stand here.
      </EmptyState>
    </div>
  )
}
