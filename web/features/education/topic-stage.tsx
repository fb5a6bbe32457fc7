import type { Topic } from '@makebelieve/contract/entities/topic'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { education } from '../../texts/en/education.ts'
import { Button } from '../../ui/button.tsx'
import { CreationFrame } from '../../workspace/stage/creation-frame.tsx'
import { MadePicture } from '../../workspace/stage/made-picture.tsx'
import { type ClassSettings, opensAs } from './class-link.ts'
import { topicPicture } from './topic-picture.ts'

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
  const picture = topicPicture(topic.id)
  // The same picture from the server's page to the first frame: without a graphics card that is a while.
  if (url === undefined)
    return (
      <div className="relative size-full">
        <MadePicture src={picture} whole />
      </div>
    )
  return (
    <CreationFrame
      url={url}
      identity={topic.id}
      title={topic.title}
      saveKey={`topic-${topic.id}`}
      picture={picture}
      wholePicture
      muted
      opens={opensAs(settings)}
      onSave={onSave}
      onReload={() => void open()}
    />
  )
}
