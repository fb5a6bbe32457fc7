import { routes } from '@makebelieve/contract/routes'
import { OpenBook } from '../features/pages/drawings/page-drawings.tsx'
import { LessonExercise } from '../features/pages/lesson-exercise.tsx'
import { learn } from '../texts/en/learn.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { ReadingPage } from '../ui/reading/reading-page.tsx'
import type { Route } from './+types/learn'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(learn.tab, learn.description, pageAddress(matches, routes.learn))

const figures = {
  make: <LessonExercise lesson="make" />,
  play: <LessonExercise lesson="play" />,
  change: <LessonExercise lesson="change" />,
  versions: <LessonExercise lesson="versions" />,
  code: <LessonExercise lesson="code" />,
  keep: <LessonExercise lesson="keep" />,
}

export default function Learn() {
  return <ReadingPage text={learn} drawing={<OpenBook />} figures={figures} />
}
