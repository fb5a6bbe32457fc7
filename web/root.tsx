import { lazy, type ReactNode, Suspense } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { hostContext } from './api/host.ts'
import { readSession } from './api/session.ts'
import { Footer } from './features/shell/footer.tsx'
import { Header } from './features/shell/header.tsx'
import { OwnShelf } from './features/shell/own-shelf.tsx'
import { locale } from './texts/en/locale.ts'
import { shell } from './texts/en/shell.ts'
import { pageMeta } from './ui/page-meta.ts'
import { ThemeColor, ThemeProvider } from './ui/theme.tsx'
import { themeIn } from './ui/theme-cookie.ts'
import { ToastOutlet } from './ui/toast-outlet.tsx'
import './styles.css'

// Drawings and all: only those who meet an error load it.
const PageError = lazy(() => import('./features/shell/page-error.tsx'))

export function loader({ request, context }: Route.LoaderArgs) {
  const host = context.get(hostContext)(request)
  return {
    theme: themeIn(request.headers.get('cookie')),
    origin: host.origin,
    requestId: host.requestId,
    // Not awaited: the page is sent at once, and the corner of the header follows.
    session: host.hasSession ? readSession(host) : null,
  }
}

/** Who is signed in changes by an action, or when someone asks for it; not by turning a page. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href
}

export const meta: Route.MetaFunction = ({ error }) =>
  error ? pageMeta(shell.failed.tab, shell.failed.description) : []

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  // What others frame is a creation, and nothing of the app around it.
  const framed = useLocation().pathname.startsWith('/embed/')
  return (
    <ThemeProvider onServer={data?.theme ?? 'system'}>
      {(theme) => (
        <html lang={locale} data-theme={theme === 'system' ? undefined : theme}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <ThemeColor theme={theme} />
            <Meta />
            <Links />
          </head>
          <body>
            {!framed && (
              <a href="#main" className="sheet skip-link">
                {shell.skip}
              </a>
            )}
            {!framed && <Header />}
            <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
              {children}
            </main>
            {!framed && <Footer />}
            <ToastOutlet />
            {!framed && <OwnShelf />}
            {/* In a frame on another site there may be no storage, and there is nowhere to go back to. */}
            {!framed && <ScrollRestoration />}
            <Scripts />
          </body>
        </html>
      )}
    </ThemeProvider>
  )
}

export default Outlet

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <Suspense fallback={<p className="page-width py-24">{shell.failed.text}</p>}>
      <PageError error={error} requestId={data?.requestId ?? null} />
    </Suspense>
  )
}
