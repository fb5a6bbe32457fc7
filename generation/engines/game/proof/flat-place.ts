import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { hasDesign, hasPlot, type Palette, paletteOf } from '@makebelieve/kit/game-2d/scenery/scenery'
import { labOf, rgbOf } from '@makebelieve/shapes/materials/oklab'
import { asStandIn } from '../../../pipeline/engine.ts'
import { marksOfWeather } from './note-taker.ts'
import { met, type PlaceClaim, unchecked, unmet, type Verdict } from './verdict.ts'

type PlaceGenre = Pick<Genre, 'seen' | 'stage' | 'open'>

/**
 * How a site is painted, where anybody would know it: on the ground by its borders, and not where it goes by; and from the side where it has a
 * landscape or rooms of its own. Tables are painted from the side, and show no such place.
 */
function siteShown(game: GamePlan, { seen, open }: PlaceGenre): string | undefined {
  const { scene, site } = game.look
  const sight = typeof seen === 'function' ? seen(game) : seen
  if (sight === 'side') return hasDesign(scene, site) ? 'Behind everything' : undefined
  const { x, y } = open?.(game) ?? { x: false, y: false }
  return sight === 'top' && !x && !y && hasPlot(scene, site) ? 'From above the ground' : undefined
}

/** Light, weather and style are looked for in what is painted: the plan may ask for rain in a room, where none falls. */
export function flatPlace(claim: PlaceClaim, game: GamePlan, genre: PlaceGenre): Verdict {
  const { look, rules } = game
  const palette = paletteOf(look)
  const light = `brightness ${palette.brightness.toFixed(2)}, sky ${palette.skyTop}`
  switch (claim.about) {
    case 'scene':
      if (claim.near && look.scene === claim.scene && look.site === claim.site) {
        const where = siteShown(game, genre)
        if (where) return met(`${where} is painted as '${look.site}' in the scenery '${look.scene}'.`)
      }
      if (
        claim.near &&
        game.book?.space.id === 'slope' &&
        /\b(?:hill|hillside|slope|mountainside)s?$/i.test(claim.words)
      )
        return met('From the start to the end one goes downhill.')
      if (claim.near)
        return asStandIn(unmet(`Shown as '${look.scene}': that place has no scenery of its own.`))
      return look.scene === claim.scene
        ? met(`The painted scenery is '${claim.scene}', with ground ${palette.ground}.`)
        : unmet(`It is set in '${look.scene}'.`)
    case 'time':
      if (rules.dayAndNight) return met('Day and night take turns.')
      return look.time === claim.time
        ? timeShown(claim.time, game, genre)
        : unmet(`The light is that of ${look.time}: ${light}.`)
    case 'weather': {
      const more =
        marksOfWeather(genre, game) - marksOfWeather(genre, { ...game, look: { ...look, weather: 'clear' } })
      return look.weather === claim.weather && more > 0
        ? met(`${more} marks of ${claim.weather} are painted over the stage.`)
        : unmet(`No ${claim.weather} is painted in the ${look.scene}.`)
    }
    case 'style': {
      const { style: _, ...plain } = look
      const changed = JSON.stringify(paletteOf(plain)) !== JSON.stringify(palette)
      return look.style === claim.style && changed
        ? met(
            `The painted colours are those of ${claim.style}: ground ${palette.ground}, accent ${palette.accent}.`,
          )
        : unmet(look.style ? `The style is ${look.style}.` : 'It has the usual style.')
    }
  }
}

/** From above there is no sky, and in a cave or under lamps any hour looks the same: what is seen of the light has to differ from that of day. */
function timeShown(time: GamePlan['look']['time'], game: GamePlan, genre: PlaceGenre): Verdict {
  const { look } = game
  const shown = seenOf(game, genre)
  const [now, byDay] = [paletteOf(look), paletteOf({ ...look, time: 'day' })]
  const left = lightOf(shown.map((part) => now[part])) / lightOf(shown.map((part) => byDay[part]))
  if (time === 'night')
    return left > darkly
      ? unchecked(
          `It is ${Math.round(100 * (1 - left))} % darker than by day: whether one takes that for night was not checked.`,
        )
      : met(`It is ${Math.round(100 * (1 - left))} % darker than by day.`)
  if (time === 'day') {
    const byNight = paletteOf({ ...look, time: 'night' })
    return apart(now, byNight, shown) >= plainly
      ? met(`The painted light is that of day: brightness ${now.brightness.toFixed(2)}.`)
      : unchecked('It looks the same by night: whether one takes it for day was not checked.')
  }
  const differs = apart(now, byDay, shown)
  // Without a sky only a glow over the ground tells the hour: what is merely darker is dusk to one and a cloud to another.
  const isGlow = shown.some((part) => part !== 'ground') || warmed(now, byDay) >= glowing
  return differs >= (shown.length > 1 ? plainly : plainlyWithoutSky) && isGlow
    ? met(
        `The painted light is that of ${time}, and not that of day: ${now.ground} instead of ${byDay.ground} on the ground.`,
      )
    : unchecked(`The light is nearly that of day: whether one takes it for ${time} was not checked.`)
}

type Part = 'skyTop' | 'skyBottom' | 'ground' | 'wall'

/** What of a palette covers most of what one sees. */
function seenOf(game: GamePlan, { seen }: PlaceGenre): Part[] {
  const sight = typeof seen === 'function' ? seen(game) : seen
  return sight === 'top' ? ['ground'] : ['skyTop', 'skyBottom', 'ground', 'wall']
}

/** How far the colours are apart: side by side 0.02 is just seen, and this much by itself. */
const plainly = 0.05

/** Of the ground alone one sees less. */
const plainlyWithoutSky = 0.09

/** How much warmer the ground is in one light than in another, towards red and yellow; and from when on that is a glow. */
function warmed(one: Palette, other: Palette): number {
  const [, a = 0, b = 0] = labOf(...rgbOf(one.ground))
  const [, redder = 0, yellower = 0] = labOf(...rgbOf(other.ground))
  return a - redder + (b - yellower)
}
const glowing = 0.05

function apart(one: Palette, other: Palette, parts: readonly Part[]): number {
  const each = parts.map((part) => {
    const [mine, theirs] = [one[part], other[part]].map((hex) => labOf(...rgbOf(hex)))
    return Math.hypot(...(mine ?? []).map((value, at) => value - (theirs?.[at] ?? 0)))
  })
  return each.reduce((sum, far) => sum + far, 0) / each.length
}

/** So much of the light of day is left at most where anybody says that it is night. */
const darkly = 0.65

/** How bright colours are painted, together. */
const lightOf = (colours: readonly string[]): number =>
  colours.reduce((sum, hex) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    return sum + 0.3 * red + 0.6 * green + 0.1 * blue
  }, 0)
