import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Claim } from '@makebelieve/generation/brief/brief'
import type { PlannedGame } from '@makebelieve/generation/engines/game/design'
import { flatGenreOf } from '@makebelieve/generation/engines/game/genres/index'
import { planGame } from '@makebelieve/generation/engines/game/plan'
import { flatPlace } from '@makebelieve/generation/engines/game/proof/flat-place'
import { proveFlat } from '@makebelieve/generation/engines/game/proof/prove-flat'
import { judge } from '@makebelieve/generation/engines/game/proof/requirements'
import { briefOfPrompt } from '@makebelieve/generation/engines/game/read/brief-of-prompt'
import { repairGame } from '@makebelieve/generation/engines/game/repair'
import { mechanics } from '@makebelieve/generation/engines/game/rules/mechanics/index'
import { seededRandom } from '@makebelieve/kit/core/random'
import { report } from './figures.ts'
import { heldAgainstOthers } from './honesty-of-kinds.ts'

/**
 * Whether the proof can say no: what the sentence of one game claims of those in it, held against the game of another sentence; then the
 * same for models, places and lessons. Which sentences and which pairs is drawn by the commit, so that nobody tunes for them. `PROMPTS=40 npm run bench -- honesty` takes more.
 */
const wanted = Number(process.env.PROMPTS ?? 20)
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const random = seededRandom(Number.parseInt(commit.slice(0, 8), 16) | 0)
const prompts = readFileSync(join(import.meta.dirname, 'prompts/games-2d.txt'), 'utf8')
  .trim()
  .split('\n')

type Made = { plan: PlannedGame; holds(claims: Claim[]): ReturnType<typeof judge> }

/** A game of a sentence, mended as the engine mends it, and how claims fare against it. */
function make(prompt: string): Made[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) return []
  let plan: PlannedGame | undefined = planGame(brief, 7)
  for (let attempt = 0; plan && attempt < 4; attempt++) {
    const planned: PlannedGame = plan
    const design = flatGenreOf(planned.game.genre)
    const { genre, bot, longest } = design
    const proof = proveFlat({ genre, bot, plan: planned.game, longest })
    if (proof.checks.every(({ passed }) => passed)) {
      const place = (claim: Parameters<typeof flatPlace>[0]) => flatPlace(claim, planned.game, genre)
      return [
        { plan: planned, holds: (claims) => judge({ plan: { ...planned, claims }, design, proof, place }) },
      ]
    }
    plan = repairGame(planned, proof)
  }
  console.log(`  not proven, and left out: ${prompt}`)
  return []
}

const made = random.shuffled(prompts).slice(0, wanted).flatMap(make)

/** Another game for each: one of the same kind for every second, where there is one. */
function partnerOf(one: Made, index: number): Made | undefined {
  const others = made.filter((other) => other !== one)
  const alike = others.filter(({ plan }) => plan.game.genre === one.plan.game.genre)
  const among = index % 2 === 0 && alike.length > 0 ? alike : others
  return among[random.below(among.length)]
}

const nounsIn = ({ game, pictures }: PlannedGame) =>
  new Set(game.cast.map(({ picture, name }) => pictures[picture]?.noun ?? name))

let held = 0
const met: string[] = []
for (const [index, one] of made.entries()) {
  const other = partnerOf(one, index)
  if (!other) continue
  const there = nounsIn(other.plan)
  // Whoever is in both games is truly there, and what names nobody is no claim about anybody.
  const foreign = one.plan.claims.filter(
    ({ nouns = {} }) =>
      Object.keys(nouns).length > 0 && !Object.values(nouns).every((noun) => there.has(noun)),
  )
  for (const { claim, status, evidence } of other.holds(foreign)) {
    held++
    if (status === 'met') met.push(`“${claim}” in “${other.plan.prompt}”: ${evidence}`)
  }
}

/** What somebody does in the one sentence, told of whoever has the same part in the game of the other. */
function onTheirCast(claim: Claim, one: PlannedGame, other: PlannedGame): Claim[] {
  if (claim.about !== 'rule' && claim.about !== 'deed') return []
  const { verb = '' } = claim
  const [who, whom] = claim.about === 'rule' ? [claim.subject, claim.object] : [claim.who, claim.whom]
  const isPlayer = (id: string) =>
    id === 'player' || one.game.cast.some((member) => member.id === id && member.role === 'player')
  const sameRole = (id: string) => {
    const role = isPlayer(id) ? 'player' : one.game.cast.find((member) => member.id === id)?.role
    return other.game.cast.find((member) => member.role === role)?.id
  }
  const by = isPlayer(who) ? 'player' : 'others'
  const mechanic = mechanics.find((known) => known.by === by && known.verbs.includes(verb))
  const [doer, done] = [sameRole(who), whom && sameRole(whom)]
  if (!mechanic || !doer || !done) return []
  // What the other game does as well, by whichever verb, is truly there.
  const theirs = [
    ...(other.wishes ?? []).map((wish) => wish.mechanic),
    ...other.claims.flatMap((known) => (known.about === 'rule' && known.verb ? mechanicsOf(known.verb) : [])),
  ]
  if (mechanicsOf(verb).some((id) => theirs.includes(id))) return []
  const { words } = claim
  return other.game.book
    ? [{ about: 'deed', mechanic: mechanic.id, verb, who: doer, whom: done, words }]
    : [{ about: 'rule', mechanic: 'collect', verb, subject: doer, object: done, words }]
}

const mechanicsOf = (verb: string) => mechanics.flatMap(({ id, verbs }) => (verbs.includes(verb) ? [id] : []))

let told = 0
const seen: string[] = []
for (const one of made)
  for (const other of made) {
    if (one === other) continue
    for (const { claim, status, evidence } of other.holds(
      one.plan.claims.flatMap((known) => onTheirCast(known, one.plan, other.plan)),
    )) {
      told++
      if (status === 'met') seen.push(`“${claim}” in “${other.plan.prompt}”: ${evidence}`)
    }
  }
for (const line of seen) console.log(`  seen on another cast: ${line}`)
// To be looked at by a person: what every game of a kind has, such as something to collect, is truly there.
report('deeds of one sentence that are seen on the cast of another', (100 * seen.length) / told, '%')
report('deeds that were told of another cast', told, 'deeds')
for (const line of met) console.log(`  called met: ${line}`)
report('claims of one sentence that are met by the game of another', (100 * met.length) / held, '%', {
  most: 3,
})
report('claims that were held against another game', held, 'claims')

// The same for the other kinds: what the sentence of one claims, held against what another became.
for (const [kind, share] of [
  ['models', 1],
  ['environments', 0.5],
  ['simulations', 1],
] as const) {
  const { held: claims, met: wrong } = await heldAgainstOthers(kind, Math.ceil(wanted * share), random)
  for (const line of wrong) console.log(`  called met: ${line}`)
  report(`claims of ${kind} that are met by another`, (100 * wrong.length) / Math.max(1, claims), '%', {
    most: 3,
  })
  report(`claims of ${kind} that were held against another`, claims, 'claims')
}
