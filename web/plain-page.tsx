import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Footer } from './features/shell/footer.tsx'
import { Header } from './features/shell/header.tsx'
import Home from './routes/home.tsx'
import { ThemeProvider } from './ui/theme.tsx'

/**
 * The first page without a framework, for `npm run bench -- ssr`: the same components, rendered by React alone. It
 * is what the server-rendered page is measured against, and no part of the app.
 */
const routes = [{ id: 'root', path: '/', loader: () => ({ session: null }), Component: PlainPage }]

const handler = createStaticHandler(routes)
const context = await handler.query(new Request('http://localhost/'))
if (context instanceof Response) throw new Error('The first page redirects')
const router = createStaticRouter(handler.dataRoutes, context)

export function renderPlainPage(): string {
  return `<!DOCTYPE html>${renderToString(<StaticRouterProvider router={router} context={context as Exclude<typeof context, Response>} />)}`
}

function PlainPage(): ReactNode {
  return (
    <ThemeProvider onServer="system">
      {() => (
        <html lang="en">
          <head>
            <meta charSet="utf-8" />
            <title>Makebelieve</title>
          </head>
          <body>
            <Header />
            <main id="main">
              <Home />
            </main>
            <Footer />
          </body>
        </html>
      )}
    </ThemeProvider>
  )
}
