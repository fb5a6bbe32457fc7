import { Buttons } from '../features/parts/buttons.tsx'
import { CodeAndVersions } from '../features/parts/code-and-versions.tsx'
import { Forms } from '../features/parts/forms.tsx'
import { Overlays } from '../features/parts/overlays.tsx'
import { Pictures } from '../features/parts/pictures.tsx'
import { Settings } from '../features/parts/settings.tsx'
import { Stages } from '../features/parts/stages.tsx'
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
      <Stages />
      <Settings />
      <CodeAndVersions />
    </div>
  )
}
