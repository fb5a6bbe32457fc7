import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { paths } from '@makebelieve/contract/paths'
import { routes } from '@makebelieve/contract/routes'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { admin } from '../../texts/en/admin.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PreviewPicture } from '../../ui/preview-picture.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { toast } from '../../ui/toast.ts'
import { AdminPage } from '../../workspace/admin/admin-page.tsx'
import { TakeDown } from './take-down.tsx'

const said = admin.reports

type Reports = CallAnswer<'adminReports'>
type Reported = Reports['creations'][number]

export function ReportsPage({ creations }: Reports) {
  const { revalidate } = useRevalidator()
  const [asked, ask] = useState<Reported | null>(null)
  return (
    <AdminPage title={said.title} lead={said.lead}>
      {creations.length === 0 ? (
        <EmptyState drawing={<EmptyShelf />} title={said.empty}>
          {said.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {creations.map((creation) => (
            <li key={creation.modelId} id={creation.modelId} className="scroll-mt-24">
              <ReportedCard creation={creation} onTakeDown={() => ask(creation)} />
            </li>
          ))}
        </ul>
      )}
      <TakeDown creation={asked} onClose={() => ask(null)} onDone={() => void revalidate()} />
    </AdminPage>
  )
}

function ReportedCard({ creation, onTakeDown }: { creation: Reported; onTakeDown: () => void }) {
  const { modelId, modelName, encryptedId, username, published, count, reports } = creation
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function dismiss(): Promise<void> {
    setBusy(true)
    try {
      await call('adminDismissReports', { params: { modelId } })
      toast.success(said.dismissed)
      await revalidate()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:grid-cols-[12rem_1fr] sm:[&>*]:col-start-2">
      <div className="overflow-hidden rounded-sm sm:col-start-1! sm:row-span-4">
        <PreviewPicture
          src={pictureOf(encryptedId)}
          alt=""
          missing={admin.noPicture}
          className="border-b-0"
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere text-2xl">{modelName}</h2>
        <span className="text-muted">{admin.by(username)}</span>
        <Badge tone="warning">{said.count(count)}</Badge>
      </div>
      {!published && <p className="text-muted">{said.withdrawn}</p>}
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li key={`${report.at} ${report.words}`} className="border-line border-l-3 pl-3">
            <p className="text-muted text-sm">
              <b className="font-semibold text-ink">{said.reasons[report.reason]}</b> ·{' '}
              {report.username ?? said.visitor} · <RelativeDate date={report.at} />
            </p>
            {report.words && <p className="wrap-anywhere whitespace-pre-line">{report.words}</p>}
          </li>
        ))}
        {count > reports.length && (
          <li className="text-muted text-sm">{said.more(count - reports.length)}</li>
        )}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routes.game(encryptedId)} aria-label={admin.about(said.open, modelName)}>
          {said.open}
        </ButtonLink>
        <Button busy={busy} onClick={dismiss} aria-label={admin.about(said.dismiss, modelName)}>
          {said.dismiss}
        </Button>
        <Button
          kind="danger"
          onClick={onTakeDown}
          aria-label={admin.about(admin.unpublish.button, modelName)}
        >
          {admin.unpublish.button}
        </Button>
      </div>
    </Card>
  )
}

function pictureOf(encryptedId: string): string {
  const [, path = ''] = paths.getCreationPicture.split(' ')
  return path.replace('{encryptedId}', encryptedId)
}
