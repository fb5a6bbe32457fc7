import type { SpecialContent } from '@makebelieve/kit/game-2d/turns/special-cells'
import type { Brief } from '../../../brief/brief.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { withOwnPart } from '../game-parts.ts'
import { numberIn, type Twist } from '../twists.ts'

/** Cells that are not like the others: closed ones, and such as blow up whoever comes there. Which board has them is up to each game. */

const cells = '(?:squares?|cells?|fields?|spaces?|spots?|slots?|holes?|tiles?|places?)'
const some =
  '(?:(?:with|has|have|where|a|an|one|two|three|four|five|six|seven|eight|[1-9]|some|few|couple of|several|random|certain|many|of the|the|randomly|hidden|secret) )*'
const shut = '(?:blocked|closed|missing|forbidden|dead|unusable|broken|walled)'

const blocked = new RegExp(
  [
    `\\b${some}(?:${shut}(?: off)?|randomly blocked) ${cells}`,
    `\\b${some}${cells} (?:(?:that |which )?(?:are|is|get|gets) )?(?:randomly )?(?:${shut}(?: (?:off|out))?|off limits|taken)(?: (?:by|with) (?:a |an |the |big |little )*(\\w+))?`,
    `\\b(?:the )?(?:middle|cent(?:er|re)) (?:${cells} )?is (?:${shut}|off limits)(?: (?:by|with) (?:a |an |the )*(\\w+))?`,
  ].join('|'),
  'i',
)

const mined = new RegExp(
  [
    `\\b${some}${cells} (?:that |which )?(?:are|is|hide|hides|have|has|contain|contains|hold|holds|with) (?:a |an |the |hidden |secret )*(bombs?|mines?|traps?|landmines?|dynamite)(?: (?:that|which|and|they|it)? ?(?:blows?|explodes?|destroys?|kills?|removes?)(?: up)?(?: (?:any|every|the|a|whatever|whichever|whoever|your) ?(?:piece|man|checker|one)?s?)?(?: (?:that |who )?(?:lands?|steps?|moves?|comes?|goes?)(?: (?:on|onto|there|into))?(?: (?:them|it|there))?)?)?`,
    `\\b${some}(bomb|mine|trap|landmine) ${cells}`,
    `\\b${some}(bombs|mines|traps|landmines)(?: (?:are|is|lie|hide|hidden|placed))* (?:on|around|across|under) ${some}(?:board|${cells})`,
  ].join('|'),
  'i',
)

const nounIn = (words: RegExp, { prompt }: Pick<Brief, 'prompt'>): string | undefined =>
  words.exec(prompt)?.slice(1).find(Boolean)?.toLowerCase()

const actorOf = (words: RegExp, brief: Brief): Brief['actors'][number] | undefined => {
  const noun = nounIn(words, brief)
  return brief.actors.find(({ thing }) => noun === thing.name || noun === thing.plural)
}

/** Whoever lies on such cells is on the board like anybody who is named, and plays for nobody. */
export function withSpecial(told: Brief): Brief {
  // 'Blocked by rocks': they do nothing to anybody.
  const lying = [blocked, mined].flatMap((words) => actorOf(words, told)?.id ?? [])
  const brief = withOwnPart(told, ({ id }) => (lying.includes(id) ? 'collectible' : undefined))
  const noun = nounIn(mined, brief)
  const { isNoun, find } = openCatalogue()
  const thing = noun === undefined ? undefined : find(noun)
  if (!thing || !isNoun(thing.name) || actorOf(mined, brief)) return brief
  const { name, plural } = thing
  const actor = { id: name, thing, phrase: name, role: 'collectible', attributes: {}, plural: true } as const
  const words = `There ${noun === plural ? `are ${plural}` : `is ${withArticle(name)}`}`
  const claim = { about: 'actor', actor: name, role: 'prop', words, nouns: { [name]: name } } as const
  return { ...brief, actors: [...brief.actors, actor], claims: [...brief.claims, claim] }
}

/** The sentence without those who lie on such cells: who is left may be on either side. */
export function withoutSpecial(brief: Brief): Brief {
  const ids = [blocked, mined].flatMap((words) => actorOf(words, brief)?.id ?? [])
  return { ...brief, actors: brief.actors.filter(({ id }) => !ids.includes(id)) }
}

const many = (said: string): number | 'some' =>
  /\ba (?:blocked|closed|missing|bomb|mine)/i.test(said)
    ? 1
    : Math.min(12, numberIn(said) ?? 0) || (/\bcouple\b/i.test(said) ? 2 : /\bfew\b/i.test(said) ? 3 : 'some')

type Seen<S> = Twist & { seen(before: S, after: S, said: string): boolean }

/** There are as many as were said, and a move later they are where they were. */
const stay = <S>(of: (state: S) => readonly number[], before: S, after: S, said: string): boolean => {
  const [was, is] = [of(before), of(after)]
  const wanted = many(said)
  return (
    is.length > 0 && (wanted === 'some' || is.length === wanted) && is.every((cell) => was.includes(cell))
  )
}

export const blockedOn = <S>(of: (state: S) => readonly number[]): Seen<S> => ({
  words: blocked,
  parts: ['square', 'cell', 'field', 'space', 'slot', 'hole', 'tile', 'middle', 'center', 'centre'],
  atOnce: true,
  fits: (_, said) => !/\bcorner/i.test(said),
  sets: (said, brief): SpecialContent => ({
    blocked: /\b(?:middle|cent(?:er|re))\b/i.test(said) ? 'middle' : many(said),
    ...(actorOf(blocked, brief) && { blocks: actorOf(blocked, brief)?.id ?? '' }),
  }),
  seen: (before, after, said) => stay(of, before, after, said),
})

/** Somebody went to one of them, and is nowhere. */
export const minedOn = <S>(
  of: (state: S) => readonly number[],
  isBlown: (before: S, after: S) => boolean,
): Seen<S> => ({
  words: mined,
  parts: ['square', 'cell', 'field', 'space', 'tile'],
  atOnce: true,
  along: 'blow blows up explode explodes any piece lands land them',
  sets: (said, brief): SpecialContent => ({
    mines: many(said),
    ...(actorOf(mined, brief) && { mined: actorOf(mined, brief)?.id ?? '' }),
  }),
  seen: (before, after, said) => stay(of, before, after, said) && isBlown(before, after),
})
