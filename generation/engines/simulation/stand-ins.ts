import type { Offer } from '@makebelieve/contract/offer'
import { Declined } from '../../pipeline/engine.ts'
import { read } from '../../reading/read.ts'
import type { SimulationPlan } from './design.ts'
import { rankTopics } from './read/topic.ts'

/** The plan, as long as its topic is the one that was asked for; else nothing is made, and the nearest topics are named. */
export async function onlyAsAsked(plan: SimulationPlan): Promise<SimulationPlan> {
  const { claims, prompt, title } = plan
  const topic = claims.find((claim) => claim.about === 'topic')
  if (topic?.about !== 'topic' || !topic.standsIn) return plan
  const isGeneral = plan.parts.some(({ general }) => general !== undefined)
  const nearest = isGeneral ? 'as a general model' : `as “${title}”`
  const anyway: Offer = { label: `Make it anyway, ${nearest}`, prompt, anyway: true }
  throw new Declined(`We don't have a lesson on “${topic.text}” yet. The closest ones are below.`, [
    ...(await nearestTo(prompt, title)),
    anyway,
  ])
}

/** The titles of topics that come near to some words, apart from one. */
async function nearestTo(prompt: string, apart: string): Promise<Offer[]> {
  const titles = (await rankTopics(read(prompt, 'lesson'))).map(({ page }) => page.title)
  return [...new Set(titles)]
    .filter((title) => title !== apart)
    .slice(0, 2)
    .map((title) => ({ label: title, prompt: title }))
}
