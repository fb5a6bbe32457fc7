import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ProofBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { StageList } from '../../ui/stage-list.tsx'
import type { CreationFrameHandle } from '../../workspace/stage/creation-frame.tsx'
import { Stage } from '../../workspace/stage/stage.tsx'
import { Part } from './part.tsx'

const emptyText = 'Describe a game in the chat, or pick one from the shelf'
const doNothing = () => {}
const tools = {
  onCode: doNothing,
  onVersions: doNothing,
  onExport: doNothing,
  onShare: doNothing,
  onPublish: doNothing,
}

/** `/dev/ui?play=/play/…/index.html` puts a game on the stage. */
export function Stages() {
  const [search] = useSearchParams()
  const url = search.get('play')
  const frame = useRef<CreationFrameHandle>(null)
  const [told, setTold] = useState('')
  const [picture, setPicture] = useState('')
  return (
    <>
      <Part name="Stage, empty and busy">
        <div className="h-96 w-full">
          <Stage title="" emptyText={emptyText} />
        </div>
        <div className="h-96 w-full">
          <Stage
            title="Frog Leap"
            emptyText={emptyText}
            busy={
              <StageList
                label="Progress of your game"
                stages={[
                  { name: 'Understood', state: 'done', note: '0.08 s' },
                  { name: 'Planned', state: 'running' },
                  { name: 'Built', state: 'waiting' },
                  { name: 'Proven', state: 'waiting' },
                ]}
              />
            }
          />
        </div>
      </Part>
      {url && (
        <Part name="Stage with a game">
          <div className="h-[44rem] w-full">
            <Stage
              {...tools}
              frame={frame}
              title="Cat in Space"
              proof={<ProofBadge>won in 38 s · lost in 14 s</ProofBadge>}
              creation={{ url, saveKey: 'parts' }}
              emptyText={emptyText}
              onReady={() => setTold('ready')}
              onScore={(score, state) => setTold(`${score} ${state}`)}
              onFix={(message) => setTold(`fix ${message}`)}
              onPicture={setPicture}
            />
          </div>
          <output className="text-muted">{told}</output>
          <Button size="small" onClick={() => frame.current?.stop()}>
            Stop
          </Button>
          {picture && <img src={picture} alt="The stage" className="w-60" />}
        </Part>
      )}
    </>
  )
}
