import type { Actor, Brief, Role } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { withOwnPart } from '../game-parts.ts'

/** How sentences tell who comes along the road, what is at its end, and what is built beside it. */
const arrives =
  'reach(?:es|ing)?|get(?:s|ting)? (?:in)?to|com(?:e|es|ing) to|eat(?:s|ing)?|enter(?:s|ing)?|steal(?:s|ing)?|arriv(?:e|es|ing) at|touch(?:es|ing)?'
const forbids =
  "(?:do not|don'?t|does not|doesn'?t|can ?not|can'?t|never|must not|mustn'?t|won'?t|should not|shouldn'?t)"
const the = '(?:(?:the|my|our|your|his|her|an?|all|all the) )?'

/** 'So that the caterpillars don't reach the cabbage', 'stop rats from eating the cheese', 'protect the cake from wasps'. */
export const tellings: readonly { words: RegExp; foe: number; goal: number }[] = [
  {
    words: new RegExp(`\\b(\\w+) ${forbids} (?:ever )?(?:${arrives}) ${the}((?:\\w+ )?\\w+)`, 'i'),
    foe: 1,
    goal: 2,
  },
  {
    words: new RegExp(
      `\\b(?:stop|keep|prevent|hold|block)s? ${the}(?:\\w+ )?(\\w+) (?:away )?from (?:${arrives})? ?${the}((?:\\w+ )?\\w+)`,
      'i',
    ),
    foe: 1,
    goal: 2,
  },
  {
    words: new RegExp(
      `\\b(?:protect|defend|guard|save)s? ${the}((?:\\w+ )?\\w+) (?:from|against) (?:(?:waves|hordes|swarms|lots) of )?${the}(?:\\w+ )?(\\w+)`,
      'i',
    ),
    foe: 2,
    goal: 1,
  },
  // What they are after. 'Ants come for the cake', 'mice who want our cheese', 'crows trying to eat the corn'
  {
    words: new RegExp(
      `\\b(\\w+) (?:who |that |which )?(?:are |is |all )?(?:com(?:e|es|ing) (?:for|after)|wants?(?: to (?:${arrives}))?|wanting|after|go(?:es|ing)? for|craves?|hunger for|(?:try|tries|trying) to (?:${arrives}|take|get)) ${the}((?:\\w+ )?\\w+)`,
      'i',
    ),
    foe: 1,
    goal: 2,
  },
]

/** Each thing that is listed as what one builds, with all that is said of it: 'a scarecrow that slows them'. */
export function kindsIn(prompt: string): { name: string; words: string }[] {
  const [, list = ''] =
    /\b(?:towers?|turrets?|defen[cs]es|path|road|trail|track)\b[^.:;]*[:(]\s*([^.;:)]+)/i.exec(prompt) ??
    /\b(?:towers?|turrets?|defen[cs]es) (?:are|such as|like|made of|called) ([^.;:)]+)/i.exec(prompt) ??
    []
  return (
    list
      .split(/,|\band\b|\//)
      .map((words) => words.trim())
      // 'The towers are toasters and ants come for the cake': a new sentence is no tower.
      .filter((words) => !tellings.some((telling) => telling.words.test(words)))
      .map((words) => ({
        words,
        name: words
          .replace(/\b(?:that|which|who|with|shoot\w*|throw\w*)\b.*/i, '')
          .replace(/\b(?:an?|the|towers?|turrets?)\b/gi, '')
          .trim(),
      }))
      .filter(
        ({ name, words }) =>
          /^[a-z][a-z -]{1,19}$/i.test(name) && !/\b(?:waves?|coins?|gold|per|lives|levels?)\b/i.test(words),
      )
      .map(({ name, words }) => ({ words, name: name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() }))
  )
}

const isCalled = ({ thing }: Actor, words: string) => {
  const said = words.toLowerCase()
  return [thing.name, thing.plural].some(
    (name) => said === name || said.endsWith(` ${name}`) || name.endsWith(` ${said}`),
  )
}

const towerWords = / (?:towers?|turrets?|defen[cs]es?)$/i
const isTower = ({ phrase }: Actor) => towerWords.test(phrase)

/** A gummy bear tower is a gummy bear that was built: of towers it is told what they are. */
export const withoutTowers = (brief: Brief): Brief => ({
  ...brief,
  actors: brief.actors.map((actor) => {
    const name = actor.phrase.toLowerCase().replace(towerWords, '')
    const isMaterial = !isTower(actor) || !openCatalogue().isNoun(name.split(' ').at(-1) ?? '')
    return isMaterial ? actor : { ...actor, thing: openCatalogue().find(name) }
  }),
})

/** Who is on which side, whatever the verbs around them made of it: a ladybug that is built shoots, and a cabbage that is defended harms nobody. */
export function withSides(brief: Brief): Brief {
  const roles = new Map<string, Role>()
  const [telling] = tellings.flatMap(({ words, foe, goal }) => {
    const found = words.exec(brief.prompt)
    return found ? [{ foe: found[foe] ?? '', goal: found[goal] ?? '' }] : []
  })
  const built = kindsIn(brief.prompt)
  for (const actor of brief.actors) {
    if (actor.implied) continue
    if (built.some(({ name }) => isCalled(actor, name)) || isTower(actor)) roles.set(actor.id, 'friend')
    else if (telling && isCalled(actor, telling.foe)) roles.set(actor.id, 'enemy')
    else if (
      telling &&
      (isCalled(actor, telling.goal) ||
        isCalled(actor, telling.goal.split(' ').at(-1) ?? '') ||
        isCalled(actor, telling.goal.split(' ')[0] ?? ''))
    )
      roles.set(actor.id, 'goal')
  }
  return withOwnPart(brief, ({ id }) => roles.get(id))
}
