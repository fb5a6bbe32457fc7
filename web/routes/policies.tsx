import { PolicyPage, policyOf } from '../features/pages/policies.tsx'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/policies'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { path, text } = policyOf(matches.at(-1)?.id)
  return pageMeta(text.tab, text.description, pageAddress(matches, path))
}

/** All five: which one it is, the id of the route says. */
export default function Policies({ matches }: Route.ComponentProps) {
  return <PolicyPage {...policyOf(matches.at(-1)?.id)} />
}
