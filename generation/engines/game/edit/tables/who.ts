import { sizes } from '../../../../brief/attribute-words.ts'
import type { Actor, Role } from '../../../../brief/brief.ts'
import { colours } from '../../../../brief/colours.ts'
import type { Lexicon } from '../../../../brief/lexicon.ts'
import { isPlace } from '../../../../brief/traits.ts'
import { briefOfPrompt } from '../../read/brief-of-prompt.ts'
import type { Behaviour, Edit } from '../change.ts'
import { actorOf, namedIn, sensesIn, stagedIn, targetIn } from './target.ts'

export function readAttach(words: string, lexicon: Lexicon): Edit[] | undefined {
  const wears =
    /^(?:can |let |make |have )?(?:the |my )?(.+?) (?:should |could |must |can )?(wear|wears|wearing|hold|holds|holding|carry|ride|rides|riding)s? (.+)$/.exec(
      words,
    )
  const given = /^(?:give|put) (?:the |my )?(.+?) (an? .+)$/.exec(words)
  const put =
    /^(?:put|add|place) (an? .+?|some .+?|the .+?) on (?:the |its |his |her )?(?:head of (?:the )?|top of (?:the )?)?(.+?)(?:'s head)?$/.exec(
      words,
    )
  const owner = wears?.[1] ?? given?.[1] ?? put?.[2]
  const gift = wears?.[3] ?? given?.[2] ?? put?.[1]
  if (owner === undefined || gift === undefined || /^(?:me|us|it|game|the game|a timer)$/.test(owner))
    return undefined
  const target = targetIn(owner, lexicon)
  const [named] = stagedIn(gift, lexicon)
  if (target === undefined || !named) return undefined
  const { thing } = named
  if (
    given &&
    !put &&
    !thing.traits.some((trait) =>
      ['clothing', 'wearable', 'holdable', 'weapon', 'tool', 'instrument', 'toy'].includes(trait),
    )
  )
    return undefined
  if (put && !wears && lexicon.catalogue.sceneOf(owner)) return undefined
  const relation = /^(?:hold|carry)/.test(wears?.[2] ?? '')
    ? 'holding'
    : /^rid/.test(wears?.[2] ?? '')
      ? 'riding'
      : wears || thing.traits.includes('wearable') || thing.traits.includes('clothing')
        ? 'wearing'
        : put
          ? 'on'
          : 'holding'
  return [{ change: 'attach', target, relation, actor: actorOf(named, 'prop') }]
}

export function readReplace(words: string, lexicon: Lexicon): Edit[] | undefined {
  const become =
    /^(?:let me |i want to |make me |i should |can i )(?:play (?:as )?|be |become )?((?:an? |the )?(?!to\b).+)$/.exec(
      words,
    )?.[1]
  if (
    become &&
    !/^i want (?!to (?:be|play))/.test(words) &&
    !/\b(?:jump|shoot|fly|run|more|have)\b/.test(become)
  ) {
    const [named] = stagedIn(become, lexicon)
    if (named) return [{ change: 'replace', from: 'player', to: actorOf(named, 'player') }]
  }
  const patterns: [RegExp, from: 1 | 2][] = [
    [/\b(?:replace|swap|switch) (?:out )?(?:all )?(.+?) (?:with|for|by|to) (.+)$/, 1],
    [/\b(?:change|turn|transform|convert|make) (.+?) (?:in)?to (?:be )?(.+)$/, 1],
    [
      /\b(?:i want|use|make it|put|have|with|add|give me|show)?\s*(.+?) (?:instead of|rather than|in place of) (.+)$/,
      2,
    ],
    [/^(?:the )?(.+?) (?:should|must|could) (?:be|become) (?:an? |the )?(.+?)(?: instead)?$/, 1],
    [/^make (the .+?) (an? .+)$/, 1],
    [/^make (the .+?) (the .+)$/, 1],
  ]
  for (const [pattern, fromAt] of patterns) {
    const match = pattern.exec(words)
    if (!match) continue
    const from = match[fromAt] ?? ''
    const to = (match[fromAt === 1 ? 2 : 1] ?? '').replace(/,? (?:and |but )?not (?:an? |the )?[\w -]+$/, '')
    if (
      /\b(?:background|setting|scene|place|location|colou?r|speed|size|title|name|time|weather|music|style|genre|number|amount|score|timer|difficulty|lives|theme|world)\b/.test(
        from,
      )
    )
      continue
    if (/^(?:it|this|the game|that)$/.test(from)) continue
    const target = targetIn(from, lexicon)
    const [named] = stagedIn(to, lexicon)
    const role = namedIn(to, lexicon).find((one) => one.roleNoun)?.roleNoun
    if (target === undefined || !named || role) {
      if (target !== undefined && role && /\bthe\b/.test(to)) return [{ change: 'role', target, role }]
      continue
    }
    if (onlyDescribes(to)) continue
    return [{ change: 'replace', from: target, to: asOneNoun(to, actorOf(named, 'prop'), lexicon) }]
  }
  return undefined
}

/** 'Snow plow': the last of two nouns says what it is, though alone it might be a verb. */
function asOneNoun(words: string, actor: Actor, { catalogue }: Lexicon): Actor {
  const name = words.replace(/^(?:an? |the )/, '')
  const list = name.split(' ')
  if (list.length !== 2 || actor.phrase !== list[0] || !list.every((word) => catalogue.isNoun(word)))
    return actor
  const thing = catalogue.find(name)
  return { ...actor, id: thing.name.replace(/[^a-z0-9]+/g, '-'), thing, phrase: name }
}

/** 'blue', 'much faster': a quality, not a thing. */
const onlyDescribes = (words: string) =>
  words
    .split(' ')
    .every(
      (word) =>
        colours[word] !== undefined ||
        sizes[word] !== undefined ||
        /^(?:much|more|very|a|bit|little|faster|slower|bigger|smaller|and|dark|light|bright)$/.test(word),
    )

export function readRemove(words: string, lexicon: Lexicon): Edit[] | undefined {
  if (
    /\b(?:not|never|cannot|can ?not)\b.*\b(?:die|lose)\b|\b(?:invincible|immortal|infinite lives|unlimited lives)\b/.test(
      words,
    )
  )
    return [{ change: 'absent', absent: 'losing' }]
  const match =
    /^(?:i (?:do not|don't) (?:want|like|need) |(?:remove|delete|erase|get rid of|take (?:out|away)|drop|lose|hide|disable|turn off|switch off|stop|mute|without|no more|no|there should (?:not be|be no)|do not show|eliminate|cut|kill off)\s+)(?:any |all |all of |the )*(.+)$/.exec(
      words,
    )
  const said = match?.[1]
  if (!said || /^(?:slower|faster)/.test(said)) return undefined
  if (/^(?:time|timer|time limit|countdown|clock)\b/.test(said))
    return [{ change: 'absent', absent: 'timer' }]
  if (/^(?:enem(?:y|ies)|bad guys|monsters)$/.test(said)) return [{ change: 'absent', absent: 'enemies' }]
  if (/^music\b/.test(said)) return [{ change: 'feature', feature: 'music', on: false }]
  if (/^(?:score|scoring|points)$/.test(said)) return [{ change: 'absent', absent: 'score' }]
  if (/^(?:losing|dying|death|game over)$/.test(said)) return [{ change: 'absent', absent: 'losing' }]
  const edits: Edit[] = []
  for (const sense of sensesIn(said, lexicon)) {
    if (sense.extra && !edits.some((edit) => edit.change === 'extra' && edit.extra === sense.extra))
      edits.push({ change: 'extra', extra: sense.extra, on: false })
    else if (sense.feature && !edits.some((edit) => edit.change === 'feature'))
      edits.push({ change: 'feature', feature: sense.feature, on: false })
  }
  const targets = namedIn(said, lexicon).flatMap(({ thing, roleNoun, isTalk }) =>
    roleNoun ? [roleNoun] : isTalk ? [] : [thing.name],
  )
  if (edits.length > 0 && targets.length <= 1) return edits
  if (targets.length > 0) return targets.map((target) => ({ change: 'remove', target }))
  return edits
}

export function readAdd(words: string, lexicon: Lexicon): Edit[] | undefined {
  const match =
    /^(?:add|include|make (?=an? )|put(?: in)?|insert|spawn|create|bring in|introduce|place|have|i want|i would like|there should be|there could be|there must be|let there be|give (?:me|us|him|her|it|them|the \w+)|show|can we have|we need|with|what about|how about)\s*(.+)$/.exec(
      words,
    )
  const said = match?.[1]
  if (!said) return undefined
  const brief = briefOfPrompt(said.replace(/^(?:a |the )?boss ?: ?/, 'boss: '))
  if ('refused' in brief) return undefined
  const named = brief.actors.filter((actor) => !actor.implied)
  // Lakes and hills are the stage of a game; here they were asked for as things.
  for (const one of stagedIn(said, lexicon))
    if (isPlace(one.thing) && !named.some(({ thing }) => thing.name === one.thing.name))
      named.push(actorOf(one, 'prop'))
  const boss = /\bboss\b/.test(said)
  const edits: Edit[] = []
  named.forEach((actor, index) => {
    // Parts and shots of the first come along with it.
    if (
      index > 0 &&
      (actor.role === 'projectile' ||
        actor.belongs !== undefined ||
        brief.triples.some((triple) => triple.object === actor.id || triple.with === actor.id))
    )
      return
    const behaviours = brief.triples
      .filter((triple) => triple.subject === actor.id)
      .map(({ mechanic, verb, object, with: tool }) => {
        const other = named.find((one) => one.id === object)
        const used = named.find((one) => one.id === tool)
        return {
          mechanic,
          verb,
          ...(object !== undefined && { object: other?.thing.name ?? object }),
          ...(used && { with: used.thing.name }),
        }
      })
    const role: Role = boss ? 'boss' : actor.role === 'player' ? roleFor(actor, behaviours) : actor.role
    edits.push({
      change: 'add',
      actor: { ...actor, id: actor.id === 'player' ? actor.thing.name.replaceAll(' ', '-') : actor.id, role },
      behaviours,
    })
  })
  return edits
}

/** Someone who joins later is not the one who is played. */
function roleFor(actor: Actor, behaviours: Behaviour[]): Role {
  if (behaviours.some(({ mechanic }) => ['chase', 'shoot', 'fight', 'steal'].includes(mechanic)))
    return 'enemy'
  return actor.thing.traits.includes('dangerous') || actor.thing.traits.includes('monster')
    ? 'enemy'
    : 'friend'
}

/** The grammar wants a name for 'the enemies'; the answer gives the role back. */
const standIns: [RegExp, name: string, role: Role][] = [
  [/\bthe (?:enem(?:y|ies)|bad guys|opponents?)\b/g, 'the goblins', 'enemy'],
  [/\bthe boss(?:es)?\b/g, 'the ogre', 'boss'],
]

export function readBehaviour(words: string): Edit[] | undefined {
  // Who 'she' is, only the words before can say.
  if (/^(?:s?he|it|they)\b/.test(words)) return undefined
  let said = words
  for (const [pattern, name] of standIns) said = said.replace(pattern, name)
  const brief = briefOfPrompt(
    said.replace(/\b(?:should|must|can|could|have to|need to|let|make)\b/g, ' ').trim() || said,
  )
  if ('refused' in brief) return undefined
  const nameOf = (id: string) => {
    const actor = brief.actors.find((one) => one.id === id)
    const name = actor && !actor.implied ? actor.thing.name : id
    const stand = standIns.find(
      ([, one]) => said !== words && (one === `the ${name}` || one === `the ${actor?.thing.plural}`),
    )
    return stand ? stand[2] : name
  }
  return brief.triples.map(({ subject, mechanic, object, negated }) => ({
    change: 'behaviour',
    target: nameOf(subject),
    mechanic,
    ...(object !== undefined && { object: nameOf(object) }),
    on: !negated,
  }))
}
