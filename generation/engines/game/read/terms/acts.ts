import type { TermOf } from '../../../../brief/terms.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../../things/inflection.ts'
import type { Found } from './found.ts'

const word = "(?!(?:and|or|but|then|for|to|with|it|them|they|who|that|while|when|only|the|an?)\\b)[a-z'’-]+"
const noun = `(?:${word} )?${word}`
const small = '(?:(?:an?|the|all|each|every|any|some|your|only|their|its|his|her|other) )*'
const shoots = '(?:photographs?|photographing|snaps?|films?|takes? (?:a )?(?:photos?|pictures?) of|pictures?)'
const catches =
  '(?:catch(?:es)?|catching|arrests?|arresting|spots?|spotting|busts?|reports?|tags?|scolds?|tells? off|grabs?|nabs?|finds?|stops?|points? (?:at|out))'
const deed = `(?<does>${shoots}|${catches})`
const they = '(?:it|they|he|she)'
const moment =
  '(?:(?:but )?only (?:while|when|if)|(?:at |in )?(?:exactly |just )?the (?:very |exact )?(?:moment|second|instant)(?: (?:when|that))?|(?:exactly|just|right) (?:when|while|as))'
const doing = `(?:is |are |'s |'re )?(?<act>[a-z]+)`
const what = `(?: (?:out of |at |on |in |up |from )?${small}(?<of>${noun}))?`
const end = '(?=\\s*(?:[.,;:!?)]|$|and\\b|but\\b|or\\b|without\\b|otherwise\\b))'

/** What nobody is glad to be caught at: 'catch students cheating', and not 'find kids hiding'. */
const misdeeds =
  '(?:cheating|stealing|shoplifting|littering|copying|whispering|texting|doodling|sleeping|smoking|speeding|throwing|spying|lying|vandali[sz]ing)'

const ways: readonly RegExp[] = [
  // 'Catch students who throw paper planes, but only while they throw'
  new RegExp(
    `${deed} ${small}(?<whom>${noun}) (?:who|that|which) ${doing}${what},? ${moment} ${they}(?: (?:is|are|do|does|throw))?(?: [a-z]+)?(?: (?:it|them|that|so))?${end}`,
    'gi',
  ),
  // 'Photograph the squirrel the moment it steals a nut'
  new RegExp(`${deed} ${small}(?<whom>${noun}) ${moment} ${they} ${doing}${what}${end}`, 'gi'),
  // 'Arrest only those who are touching the paintings', 'spot who is cheating'
  new RegExp(
    `${deed} (?:(?:only )?(?:those|the ones?|everyone|everybody|anyone|whoever|kids|people) )?(?:who|whoever|that) (?:is|are|'s) (?<act>[a-z]+ing)${what}${end}`,
    'gi',
  ),
  // 'Catch students cheating'
  new RegExp(
    `${deed} ${small}(?<whom>${noun}) (?:in the act of (?<act>[a-z]+ing)|(?:while )?(?<bad>${misdeeds}))${what}${end}`,
    'gi',
  ),
]

/** Whoever moves while somebody looks. */
const watched =
  /(?:whoever|anyone who|anybody who|everyone who|those who|if you|who) (?:moves?|walks?|runs?|moving) (?:while|when(?:ever)?|as long as|if) (?:the |an? )?(?<whom>[a-z]+(?: [a-z]+)?) (?:looks?|is looking|watches|is watching|turns? (?:around|round|back)|sees)(?: at (?:you|them|her|him|us))?(?<out>,? (?:is|are|gets?|you(?: are|'re)?|will be|must|has to|goes?|loses?|die[sd]?|lose)\b[^.;!?,]*)?/gi

/** Who does what now and then, and is caught only then. */
export function actsIn(text: string): Found[] {
  const found = ways.flatMap((way) =>
    [...text.matchAll(way)].flatMap(({ 0: words, index, groups = {} }): Found[] => {
      const { does = '', whom, of } = groups
      const act = groups.act ?? groups.bad ?? ''
      const verb = [...baseVerbsOf(act.toLowerCase()), act.toLowerCase()].find((one) =>
        openCatalogue().isVerb(one),
      )
      const who = whom ?? before(text.slice(0, index))
      const isSomebody =
        who !== undefined && openCatalogue().isNoun(who.toLowerCase().split(' ').at(-1) ?? '')
      if (verb === undefined || !isSomebody || /^(?:it|them|of)$/i.test(of ?? '')) return []
      const term: Omit<TermOf<'act'>, 'words'> = {
        about: 'act',
        does: new RegExp(`^${shoots}$`, 'i').test(does) ? 'photograph' : 'catch',
        whom: who,
        act: verb,
        ...(of !== undefined && { of }),
      }
      return [{ term: { ...term, words } as TermOf<'act'>, start: index, end: index + words.length }]
    }),
  )
  const still = [...text.matchAll(watched)].flatMap(({ 0: whole, index, groups = {} }): Found[] => {
    const { whom = '', out = '' } = groups
    const words = whole.slice(0, whole.length - out.length)
    const term: TermOf<'act'> = { about: 'act', does: 'still', whom, act: 'move', words }
    return [{ term, start: index, end: index + whole.length }]
  })
  return [...found, ...still]
}

/** Of whom it was spoken last: 'watching visitors, arrest those who …'; somebody at all, where nobody was. */
function before(text: string): string | undefined {
  const catalogue = openCatalogue()
  const names = (text.toLowerCase().match(/[a-z'-]+/g) ?? []).filter(
    (one) => /s$/.test(one) && catalogue.isNoun(one) && !catalogue.isVerb(one),
  )
  return (
    names.findLast((one) =>
      catalogue
        .find(catalogue.lemma(one, 'noun'))
        .traits.some((trait) => /^(?:person|animal|monster)$/.test(trait)),
    ) ?? 'people'
  )
}
