import { data } from 'react-router'
import { NotFound } from '../features/shell/not-found.tsx'
import { lost } from '../texts/en/lost.ts'
import { pageMeta } from '../ui/page-meta.ts'

/** A route of its own, not a missing one: so the theme and the session are known here as well. */
export const loader = () => data(null, { status: 404 })

export const meta = () => pageMeta(lost.page.tab, lost.page.description)

export default NotFound
