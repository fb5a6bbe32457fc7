import { lazy, Suspense, useState } from 'react'
import { shell } from '../../texts/en/shell.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

// Fetched when it is first opened: most screens never show it.
const OpenMenu = lazy(() => import('./open-menu.tsx'))

/** The header's links below 768 px, in a sheet that slides down from the top. */
export function MenuSheet() {
  const [open, setOpen] = useState<boolean>()
  return (
    <div className="md:hidden">
      <IconButton
        label={shell.menu}
        aria-haspopup="dialog"
        icon={<Glyph name="menu" size={24} />}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <OpenMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
