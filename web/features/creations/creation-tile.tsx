import { kindOf } from '@makebelieve/contract/creation-kind'
import { texts } from '@makebelieve/contract/texts'
import { Crown, Download, EllipsisVertical, EyeOff, Globe, Share2, Trash2 } from 'lucide-react'
import { myCreations } from '../../texts/en/my-creations.ts'
import { share } from '../../texts/en/share.ts'
import { Card } from '../../ui/card.tsx'
import { Cover } from '../../ui/cover.tsx'
import { DropdownMenu, type MenuItem } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KindBadge } from '../../ui/kind-badge.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { workspaceOf } from '../../workspace/community/workspace-address.ts'
import type { OwnCreation } from './api/creations.ts'
import { exportCreation } from './export-creation.ts'

type CreationTileProps = {
  creation: OwnCreation
  onDelete: () => void
  onPublish: () => void
  onTakeBack: () => void
}

/** One creation: all of it leads to its workspace, and a corner has the menu. */
export function CreationTile({ creation, onDelete, onPublish, onTakeBack }: CreationTileProps) {
  const { modelId, modelName, modelType, designDate, modelImage, published } = creation
  const icon = { size: 18, 'aria-hidden': true }
  const menu: MenuItem[] = [
    { label: texts.actions.export, icon: <Download {...icon} />, onSelect: () => exportCreation(creation) },
    { label: texts.actions.delete, icon: <Trash2 {...icon} />, danger: true, onSelect: onDelete },
  ]
  if (kindOf(modelType) === 'model')
    menu.push({
      label: published ? share.publish.update : texts.myCreations.publish,
      icon: <Share2 {...icon} />,
      onSelect: onPublish,
    })
  if (published) menu.push({ label: share.takeBack.button, icon: <EyeOff {...icon} />, onSelect: onTakeBack })
  return (
    <Card interactive className="relative flex h-full flex-col">
      <Cover
        src={modelImage?.signedUrl}
        alt=""
        missing={texts.myCreations.noPreview}
        heading="h2"
        name={modelName}
        badges={<KindBadge kind={kindOf(modelType)} />}
      >
        <a href={workspaceOf(modelType, modelId)} className="after:absolute after:inset-0">
          {modelName}
        </a>
        {modelType === 'agent_game' && (
          <>
            <span className="sr-only">, {myCreations.byTheAgent}</span>
            <Crown size={16} aria-hidden className="ml-1.5 inline align-[-2px] text-marigold" />
          </>
        )}
      </Cover>
      <div className="flex grow items-center gap-1 py-1.5 pr-2 pl-4">
        <div className="min-w-0 grow">
          <p className="text-muted text-sm">
            <RelativeDate date={designDate} />
            {published && (
              <span className="ml-2 inline-flex items-center gap-1 font-semibold">
                <Globe size={13} aria-hidden /> {share.publish.badge}
              </span>
            )}
          </p>
        </div>
        <DropdownMenu
          items={menu}
          trigger={
            <IconButton
              label={myCreations.menuOf(modelName)}
              icon={<EllipsisVertical size={18} aria-hidden />}
              className="relative z-10"
            />
          }
        />
      </div>
    </Card>
  )
}
