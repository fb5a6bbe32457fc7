import type { Offer } from '@makebelieve/contract/offer'
import { withArticle } from '../../nouns/nouns.ts'
import { Declined } from '../../pipeline/engine.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import type { ModelPlan } from './design.ts'
import { calledBy, hasShape } from './proof/called.ts'

/** What a model is about, where something of another kind would be shown in its place. */
function standInOf({ pieces: [main] }: ModelPlan): { asked: string; shown: string } | undefined {
  const call = main && calledBy(main.noun, main)
  return call?.is === 'stand-in' && call.isFar ? { asked: main?.noun ?? '', shown: call.as } : undefined
}

/** The plan, as long as its main thing has a shape; else nothing is made, and it is said what has one. */
export function onlyAsAsked(plan: ModelPlan): ModelPlan {
  const standIn = standInOf(plan)
  if (!standIn) return plan
  const { asked, shown } = standIn
  const { prompt } = plan
  throw new Declined(`We have no shape for “${asked}” yet; the nearest we have is ${shown}.`, [
    ...nearTo(asked).flatMap((noun) => instead(prompt, asked, noun)),
    { label: `Make it anyway, as ${shown}`, prompt, anyway: true },
  ])
}

/** The plan of what is made anyway: its title says what it is. */
export function asStandIn(plan: ModelPlan): ModelPlan {
  const standIn = standInOf(plan)
  if (!standIn) return plan
  const { asked, shown } = standIn
  return { ...plan, title: `${plan.title} (${shown}, not ${withArticle(asked)})`, standsIn: standIn }
}

/** Wider words for a thing that have a shape, and a sibling of it. */
function nearTo(asked: string): string[] {
  const { kinds, row } = openCatalogue().find(asked)
  return [...new Set([row, ...kinds])].filter((noun) => noun !== asked && hasShape(noun)).slice(0, 2)
}

function instead(prompt: string, asked: string, noun: string): Offer[] {
  const changed = prompt.replace(new RegExp(`\\b${asked.replace(/[^a-z0-9 -]/gi, '.')}\\b`, 'i'), noun)
  return changed === prompt ? [] : [{ label: changed, prompt: changed }]
}
