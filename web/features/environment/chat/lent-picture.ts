import { checkUpload } from '@makebelieve/contract/upload-check'
import { useState } from 'react'
import type { LentPicture } from './conversation.ts'

export type Attachment = LentPicture & { file: File }

/** As large as the chat shows it, on a screen with two dots to a pixel. */
const thumbPixels = 128

/** The picture that goes along with the next words, or why one does not. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment | null>(null)
  const [problem, setProblem] = useState('')

  async function take(file: File): Promise<void> {
    const check = checkUpload(file)
    setProblem(check.ok ? '' : check.message)
    if (!check.ok) return setAttachment(null)
    setAttachment({ file, name: file.name, thumb: await thumbOf(file) })
  }

  function drop(): void {
    setAttachment(null)
    setProblem('')
  }

  return { attachment, problem, take, drop }
}

/** A small copy as a data URL, which a chat can keep. What cannot be drawn here may still be read by the server. */
async function thumbOf(file: File): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, thumbPixels / Math.min(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return ''
  }
}
