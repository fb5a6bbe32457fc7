import { type SentencePiece, sentencePieces } from '@makebelieve/contract/proven-sentence'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { proofText } from '../../texts/en/proof.ts'
import type { Finding } from './requirement-list.tsx'

type ProvenSentenceProps = {
  label: string
  prompt: string
  wishes: readonly Finding[]
  /** Plays the won game from that second on. */
  onMoment?: (second: number) => void
}

/** The prompt as it was typed: underlined where it was seen, dashed where something stands in, grey where it is not there. */
export function ProvenSentence({ label, prompt, wishes, onMoment }: ProvenSentenceProps) {
  const [chosen, setChosen] = useState<number>()
  const told = useId()
  const pieces = sentencePieces(
    prompt,
    wishes.map(({ name, ...rest }) => ({ claim: name, ...rest })),
  )
  if (pieces.every(({ claims }) => claims.length === 0)) return null
  const open = chosen === undefined ? undefined : pieces[chosen]
  return (
    <section aria-label={label} className="grid gap-2">
      <p className="rounded-md bg-tint px-3 py-2.5 text-base leading-8">
        {pieces.map((piece, index) => {
          const fared = howItFared(piece, wishes)
          return fared === undefined ? (
            <span key={index}>{piece.text}</span>
          ) : (
            <button
              key={index}
              type="button"
              aria-expanded={chosen === index}
              aria-controls={told}
              onClick={() => setChosen(chosen === index ? undefined : index)}
              className={clsx(
                'cursor-pointer rounded-sm text-left decoration-2 underline-offset-4 hover:bg-paper',
                looks[fared],
                chosen === index && 'bg-paper',
              )}
            >
              {piece.text}
              <span className="sr-only"> ({proofText.fared[fared]})</span>
            </button>
          )
        })}
      </p>
      <div id={told} role="status" className="text-muted text-sm">
        {open ? (
          open.claims.map((claim) => {
            const { name, status, evidence, moment } = wishes[claim] ?? unknown
            return (
              <p key={claim}>
                <span className="font-semibold text-ink">{name}.</span> {proofText.heard[status]}: {evidence}{' '}
                {onMoment && moment !== undefined && (
                  <button
                    type="button"
                    onClick={() => onMoment(moment)}
                    className="cursor-pointer font-semibold text-ink underline underline-offset-4"
                  >
                    {proofText.watchMoment(moment)}
                  </button>
                )}
              </p>
            )
          })
        ) : (
          <p>{proofText.sentenceHint}</p>
        )}
      </div>
    </section>
  )
}

const unknown: Finding = { name: '', status: 'unsupported', evidence: '' }

const looks = {
  met: 'underline decoration-teal-text decoration-solid',
  standIn: 'underline decoration-marigold-text decoration-dashed',
  missing: 'text-muted underline decoration-dotted',
} as const

/** The worst that befell one of its claims: a phrase is solid only where all of it was seen. */
function howItFared({ claims }: SentencePiece, wishes: readonly Finding[]): keyof typeof looks | undefined {
  if (claims.length === 0) return undefined
  const fared = claims.map((claim) => wishes[claim] ?? unknown)
  if (fared.every(({ status }) => status === 'met')) return 'met'
  const others = fared.filter(({ status }) => status !== 'met')
  return others.every(({ standIn }) => standIn) ? 'standIn' : 'missing'
}
