import { hasDeveloperPages } from '@makebelieve/contract/developer-pages'
import { routes } from '@makebelieve/contract/routes'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every part of `ui/`, and how sentences are read. */
const forDevelopers = [route('dev/ui', 'routes/dev-ui.tsx'), route('dev/read', 'routes/dev-read.tsx')]

/** One file shows them all, and is told which by the id of its route. */
const policies = [routes.privacy, routes.terms, routes.cookies, routes.refunds, routes.ads].map((path) =>
  path.slice(1),
)

export default [
  index('routes/home.tsx'),
  route('plans', 'routes/plans.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('learn', 'routes/learn.tsx'),
  route('guide', 'routes/guide.tsx'),
  route('gamejam', 'routes/gamejam.tsx'),
  route('press', 'routes/press.tsx'),
  route('partnerships', 'routes/partnerships.tsx'),
  ...policies.map((path) => route(path, 'routes/policies.tsx', { id: path })),
  route('creator-hub', 'routes/creator-hub.tsx'),
  route('game', 'routes/game-zone.tsx'),
  route('education', 'routes/education.tsx'),
  route('education/:topic', 'routes/education-topic.tsx'),
  route('embed/education/:topic', 'routes/embed-topic.tsx'),
  route('game/:encryptedId', 'routes/game-page.tsx'),
  // Environments are found by a query, as specified: /environment?id={encryptedId}.
  route('environment', 'routes/environment-page.tsx'),
  ...['game', 'environment'].map((kind) =>
    route(`embed/${kind}/:encryptedId`, 'routes/embed-creation.tsx', { id: `embed-${kind}` }),
  ),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('account', 'routes/account.tsx'),
  route('credits', 'routes/credits.tsx'),
  route('admin/queue', 'routes/admin-queue.tsx'),
  route('admin/providers', 'routes/admin-providers.tsx'),
  route('admin/testimonials', 'routes/admin-testimonials.tsx'),
  route('admin/reports', 'routes/admin-reports.tsx'),
  route('admin/messages', 'routes/admin-messages.tsx'),
  ...(hasDeveloperPages(process.env) ? forDevelopers : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
