import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hostContext } from '../api/host.ts'
import { ReadPage } from '../features/readings/read-page.tsx'
import { readText } from '../features/readings/read-text.ts'
import { pageMeta } from '../ui/page-meta.ts'

// Types are generated only for the routes of production, so this one has none of its own.
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readText(context.get(hostContext)(request), new URL(request.url).searchParams)

export const meta = () => pageMeta('Reading · Makebelieve', 'How sentences are read, for those who build it.')

export default function DevRead() {
  return <ReadPage {...useLoaderData<typeof loader>()} />
}
