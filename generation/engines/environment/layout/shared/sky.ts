import { seededRandom } from '@makebelieve/kit/core/random'
import type { EnvironmentPlan, Layout, Weather } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { isGolden, isNight, mattersThatAre } from './times.ts'

const cloudsIn: Record<Weather, number> = {
  clear: 0.3,
  cloudy: 0.8,
  rain: 0.9,
  storm: 1,
  snow: 0.85,
  fog: 0.6,
  wind: 0.55,
  sandstorm: 0.4,
}
const sunIn: Record<Weather, number> = {
  clear: 1,
  cloudy: 0.7,
  rain: 0.5,
  storm: 0.35,
  snow: 0.65,
  fog: 0.5,
  wind: 0.95,
  sandstorm: 0.55,
}

/** What hangs above, from the hour, the weather, the place and the words of the prompt. */
export function skyFor(plan: EnvironmentPlan, setting: Setting): Layout['sky'] {
  const random = seededRandom(plan.seed ^ 0x51ed)
  const kind = setting.sky ?? (plan.weather === 'storm' ? 'storm' : 'earth')
  const above = mattersThatAre(plan, 'sky')
  const names = (what: string) => above.find((matter) => matter.as.what === what)
  const isAirless = kind === 'space'
  const zenith = plan.palette.zenith ?? setting.zenith
  const horizon = plan.palette.horizon ?? setting.horizon
  const clouds = isAirless ? 0 : Math.max(cloudsIn[plan.weather], names('clouds') ? 0.65 : 0)
  const cloudColour = names('clouds')?.colour
  const sunMatter = names('sun')?.id
  return {
    hour: plan.hour,
    kind,
    ...(zenith && { zenith }),
    ...(horizon && { horizon }),
    clouds,
    ...(cloudColour && { cloudColour }),
    stars: starsOf(plan, isAirless, names('stars') !== undefined),
    moons: moonsOf(plan, setting, random.next()),
    ...(names('aurora') && { aurora: true as const }),
    sunYaw: sunYawAt(plan.hour, random.next()),
    sunStrength: sunIn[plan.weather] * (kind === 'mars' ? 0.9 : 1),
    ...(sunMatter && { sunMatter }),
  }
}

function starsOf(plan: EnvironmentPlan, isAirless: boolean, isAsked: boolean): number {
  if (isAirless || isAsked) return 1
  return plan.weather === 'clear' || plan.weather === 'wind' ? 0.8 : 0.25
}

/** Where what was asked for is seen from where one arrives: in the upper corners of the first view, not behind. */
const lookedAt = [
  { yaw: -0.42, pitch: 0.36 },
  { yaw: 0.5, pitch: 0.3 },
  { yaw: 0.12, pitch: 0.5 },
  { yaw: -0.75, pitch: 0.42 },
] as const

function moonsOf(plan: EnvironmentPlan, setting: Setting, chance: number): Layout['sky']['moons'] {
  const asked = mattersThatAre(plan, 'sky').filter(({ as }) => as.what === 'moon' || as.what === 'planet')
  const flip = chance < 0.5 ? 1 : -1
  const placed = (n: number) => {
    const { yaw, pitch } = lookedAt[n % lookedAt.length] ?? lookedAt[0]
    return { yaw: yaw * flip, pitch }
  }
  const moons: Layout['sky']['moons'] = asked.flatMap((matter) =>
    Array.from({ length: Math.min(4, matter.count) }, () => ({
      size: matter.size * (matter.as.is === 'sky' && matter.as.what === 'planet' ? 3 : 1.2),
      colour:
        matter.colour ?? (matter.as.is === 'sky' && matter.as.what === 'planet' ? '#d9a777' : '#f4f1e4'),
      ...(/ring|saturn/.test(matter.phrase) && { ringed: true as const }),
      matter: matter.id,
      yaw: 0,
      pitch: 0,
    })),
  )
  const own = setting.moons ?? (isNight(plan.hour) && !setting.sky ? [{ size: 1, colour: '#f4f1e4' }] : [])
  if (asked.length === 0) moons.push(...own.map((moon) => ({ ...moon, yaw: 0, pitch: 0 })))
  return moons.map((moon, n) => ({ ...moon, ...placed(n) }))
}

/**
 * Where the sun stands at noon: high light comes from behind one's shoulder, so that things are lit and throw shadows
 * aside. A low sun is part of the picture: then noon lies so that it sets, or rises, ahead.
 */
function sunYawAt(hour: number, chance: number): number {
  const side = chance < 0.5 ? 1 : -1
  if (isGolden(hour)) {
    const ahead = side * 0.45
    return hour < 12 ? ahead - Math.PI / 2 : ahead + Math.PI / 2
  }
  return Math.PI - side * 0.9
}
