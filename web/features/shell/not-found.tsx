import { routes } from '@makebelieve/contract/routes'
import { lost } from '../../texts/en/lost.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LostPage } from '../../ui/drawings/lost-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NotFound() {
  return (
    <>
      <h1 className="sr-only">{lost.page.heading}</h1>
      <EmptyState
        className="pt-16 md:pt-24"
        drawing={<LostPage />}
        title={lost.page.title}
        action={
          <>
            <ButtonLink to={routes.home} kind="primary">
              {lost.page.home}
            </ButtonLink>
            <ButtonLink to={routes.creatorHub}>{lost.page.hub}</ButtonLink>
          </>
        }
      >
        {lost.page.text}
      </EmptyState>
    </>
  )
}
