import { singularsOfPhrase } from '../../../nouns/nouns.ts'
import { withoutArticle } from '../../model/edit/target.ts'
import type { EnvironmentPlan, PlannedMatter, PlannedThing } from '../design.ts'
import { roleWords } from '../read/usual-places.ts'
import { roleIn } from './plan-parts.ts'

/** What words of an edit mean of a place: all things and matters that are called so. */
export type Targets = { things: PlannedThing[]; matters: PlannedMatter[]; words: string }

export function targetsOf(plan: EnvironmentPlan, said: string): Targets {
  const words = withoutArticle(said.trim()).replace(/^(?:of )?(?:the|all|every|each) /, '')
  const forms = [words, ...singularsOfPhrase(words)]
  const fits = (name: string) =>
    forms.some((form) => name === form || name.endsWith(` ${form}`) || form.endsWith(` ${name}`))
  const isCalled = ({ noun, phrase }: { noun: string; phrase: string }) =>
    fits(noun) || forms.includes(phrase)
  const things = plan.things.filter(isCalled)
  const matters = plan.matters.filter(isCalled)
  if (things.length > 0 || matters.length > 0) return { things, matters, words }
  const role = forms.map((form) => roleWords[form]).find((one) => one !== undefined)
  return {
    things:
      role === undefined
        ? []
        : plan.things.filter((thing) => roleIn(thing) === role && (role !== 'building' || thing.metres > 3)),
    matters: [],
    words,
  }
}

/** 'Around the fire', where there is a campfire: the one thing here that the words can mean. */
export const asCalled = (plan: EnvironmentPlan, words: string): string =>
  words.replace(/\b(the|its) (\p{L}{3,})\b/giu, (said, article: string, noun: string) => {
    const nouns = [...plan.things, ...plan.matters].map((one) => one.noun)
    const meant = [...new Set(nouns.filter((one) => one !== noun && one.endsWith(noun)))]
    return nouns.includes(noun) || meant.length !== 1 ? said : `${article} ${meant[0]}`
  })
