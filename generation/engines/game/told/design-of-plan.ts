import type { CastMember, Interaction } from '@makebelieve/kit/game/plan'
import { type Consequence, type Mechanic, type Role, roles, styles } from '../../../brief/brief.ts'
import { read } from '../../../reading/read.ts'
import { scenes } from '../../../things/thing.ts'
import { formOf } from '../../../told/form-of-reading.ts'
import type { PlannedGame } from '../design.ts'
import { doings } from '../doings.ts'
import type { GameDesign } from './design-schema.ts'

type DesignedCast = GameDesign['cast'][number]
type DesignedDeed = GameDesign['deeds'][number]

const mostMembers = 12
const mostDeeds = 20
const leastScore = 50

/**
 * The design that would make (nearly) this plan: what a language provider is given when it should change a game. Hooks are
 * code and no part of the plan; whoever has them gives them along.
 */
export function designOfPlan(plan: PlannedGame, hooks: string | null = null): GameDesign {
  const { game, solid, claims } = plan
  const { look, rules } = game
  // What stands for powers comes with the rules that name them.
  const members = game.cast.filter((member) => member.role !== 'power' && !isGiantFoe(member, plan))
  const cast = [...members.map((member) => designedMember(member, plan)), ...builtOfTiles(plan)]
  const topic = claims.find((claim) => claim.about === 'topic')
  const laps = claims.find((claim) => claim.about === 'number' && claim.what === 'laps')
  const counted = game.cast.some(({ role, count }) => role === 'collectible' && count !== undefined)
  const score = (rules.scoreGoal ?? 0) >= leastScore ? rules.scoreGoal : counted ? undefined : rules.goalCount
  return {
    reading: plan.told ?? formOf(read(plan.prompt, 'game'), 'game'),
    title: game.title.slice(0, 60),
    genre: game.genre,
    cast: cast.slice(0, mostMembers),
    deeds: deedsOf(plan),
    consequences: consequencesOf(plan),
    place: (solid?.place ?? placeOf(plan)).slice(0, 120),
    scene: scenes.find((scene) => scene === look.scene) ?? 'abstract',
    time: look.time,
    weather: look.weather,
    mood: look.mood,
    style: styles.find((style) => style === look.style) ?? null,
    difficulty: game.difficulty,
    topic: topic?.about === 'topic' ? topic.topic.slice(0, 80) : null,
    rules: {
      lives: rules.lives,
      seconds: rules.seconds === undefined ? null : Math.max(10, Math.round(rules.seconds)),
      levels: rules.levels,
      score: score ?? null,
      waves: rules.waves ?? null,
      laps: laps?.about === 'number' ? Math.min(9, Math.max(1, laps.value)) : null,
      players: rules.players,
      boss: rules.boss,
      powerUps: rules.powerUps.length > 0,
      keys: rules.keys,
      dayAndNight: rules.dayAndNight,
      fasterOverTime: rules.faster,
      doubleJump: rules.doubleJump,
      canBeLost: !rules.gentle,
    },
    hooks,
  }
}

function designedMember(member: CastMember, { pictures, claims }: PlannedGame): DesignedCast {
  const picture = pictures[member.picture]
  const noun = picture?.noun ?? member.name
  return {
    noun: noun.slice(0, 60),
    phrase: ((member.count ?? 1) > 1 ? member.plural : member.name).slice(0, 80),
    role: roleOf(member.role),
    count: member.count === undefined ? null : Math.min(100, Math.max(1, member.count)),
    colour: picture?.tint ?? null,
    size: sizeOf(member, claims, picture?.mount !== undefined),
    speed: member.speed === 1 ? null : Math.min(2, Math.max(0.4, member.speed)),
  }
}

/** A boss that nobody named is a foe made large, by the genre itself. */
function isGiantFoe({ role, picture }: CastMember, { game, pictures }: PlannedGame): boolean {
  const noun = pictures[picture]?.noun
  return (
    role === 'boss' &&
    game.rules.boss &&
    game.cast.some((one) => one.role === 'enemy' && pictures[one.picture]?.noun === noun)
  )
}

/** Keys and doors are known by their nouns, wherever keys are wanted. */
const roleOf = (role: CastMember['role']): Role => roles.find((one) => one === role) ?? 'prop'

/** Animals of all sizes are drawn nearly as large as each other; what lies outside was made so. */
/** Where it plays, as the sentence called it; else as the scenery is called. */
function placeOf({ claims, game: { look } }: PlannedGame): string {
  const { words = '' } = claims.find(({ about }) => about === 'scene') ?? {}
  return /^It is set (?:in|on|at) (?:an? |the )?(.+)$/.exec(words)?.[1] ?? look.scene.replaceAll('-', ' ')
}

const usualSizes = { least: 0.8, most: 1.25 }

/** As it was asked for; else as large as it is, where that is unusual. A rider needs the room of more than one. */
function sizeOf({ size, id }: CastMember, claims: PlannedGame['claims'], rides: boolean): number | null {
  const asked = claims.find(
    (claim) => claim.about === 'attribute' && claim.attribute === 'size' && claim.actor === id,
  )
  const own = Math.round((size / (rides ? 1.25 : 1)) * 100) / 100
  const isUsual = own >= usualSizes.least && own <= usualSizes.most
  if (isUsual) return null
  const wanted = asked?.about === 'attribute' ? Number(asked.value) : own
  return Math.min(2.5, Math.max(0.5, wanted))
}

/** Spikes, bricks and platforms have no picture; the planner knows them by their nouns again. */
function builtOfTiles({ terrain }: PlannedGame): DesignedCast[] {
  return Object.keys(terrain).map((id) => {
    const noun = id.replaceAll('-', ' ')
    const usual = { count: null, colour: null, size: null, speed: null }
    return { noun, phrase: noun, role: 'obstacle', ...usual }
  })
}

const mechanicOf = new Map<Interaction['does'], Mechanic>(
  (Object.entries(doings) as [Mechanic, Interaction['does']][]).map(([mechanic, does]) => [does, mechanic]),
)

type Done = { by: string; does: string; whom?: string; with?: string; to?: string; from?: string }

/** Of a game of rules its verbs; else what the wishes speak of, and what the others do. */
function doneIn({ wishes, claims, game }: PlannedGame): Done[] {
  if (wishes)
    return wishes
      .filter(({ filler, form }) => !filler && !form)
      .map(({ verb, who, whom, with: tool, to, from }) => ({
        by: who.id,
        does: verb,
        whom: whom?.id,
        with: tool?.id,
        to: to?.id,
        from: from?.id,
      }))
  const said = claims.flatMap((claim) =>
    claim.about === 'rule' ? [{ by: claim.subject, does: claim.mechanic, whom: claim.object }] : [],
  )
  const done = game.interactions.flatMap(({ by, does, to }) => {
    const mechanic = mechanicOf.get(does)
    return mechanic ? [{ by, does: mechanic, whom: to }] : []
  })
  return [...said, ...done]
}

/** What the design calls somebody on the stage. */
function nounIn(plan: PlannedGame, id: string | undefined): string | null {
  const member = plan.game.cast.find((one) => one.id === id)
  if (id === undefined) return null
  if (id === 'player' || member?.role === 'player') return 'player'
  if (member) return plan.pictures[member.picture]?.noun ?? null
  return id in plan.terrain ? id.replaceAll('-', ' ') : null
}

/** Who does what to whom, by their nouns. */
function deedsOf(plan: PlannedGame): DesignedDeed[] {
  const noun = (id: string | undefined) => nounIn(plan, id)
  const deeds = doneIn(plan).flatMap(({ by, does, whom, with: tool, to, from }): DesignedDeed[] => {
    const who = noun(by)
    return who === null
      ? []
      : [{ who, does, whom: noun(whom), with: noun(tool), to: noun(to), from: noun(from) }]
  })
  const isFirst = (deed: DesignedDeed, at: number) =>
    deeds.findIndex((one) => JSON.stringify(one) === JSON.stringify(deed)) === at
  return deeds.filter(isFirst).slice(0, mostDeeds)
}

/** What a provider thought of; what the words say follows from the reading again. */
function consequencesOf(plan: PlannedGame): GameDesign['consequences'] {
  const all = (plan.game.content?.consequences ?? []) as Consequence[]
  return all.flatMap(({ told, cause: { verb, whom, times }, effect: { does, whom: to, amount } }) => {
    const affected = to === 'others' ? to : nounIn(plan, to)
    if (!told || affected === null) return []
    const rest = { whom: nounIn(plan, whom), times: times ?? null, amount: amount ?? null }
    return [{ verb: verb ?? null, ...rest, follows: does, to: affected }]
  })
}
