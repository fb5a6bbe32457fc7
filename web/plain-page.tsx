import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Footer } from './features/shell/footer.tsx'
import { Header } from './features/shell/header.tsx'
import Home from './routes/home.tsx'
import { locale } from './texts/en/locale.ts'
import { ThemeProvider } from './ui/theme.tsx'

/**
 * The first page without a framework, for `npm run bench -- ssr`: the same components, rendered by React alone, with
 * the head and the scripts of the real page as text, so that both send the same bytes. It is what the server-rendered
 * page is measured against, and no part of the app.
 */
const routes = [{ id: 'root', path: '/', loader: () => ({ session: null }), Component: PlainPage }]

const handler = createStaticHandler(routes)
const context = await handler.query(new Request('http://localhost/'))
if (context instanceof Response) throw new Error('The first page redirects')
const router = createStaticRouter(handler.dataRoutes, context)

let around = { head: '', scripts: '' }

/** Takes what the framework writes around the components from a page that it has written. */
export function surroundLike(html: string): void {
  const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? ''
  const scripts = html.slice(html.indexOf('</footer>') + '</footer>'.length, html.lastIndexOf('</body>'))
  around = { head, scripts }
}

export function renderPlainPage(): string {
  return `<!DOCTYPE html>${renderToString(<StaticRouterProvider router={router} context={context as Exclude<typeof context, Response>} />)}`
}

function PlainPage(): ReactNode {
  return (
    <ThemeProvider onServer="system">
      {() => (
        <html lang={locale}>
          <head dangerouslySetInnerHTML={{ __html: around.head }} />
          <body>
            <Header />
            <main id="main">
              <Home loaderData={{ testimonials: [], gallery: null, winners: [] }} />
            </main>
            <Footer />
            <div dangerouslySetInnerHTML={{ __html: around.scripts }} />
          </body>
        </html>
      )}
    </ThemeProvider>
  )
}
