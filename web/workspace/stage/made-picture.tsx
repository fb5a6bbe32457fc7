import clsx from 'clsx'
import { stageText } from '../../texts/en/stage.ts'

type MadePictureProps = {
  src: string
  /** Nothing of it is cut off: a lesson is laid out anew on a phone, where its wide picture would show a corner only. */
  whole?: boolean
  /** The creation itself is there. */
  gone?: boolean
  /** There is no such picture. */
  onBlank?: () => void
}

/** What was made, as a picture, until it moves: without a graphics card that takes a while. */
export function MadePicture({ src, whole = false, gone = false, onBlank }: MadePictureProps) {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-0 grid transition-[opacity,visibility] duration-200',
        whole ? 'bg-card' : 'bg-[#16141f]',
        gone && 'invisible opacity-0',
      )}
    >
      <img
        src={src}
        alt=""
        fetchPriority="high"
        onError={onBlank}
        className={clsx('absolute inset-0 size-full', whole ? 'object-contain' : 'object-cover')}
      />
      {!gone && (
        <p
          role="status"
          className={clsx(
            'relative justify-self-center rounded-full bg-[#16141f]/75 px-3.5 py-1 font-medium text-sm text-white',
            // A lesson is taller than the window: its lower edge is out of sight.
            whole ? 'self-center' : 'mb-4 self-end',
          )}
        >
          {stageText.opening}
        </p>
      )}
    </div>
  )
}
