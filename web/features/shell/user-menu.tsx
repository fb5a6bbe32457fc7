import { routes } from '@makebelieve/contract/routes'
import { Coins } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import type { SessionUser } from '../../api/session.ts'
import { userMenu } from '../../texts/en/user-menu.ts'
import { inDigits } from '../../texts/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { toast } from '../../ui/toast.ts'
import { balanceText } from './balance-text.ts'

type MenuLink = { to: string; label: string; forAdministrators?: true }

const links: ReadonlyArray<MenuLink> = [
  { to: '/account', label: userMenu.account },
  { to: '/credits', label: userMenu.credits },
  { to: routes.myCreations, label: userMenu.myCreations },
  { to: routes.admin, label: userMenu.admin, forAdministrators: true },
  { to: '/admin/queue', label: userMenu.queue, forAdministrators: true },
]

/**
 * The browser's own popover: it opens before the script has loaded, closes on Escape and on a press outside, and
 * gives the focus back. The header is sticky, so its place under the corner is fixed.
 */
export default function UserMenu({ user }: { user: SessionUser }) {
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        className="flex items-center gap-2.5 rounded-md py-0.5 pl-3 transition-colors hover:bg-tint"
      >
        <span className="sr-only">{userMenu.yours(user.name)}</span>
        <span className="font-semibold text-sm tabular-nums max-sm:sr-only md:max-lg:sr-only">
          {balanceText(user)}
        </span>
        <span aria-hidden="true" className="font-semibold text-sm tabular-nums max-[22rem]:hidden sm:hidden">
          <Coins size={15} className="mr-1 inline align-[-2px] text-marigold-text" />
          {inDigits(user.credits + user.paidCredits)}
        </span>
        <Avatar name={user.name} />
      </button>
      <div
        ref={menu}
        id="user-menu"
        popover="auto"
        className="sheet slide-in fixed top-[calc(4rem+env(safe-area-inset-top,0px))] right-[max(1rem,calc((100vw-76rem)/2+2rem))] left-auto w-72 p-2"
      >
        <div className="px-3 py-2">
          <p className="truncate font-bold font-display text-lg leading-tight">{user.name}</p>
          <p className="truncate text-muted text-sm">{user.email}</p>
          <p className="mt-2 font-semibold text-sm tabular-nums">{balanceText(user)}</p>
        </div>
        <ul className="border-line border-y-[1.5px] py-1.5">
          {links
            .filter(({ forAdministrators }) => !forAdministrators || user.isAdmin)
            .map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={() => menu.current?.hidePopover()}
                  className="flex min-h-10 items-center rounded-sm px-3 font-medium hover:bg-tint pointer-coarse:min-h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
        </ul>
        <div className="flex items-center justify-between gap-3 px-3 pt-2.5 pb-1">
          <ThemeSwitch />
          <SignOut />
        </div>
      </div>
    </>
  )
}

function SignOut() {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function signOut() {
    setBusy(true)
    try {
      await call('signOut')
      await navigate(routes.home)
      await revalidate()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Button kind="ghost" size="small" busy={busy} onClick={signOut}>
      {userMenu.signOut}
    </Button>
  )
}
