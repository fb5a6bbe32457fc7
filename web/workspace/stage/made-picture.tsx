import clsx from 'clsx'
import { stageText } from '../../texts/en/stage.ts'

type MadePictureProps = {
  src: string
  /** The creation itself is there. */
  gone: boolean
  /** There is no such picture. */
  onBlank: () => void
}

/** What was made, as a picture, until it moves: without a graphics card that takes a while. */
export function MadePicture({ src, gone, onBlank }: MadePictureProps) {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-0 grid bg-[#16141f] transition-[opacity,visibility] duration-200',
        gone && 'invisible opacity-0',
      )}
    >
      <img
        src={src}
        alt=""
        fetchPriority="high"
        onError={onBlank}
        className="absolute inset-0 size-full object-cover"
      />
      {!gone && (
        <p
          role="status"
          className="relative mb-4 self-end justify-self-center rounded-full bg-[#16141f]/75 px-3.5 py-1 font-medium text-sm text-white"
        >
          {stageText.opening}
        </p>
      )}
    </div>
  )
}
