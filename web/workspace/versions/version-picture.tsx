import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { texts } from '@makebelieve/contract/texts'
import clsx from 'clsx'
import { useState } from 'react'
import { versionAlt } from './version-words.ts'

/** Addresses of pictures work for some minutes only, so one that can't be loaded is nothing unusual. */
export function VersionPicture({ version, className }: { version: GameVersion; className?: string }) {
  const { signedUrl } = version.modelImage
  const [broken, setBroken] = useState<string | null>(null)
  const look = clsx('bg-[#16141f] object-cover', className)
  if (!signedUrl || broken === signedUrl)
    return (
      <div className={clsx(look, 'grid place-items-center p-1 text-center text-[#d8d1c3] text-xs')}>
        {texts.previousGames.noPreview}
      </div>
    )
  return (
    <img
      src={signedUrl}
      alt={versionAlt(version)}
      loading="lazy"
      onError={() => setBroken(signedUrl)}
      className={look}
    />
  )
}
