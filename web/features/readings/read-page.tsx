import { useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Answer } from './read-text.ts'
import { Grammar, ReadingList } from './reading-list.tsx'
import { ReadingPicture } from './reading-picture.tsx'

const kinds = [
  { value: 'game', label: 'Game' },
  { value: 'model', label: 'Model' },
  { value: 'environment', label: 'Environment' },
  { value: 'simulation', label: 'Simulation' },
]

/** How the reader reads a sentence. What was asked stands in the address, so that it can be sent to others. */
export function ReadPage({ reading, problem }: Answer) {
  const [query] = useSearchParams()
  const [kind, setKind] = useState(query.get('kind') ?? 'game')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="page-width grid gap-8 pt-10">
      <div>
        <h1 className="text-5xl">Reading</h1>
        <p className="mt-3 max-w-prose text-muted">
          What the reader makes of a sentence, and from which words. Above the sentence stands its grammar,
          below it who does whom.
        </p>
      </div>
      <Form method="get" className="grid gap-x-5 gap-y-3 md:grid-cols-[1fr_17rem]">
        <TextArea
          label="Text"
          name="text"
          maxLength={2_000}
          defaultValue={query.get('text') ?? ''}
          placeholder="a witch shoots spells at flying pumpkins"
          error={problem}
        />
        <div className="grid content-start gap-1">
          <Select label="Kind" name="kind" value={kind} options={kinds} onChange={setKind} />
          <Checkbox
            label="A change of one that exists"
            name="change"
            value="yes"
            defaultChecked={query.get('change') === 'yes'}
          />
        </div>
        <Button type="submit" kind="primary" busy={busy} className="justify-self-start">
          Read
        </Button>
      </Form>
      {reading && (
        <div className="grid min-w-0 gap-8">
          <ReadingPicture reading={reading} />
          <div>
            <ReadingList reading={reading} />
            <Grammar words={reading.words} />
          </div>
        </div>
      )}
    </div>
  )
}
