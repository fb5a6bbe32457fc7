import { rate, type World } from '@makebelieve/kit/game/world'
import type { Claim } from '../../../brief/brief.ts'
import { describedGame } from '../../../brief/described-games.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import { type OwnRule, ownRules } from '../own-rules.ts'
import { judgeActor } from './on-stage.ts'
import type { Proof } from './prove.ts'
import { firstSeen } from './replayed.ts'
import { type Case, met, unmet, type Verdict } from './verdict.ts'

type Told = { rule: OwnRule; said: string }

/**
 * What belongs to the form by its very rules, told without its name: every word of the claim is of such a rule, and each of them was seen.
 * Undefined where the words say anything else.
 */
export function judgeOwnRule(claim: Claim, situation: Case): Verdict | undefined {
  const { plan, proof } = situation
  const own = ownRules[plan.game.genre]
  // A figure is counted where it is claimed.
  if (!own || claim.about === 'twist') return undefined
  const text = plain(withThings(claim, situation))
  const told = wholly(text, own)
  if (told) {
    const seconds = told.map((one) => secondSeen(one, proof))
    const last = Math.max(...seconds.map((second) => second ?? -1))
    return seconds.every((second) => second !== undefined)
      ? met(`It belongs to this game: seen at second ${last.toFixed(1)} of a game.`)
      : unmet('It was not seen while the bots played.')
  }
  const isOthers = Object.values(ownRules).some((rules) => wholly(text, rules))
  return claim.about === 'other' && isOthers ? unmet('This kind of game has no such rule.') : undefined
}

/** What the prompt tells of the form that was built, where it tells it by its rules and all of them were seen. */
export function describedBy({ plan, proof }: Pick<Case, 'plan' | 'proof'>): string | undefined {
  const { genre } = plan.game
  const told = taken(plain(plan.prompt), ownRules[genre] ?? []).told.filter(({ said }) => /\s/.test(said))
  const enough = describedGame(plan.prompt)?.genre === genre ? 1 : 2
  if (told.length < enough || told.some((one) => secondSeen(one, proof) === undefined)) return undefined
  return told.map(({ said }) => quoted(said)).join(', ')
}

const secondSeen = ({ rule, said }: Told, proof: Proof<World>): number | undefined => {
  const seen = firstSeen(rule.watch, said, proof)
  return seen && seen.tick / rate
}

/** All that is told of these rules, where nothing else is said. */
function wholly(text: string, rules: readonly OwnRule[]): Told[] | undefined {
  const { told, left } = taken(text, rules)
  return told.length > 0 && left.every((word) => idle.has(word)) ? told : undefined
}

function taken(text: string, rules: readonly OwnRule[]): { told: Told[]; left: string[] } {
  let rest = text
  const told: Told[] = []
  for (const rule of rules) {
    // 'You put crosses and the computer puts circles' tells the same rule twice.
    for (let more = 0; more < 3; more++) {
      const found = rule.says.exec(rest)
      const said = found?.[0].trim()
      if (!found || !said || isDenied(rest.slice(0, found.index))) break
      told.push({ rule, said })
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    }
  }
  return { told, left: rest.split(' ').filter(Boolean) }
}

const isDenied = (before: string) => /\b(?:not|never|no|without|\w+n't) (?:\w+ )?$/.test(before)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z0-9' -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whoever is on the stage is something: sweets are swapped as jewels are. Whoever is not leaves their name in the words. */
function withThings(claim: Claim, situation: Case): string {
  return situation.plan.game.cast
    .filter(({ id, role }) => role !== 'player' && judgeActor(id, situation, claim).status === 'met')
    .flatMap(({ name, plural }) => [plural, name])
    .reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'gi'), 'things'), claim.words)
}

/** Words that ask for nothing beside what they go with. */
const idle = new Set(
  'a an the it its they them their you your i we and so that then to of in on at is are can have has had will when until each one as who'.split(
    ' ',
  ),
)
