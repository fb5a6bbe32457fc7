import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { controls } from '../texts/en/controls.ts'
import { toasterReady } from './toast.ts'

export default function Toaster() {
  // Effects of children run first, so by now Sonner has subscribed and loses nothing.
  useEffect(() => toasterReady(toast), [])
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: 'var(--toast-floor)', right: '1.5rem' }}
      mobileOffset={{ bottom: 'var(--toast-floor)' }}
      containerAriaLabel={controls.notifications}
      style={{ fontFamily: 'inherit' }}
      icons={{
        success: <CircleCheck size={20} className="text-teal-text" />,
        error: <CircleAlert size={20} className="text-tomato-text" />,
        warning: <TriangleAlert size={20} className="text-marigold-text" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'sheet flex w-full items-center gap-3 px-4 py-3 text-[0.9375rem] text-ink',
          title: 'font-semibold',
          description: 'text-muted text-sm',
          actionButton:
            'ml-auto rounded-sm px-2 py-1 font-semibold text-tomato-text underline underline-offset-3',
        },
      }}
    />
  )
}
