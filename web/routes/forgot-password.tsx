import { ForgotPasswordCard } from '../features/account/forgot-password-card.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () =>
  pageMeta('Forgot password · Makebelieve', 'Get a link to choose a new password for your account.')

export default ForgotPasswordCard
