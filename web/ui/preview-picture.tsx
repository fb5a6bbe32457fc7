import clsx from 'clsx'
import { useState } from 'react'

type PreviewPictureProps = {
  src?: string
  alt: string
  /** What stands there when there is no picture, or its link has run out. */
  missing: string
  className?: string
}

/** A picture of a creation, in a place that has its size from the start. */
export function PreviewPicture({ src, alt, missing, className }: PreviewPictureProps) {
  const [failed, setFailed] = useState<string>()
  const look = clsx('block aspect-video w-full border-line border-b-[1.5px] bg-tint', className)
  if (src === undefined || failed === src)
    return (
      <span className={clsx(look, 'grid! place-items-center p-2 text-center text-muted text-sm')}>
        {missing}
      </span>
    )
  return (
    <img
      key={src}
      // One that failed before the script came has told nobody.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(src)}
      className={clsx(look, 'object-cover')}
    />
  )
}
