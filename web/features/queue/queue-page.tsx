import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { admin } from '../../texts/en/admin.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { toast } from '../../ui/toast.ts'
import { AdminPage } from '../../workspace/admin/admin-page.tsx'
import type { Queue, QueuedRun } from './read-queue.ts'

const said = admin.queue

const refreshMs = 3_000

type Action = { label: string; done: string; act(runId: string): Promise<unknown> }

const cancel: Action = {
  label: said.cancel,
  done: said.cancelled,
  act: (runId) => call('adminCancelRun', { params: { runId } }),
}
const retry: Action = {
  label: said.retry,
  done: said.retried,
  act: (runId) => call('adminRetryRun', { params: { runId } }),
}

/** What runs, what waits and what failed, looked at again every few seconds. */
export function QueuePage({ running, queued, failed }: Queue) {
  useRefresh()
  return (
    <AdminPage title={said.title}>
      <div className="grid gap-8">
        <Runs id="running" title={said.running} runs={running} action={cancel} empty={said.noneRunning} />
        <Runs id="waiting" title={said.waiting} runs={queued} action={cancel} empty={said.noneWaiting} />
        <Runs id="failed" title={said.failed} runs={failed} action={retry} empty={said.noneFailed} />
      </div>
    </AdminPage>
  )
}

function useRefresh() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.hidden || revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

type RunsProps = { id: string; title: string; runs: QueuedRun[]; action: Action; empty: string }

function Runs({ id, title, runs, action, empty }: RunsProps) {
  return (
    <section aria-labelledby={`queue-${id}`}>
      <h2 id={`queue-${id}`} className="mb-3 flex items-baseline gap-2.5 text-2xl">
        {title} <Badge>{runs.length}</Badge>
      </h2>
      {runs.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="grid gap-3">
        {runs.map((run) => (
          <RunCard key={run.runId} run={run} action={action} />
        ))}
      </ul>
    </section>
  )
}

function RunCard({ run, action }: { run: QueuedRun; action: Action }) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  async function act() {
    setBusy(true)
    try {
      await action.act(run.runId)
      toast.success(action.done)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    await revalidate()
    setBusy(false)
  }
  const since = run.endedAt ?? run.startedAt ?? run.createdAt
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:px-6">
        <div className="min-w-48 grow basis-0">
          <p className="wrap-anywhere line-clamp-2 font-semibold">{run.prompt || said.noPrompt}</p>
          <p className="mt-0.5 text-muted text-sm">
            {said.about(run.username, run.kind, run.cost, run.attempt)} ·{' '}
            <RelativeDate date={since} told={said.since} />
          </p>
          {run.error && <p className="mt-1.5 font-medium text-sm text-tomato-text">{run.error}</p>}
        </div>
        <Button size="small" busy={busy} onClick={act} aria-label={admin.about(action.label, run.prompt)}>
          {action.label}
        </Button>
      </Card>
    </li>
  )
}
