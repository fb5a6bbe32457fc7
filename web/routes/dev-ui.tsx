import { Buttons } from '../features/parts/buttons.tsx'
import { Forms } from '../features/parts/forms.tsx'
import { Overlays } from '../features/parts/overlays.tsx'
import { Pictures } from '../features/parts/pictures.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () =>
  pageMeta('Parts · Makebelieve', 'Every part of the interface, for those who build it.')

export default function DevUi() {
  return (
    <div className="page-width pt-10">
      <h1 className="mb-6 text-5xl">Parts</h1>
      <Buttons />
      <Forms />
      <Overlays />
      <Pictures />
    </div>
  )
}
