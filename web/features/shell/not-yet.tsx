import { useSearchParams } from 'react-router'
import { lost } from '../../texts/en/lost.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LostPage } from '../../ui/drawings/lost-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Said plainly, with the prompt kept: what cannot be made here yet. */
export default function NotYet() {
  const [params] = useSearchParams()
  const prompt = params.get('prompt') ?? ''
  const madeAs = (creation: string) => `/?${new URLSearchParams({ creation, prompt })}`
  return (
    <EmptyState
      drawing={<LostPage />}
      title={lost.notYet.simulations}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={madeAs('environment')} kind="primary">
            {lost.notYet.environment}
          </ButtonLink>
          <ButtonLink to={madeAs('game')}>{lost.notYet.game}</ButtonLink>
        </div>
      }
    >
      {lost.notYet.text}
    </EmptyState>
  )
}
