import type { CastMember, CastRole, GamePlan, Rules } from '@makebelieve/kit/game/plan'
import type { Brief } from '../../brief/brief.ts'
import type { Scene } from '../../things/thing.ts'
import { chooseGenre, isMeant } from './choose-genre.ts'
import type { AnyDesign, PlannedGame } from './design.ts'
import { type Dimension, genreOf, genresIn } from './genres/index.ts'
import { placeWords, planGame } from './plan.ts'

export const dimensionOf = ({ solid }: Pick<PlannedGame, 'solid'>): Dimension => (solid ? '3d' : '2d')

/** The same game in the other dimension: characters, goal and rules stay, the kind is the one that comes nearest. */
export function inDimension(plan: PlannedGame, brief: Brief, dimension: Dimension): PlannedGame {
  const design = counterpart(plan, brief, dimension)
  const fresh = planGame(brief, plan.game.seed, { dimension, genre: design.genre.id })
  const { cast, pictures } = castAgain(plan, fresh, design)
  const { title, look, difficulty, challenge, seed } = plan.game
  const ids = new Set(cast.map(({ id }) => id))
  const draft: GamePlan = {
    ...fresh.game,
    title,
    look,
    difficulty,
    challenge,
    seed,
    cast,
    rules: rulesAgain(plan, fresh.game.rules, design),
    interactions: plan.game.interactions.filter(({ by, to }) => ids.has(by) && (!to || ids.has(to))),
  }
  const game = design.finish?.(draft, brief) ?? draft
  const { solid: _, ...rest } = plan
  return {
    ...rest,
    game: { ...game, goal: design.goal(game) },
    pictures,
    terrain: fresh.terrain,
    ...(fresh.solid && {
      solid:
        look.scene === fresh.game.look.scene ? fresh.solid : { place: placeWords({}, look.scene as Scene) },
    }),
  }
}

/** The kind that is meant by the same word there; else the one that the prompt speaks for. */
function counterpart({ game }: PlannedGame, brief: Brief, dimension: Dimension): AnyDesign {
  const names = [game.genre, ...(genreOf(game.genre).serves ?? [])]
  const there = [...genresIn(dimension).values()]
  const same = there.find((design) => names.some((name) => isMeant(design, name)))
  return same ?? chooseGenre(brief, genresIn(dimension)).design
}

/** Everybody who plays now plays on, in the same role where there is one; whoever is missing then comes from the new plan. */
function castAgain(
  plan: PlannedGame,
  fresh: PlannedGame,
  design: AnyDesign,
): { cast: CastMember[]; pictures: PlannedGame['pictures'] } {
  const cast: CastMember[] = []
  const pictures: PlannedGame['pictures'] = {}
  const count = (role: CastRole) => cast.filter((member) => member.role === role).length
  const free = (role: CastRole | undefined) =>
    role && design.roles[role] && count(role) < (design.roles[role]?.most ?? 0) ? role : undefined
  const take = (member: CastMember, role: CastRole, from: PlannedGame['pictures']) => {
    cast.push({ ...member, role })
    const picture = from[member.picture]
    if (picture) pictures[member.picture] = picture
  }
  // Powers are no characters: the rules bring their own.
  for (const member of plan.game.cast.filter(({ role }) => role !== 'power')) {
    const role =
      free(member.role) ?? free(design.instead?.[member.role]) ?? (count('prop') < 4 ? 'prop' : undefined)
    if (role) take(member, role, plan.pictures)
  }
  for (const member of fresh.game.cast)
    if (
      count(member.role) < (design.roles[member.role]?.least ?? 0) &&
      !cast.some(({ id }) => id === member.id)
    )
      take(member, member.role, fresh.pictures)
  for (const [key, picture] of Object.entries(fresh.pictures))
    if (key.startsWith('power:')) pictures[key] = picture
  return { cast, pictures }
}

/** Numbers and extras that were asked for stay; what was only usual there is as is usual here. */
function rulesAgain({ game, claims }: PlannedGame, usual: Rules, { supports }: AnyDesign): Rules {
  const { rules } = game
  const asked = (what: string) => claims.some((claim) => claim.about === 'number' && claim.what === what)
  const extra = (name: string) => claims.some((claim) => claim.about === 'extra' && claim.extra === name)
  return {
    ...usual,
    lives: rules.lives,
    ...(asked('seconds') && { seconds: rules.seconds, timeUp: rules.timeUp }),
    ...(asked('levels') && supports.includes('levels') && { levels: rules.levels }),
    ...(asked('waves') && supports.includes('waves') && { waves: rules.waves }),
    ...(rules.scoreGoal !== undefined && asked('score') && { scoreGoal: rules.scoreGoal }),
    ...(rules.goalCount !== undefined && { goalCount: rules.goalCount }),
    boss: (rules.boss && supports.includes('boss')) || usual.boss,
    ...(extra('power-ups') && rules.powerUps.length > 0 && { powerUps: rules.powerUps }),
    gentle: rules.gentle,
    faster: rules.faster || usual.faster,
  }
}
