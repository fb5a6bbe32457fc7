import type { Brief } from './brief/brief.ts'
import type { Outcome, Platform } from './engine.ts'
import type { Game2dBuild } from './engines/game-2d/build.ts'
import { rankGenres } from './engines/game-2d/choose-genre.ts'
import type { Game2dPlan } from './engines/game-2d/design.ts'
import { game2d } from './engines/game-2d/engine.ts'
import { genreOf, genres } from './engines/game-2d/genres/index.ts'
import { planGame } from './engines/game-2d/plan.ts'
import type { Game2dVerdict } from './engines/game-2d/verify.ts'
import { realise } from './pipeline.ts'

type GameOutcome = Outcome<Game2dPlan, Game2dBuild, Game2dVerdict>
type Candidate = { name: string; outcome: GameOutcome; merit: number }

/**
 * Agent mode of the built-in engine: three designs are built and played, the one that plays best goes on, and gets more
 * levels as long as it still passes. What it tells on the way are the decisions that were really made.
 */
export async function contest(prompt: string, platform: Platform): Promise<GameOutcome> {
  const say = (text: string) => platform.emit({ type: 'agent_response', text: `${text}\n` })
  const brief = await game2d.understand(prompt, platform)
  say(
    `I read ${brief.claims.length} wishes in your prompt: ${brief.claims.map(({ words }) => words).join('; ')}.`,
  )
  const designs = designsFor(brief, platform.seed)
  say(
    `I will build ${designs.length} designs and let bots play them: ${designs.map(({ name }) => name).join('; ')}.`,
  )
  const candidates: Candidate[] = []
  for (const { name, plan } of designs) {
    const outcome = await realise(game2d, plan, platform)
    const merit = meritOf(outcome)
    candidates.push({ name, outcome, merit })
    say(
      outcome.proven ? `${name}: ${account(outcome.verdict)}` : `${name} did not pass its proof and is out.`,
    )
  }
  candidates.sort((one, other) => other.merit - one.merit)
  const [best] = candidates
  if (!best) throw new Error('A contest has candidates')
  if (!best.outcome.proven) return best.outcome
  say(`${best.name} plays best, so it goes on.`)
  return extend(best.outcome, platform, say)
}

/** As planned; in the genre that comes second; and as planned with another layout and a boss where one fits. */
function designsFor(brief: Brief, seed: number): { name: string; plan: Game2dPlan }[] {
  const plan = planGame(brief, seed)
  const designs = [{ name: `The plain reading (${genreOf(plan.game.genre).name})`, plan }]
  const [, second] = rankGenres(brief, genres)
  const strong = brief.cues.some(({ genre, weight }) => genre === plan.game.genre && weight >= 6)
  if (second && second.score > 0.6 && !strong)
    designs.push({
      name: `Another reading (${second.design.name})`,
      plan: planGame(brief, seed, second.design.genre.id),
    })
  else designs.push({ name: 'The same with other levels', plan: planGame(brief, seed + 4242) })
  const other = planGame(brief, seed + 99)
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

function account({ requirements, evidence }: Game2dVerdict): string {
  const met = requirements.filter(({ status }) => status === 'met').length
  const rates = evidence.rates
    ? `, won by a good bot in ${percent(evidence.rates.good)} and by a clumsy one in ${percent(evidence.rates.middling)} of its games`
    : ''
  return `${met} of ${requirements.length} wishes seen in play, ${evidence.variety} different things happen, a win takes ${evidence.seconds.toFixed(0)} s${rates}.`
}

/** One level more, and the one before kept when that goes too far. */
async function extend(
  outcome: Extract<GameOutcome, { proven: true }>,
  platform: Platform,
  say: (text: string) => void,
): Promise<GameOutcome> {
  const { plan } = outcome
  const { supports } = genreOf(plan.game.genre)
  const asked = plan.claims.some((claim) => claim.about === 'number' && claim.what === 'levels')
  if (!supports.includes('levels') || asked) return outcome
  const levels = plan.game.rules.levels + 1
  const longer = { ...plan, game: { ...plan.game, rules: { ...plan.game.rules, levels } } }
  const more = await realise(game2d, longer, platform)
  const kept = more.proven && more.verdict.evidence.seconds < 200
  say(
    kept
      ? `It now has ${levels} levels and passed again.`
      : `${levels} levels did not pass; it stays as it was.`,
  )
  return kept ? more : outcome
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
