import clsx from 'clsx'
import type { ReactNode } from 'react'
import { PreviewPicture } from './preview-picture.tsx'

type CoverProps = Parameters<typeof PreviewPicture>[0] & {
  badges: ReactNode
  heading: 'h2' | 'h3'
  /** As long as it is told; the letters of a long one are smaller. */
  name: string
  /** The name as it is set, with what it opens. */
  children: ReactNode
}

const longName = 24

/** The picture of a creation with its name on it, as on a box. */
export function Cover({ badges, heading: Heading, name, children, ...picture }: CoverProps) {
  return (
    <div className="cover">
      <PreviewPicture {...picture} />
      <div className="cover-badges">{badges}</div>
      <div className="cover-name">
        <Heading
          className={clsx(
            'cover-letters wrap-anywhere line-clamp-3',
            name.length > longName ? 'text-lg' : 'text-2xl',
          )}
        >
          {children}
        </Heading>
      </div>
    </div>
  )
}
