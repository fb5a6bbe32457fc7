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
