import type { Claim, PlannedMatter, PlannedThing } from '../design.ts'
import type { MadeThing } from './make-things.ts'
import type { SceneItem } from './scene-reading.ts'

/** What the prompt wished of one thing, as claims that can be checked. */
export function claimsOfThing({ thing, model }: MadeThing, item: SceneItem | undefined): Claim[] {
  const claims: Claim[] = [{ about: 'thing', thing: thing.id, text: thing.phrase }]
  const count = item?.phrase.count
  if (count !== undefined && count > 1)
    claims.push({
      about: 'count',
      thing: thing.id,
      count: thing.count,
      text: `${thing.count} of them: ${item?.phrase.phrase ?? thing.phrase}`,
    })
  for (const claim of model.claims) {
    if (claim.about === 'colour')
      claims.push({ about: 'colour', thing: thing.id, colour: claim.colour, text: asSentence(claim.text) })
    if (claim.about === 'unknown' && !isTalk(claim.text)) claims.push({ about: 'unknown', text: claim.text })
  }
  const { place } = thing
  if (item?.place && (place.of !== undefined || placesByThemselves.has(place.how)))
    claims.push({
      about: 'place',
      thing: thing.id,
      how: place.how,
      ...(place.of !== undefined && { of: place.of }),
      text: `${thing.phrase} ${item.place.words}${item.place.of ? ` the ${item.place.of.phrase.noun}` : ''}`,
    })
  return claims
}

/** 'red barn' as what is claimed of it: the barn itself has a claim of its own. */
function asSentence(text: string): string {
  const words = text.split(' ')
  const noun = words.slice(1).join(' ')
  return noun === '' ? text : `${noun} in ${words[0]}`
}

const placesByThemselves = new Set<PlannedThing['place']['how']>([
  'sky',
  'distance',
  'water',
  'wall',
  'ceiling',
  'corner',
  'middle',
  'rows',
])

/** Words that only praise, count or name an age, and those that the whole place answers. */
const isTalk = (text: string) =>
  /^(?:\d+ of|some|few|several|many|single|medieval|ancient|haunted|abandoned|deserted|derelict|cozy|cosy|spooky|creepy|enchanted|magical|forgotten|mysterious|old|lone|lonely|quiet|bubbling|floating|flying|hanging|fallen|snowy|misty|foggy|sunken|\w+ing)\b|\(of /.test(
    text,
  )

export const claimOfMatter = (matter: PlannedMatter): Claim => ({
  about: 'matter',
  matter: matter.id,
  text: matter.phrase,
})
