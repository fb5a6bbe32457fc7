import { communityTypeOf } from '@makebelieve/contract/creation-kind'
import type { AdminItem } from '@makebelieve/contract/entities/admin-item'
import { texts } from '@makebelieve/contract/texts'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { admin } from '../../texts/en/admin.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PreviewPicture } from '../../ui/preview-picture.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'

export type Shown = AdminItem

type Props = { creation: Shown; to: string }

/** Models have a card: name, date, type and View. */
export function ModelCard({ creation, to }: Props) {
  const { modelName, modelImage, modelType } = creation
  return (
    <Card className="grid">
      <PreviewPicture src={modelImage?.signedUrl} alt="" missing={admin.noPicture} />
      <div className="grid gap-2 p-4">
        <p className="wrap-anywhere line-clamp-2 font-semibold">{modelName}</p>
        <p className="text-muted text-sm">
          {texts.myCreations.badges[communityTypeOf(modelType)]} · <Maker creation={creation} />
        </p>
        <ButtonLink to={to} size="small" aria-label={admin.about(texts.actions.view, modelName)}>
          {texts.actions.view}
        </ButtonLink>
      </div>
    </Card>
  )
}

type GameRowProps = Props & { onExport: () => void; onUnpublish: () => void }

export function GameRow({ creation, to, onExport, onUnpublish }: GameRowProps) {
  const { modelName, published } = creation
  const labelled = (action: string) => ({ 'aria-label': admin.about(action, modelName), children: action })
  return (
    <Row creation={creation}>
      {published && (
        <Button size="small" kind="ghost" onClick={onUnpublish} {...labelled(admin.unpublish.button)} />
      )}
      <ButtonLink to={to} size="small" {...labelled(texts.actions.open)} />
      <Button size="small" onClick={onExport} {...labelled(texts.actions.export)} />
    </Row>
  )
}

/** What can only be looked at. */
export function PlainRow({ creation, to }: Props) {
  return (
    <Row creation={creation}>
      <ButtonLink to={to} size="small" aria-label={admin.about(texts.actions.view, creation.modelName)}>
        {texts.actions.view}
      </ButtonLink>
    </Row>
  )
}

function Row({ creation, children }: { creation: Shown; children: ReactNode }) {
  const { modelName, modelType, modelImage, published } = creation
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 pr-4 [&_.button]:pointer-coarse:min-h-11">
      <div className="w-24 shrink-0 overflow-hidden rounded-sm">
        <PreviewPicture src={modelImage?.signedUrl} alt="" missing={admin.noPicture} className="border-b-0" />
      </div>
      <div className="min-w-40 grow basis-0">
        <p className="flex items-center gap-2">
          <span className="wrap-anywhere line-clamp-1 font-semibold">{modelName}</span>
          {modelType === 'Agent_Game' && (
            <Crown size={16} aria-label={admin.agent} role="img" className="shrink-0 text-marigold-text" />
          )}
          {published && <Badge tone="proof">{admin.published}</Badge>}
        </p>
        <p className="mt-0.5 text-muted text-sm">
          <Maker creation={creation} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  )
}

function Maker({ creation: { username, designDate } }: { creation: Shown }) {
  return (
    <>
      {username && admin.by(username)}
      {username && designDate && ' · '}
      {designDate && <RelativeDate date={designDate} />}
    </>
  )
}
