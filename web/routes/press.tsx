import { routes } from '@makebelieve/contract/routes'
import { Newspaper } from '../features/pages/drawings/page-drawings.tsx'
import { LogoDownloads, PressPictures } from '../features/pages/press-downloads.tsx'
import { press } from '../texts/en/press.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { ReadingPage } from '../ui/reading/reading-page.tsx'
import type { Route } from './+types/press'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(press.tab, press.description, pageAddress(matches, routes.press))

export default function Press() {
  const figures = { logos: <LogoDownloads />, pictures: <PressPictures /> }
  return <ReadingPage text={press} drawing={<Newspaper />} figures={figures} />
}
