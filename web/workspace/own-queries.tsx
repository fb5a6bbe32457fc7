import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** A workspace with a memory of its own for what it has asked the server. */
export function withOwnQueries(Workspace: ComponentType) {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 1 } } })
  return function WithOwnQueries() {
    return (
      <QueryClientProvider client={client}>
        <Workspace />
      </QueryClientProvider>
    )
  }
}
