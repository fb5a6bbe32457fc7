import { describe, expect, it } from 'vitest'
import { endsRun, type RunEvent, runEvent } from './run-events.ts'

const story: RunEvent[] = [
  { type: 'stage', name: 'understand', state: 'started', progress: 0 },
  { type: 'agent_response', text: 'I will make ' },
  { type: 'editor_result', text: 'game.js written' },
  { type: 'stage', name: 'verify', state: 'finished', milliseconds: 812, progress: 1 },
  { type: 'upload_to_s3', game_id: 'g' },
  { type: 'done' },
]

describe('the events of a run', () => {
  it('survive the way through a stream', () => {
    for (const event of story) expect(runEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event)
  })

  it('end with done or with an error, and with nothing else', () => {
    expect(story.filter(endsRun)).toEqual([{ type: 'done' }])
    expect(endsRun({ type: 'error', code: 'internal', message: 'The proof failed.' })).toBe(true)
  })

  it('know no other type, and no progress beyond the end', () => {
    expect(runEvent.safeParse({ type: 'charge', amount: 1 }).success).toBe(false)
    expect(runEvent.safeParse({ type: 'stage', name: 'plan', state: 'started', progress: 2 }).success).toBe(
      false,
    )
  })
})
