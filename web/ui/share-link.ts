import { controls } from '../texts/en/controls.ts'
import { toast } from './toast.ts'

/** Hands a link to the share sheet of a touch device, or else puts it on the clipboard and says so. */
export async function shareLink(link: { title: string; url: string }, copied: string): Promise<void> {
  try {
    // A share sheet on a desktop is more of a detour than the clipboard.
    if (matchMedia('(pointer: coarse)').matches && navigator.share) return await navigator.share(link)
    await navigator.clipboard.writeText(link.url)
    toast.success(copied)
  } catch (error) {
    // Whoever closes the share sheet has changed their mind, which is no error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error(controls.notCopied(link.url))
  }
}
