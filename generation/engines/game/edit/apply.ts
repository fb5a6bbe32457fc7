import { mostOfMood } from '@makebelieve/kit/core/sound/compose'
import { type CastRole, castIn } from '@makebelieve/kit/game/plan'
import type { Mood, Weather } from '../../../brief/brief.ts'
import { placedIn } from '../../../brief/claims.ts'
import type { Scene } from '../../../things/thing.ts'
import { dimensionOf, inDimension } from '../change-dimension.ts'
import { isMeant } from '../choose-genre.ts'
import type { PlannedGame } from '../design.ts'
import { doings } from '../doings.ts'
import { withDrawingsOf } from '../drawn/with-drawings.ts'
import { type Dimension, genreOf, genresIn } from '../genres/index.ts'
import { placeWords, planGame } from '../plan.ts'
import { briefOfPlan } from '../read/brief-of-prompt.ts'
import { add, attribute, changeCount, remove, replace } from './apply-cast.ts'
import { changeDifficulty, changeExtra, changeJump, changeNumber, forbid } from './apply-rules.ts'
import type { Edit } from './change.ts'
import {
  article,
  capital,
  clamp,
  kindOf,
  listed,
  type Step,
  theyAre,
  whoIs,
  withGame,
  withLook,
  withMembers,
} from './step.ts'

const weatherWords: Record<Weather, string> = {
  clear: 'The sky is clear',
  rain: 'It rains',
  snow: 'It snows',
  storm: 'There is a storm',
  fog: 'There is fog',
  wind: 'It is windy',
}

/** Whoever asks for the mood that it has wants more of it. */
function withMood(plan: PlannedGame, mood: Mood): Step {
  const { more: before = 0, ...look } = plan.game.look
  if (look.mood !== mood)
    return { plan: withGame(plan, { look: { ...look, mood } }), says: `The music is ${mood} now.` }
  if (before === mostOfMood) return { cannot: `The music is as ${mood} as it gets.` }
  return {
    plan: withGame(plan, { look: { ...look, more: before + 1 } }),
    says: `The music is even more ${mood} now.`,
  }
}

/** In 3D the words for the place say more than the name of its scene. */
function withPlace(plan: PlannedGame, { words, scene }: { words: string; scene: Scene }): PlannedGame {
  const { solid } = plan
  return solid
    ? { ...plan, solid: { ...solid, place: placeWords({ sceneWords: words || undefined }, scene) } }
    : plan
}

export function apply(plan: PlannedGame, edit: Edit, history: readonly PlannedGame[]): Step {
  const { game } = plan
  const design = genreOf(game.genre)
  const target = 'target' in edit ? edit.target : undefined
  const members = whoIs(plan, target)
  const nobody: Step = { cannot: `There's no ${target ?? 'enemy'} in this game, so we left that as it was.` }
  switch (edit.change) {
    case 'speed': {
      if (members.length === 0) return nobody
      const changed = withMembers(plan, members, (one) => ({
        ...one,
        speed: clamp(one.speed * edit.factor, 0.4, 2),
      }))
      const words = `${theyAre(members)} ${edit.factor < 1 ? 'slower' : 'faster'}`
      return { plan: changed, says: `${words}.`, claim: attribute(words, members, 'speed', edit.factor) }
    }
    case 'size': {
      if (members.length === 0) return nobody
      const changed = withMembers(plan, members, (one) => ({
        ...one,
        size: clamp(one.size * edit.factor, 0.5, 2.5),
      }))
      const words = `${theyAre(members)} ${edit.factor < 1 ? 'smaller' : 'bigger'}`
      return { plan: changed, says: `${words}.`, claim: attribute(words, members, 'size', edit.factor) }
    }
    case 'colour': {
      const chosen = target === undefined ? castIn(game, 'player') : members
      if (chosen.length === 0) return nobody
      const own = chosen.find(({ picture }) => plan.pictures[picture]?.drawn)
      if (own)
        return { cannot: `You drew the ${own.name} yourself: change its colours under “Draw your own”.` }
      const pictures = { ...plan.pictures }
      for (const { picture } of chosen) {
        const known = pictures[picture]
        if (known) pictures[picture] = { ...known, tint: edit.colour }
      }
      const painted = withMembers(plan, chosen, (one) => ({ ...one, colour: edit.colour }))
      const words = `${theyAre(chosen)} ${edit.word}`
      return {
        plan: { ...painted, pictures },
        says: `${words}.`,
        claim: attribute(words, chosen, 'colour', edit.colour),
      }
    }
    case 'count':
      return changeCount(plan, edit, members)
    case 'points': {
      if (members.length === 0) return nobody
      const [first] = members
      const words = `${theyAre(members)} worth ${edit.value} points`
      return {
        plan: withMembers(plan, members, (one) => ({ ...one, points: edit.value })),
        says: `${words}.`,
        ...(first ? { claim: { about: 'points', actor: first.id, value: edit.value, words } } : {}),
      }
    }
    case 'time':
      return {
        plan: withLook(plan, { time: edit.time }),
        says: `It is ${edit.time} now.`,
        claim: { about: 'time', time: edit.time, words: `It is ${edit.time}` },
      }
    case 'weather':
      return {
        plan: withLook(plan, { weather: edit.weather }),
        says: `${weatherWords[edit.weather]} now.`,
        claim: { about: 'weather', weather: edit.weather, words: weatherWords[edit.weather] },
      }
    case 'scene':
      return {
        plan: withPlace(withLook(plan, { scene: edit.scene }), edit),
        says: `It's set ${placedIn(edit.scene)} now.`,
        claim: { about: 'scene', scene: edit.scene, words: `It is set ${placedIn(edit.scene)}` },
      }
    case 'style':
      return {
        plan: withLook(plan, { style: edit.style }),
        says: `It looks ${edit.style} now.`,
        claim: { about: 'style', style: edit.style, words: `It looks ${edit.style}` },
      }
    case 'mood':
      return withMood(plan, edit.mood)
    case 'replace':
      return replace(plan, whoIs(plan, edit.from), edit.from, edit.to)
    case 'add':
      return add(plan, edit)
    case 'behaviour': {
      const does = doings[edit.mechanic]
      if (members.length === 0) return nobody
      if (!does || plan.wishes) return { cannot: `The ${listed(members)} can't do that in ${kindOf(plan)}.` }
      const others = game.interactions.filter(
        ({ by, does: known }) => !members.some(({ id }) => id === by && known === does),
      )
      const added = edit.on ? members.map(({ id }) => ({ by: id, does })) : []
      const [doer] = members
      const object = edit.object === undefined ? undefined : whoIs(plan, edit.object)[0]
      const words = `The ${listed(members)} ${does}${object ? ` the ${object.name}` : ''}`
      return {
        plan: withGame(plan, { interactions: [...others, ...added] }),
        says: edit.on ? `${words} now.` : `The ${listed(members)} no longer ${does}.`,
        ...(edit.on &&
          doer && {
            claim: {
              about: 'rule',
              mechanic: edit.mechanic,
              verb: does,
              subject: doer.id,
              ...(object && { object: object.id }),
              words,
            },
          }),
      }
    }
    case 'role': {
      const [first] = members
      if (!first) return nobody
      const role = edit.role as CastRole
      if (!design.roles[role]) return { cannot: `${capital(kindOf(plan))} has no ${edit.role}.` }
      return {
        plan: withMembers(plan, [first], (one) => ({ ...one, role })),
        says: `The ${first.name} is ${article(edit.role)} now.`,
        claim: {
          about: 'actor',
          actor: first.id,
          role: edit.role,
          words: `The ${first.name} is ${article(edit.role)}`,
        },
      }
    }
    case 'remove':
      return remove(plan, whoIs(plan, edit.target), edit.target)
    case 'number':
      return changeNumber(plan, edit)
    case 'difficulty':
      return changeDifficulty(plan, edit.to)
    case 'extra':
      return changeExtra(plan, edit)
    case 'absent':
      return forbid(plan, edit.absent)
    case 'genre':
      return changeGenre(plan, edit.genre)
    case 'title':
      return { plan: withGame(plan, { title: edit.title }), says: `It is called ${edit.title} now.` }
    case 'jump':
      return changeJump(plan, edit.factor)
    case 'undo': {
      const before = history.at(-1)
      return before
        ? { plan: before, says: 'Undid the last change.' }
        : { cannot: "There's nothing to undo yet." }
    }
    case 'reset': {
      const [first] = history
      return first
        ? { plan: first, says: "It's back to how it started." }
        : { cannot: "It's still how it started." }
    }
    case 'redo':
      return { cannot: "There's nothing to redo." }
    case 'feature':
      return { cannot: "Every game already has that. You'll find the switches on the pause screen." }
    case 'dimension':
      return changeDimension(plan, edit.dimension)
    case 'attach':
      return { cannot: `The ${edit.target} can't wear or hold things in a game yet.` }
    case 'control':
    case 'audience':
      return { cannot: "That's for simulations, and this is a game." }
  }
}

/** The same words, read as another kind of game: characters and place stay. */
function changeGenre(plan: PlannedGame, genre: string): Step {
  const brief = briefOfPlan(plan)
  const dimension = dimensionOf(plan)
  const design = [...genresIn(dimension).values()].find((one) => isMeant(one, genre))
  if (!design) return { cannot: `We can't build “${genre}” games yet.` }
  if ('refused' in brief) return { cannot: brief.message }
  const other = planGame(brief, plan.game.seed, { genre: design.genre.id, dimension })
  const { title, look, difficulty, challenge } = plan.game
  const words = `It is ${design.name}`
  return {
    plan: withDrawingsOf(plan, withGame(other, { title, look, difficulty, challenge })),
    says: `${words} now.`,
    claim: { about: 'genre', genre, words },
  }
}

/** The same game, flat or with depth. */
function changeDimension(plan: PlannedGame, dimension: Dimension): Step {
  const shown = dimension.toUpperCase()
  if (dimensionOf(plan) === dimension) return { cannot: `It's already in ${shown}.` }
  const brief = briefOfPlan(plan)
  if ('refused' in brief) return { cannot: brief.message }
  const other = inDimension(plan, brief, dimension)
  return { plan: other, says: `It's in ${shown} now: ${genreOf(other.game.genre).name}.` }
}
