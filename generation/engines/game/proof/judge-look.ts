import type { Claim } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { conditionOf, conditions } from '../conditions/conditions.ts'
import { fallen } from './measured.ts'
import { find, judgeActor } from './on-stage.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

/**
 * How somebody looks, beside colour and size. A picture is made of a noun, a colour and what it is made of: where none of these is the word, it is
 * the very picture that it would be without it.
 */
export function judgeLook(claim: Extract<Claim, { about: 'look' }>, situation: Case): Verdict {
  const there = judgeActor(claim.actor, situation, claim)
  const member = find(situation, claim.actor, claim)
  if (there.status !== 'met' || !member) return there
  const picture = situation.plan.pictures[member.picture]
  if (!picture || picture.drawn) return unchecked(`Whether it looks ${claim.look} was not checked.`)
  // 'Falling meteors': how they are is what they do.
  if (/^(?:fall|dropp|descend|tumbl|plummet)ing$/.test(claim.look)) {
    const seen = fallen(situation.proof, member.id)
    return seen === undefined || situation.plan.solid
      ? unchecked('Whether they fall was not seen.')
      : met(seen)
  }
  const { stuff, noun, condition } = picture
  const isAlive = isAnimate(openCatalogue().find(noun))
  if (condition !== undefined && condition === conditionOf(claim.look, isAlive)) {
    const share = situation.painted?.signs.get(member.picture) ?? 0
    return !situation.plan.solid && share > plainly
      ? met(
          `It is drawn ${conditions[condition]?.shows}: ${percent(share)} of its picture is not as it is without that.`,
        )
      : unmet(`It was to be drawn ${conditions[condition]?.shows}, and one hardly sees it.`)
  }
  if (stuff === claim.look && picture.body === 'own') return met(`It is drawn as made of ${stuff}.`)
  if (noun.split(' ').includes(claim.look)) return there
  return isSeen(claim.look)
    ? unmet(`Its picture is that of any ${noun}: nothing in it is ${claim.look}.`)
    : unchecked(`Nothing here shows whether ${quoted(claim.words)} is so: it was not checked.`)
}

/** So much of a picture has to look different before somebody who glances at it would say so. */
const plainly = 0.05
const percent = (share: number) => `${Math.round(share * 100)} %`

/** Words for what one sees at once, and no usual picture of anything has: moods, sleep, wounds, dirt and patterns. */
const seen = new Set(
  (
    'angry mad furious grumpy cranky sad crying weeping sleepy sleeping asleep snoring tired exhausted scared afraid frightened terrified nervous worried shy embarrassed bored ' +
    'drunk dizzy sick ill wounded injured hurt bleeding dead undead blind bald bearded pregnant headless masked hooded naked ' +
    'broken cracked shattered torn ripped burnt burning burned melting melted frozen wet soaked dripping dirty filthy muddy rusty dusty moldy mouldy rotten slimy sticky ' +
    'striped spotted dotted checkered plaid patterned glowing shining sparkling glittering transparent invisible upside-down alive'
  ).split(' '),
)
const isSeen = (word: string) =>
  seen.has(word.toLowerCase()) || /^(?:two|three|four|five|one)-headed$/i.test(word)
