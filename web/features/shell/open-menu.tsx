import { Suspense } from 'react'
import { useUser } from '../../api/session.ts'
import { shell } from '../../texts/en/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { create, signIn, signUp } from './links.ts'
import { NavLinks } from './nav-links.tsx'
import { useEntrance } from './use-entrance.ts'

export default function OpenMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet label={shell.menu} open={open} onClose={onClose} className="menu-sheet">
      <div className="flex h-11 items-center">
        <Logo />
      </div>
      <ButtonLink
        to={create.to}
        onClick={onClose}
        kind="primary"
        icon={<Glyph name="plus" size={18} />}
        className="mt-3 w-[calc(100%-0.25rem)]"
      >
        {create.label}
      </ButtonLink>
      {/* biome-ignore lint/a11y: the press comes from a link inside, which the keyboard can press as well */}
      <nav aria-label={shell.main} onClick={onClose}>
        <NavLinks />
        <Suspense>
          <SignInButtons />
        </Suspense>
      </nav>
      <div className="flex items-center justify-between">
        <span className="font-medium text-muted">{shell.theme.title}</span>
        <ThemeSwitch />
      </div>
    </Sheet>
  )
}

function SignInButtons() {
  const ways = { signIn: useEntrance(signIn), signUp: useEntrance(signUp) }
  if (useUser()) return null
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 pr-1">
      <ButtonLink to={ways.signIn}>{signIn.label}</ButtonLink>
      <ButtonLink to={ways.signUp} kind="primary">
        {signUp.label}
      </ButtonLink>
    </div>
  )
}
