import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Ability, AbilityKind } from '@makebelieve/kit/game-2d/genres/battle/abilities'
import type { Brief } from '../../../brief/brief.ts'

/** What words for deeds come to in a battle; the first that fits counts. */
const kinds: [AbilityKind, RegExp][] = [
  ['special', /\b(special|ultimate|super|finisher|finishing|limit break|signature)\b/],
  [
    'heal',
    /\b(heal\w*|cur(e|es|ing)|potions?|rest|sleep|naps?|snacks?|eat|bandages?|drink|pray\w*|bless\w*|regenerat\w*|medicine|first aid|recover\w*|repair|items?|tea|honey|hugs?)\b/,
  ],
  [
    'block',
    /\b(defen[ds]\w*|defence|block\w*|shields?|guard\w*|dodg\w*|parry|hide|evade|protect\w*|duck|shell|brace|run|flee|escape|barrier|wall|force field)\b/,
  ],
  [
    'stun',
    /\b(stun\w*|freez\w*|frost|ice|icy|lightning|thunder\w*|shock\w*|electric\w*|webs?|trap|hypno\w*|scare|hiss|howl|paraly\w*|snow\w*|blizzard|confus\w*|tickle|sleep spell|bubble|vines?|gaze|ink|glue|net)\b/,
  ],
  [
    'burn',
    /\b(fire\w*|flam\w*|burn\w*|poison\w*|acid|venom\w*|lava|toxic|stink\w*|meteor|inferno|curse|bleed|spice|hot)\b/,
  ],
  [
    'boost',
    /\b(boost|buff|power ?up|rage|charge|focus|danc(e|ing)|sing\w*|cheer|strength\w*|taunt|roar|flex|meditat\w*|inspire|level up|sharpen)\b/,
  ],
  [
    'damage',
    /\b(attack\w*|hits?|strikes?|slash\w*|punch\w*|kick\w*|bite\w*|claws?|swords?|stab|smash|bash|tackle|scratch\w*|headbutt|peck|sting|throw\w*|shoot|arrows?|bombs?|hammer|axe|blast|beam|laser|cannon|spells?|magic|water|wind|earth|rock|tail|whip|charge|slap|pounce|stomp|chop|pinch|swipe|jab|combo)\b/,
  ],
]

/** Words of the frame around a game: no deeds. */
const noDeeds =
  /\b(health|hp|bars?|lives|life|score|points?|levels?|waves?|turns?|enem(y|ies)|boss(es)?|music|sounds?|graphics|timer|animations?|menus?|buttons?|story|characters?|party|team|monsters?|opponents?|each other|turn-based|battles?|game)\b/

const mostNamed = 6

/**
 * The deeds that a prompt lists: 'with attack, defend and heal', 'spells: fireball, ice storm'. A list counts when one
 * of its words is known as a deed; then the others are taken at their word.
 */
export function abilitiesFrom({ prompt, actors }: Brief, game: GamePlan): Ability[] {
  const others = actors.filter(
    ({ role }) => role === 'enemy' || role === 'boss' || role === 'friend' || role === 'player',
  )
  const names = new Set(others.flatMap(({ thing }) => [thing.name, thing.plural]))
  for (const list of listsIn(prompt)) {
    const deeds = list.filter((words) => !noDeeds.test(words) && !names.has(words.split(' ').at(-1) ?? ''))
    if (!deeds.some((words) => kindOf(words))) continue
    const unique = [...new Set(deeds)].slice(0, mostNamed)
    if (unique.length === 0) continue
    return unique.map((words, index) => ability(words, index, game))
  }
  return []
}

const openers =
  /\b(?:with|using|uses?|choose(?: between| from)?|choosing(?: between| from)?|can|abilities|ability|moves|skills|spells|attacks|actions|cards|options|such as|like|including|cast(?:s|ing)?|between)\b[:\s]+/gi
const closers =
  /[.;!?\n()]|\b(?:against|versus|vs|where|while|who|that|which|to (?:beat|defeat|win|fight|survive)|before|until|in (?:a|an|the)|on (?:a|an|the)|at (?:a|an|the)|until|as)\b/i

/** After a list the sentence may go on with something else that one does. */
const goesOn =
  /^(?:with|collect|gather|find|get|avoid|beat|defeat|win|earn|save|rescue|you|he|she|it|they|each|every|there|finally|featuring|has|have)\b/

function listsIn(prompt: string): string[][] {
  const text = prompt.toLowerCase()
  const lists: string[][] = []
  for (const found of text.matchAll(openers)) {
    const from = (found.index ?? 0) + found[0].length
    const rest = text.slice(from, from + 160)
    const end = rest.search(closers)
    const words = (end < 0 ? rest : rest.slice(0, end)).split(/,|\band\b|\bor\b|\/|&|\bthen\b/)
    const items = words
      .map((item) => tidy(item.replace(/\bwith\b.*/, '')))
      .filter((item) => item.length > 1 && item.split(' ').length <= 3)
    const other = items.findIndex((item) => goesOn.test(item))
    const list = other < 0 ? items : items.slice(0, other)
    if (list.length > 0) lists.push(list)
  }
  // A longer list says more than a single word.
  return lists.sort((one, other) => other.length - one.length)
}

function tidy(words: string): string {
  return words
    .replace(/[^a-z' -]/g, ' ')
    .replace(
      /\b(?:a|an|the|some|his|her|their|its|your|my|can|use|uses|using|either|several|different|of)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function kindOf(words: string): AbilityKind | undefined {
  return kinds.find(([, fits]) => fits.test(words))?.[0]
}

function ability(words: string, index: number, game: GamePlan): Ability {
  const name = words.replace(/ (?:spells?|abilit(?:y|ies)|skills?|moves?)$/, (end) =>
    words.length > 16 ? '' : end,
  )
  const member = game.cast.find(
    ({ role, name: called, plural }) =>
      (role === 'prop' || role === 'projectile' || role === 'hazard') &&
      words.split(' ').some((word) => word === called || word === plural),
  )
  return {
    id: `ability-${index}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    kind: kindOf(words) ?? 'damage',
    ...(member ? { cast: member.id } : {}),
  }
}
