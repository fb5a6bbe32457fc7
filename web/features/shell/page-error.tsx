import { isRouteErrorResponse } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotFound } from './not-found.tsx'

/** What is left when a page failed. The stack is for whoever develops; others get a number to report. */
export default function PageError({ error, requestId }: { error: unknown; requestId: string | null }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="pt-12 md:pt-20">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        message="The set has fallen over"
        action={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              Try again
            </Button>
            <ButtonLink to="/" reloadDocument>
              Go home
            </ButtonLink>
          </>
        }
      >
        <p>Something went wrong on our side, not on yours. Trying again often helps.</p>
        {requestId && (
          <p className="mt-3">
            Request number: <code className="select-all font-semibold text-ink">{requestId}</code>
          </p>
        )}
      </ErrorState>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="page-width overflow-x-auto rounded-md bg-tint p-4 text-sm">{error.stack}</pre>
      )}
    </div>
  )
}
