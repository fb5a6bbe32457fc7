import { isRouteErrorResponse } from 'react-router'
import { lost } from '../../texts/en/lost.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotFound } from './not-found.tsx'

/** What is left when a page failed. The stack is for whoever develops; others get a number to report. */
export default function PageError({ error, requestId }: { error: unknown; requestId: string | null }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="pt-12 md:pt-20">
      <h1 className="sr-only">{lost.broken.heading}</h1>
      <ErrorState
        message={lost.broken.title}
        action={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              {lost.broken.again}
            </Button>
            <ButtonLink to="/" reloadDocument>
              {lost.broken.home}
            </ButtonLink>
          </>
        }
      >
        <p>{lost.broken.text}</p>
        {requestId && (
          <p className="mt-3">
            {lost.broken.number} <code className="select-all font-semibold text-ink">{requestId}</code>
          </p>
        )}
      </ErrorState>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="page-width overflow-x-auto rounded-md bg-tint p-4 text-sm">{error.stack}</pre>
      )}
    </div>
  )
}
