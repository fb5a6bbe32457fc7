import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import { asStandIn } from '../../../pipeline/engine.ts'
import { isInside } from '../../environment/read/plan-environment.ts'
import { settingNamed } from '../../environment/settings/index.ts'
import { isNearly } from '../../environment/settings/nearly.ts'
import type { PlannedGame } from '../design.ts'
import { met, type PlaceClaim, unchecked, unmet, type Verdict } from '../proof/verdict.ts'
import { placeOf } from './dressing.ts'
import { styleSeen } from './style.ts'

const hours = { dawn: [4.5, 8.5], day: [8.5, 17], sunset: [16.5, 20.5], night: [19.1, 29.5] } as const
const falls = { rain: 'rain', snow: 'snow', storm: 'rain', fog: 'mist' } as const

/** Where and when it plays, held against the sky, the air and the ground that are drawn. */
export function solidPlace(claim: PlaceClaim, plan: PlannedGame, dressing: Seen): Verdict {
  const { game } = plan
  const { sky, air } = dressing
  switch (claim.about) {
    case 'scene':
      // Whoever walks about on the ground under the stars is not in space.
      if (claim.scene === 'space' && game.look.scene === 'space' && sky.kind !== 'space')
        return asStandIn(
          unmet(`Built with ground of ${dressing.ground.main.surface} under a night sky, and not in space.`),
        )
      return game.look.scene === claim.scene
        ? placeBuilt(plan, claim.words, dressing)
        : unmet(`It is set in '${game.look.scene}'.`)
    case 'time': {
      const [from, to] = hours[claim.time]
      const hour = sky.hour < 4.5 ? sky.hour + 24 : sky.hour
      const told = `${Math.floor(sky.hour)}:${String(Math.round((sky.hour % 1) * 60)).padStart(2, '0')}`
      return (hour >= from && hour <= to) || (sky.kind === 'space' && claim.time === 'night')
        ? met(`The sun is where it would be at ${told}.`)
        : unmet(`The sun is where it would be at ${told}.`)
    }
    case 'weather': {
      if (claim.weather === 'clear')
        return air.particles.some(({ kind }) => kind === 'rain' || kind === 'snow')
          ? unmet('It rains or snows.')
          : met('Nothing falls.')
      if (claim.weather === 'wind')
        return air.wind >= 0.7
          ? met(`The wind blows at ${air.wind.toFixed(1)}.`)
          : unmet('There is little wind.')
      const kind = falls[claim.weather]
      const found = air.particles.find((particle) => particle.kind === kind)
      return found
        ? met(`${kind} is drawn in the air, ${found.amount.toFixed(1)} times the usual.`)
        : unmet(`No ${claim.weather} is drawn.`)
    }
    case 'style': {
      const seen = styleSeen(claim.style, game.look, dressing)
      return seen === undefined
        ? unmet('This style does not change the look of a 3D game yet.')
        : met(`It shows: ${seen}.`)
    }
  }
}

type Seen = Pick<Dressing, 'sky' | 'air' | 'ground'> &
  Partial<Pick<Dressing, 'kinds' | 'scenery' | 'ceiling'>>

/** What stands around must be so, of a place that is told by two nouns. */
const mostOfScenery = 0.5

/** The place that was built, held against the words that name it: a place that only stands in is told as such, and a room has a ceiling. */
function placeBuilt(
  plan: PlannedGame,
  words: string,
  { ground, kinds = [], scenery = [], ceiling }: Seen,
): Verdict {
  const { place, setting } = placeOf(plan)
  const built = `The place built is '${plan.solid?.place}', with ground of ${ground.main.surface}.`
  const named = place.claims.find((claim) => claim.about === 'setting')
  const about = `${setting.about.charAt(0).toLowerCase()}${setting.about.slice(1)}`
  if (named && isNearly(place.setting, named.text))
    return asStandIn(unmet(`Shown as the nearest place there is: ${about}.`))
  if (isInside(setting) && ceiling === undefined)
    return unmet(`${built} It has no ceiling: one sees the sky.`)
  const { composed: made } = place
  // 'A volcano island' is built as an island: of the volcano nothing is known.
  const noun = words.split(' ').at(-1)?.toLowerCase() ?? ''
  const saying = place.claims.filter(({ text = '' }) => text.toLowerCase().split(' ').includes(noun))
  if (!made && saying.length > 0 && saying.every((claim) => claim.about === 'matter'))
    return unchecked(
      `Built as ${setting.id.replaceAll('-', ' ')}: nothing measures whether it is a ${noun}, so it was not checked.`,
    )
  if (!made)
    return namedPlace(
      plan,
      { ground, kinds, scenery },
      ceiling === undefined ? '' : ' It has walls and a ceiling.',
    )
  const nouns = new Set(
    made.by === 'shape'
      ? [made.noun]
      : made.by === 'land'
        ? settingNamed(made.land)?.things.map(({ noun }) => noun)
        : [],
  )
  if (nouns.size === 0)
    return unchecked(`${built} Nothing measures whether all of it is ${made.said}: it was not checked.`)
  const many = (isOwn: (name: string) => boolean) =>
    scenery.reduce((sum, { kind, many: count }) => sum + (isOwn(kinds[kind]?.name ?? '') ? count : 0), 0)
  const share =
    many((name) => nouns.has(name)) /
    Math.max(
      1,
      many(() => true),
    )
  const told = `${built} ${Math.round(share * 100)} % of what stands around is of ${made.said}.`
  return share > mostOfScenery ? met(told) : unmet(told)
}

/** The setting that the words mean is built, and what the place is named for stands in it: castle grounds without a castle are none. */
function namedPlace(
  plan: PlannedGame,
  { ground, kinds = [], scenery = [] }: Pick<Seen, 'ground' | 'kinds' | 'scenery'>,
  room: string,
): Verdict {
  const { place, setting } = placeOf(plan)
  const around = `with ground of ${ground.main.surface}`
  const built = setting.id.replaceAll('-', ' ')
  const names = scenery.map(({ kind }) => kinds[kind]?.name ?? '')
  const isSetting = place.claims.some(({ about }) => about === 'setting' || about === 'matter')
  // 'A castle full of traps' is named for the castle.
  const [landmark] = place.claims.flatMap((claim) =>
    claim.about === 'thing' ? place.things.filter(({ id }) => id === claim.thing) : [],
  )
  const stands = names.some((name) => name === landmark?.noun || name.endsWith(` ${landmark?.noun}`))
  if (landmark && !stands && !isSetting)
    return asStandIn(unmet(`Built as ${built}, ${around}, and no ${landmark.noun} stands there.`))
  // The sky and the open sea of a game are built by its rules.
  const isOwn =
    plan.solid?.place === undefined || plan.solid.place === plan.game.look.scene.replaceAll('-', ' ')
  return isSetting || landmark || isOwn
    ? met(
        `The place built is ${built}, ${around}${stands ? `, where a ${landmark?.noun} stands` : ''}.${room}`,
      )
    : asStandIn(unmet(`Built as ${built}, ${around}: we don't know that place.`))
}
