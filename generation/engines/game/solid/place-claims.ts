import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { PlannedGame } from '../design.ts'
import { met, type PlaceClaim, unmet, type Verdict } from '../proof/verdict.ts'
import { styleSeen } from './style.ts'

const hours = { dawn: [4.5, 8.5], day: [8.5, 17], sunset: [16.5, 20.5], night: [19.1, 29.5] } as const
const falls = { rain: 'rain', snow: 'snow', storm: 'rain', fog: 'mist' } as const

/** Where and when it plays, held against the sky, the air and the ground that are drawn. */
export function solidPlace(
  claim: PlaceClaim,
  { game, solid }: PlannedGame,
  dressing: Pick<Dressing, 'sky' | 'air' | 'ground'>,
): Verdict {
  const { sky, air, ground } = dressing
  switch (claim.about) {
    case 'scene':
      return game.look.scene === claim.scene
        ? met(`The place built is '${solid?.place}', with ground of ${ground.main.surface}.`)
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
