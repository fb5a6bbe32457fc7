import type { Topic } from '@makebelieve/contract/entities/topic'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { education } from '../../texts/en/education.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CreationFrame } from '../../workspace/stage/creation-frame.tsx'
import { type ClassSettings, opensAs } from './class-link.ts'

const said = education.topic

type TopicStageProps = { topic: Topic; settings: ClassSettings; onSave?: (data: string) => void }

/** A topic on its stage, as a class link wants it. The first who opens it waits a moment until it is proven. */
export function TopicStage({ topic, settings, onSave }: TopicStageProps) {
  const [url, setUrl] = useState<string>()
  const [failed, setFailed] = useState(false)

  async function open(): Promise<void> {
    setFailed(false)
    try {
      const { playUrl } = await call('openTopic', { params: { topic: topic.id } })
      setUrl(playUrl)
    } catch {
      setFailed(true)
    }
  }
  const openOnce = useEffectEvent(() => void open())
  useEffect(() => openOnce(), [])

  if (failed)
    return (
      <div role="alert" className="grid size-full place-items-center p-6 text-center">
        <div className="grid justify-items-center gap-3">
          <p>{said.failed}</p>
          <Button onClick={() => void open()}>{said.again}</Button>
        </div>
      </div>
    )
  if (url === undefined)
    return (
      <p role="status" className="flex size-full items-center justify-center gap-2.5 text-muted">
        <Spinner /> {said.opening}
      </p>
    )
  return (
    <CreationFrame
      url={url}
      identity={topic.id}
      title={topic.title}
      saveKey={`topic-${topic.id}`}
      muted
      opens={opensAs(settings)}
      onSave={onSave}
      onReload={() => void open()}
    />
  )
}
