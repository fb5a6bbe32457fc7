import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { wishesOf } from '@makebelieve/contract/wishes'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { proofText } from '../../texts/en/proof.ts'
import { Button } from '../../ui/button.tsx'
import { StageList } from '../../ui/stage-list.tsx'
import { type StageWords, secondsText, stageWords, usualStages } from '../chat/stage-notes.ts'
import { ProvenSentence } from './proven-sentence.tsx'
import { type Finding, RequirementList } from './requirement-list.tsx'

type ProofCardProps = {
  proof: Pick<GameProof, 'requirements' | 'checks' | 'milliseconds' | 'prompt'> & { notes?: string[] }
  /** What this kind of work calls its stages, where they are others than those of games. */
  words?: StageWords
  /** Plays the bot's win on the stage, from its beginning or from a second on. */
  onWatch?: (from?: number) => void
  /** Other things to do, beside it. */
  actions?: ReactNode
  /** What was measured, between the wishes and the checks. */
  children?: ReactNode
}

/** Where a badge on the stage leads to. */
const proofId = 'proof'

/** Shows the proof in the chat, once the chat is in sight. */
export function showProof(showChat: () => void): void {
  showChat()
  requestAnimationFrame(() => document.getElementById(proofId)?.scrollIntoView({ block: 'start' }))
}

/** Why this may be shown: how long each stage took, what was asked for and seen, and the game that a bot won. */
export function ProofCard({ proof, words, onWatch, actions, children }: ProofCardProps) {
  const { requirements, checks, milliseconds, prompt, notes = [] } = proof
  const stages = (words ? Object.keys(words) : usualStages)
    .filter((name) => milliseconds[name] !== undefined)
    .map((name) => ({
      name: stageWords(name, words).done,
      state: 'done' as const,
      note: secondsText(milliseconds[name] ?? 0),
    }))
  const wishes = wishesOf(requirements).map(({ claim, ...rest }): Finding => ({ name: claim, ...rest }))
  const seen = checks.map(
    ({ name, passed, evidence }): Finding => ({ name, status: passed ? 'met' : 'unmet', evidence }),
  )
  const met = wishes.filter(({ status }) => status === 'met').length
  const passed = checks.filter((check) => check.passed).length
  return (
    <section id={proofId} aria-label={proofText.label} className="grid gap-3 text-[0.9375rem]">
      {(onWatch || actions) && (
        <div className="flex flex-wrap gap-2.5 pb-1">
          {onWatch && (
            <Button size="small" icon={<Play size={14} aria-hidden />} onClick={() => onWatch()}>
              {proofText.watch}
            </Button>
          )}
          {actions}
        </div>
      )}
      {stages.length > 0 && <StageList label={proofText.stages} stages={stages} />}
      {wishes.length > 0 && (
        <div className="border-line border-t-[1.5px] border-dashed pt-3">
          <p className="mb-1 font-semibold text-sm">{proofText.yourWishesMet(met, wishes.length)}</p>
          {prompt && <ProvenSentence label={proofText.sentence} onMoment={onWatch} {...{ prompt, wishes }} />}
          <RequirementList label={proofText.yourWishes} findings={wishes} />
        </div>
      )}
      {children}
      {checks.length > 0 && (
        <details className="border-line border-t-[1.5px] border-dashed pt-2">
          <summary className="min-h-8 py-1 font-semibold text-sm pointer-coarse:min-h-11 pointer-coarse:py-3">
            {proofText.checksPassed(passed, checks.length)}
          </summary>
          <RequirementList label={proofText.checks} findings={seen} />
        </details>
      )}
      {notes.length > 0 && <p className="text-muted text-sm">{notes.join(' ')}</p>}
    </section>
  )
}

/** The same replay for whoever wants to see a moment of it, and what leads up to it. */
export const beginningAt = (replay: unknown, from?: number): unknown =>
  from === undefined ? replay : { ...(replay as object), from: Math.max(0, from - leadSeconds) }

const leadSeconds = 1

/** 'won in 38 s · lost in 14 s', for the stage and for cards; and first of all what it is, where that was not asked for. */
export function proofWords({
  evidence,
  standsIn,
}: Pick<GameProof, 'evidence' | 'standsIn'>): string | undefined {
  const lasted = lastedWords(evidence)
  return standsIn ? [proofText.standsIn(standsIn), lasted].filter(Boolean).join(' · ') : lasted
}

function lastedWords({ seconds: won, lostSeconds: lost }: GameProof['evidence']): string | undefined {
  if (won <= 0) return undefined
  return lost === undefined
    ? proofText.wonIn(Math.round(won))
    : proofText.wonAndLostIn(Math.round(won), Math.round(lost))
}
