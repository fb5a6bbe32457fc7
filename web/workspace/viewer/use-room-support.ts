import { useEffect, useState } from 'react'

/** How this device can put a model into the room around it, if at all. */
export type RoomWay = { by: 'webxr' } | { by: 'quick-look'; href: string }

/** Phones of Apple open a USDZ by themselves; others have WebXR. What can do neither has no button for it. */
export function useRoomSupport(usdz: string | undefined): RoomWay | undefined {
  const [webxr, setWebxr] = useState(false)
  useEffect(() => {
    let leaving = false
    const asked = navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)
    void asked?.then((supported) => {
      if (!leaving) setWebxr(supported)
    })
    return () => {
      leaving = true
    }
  }, [])
  if (usdz !== undefined && document.createElement('a').relList.supports('ar'))
    return { by: 'quick-look', href: usdz }
  return webxr ? { by: 'webxr' } : undefined
}
