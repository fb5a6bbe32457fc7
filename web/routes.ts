import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The page that shows every part of `ui/` is for those who build; MAKEBELIEVE_DEV_UI=1 lets tests build it in. */
const showsParts = process.env.NODE_ENV !== 'production' || process.env.MAKEBELIEVE_DEV_UI === '1'

export default [
  index('routes/home.tsx'),
  route('plans', 'routes/plans.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('creator-hub', 'routes/creator-hub.tsx'),
  route('game/:encryptedId', 'routes/game-page.tsx'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('account', 'routes/account.tsx'),
  route('credits', 'routes/credits.tsx'),
  route('admin/queue', 'routes/admin-queue.tsx'),
  ...(showsParts ? [route('dev/ui', 'routes/dev-ui.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
