import { ForgotPasswordCard } from '../features/account/forgot-password-card.tsx'
import { entrance } from '../texts/en/entrance.ts'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () => pageMeta(entrance.forgot.tab, entrance.forgot.description)

export default ForgotPasswordCard
