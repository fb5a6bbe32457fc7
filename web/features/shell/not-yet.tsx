import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { LostPage } from '../../ui/drawings/lost-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Said plainly, with the prompt kept: what cannot be made here yet. */
export default function NotYet() {
  const [params] = useSearchParams()
  const what = params.get('creation') === '3d' ? '3D models' : 'Environments and simulations'
  const prompt = params.get('prompt') ?? ''
  return (
    <EmptyState
      drawing={<LostPage />}
      title={`${what} cannot be made here yet`}
      action={
        <ButtonLink to={`/?creation=game&prompt=${encodeURIComponent(prompt)}`} kind="primary">
          Make it a 2D game
        </ButtonLink>
      }
    >
      Their engine is still being built. Nothing was made and nothing was charged.
    </EmptyState>
  )
}
