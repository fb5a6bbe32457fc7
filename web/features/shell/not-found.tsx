import { routes } from '@makebelieve/contract/routes'
import { ButtonLink } from '../../ui/button.tsx'
import { LostPage } from '../../ui/drawings/lost-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NotFound() {
  return (
    <>
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        className="pt-16 md:pt-24"
        drawing={<LostPage />}
        title="This page has left the stage"
        action={
          <>
            <ButtonLink to={routes.home} kind="primary">
              Go home
            </ButtonLink>
            <ButtonLink to={routes.creatorHub}>Visit the CreatorHub</ButtonLink>
          </>
        }
      >
        There is nothing at this address. It may have been moved, or the link has a typing mistake.
      </EmptyState>
    </>
  )
}
