import { useSearchParams } from 'react-router'
import { lost } from '../../texts/en/lost.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LostPage } from '../../ui/drawings/lost-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Said plainly, with the prompt kept: what cannot be made here yet. */
export default function NotYet() {
  const [params] = useSearchParams()
  const prompt = params.get('prompt') ?? ''
  return (
    <EmptyState
      drawing={<LostPage />}
      title={lost.notYet.environments}
      action={
        <ButtonLink to={`/?creation=game&prompt=${encodeURIComponent(prompt)}`} kind="primary">
          {lost.notYet.instead}
        </ButtonLink>
      }
    >
      {lost.notYet.text}
    </EmptyState>
  )
}
