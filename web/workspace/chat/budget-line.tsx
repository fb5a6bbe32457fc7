import type { RunEvent } from '@makebelieve/contract/run-events'
import { chatText } from '../../texts/en/chat.ts'

export type BudgetNote = Extract<RunEvent, { type: 'budget' }>

const said = chatText.budget

/** What a language model has used so far, as it is written: part by part. */
export function budgetParts(budget: BudgetNote): string[] {
  const { steps, mostSteps, tokens, mostTokens, seconds, mostSeconds, repairs, mostRepairs, cost, mostCost } =
    budget
  return [
    said.steps(steps, mostSteps),
    said.tokens(tokens, mostTokens),
    said.seconds(seconds, mostSeconds),
    said.repairs(repairs, mostRepairs),
    ...(cost === undefined ? [] : [said.cost(cost, mostCost)]),
  ]
}

/**
 * A quiet line. Screen readers find it, but are not told of each step; it has room for two lines from the start, so that
 * growing figures move nothing.
 */
export function BudgetLine({ budget }: { budget: BudgetNote }) {
  return (
    <p aria-live="off" className="min-h-10 text-[0.8125rem] text-muted tabular-nums leading-5">
      <span className="sr-only">{said.label} </span>
      {budgetParts(budget).map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap">{part}</span>
        </span>
      ))}
    </p>
  )
}
