import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { CodeView } from '../../workspace/code/code-view.tsx'
import { CompareVersions } from '../../workspace/versions/compare/compare-versions.tsx'
import { Versions } from '../../workspace/versions/versions.tsx'
import { Part } from './part.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#312b6b"/><circle cx="118" cy="32" r="16" fill="#f5b700"/><path d="M0 74q40-16 80 0t80 0v16H0z" fill="#221a52"/></svg>',
)}`

const code = (speed: number) => `/*
 * Orbit Cat
 * Made with Makebelieve from the words: a cat collecting fish while avoiding dogs in space
 */

const plan = {
  "title": "Orbit Cat",
  "seed": 4,
  "cast": [
    { "id": "player", "name": "cat", "speed": 1 },
    { "id": "dog", "name": "dog", "speed": ${speed} }
  ]
}

// The machinery and the pictures stand in lines that nobody reads.
const art = { "player": 'data:image/webp;base64,${'UklGRrYc'.repeat(800)}' }

function start(genre) {
  return play(genre, plan, art)
}

start(collect)
`

const file = { signedUrl: picture }

function version(number: number, more: Partial<GameVersion>): GameVersion {
  return {
    versionId: `v${number}`,
    number,
    prompt: 'make the dogs slower and add two more fish',
    changes: [],
    proven: true,
    editedByHand: false,
    designDate: `2026-11-15T0${number}:00:00Z`,
    modelImage: file,
    jsUrl: file,
    htmlUrl: file,
    ...more,
  }
}

const first = version(1, { prompt: 'a cat collecting fish while avoiding dogs in space' })
const second = version(2, {
  name: 'The calm one',
  changes: ['The dogs run at 80 % of their speed.', 'There are 14 fish now instead of 12.'],
})
const third = version(3, { prompt: 'Edited by hand', proven: false, editedByHand: true })
const fourth = version(4, { prompt: 'Back to version 2', restoredFrom: 2 })

const now = new Date('2026-11-15T09:30:00Z')

const proof = (versionId: string): GameProof => ({
  modelId: 'game',
  versionId,
  checks: [],
  requirements: [
    { claim: 'You play a cat', status: 'met', evidence: 'seen' },
    { claim: 'Fish are collected', status: 'met', evidence: versionId === 'v1' ? '12×' : '14×' },
    {
      claim: 'Dogs are slow',
      status: versionId === 'v1' ? 'unmet' : 'met',
      evidence: versionId === 'v1' ? 'as fast as the cat' : '80 % of its speed',
    },
  ],
  evidence: { seconds: 38, variety: 1 },
  answer: { introduction: '' },
  notes: [],
  milliseconds: {},
})

const refusal = {
  message: 'The bots could not win this code, so it was not saved.',
  checks: [
    { name: 'A good player can win', passed: false, evidence: 'The good bot won 0 of 8 games.' },
    { name: 'It starts', passed: true, evidence: 'after 0.2 s' },
  ],
}

export function CodeAndVersions() {
  return (
    <>
      <Part name="CodeView">
        <Code />
      </Part>
      <Part name="Versions panel">
        <div className="h-160 w-full max-w-96 overflow-clip rounded-md border-[1.5px] border-line">
          <Versions
            versions={[fourth, third, second, first]}
            onStageId="v4"
            now={now}
            onOpen={({ number }) => toast.success(`Version ${number} is on the stage`)}
            onGoBack={() => new Promise((done) => setTimeout(done, 1000))}
            onName={() => Promise.reject(new Error('Nothing is saved on this page.'))}
            onCompare={(before, after) => toast.success(`Version ${before.number} and ${after.number}`)}
            onClose={() => {}}
          />
        </div>
      </Part>
      <Part name="CompareVersions">
        <Comparison />
      </Part>
    </>
  )
}

function Code() {
  const [draft, setDraft] = useState<string>()
  const [busy, setBusy] = useState<'saving' | null>(null)
  const [refused, setRefused] = useState(false)
  function save() {
    setBusy('saving')
    setTimeout(() => {
      setBusy(null)
      setRefused(true)
    }, 1000)
  }
  return (
    <div className="h-128 w-full overflow-clip rounded-md border-[1.5px] border-line">
      <CodeView
        fileName="game.js"
        code={code(1)}
        draft={draft}
        onChange={setDraft}
        busy={busy}
        problem={refused ? refusal : null}
        onRun={() => toast.success('It runs')}
        onSave={(_code, { unproven }) => (unproven ? setRefused(false) : save())}
        onDownload={() => toast.success('Downloaded')}
        onClose={() => {}}
      />
    </div>
  )
}

function Comparison() {
  const [playing, setPlaying] = useState<string>()
  return (
    <div className="h-176 w-full overflow-clip rounded-md border-[1.5px] border-line">
      <CompareVersions
        before={first}
        after={second}
        playingId={playing}
        now={now}
        loadCode={async (versionId) => code(versionId === 'v1' ? 1 : 0.8)}
        loadProof={async (versionId) => proof(versionId)}
        onPlay={({ versionId }) => setPlaying(versionId)}
        onClose={() => {}}
      />
    </div>
  )
}
