import type { Brief } from '../../brief/brief.ts'
import type { Outcome, Platform } from '../../pipeline/engine.ts'
import { nearTheSentence, realise, stages } from '../../pipeline/pipeline.ts'
import type { GameBuild } from './build.ts'
import { isMeant, rankGenres } from './choose-genre.ts'
import type { PlannedGame } from './design.ts'
import { gameEngine } from './engine.ts'
import type { Effort, ProvenGame } from './files.ts'
import { type Dimension, genreOf, genresIn } from './genres/index.ts'
import { otherPlans } from './nearer.ts'
import { planGame } from './plan.ts'
import { type CastModel, withModels } from './solid/with-models.ts'
import { onlyAsAsked } from './stand-ins.ts'
import type { GameVerdict } from './verify.ts'

type GameOutcome = Outcome<PlannedGame, GameBuild, GameVerdict>
type Candidate = { name: string; outcome: GameOutcome; merit: number }

/** How many designs are compared, and how many levels the best may get on top. An agent says what it decides. */
export type ContestRules = {
  designs: number
  moreLevels: number
  aloud: boolean
  dimension: Dimension
  models: readonly CastModel[]
  /** What can't be made is made as what comes nearest. */
  anyway: boolean
}

export type Contested = { outcome: GameOutcome; effort: Omit<Effort, 'detail'> }

/**
 * Agent mode of the built-in engine, and Quick mode where more detail was asked for: some designs are built and played,
 * the one that plays best goes on, and may get more levels as long as it still passes. What is told on the way are the
 * decisions that were really made.
 */
export async function contest(
  prompt: string,
  platform: Platform,
  { designs: most, moreLevels, aloud, dimension, models, anyway }: ContestRules,
): Promise<Contested> {
  const say = (text: string) => {
    if (aloud) platform.emit({ type: 'agent_response', text: `${text}\n` })
  }
  const stage = stages(platform)
  const brief = await stage('understand', () => gameEngine.understand(prompt, platform))
  say(
    `I read ${brief.claims.length} wishes in your prompt: ${brief.claims.map(({ words }) => words).join('; ')}.`,
  )
  const designs = await stage('plan', () =>
    designsFor(brief, platform.seed, { dimension, anyway })
      .slice(0, most)
      .map(({ name, plan }) => ({ name, plan: withModels(plan, models) })),
  )
  say(
    `I'll build ${designs.length} designs and let bots play them: ${designs.map(({ name }) => name).join('; ')}.`,
  )
  const candidates: Candidate[] = []
  for (const { name, plan } of designs) {
    const outcome = await realise(gameEngine, plan, platform)
    const merit = meritOf(outcome)
    candidates.push({ name, outcome, merit })
    say(
      outcome.proven ? `${name}: ${account(outcome.verdict)}` : `${name} didn't pass its proof, so it's out.`,
    )
  }
  candidates.sort((one, other) => other.merit - one.merit)
  const [best] = candidates
  if (!best) throw new Error('A contest has candidates')
  const effort = { designs: candidates.map(({ name }) => name), moreLevels: 0 }
  if (!best.outcome.proven) return { outcome: best.outcome, effort }
  say(`${best.name} plays best, so I'm going with it.`)
  let outcome = await nearer(best.outcome, platform, say)
  for (let more = 1; more <= moreLevels; more++) {
    const longer = await extend(outcome, platform, say)
    if (!longer) break
    outcome = longer
    effort.moreLevels = more
  }
  return { outcome, effort }
}

/** What the best of them still misses is tried in other places and layouts. */
async function nearer(
  outcome: ProvenGame,
  platform: Platform,
  say: (text: string) => void,
): Promise<ProvenGame> {
  const unmet = ({ verdict }: ProvenGame) =>
    verdict.requirements.flatMap(({ claim, status }) => (status === 'unmet' ? [claim] : []))
  if (otherPlans(outcome.plan, outcome.verdict).length === 0) return outcome
  say(`Not seen yet: ${unmet(outcome).join('; ')}. I'll try other places and layouts.`)
  const found = await nearTheSentence(gameEngine, outcome, platform, { tries: 3 })
  if (!found.proven || found === outcome) {
    say('None of them showed more, so it stays as it was.')
    return outcome
  }
  say(`That helped: ${account(found.verdict)}`)
  return found
}

/** As planned; in the genre that comes second; and as planned with another layout and a boss where one fits. */
function designsFor(
  brief: Brief,
  seed: number,
  { dimension, anyway }: Pick<ContestRules, 'dimension' | 'anyway'>,
): { name: string; plan: PlannedGame }[] {
  const planned = planGame(brief, seed, { dimension })
  const plan = anyway ? planned : onlyAsAsked(planned, brief)
  const designs = [{ name: `The plain reading (${genreOf(plan.game.genre).name})`, plan }]
  const [, second] = rankGenres(brief, genresIn(dimension))
  const strong = brief.cues.some(
    ({ genre, weight }) => isMeant(genreOf(plan.game.genre), genre) && weight >= 6,
  )
  if (second && second.score > 0.6 && !strong)
    designs.push({
      name: `Another reading (${second.design.name})`,
      plan: planGame(brief, seed, { genre: second.design.genre.id, dimension }),
    })
  else designs.push({ name: 'The same with other levels', plan: planGame(brief, seed + 4242, { dimension }) })
  const other = planGame(brief, seed + 99, { dimension })
  const harder = Math.min(1, other.game.challenge + 0.1)
  designs.push({ name: 'A denser one', plan: { ...other, game: { ...other.game, challenge: harder } } })
  return designs
}

/** How good a game it is, as far as bots can tell: wishes met, a fair fight, much to do, neither short nor long. */
function meritOf(outcome: GameOutcome): number {
  if (!outcome.proven) return -1
  const { requirements, evidence } = outcome.verdict
  const met = requirements.filter(({ status }) => status === 'met').length / Math.max(1, requirements.length)
  const fair = 1 - Math.abs((evidence.rates?.middling ?? 0.5) - 0.5) * 2
  const length = evidence.seconds >= 30 && evidence.seconds <= 130 ? 1 : 0.4
  return met * 4 + fair + Math.min(1, evidence.variety / 14) + length
}

function account({ requirements, evidence }: GameVerdict): string {
  const met = requirements.filter(({ status }) => status === 'met').length
  const rates = evidence.rates
    ? `, won by a good bot in ${percent(evidence.rates.good)} and by a clumsy one in ${percent(evidence.rates.middling)} of its games`
    : ''
  return `${met} of ${requirements.length} wishes seen in play, ${evidence.variety} different things happen, a win takes ${evidence.seconds.toFixed(0)} s${rates}.`
}

/** One level more, unless that goes too far. */
async function extend(
  { plan }: ProvenGame,
  platform: Platform,
  say: (text: string) => void,
): Promise<ProvenGame | undefined> {
  const { supports } = genreOf(plan.game.genre)
  const asked = plan.claims.some((claim) => claim.about === 'number' && claim.what === 'levels')
  if (!supports.includes('levels') || asked) return undefined
  const levels = plan.game.rules.levels + 1
  const longer = { ...plan, game: { ...plan.game, rules: { ...plan.game.rules, levels } } }
  const more = await realise(gameEngine, longer, platform)
  if (!more.proven || more.verdict.evidence.seconds >= 200) {
    say(`${levels} levels didn't pass, so it stays as it was.`)
    return undefined
  }
  say(`It now has ${levels} levels and passed again.`)
  return more
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
