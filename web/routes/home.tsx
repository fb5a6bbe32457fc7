import { routes } from '@makebelieve/contract/routes'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { hostContext } from '../api/host.ts'
import { useSession } from '../api/session.ts'
import { readAwards } from '../features/gamejam/awards.ts'
import { LandingGallery } from '../features/hub/landing-gallery.tsx'
import { readLandingGallery } from '../features/hub/read-gallery.ts'
import fox from '../features/landing/art/fox.svg'
import scenery from '../features/landing/art/scenery.svg'
import { AfterPlans, BeforePlans } from '../features/landing/below.tsx'
import { readTestimonials } from '../features/landing/read-testimonials.ts'
import { Theatre } from '../features/landing/theatre.tsx'
import { PlansSection } from '../features/plans/plans-section.tsx'
import { hero } from '../texts/en/hero.ts'
import { pageAddress } from '../ui/page-address.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = context.get(hostContext)(request)
  const [testimonials, gallery, winners] = await Promise.all([
    readTestimonials(host),
    readLandingGallery(host),
    readAwards(host),
  ])
  return { testimonials, gallery, winners }
}

/** What the address asks for on this page changes nothing of that. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(hero.tab, hero.description, pageAddress(matches, routes.home))

const loadWorkspace = {
  game: () => import('../features/game/game-workspace.tsx'),
  '3d': () => import('../features/model/model-workspace.tsx'),
  environment: () => import('../features/environment/environment-workspace.tsx'),
}

/** Whoever types a wish will want its workspace: then it is there at the click. */
function expectWorkspace(creation: string): void {
  const load = Object.entries(loadWorkspace).find(([name]) => name === creation)?.[1]
  load?.().catch(() => {
    // It is asked for again at the click, and then what is missing is said.
  })
}

// A page that opens with a workspace loads it while React takes over what the server sent, and not after.
if (!import.meta.env.SSR) expectWorkspace(new URLSearchParams(location.search).get('creation') ?? '')

/** Whoever is nobody yet becomes a guest while the workspace is put up. A picture of a model needs none. */
function makeGuest(): void {
  import('../api/open-guest.ts')
    .then(({ expectGuest }) => expectGuest())
    .catch(() => {
      // The workspace asks again, and says what is missing.
    })
}

/**
 * What `creation` in the address opens. Each is a chunk of its own that the first page does not load, and that the
 * server never needs: only the browser knows what was open, and how wide.
 */
const workspaces: ReadonlyMap<string | null, ComponentType> = import.meta.env.SSR
  ? new Map(['game', '3d', 'environment'].map((creation) => [creation, () => null]))
  : new Map(Object.entries(loadWorkspace).map(([creation, load]) => [creation, lazy(load)]))

/** What `tab` in the address opens, in the same way. */
const tabs: ReadonlyMap<string | null, ComponentType> = import.meta.env.SSR
  ? new Map([['mycreations', () => null]])
  : new Map([['mycreations', lazy(() => import('../features/creations/my-creations.tsx'))]])

/** Whoever is no administrator sees what they would have seen otherwise. */
const AdminView: ComponentType<{ otherwise: ReactNode }> = import.meta.env.SSR
  ? () => null
  : lazy(() => import('../features/admin/admin-view.tsx'))

type HomeProps = Pick<Route.ComponentProps, 'loaderData'>

export default function Home({ loaderData }: HomeProps) {
  const [params] = useSearchParams()
  const session = useSession()
  const tab = params.get('tab')
  const Workspace = workspaces.get(params.get('creation'))
  if (Workspace) return <Opened view={<Workspace />} meanwhile={<OpeningWorkspace />} />
  const Tab = tabs.get(tab)
  if (Tab) return <Opened view={<Tab />} meanwhile={<OpeningTab />} />
  const landing = <Landing {...loaderData} />
  return tab === 'admin' && session ? (
    <Opened view={<AdminView otherwise={landing} />} meanwhile={<OpeningTab />} />
  ) : (
    landing
  )
}

function Landing({ testimonials, gallery, winners }: HomeProps['loaderData']) {
  const session = useSession()
  return (
    <>
      <Theatre
        onTyping={expectWorkspace}
        onSend={(creation) => {
          if (!session && creation !== '3d') makeGuest()
        }}
      />
      <LandingGallery first={gallery} />
      <BeforePlans testimonials={testimonials} />
      <PlansSection heading="h2" />
      <AfterPlans winners={winners} />
    </>
  )
}

function Opened({ view, meanwhile }: { view: ReactNode; meanwhile: ReactNode }) {
  return useHydrated() ? <Suspense fallback={meanwhile}>{view}</Suspense> : meanwhile
}

/** The first page's own scenery: whoever comes from there has it already, and whoever does not sees something at once. */
function OpeningWorkspace() {
  return (
    <div data-workspace className="grid h-[calc(100dvh-var(--header-height))] place-items-center">
      <div className="grid w-[min(82%,20rem)] justify-items-center gap-4">
        <div
          aria-hidden="true"
          className="relative aspect-4/3 w-full overflow-clip rounded-lg border-[1.5px] border-outline shadow-paper"
        >
          <img src={scenery} alt="" fetchPriority="high" className="size-full object-cover" />
          <img src={fox} alt="" className="absolute right-[16%] bottom-[6%] w-[28%]" />
        </div>
        <p className="flex items-center gap-2.5 text-muted" role="status">
          <Spinner /> {hero.openingWorkspace}
        </p>
      </div>
    </div>
  )
}

function OpeningTab() {
  return (
    <p className="page-width flex items-center gap-2.5 pt-20 text-muted" role="status">
      <Spinner /> {hero.opening}
    </p>
  )
}
