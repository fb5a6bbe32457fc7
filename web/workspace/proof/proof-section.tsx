import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { wishesOf } from '@makebelieve/contract/wishes'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { proofText } from '../../texts/en/proof.ts'
import { Button } from '../../ui/button.tsx'
import { ProvenSentence } from './proven-sentence.tsx'
import { type Finding, RequirementList } from './requirement-list.tsx'

type ProofSectionProps = {
  proof: Pick<GameProof, 'requirements' | 'checks'>
  /** What it began as, if its maker shows that. */
  prompt?: string
  /** Shows the bot's win, where something is won. */
  onWatch?: (from?: number) => Promise<void>
}

/** Why it may be shown: what its maker asked for, what was seen, and a game that anyone can watch the bot win. */
export function ProofSection({ proof: { requirements, checks }, prompt, onWatch }: ProofSectionProps) {
  const [busy, setBusy] = useState(false)
  const wishes = wishesOf(requirements).map(({ claim, ...rest }): Finding => ({ name: claim, ...rest }))
  const seen = checks.map(
    ({ name, passed, evidence }): Finding => ({ name, status: passed ? 'met' : 'unmet', evidence }),
  )
  const met = wishes.filter(({ status }) => status === 'met').length
  const passed = checks.filter((check) => check.passed).length

  async function watch(from?: number): Promise<void> {
    setBusy(true)
    await onWatch?.(from)
    setBusy(false)
  }

  return (
    <section aria-labelledby="proof" className="sheet grid content-start gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proof" className="scroll-mt-24 text-2xl">
          {proofText.title}
        </h2>
        {onWatch && (
          <Button size="small" icon={<Play size={14} aria-hidden />} busy={busy} onClick={() => watch()}>
            {proofText.watch}
          </Button>
        )}
      </div>
      {wishes.length > 0 && (
        <div>
          <h3 className="mb-1 font-sans font-semibold text-sm tracking-normal">
            {proofText.wishesMet(met, wishes.length)}
          </h3>
          {prompt && (
            <ProvenSentence
              label={proofText.sentenceOfMaker}
              onMoment={onWatch && ((second) => void watch(second))}
              {...{ prompt, wishes }}
            />
          )}
          <RequirementList label={proofText.wishes} findings={wishes} />
        </div>
      )}
      <details className="border-line border-t-[1.5px] border-dashed pt-2">
        <summary className="min-h-8 py-1 font-semibold text-sm pointer-coarse:min-h-11 pointer-coarse:py-3">
          {proofText.checksPassed(passed, checks.length)}
        </summary>
        <RequirementList label={proofText.checks} findings={seen} />
      </details>
    </section>
  )
}
