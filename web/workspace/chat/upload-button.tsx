import { upload } from '@makebelieve/contract/constants'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

type UploadButtonProps = { label: string; icon: ReactNode; disabled: boolean; onFile: (file: File) => void }

/** Opens the browser's own choice of files. What was chosen is checked by whoever takes it, and told in its words. */
export function UploadButton({ label, icon, disabled, onFile }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        {...{ label, icon, disabled }}
        onClick={() => input.current?.click()}
        className="size-9 pointer-coarse:size-11"
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={upload.types.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
