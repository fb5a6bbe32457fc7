import clsx from 'clsx'

type AvatarProps = { name: string; image?: string; size?: 'small' | 'medium' | 'large' }

const sizes = { small: 'size-8 text-sm', medium: 'size-10', large: 'size-16 text-2xl' }

/** A picture, or the first letter of the name. The name itself stands beside it, so it is silent. */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  const look = clsx(
    'inline-grid shrink-0 place-items-center overflow-hidden rounded-md border-[1.5px] border-outline bg-marigold font-bold font-display text-on-marigold',
    sizes[size],
  )
  if (image) return <img src={image} alt="" className={clsx(look, 'object-cover')} />
  return (
    <span aria-hidden="true" className={look}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
