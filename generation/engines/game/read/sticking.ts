import { isAnimate } from '../../../brief/traits.ts'
import { frameOf } from '../../../brief/verbs.ts'
import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'
import { Numbered, numbersIn, type Span, spanOf } from './numbered.ts'

const small = '(?:(?:an?|the|all|every|any|some|loose|his|her|its|your|my|their|other|more) )*'
const things = `${small}#\\d+(?:(?:,? and|,) ${small}#\\d+)*`
const anything = `(?:everything|anything|whatever|all (?:kinds|sorts) of (?:things|stuff|junk)|stuff|things)(?: (?:in (?:its|his|her|your|the) (?:way|path)|(?:that )?(?:it|he|she|you) (?:touches|meets|finds|hits|rolls over)|around(?: it)?))?`
const you = '(?:you|it|he|she|i|we|#\\d+)'
const me = '(?:you|it|him|her|me|us|itself|himself|herself)'
const own = '(?:its|his|her|your|my|our)'

/** 'Leaves stick to its spikes', 'all the toys that it touches get stuck to it'. */
const sticking = new RegExp(
  `(?<s>they|everything|(?<=^|[,.;:] |\\b(?:while|when|where|so|because) )${things}|${small}#\\d+) (?:(?:that|which) (?:it|you|he|she) (?:touches|touch|hits?|rolls? over) |that |which |just |all |will |then |always |simply )*(?:sticks?|clings?|adheres?|gets? (?:stuck|caught)|(?:is|are|stay|stays) stuck)(?: on)? (?:to|onto|on|in) (?<b>${own} (?:#\\d+|[a-z]+)|${me}\\b|${small}#\\d+)`,
  'gi',
)
/** 'Rolls up twigs', 'picking up everything in its way'. */
const picking = new RegExp(
  `(?<v>rolls?|rolling|picks?|picking|collects?|collecting|gathers?|gathering|absorbs?|absorbing|scoops?|scooping|sweeps?|sweeping)(?: up)? (?<t>${things}|${anything})(?: (?:with|on) (?:its|his|her|your) [a-z]+)?`,
  'gi',
)
const larger = '(?:bigger|larger|fatter|heavier|rounder|taller|huge|enormous|giant)'
/** 'Gets bigger and bigger', 'the more the bigger'. */
const growing = new RegExp(
  `(?:(?:that|which|it|he|she|you|so|then|and|the ball|the snowball) )*(?:(?:gets?|getting|grows?|growing|becomes?|becoming) ${larger}(?: and ${larger})*|(?:the more )?(?:the )?${larger} it (?:gets|grows))(?: (?:with (?:each|every) (?:one|#\\d+)|as it (?:goes|rolls)(?: along)?|each time|every time|by))?|(?:and )?the more(?: of (?:them|it))?(?: (?:#\\d+|[a-z]+)){0,2} ?,? (?:the )?${larger}(?: (?:it|you|he|she|i) (?:gets?|grows?|becomes?))?`,
  'gi',
)
const breaks =
  '(?:crush|smash|flatten|squash|knock (?:down|over)|run over|roll over|break|destroy|topple|push over|tip over|demolish|wreck|bulldoze|(?:break|smash|crash) through|get past)'
const enough = '(?:(?:so |very |really )?(?:big|large|huge|heavy|enormous|giant|fat|massive)(?: enough)?)'
/** 'Once it's big enough it can crush the sign', 'until it is large enough to flatten the fence', 'until it can crush the sign'. */
const threshold = new RegExp(
  `(?:(?:once|when(?:ever)?|until|till|as soon as|if|after) ${you} ?(?:(?:is|are|'s|'re|’s|gets?|grows?|becomes?|has grown|have grown|has become) )?(?:${enough} )?,? ?(?:to |(?:then )?(?:${you} )?(?:can |could |will |may |is able to |are able to )?)|(?:gets?|grows?|is|until|becomes?) ${enough} to )(?:finally |even )?${breaks} (?<c>${things})`,
  'gi',
)

/** What nobody named stays a word. */
const unnamed = /^(?:everything|anything|whatever|stuff|things?)$/i

/** 'A magnet truck that scrap sticks to'. */
const stuckTo = new RegExp(
  `(?<b>#\\d+) (?:that|which) (?<s>${things}) (?:sticks?|clings?|adheres?) (?:to|onto|on)(?! #)`,
  'gi',
)

/** What somebody has and things stick to is no thing of its own: its spikes, her wool. */
export function stuckPartsIn(reading: Reading): Set<number> {
  const told = new Numbered(reading, unnamed)
  const bodies = [...told.text.matchAll(sticking)].map(({ groups }) => groups?.b ?? '')
  return new Set(
    bodies
      .filter((body) => new RegExp(`^${own} `, 'i').test(body))
      .flatMap(numbersIn)
      .filter((index) => !told.isYou(index)),
  )
}

/**
 * 'A hedgehog rolls and leaves stick to its spikes', 'a snowball that picks up everything and gets bigger until it can crush the sign': what
 * sticks to whoever plays, whether it grows by that, where it brings what sticks, and what breaks under it then.
 */
export function withSticking(deeds: readonly Deed[], reading: Reading): Deed[] {
  const told = new Numbered(reading, unnamed)
  const parts = stuckPartsIn(reading)
  const [stuck] = [...told.text.matchAll(sticking), ...told.text.matchAll(stuckTo)].filter(({ groups }) =>
    numbersIn(groups?.b ?? '').every((index) => told.isYou(index) || parts.has(index)),
  )
  const [grown] = told.text.matchAll(growing)
  const [crushed] = told.text.matchAll(threshold)
  const lives = reading.things.some(
    ({ role, head }) =>
      role === 'you' && isAnimate(openCatalogue().find(reading.words[head]?.text.toLowerCase() ?? '')),
  )
  const isRolled = /\broll(?:s|ing)?\b/i.test(told.text)
  // A squirrel that picks up nuts has them in its cheeks.
  const isPicked = ({ groups, 0: said }: RegExpMatchArray) =>
    // A girl who rolls a snowball has nothing stick to herself.
    !(lives && /^roll(?:s|ing)? (?!up\b)/i.test(said)) &&
    !numbersIn(groups?.t ?? '').some((index) => told.isYou(index)) &&
    (grown ?? crushed ?? (/^roll/i.test(said) && / up /i.test(said) ? said : undefined)) !== undefined &&
    (!lives || isRolled)
  const [picked] = [...told.text.matchAll(picking)].filter(isPicked)
  const first = stuck ?? picked
  const inAir = reading.said.filter(({ what }) => what === 'weather').flatMap(({ piece }) => piece.words)
  const isAir = (index: number) => inAir.includes(reading.things[index]?.head ?? -1)
  if (!first) return [...deeds]
  const isThey = /^they\b/i.test(first[0])
  const before = told.text.slice(0, first.index)
  const named = numbersIn(
    isThey ? before.slice(before.search(/(?:[^.;!?]*)$/)) : (first.groups?.s ?? first.groups?.t ?? ''),
  )
  const whom = [...new Set(named)].filter((index) => !told.isYou(index) && !parts.has(index))
  // Nobody is there whom one could pick up: snow is what the ground is white of.
  if (whom.some(isAir)) return [...deeds]
  const what = whom.length === 0 ? 'have everything stick' : 'have stick'
  const deed = (verb: string, whoms: Deed['whoms'], spans: readonly Span[]): Deed => {
    const places = told.placesIn(spans)
    return told.deedAt(places, {
      who: 'you',
      verb,
      frame: frameOf('collect'),
      whoms,
    })
  }
  const direct = whom.map((end) => ({ end, by: undefined }))
  const gathers = deed(grown || crushed ? `${what} and grow` : what, direct, [
    spanOf(first),
    ...(grown ? [spanOf(grown)] : []),
  ])
  const crushes = crushed
    ? [
        {
          ...deed(
            'crush once larger',
            numbersIn(crushed.groups?.c ?? '').map((end) => ({ end, by: undefined })),
            [spanOf(crushed)],
          ),
          frame: undefined,
        },
      ]
    : []
  // 'Bring it to the crusher': that is what sticks.
  const brings = deeds
    .filter(
      ({ verb, pronoun, whoms, at }) =>
        /^(?:bring|take|carry|deliver|haul|drop off|dump)\b/.test(verb) &&
        at > gathers.at &&
        (pronoun || whoms.some(({ end }) => whom.includes(Number(end)))) &&
        whoms.some(({ by }) => /^(?:to|into|in|at)$/.test(by ?? '')),
    )
    .map(
      (one): Deed => ({
        ...one,
        verb: 'bring what sticks',
        pronoun: false,
        whoms: [
          ...direct,
          ...one.whoms.filter(({ by }) => by !== undefined).map(({ end }) => ({ end, by: 'to' })),
        ],
      }),
    )
  const own = [gathers, ...crushes]
  const inside = new Set(own.flatMap(({ places }) => places))
  const others = deeds.filter(({ at }) => !inside.has(at) && !brings.some((one) => one.at === at))
  // 'Roll a sticky ball over buttons': the ball is whoever plays, and nobody sits on the buttons.
  const rolling = others.map(
    (one): Deed =>
      /^roll\b/.test(one.verb)
        ? {
            ...one,
            whoms: one.whoms.filter(({ end }) => !whom.includes(Number(end)) && !told.isYou(Number(end))),
          }
        : one,
  )
  return [...rolling, ...own, ...brings]
}
