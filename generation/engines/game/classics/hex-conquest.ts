import {
  genre,
  type HexContent,
  type HexState,
  turns,
} from '@makebelieve/kit/game-2d/genres/hex-conquest/index'
import type { Actor, Brief } from '../../../brief/brief.ts'
import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import { withoutParts } from '../game-parts.ts'
import { classic, countIn, toldIn } from './classic.ts'
import { withLeader } from './squad.ts'

const dice =
  /\broll(?:s|ing)? (?:the |a )?(?:dice|die)\b|\bdice (?:rolls?|battles?|fights?|decide\w*)\b|\bwith dice\b/i
const plain =
  /\b(?:no|without(?: any)?) (?:dice|luck|randomness|chance)\b|\bdeterministic (?:battles?|combat|fights?)\b/i
const sideNouns =
  'sides|kingdoms|players|tribes|nations|empires|factions|clans|teams|countries|armies|opponents'

const parts = [
  ...['hexagon', 'hex', 'territory', 'land', 'map', 'army', 'region', 'kingdom', 'country', 'dice', 'die'],
  ...['neighbour', 'neighbor', 'side', 'world', 'tile', 'conquest', 'empire', 'tribe', 'nation', 'island'],
  ...['soldier', 'troop', 'border', 'luck', 'strategy', 'war', 'faction', 'continent', 'field'],
  ...['risk', 'civilization', 'settler', 'grid', 'dice roll', 'clan'],
]

const said = { 2: 'two|2', 3: 'three|3', 4: 'four|4' }

/** 'Four kingdoms': so many own land. */
const counted = Object.fromEntries(
  Object.entries(said).map(([count, words]) => [
    `sides-${count}`,
    {
      words: new RegExp(`\\b(?:${words}) (?:\\w+ )?(?:${sideNouns.replace('|opponents', '')})\\b`, 'i'),
      seen: ({ owners }: HexState) => new Set(owners.filter((owner) => owner >= 0)).size === Number(count),
    },
  ]),
)

const taking = '\\b(?:take|conquer|capture|claim|occupy|grab|win|invade|rule|own)(?:s|es|d|ing)?(?: over)?'
const landNouns = 'lands?|territor(?:y|ies)|hexes|hexagons?|neighbou?rs?|regions?|countries|tiles'

/** 'Dragons take my land' is nothing that the player does. */
function isPlayers({ actors, prompt }: Brief, said: string): boolean {
  const foes = actors.flatMap(({ role, thing: { name, plural } }) => (role === 'enemy' ? [name, plural] : []))
  const before = prompt.slice(0, prompt.indexOf(said))
  const others = [...foes, 'enem(?:y|ies)', 'they', 'opponents?'].join('|')
  return (
    !/\b(?:my|our|your)\b/i.test(said) && !new RegExp(`\\b(?:${others}) (?:\\w+ ){0,2}$`, 'i').test(before)
  )
}

export const hexConquest = classic({
  turns,
  genre,
  example: 'Hex conquest: vikings against knights on an island',
  surely:
    /\bhex(?:agon(?:al)?)?[- ](?:conquest|strategy|war)\b|\bconquer\w* (?:\w+ ){0,3}hex(?:es|agons)?\b|\bhex(?:es|agons?|agonal)?\b.*\b(?:armies|army|kingdoms|territor(?:y|ies))\b/,
  longest: 400,
  roles: {
    enemy: { least: 1, most: 3 },
    collectible: { least: 0, most: 3 },
  },
  parts,
  casts: (brief) => withLeader(withoutParts(asOneSide(brief), new Set(parts))),
  twists: {
    ...counted,
    // A land became the player's own.
    take: {
      words: new RegExp(
        `${taking} (?:the |more |their |new |other )*(?:(?!all |every )\\w+ )?(?:${landNouns})\\b`,
        'i',
      ),
      fits: isPlayers,
      seen: ({ owners: before }, { owners }) =>
        owners.some((owner, cell) => owner === 0 && before[cell] !== 0),
    },
    hexes: {
      words:
        /\bhex(?:agon(?:al)?)? (?:map|grid|board|tiles|world)\b|\b(?:map|grid|board|world) of hexagons\b/i,
      seen: ({ owners: before }, { owners }) => owners.some((owner, cell) => before[cell] !== owner),
    },
    all: {
      words: new RegExp(
        `${taking} (?:the )?(?:(?:whole|entire) )?(?:map|world|island)\\b|${taking} (?:all|every) (?:the |of the )?(?:\\w+ )?(?:${landNouns})\\b|\\buntil (?:the |all |every )?(?:\\w+ )?(?:map|world|island|${landNouns}) (?:is|are) (?:all )?yours\\b`,
        'i',
      ),
      fits: isPlayers,
      seen: (_before, { owners }) => owners.every((owner) => owner <= 0),
    },
    dice: {
      words: dice,
      seen: (before, after) => after.rolled !== undefined && after.rolled !== before.rolled,
    },
    // An army went against another, and nothing was rolled.
    plain: {
      words: plain,
      seen: (before, after) =>
        before.turn === after.turn && before.armies !== after.armies && after.rolled === undefined,
    },
  },
  shows: () => ({
    collect: [
      'take',
      'take over',
      'conquer',
      'capture',
      'claim',
      'occupy',
      'win',
      'grab',
      'expand',
      'rule',
      'own',
    ],
    hit: ['attack', 'fight', 'battle', 'invade', 'conquer', 'beat', 'war'],
    defeat: ['beat', 'defeat', 'conquer', 'fight', 'battle', 'wipe out'],
  }),
  content(brief, game): HexContent {
    const isSomebody = (id: string) =>
      brief.actors.some((actor) => actor.id === id && (isAnimate(actor.thing) || isVehicle(actor.thing)))
    const faces = toldIn(brief, game).filter(isSomebody).slice(0, 4)
    const isPlain = plain.test(brief.prompt)
    return {
      sides: sidesIn(brief, faces.length),
      ...(faces.length > 0 && { faces }),
      ...(isPlain && { plain: true }),
    }
  },
  goal: () => 'Take land after land until the whole map is yours.',
})

/** 'Three armies of robots, ducks and frogs' are as many sides, and not three robots. */
function asOneSide(brief: Brief): Brief {
  const isSide = ({ phrase }: Actor) => new RegExp(`^(?:${sideNouns}) of `, 'i').test(phrase)
  const sides = new Set(brief.actors.filter(isSide).map(({ id }) => id))
  return {
    ...brief,
    claims: brief.claims.filter((claim) => !(claim.about === 'count' && sides.has(claim.actor))),
  }
}

/** As many sides as are told; else those that are named, or three. */
function sidesIn(brief: Brief, named: number): number {
  const told = countIn(brief, sideNouns)
  const others = /\bopponents?\b/i.test(brief.prompt) ? 1 : 0
  if (told !== undefined) return Math.min(4, Math.max(2, named, told + others))
  return named > 1 ? named : 3
}
