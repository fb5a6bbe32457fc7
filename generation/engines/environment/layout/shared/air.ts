import type { Particle } from '@makebelieve/kit/environment/scene'
import type { EnvironmentPlan, Layout, Weather } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { isGolden, isNight, mattersThatAre } from './times.ts'

type AirOfWeather = { sight?: number; wind: number; falls?: { kind: Particle; amount: number } }
/** `sight` is beside usual. */
const weatherAir: Record<Weather, AirOfWeather> = {
  clear: { wind: 0.3 },
  cloudy: { wind: 0.4, sight: 0.85 },
  rain: { wind: 0.5, sight: 0.5, falls: { kind: 'rain', amount: 1 } },
  storm: { wind: 1, sight: 0.4, falls: { kind: 'rain', amount: 1.5 } },
  snow: { wind: 0.35, sight: 0.45, falls: { kind: 'snow', amount: 1 } },
  fog: { wind: 0.15, sight: 0.2, falls: { kind: 'mist', amount: 1 } },
  wind: { wind: 0.9, sight: 0.9 },
  sandstorm: { wind: 1, sight: 0.15, falls: { kind: 'sand', amount: 1.4 } },
}

/** Only then they fly. */
const onlyAtNight: ReadonlySet<Particle> = new Set(['fireflies'])

/** How far one sees, what drifts in the air, and how light falls through it. */
export function airFor(plan: EnvironmentPlan, setting: Setting): Layout['air'] {
  const weather = weatherAir[plan.weather]
  const isOutside = setting.around === undefined || setting.around === 'outdoors'
  const isSpooky = plan.mood === 'spooky' || plan.mood === 'mysterious'
  const usual = setting.sight ?? (isOutside ? 320 : 90)
  const sight = usual * (isOutside ? (weather.sight ?? 1) : 1) * (isSpooky && isOutside ? 0.6 : 1)
  const light = mattersThatAre(plan, 'light')
  const asksShafts = light.some((matter) => matter.as.what === 'shafts')
  const shafts = asksShafts ? 1 : (setting.shafts ?? (isGolden(plan.hour) && setting.sight ? 0.3 : 0))
  const hasLightning =
    plan.weather === 'storm' || mattersThatAre(plan, 'sky').some(({ as }) => as.what === 'lightning')
  return {
    sight: Math.round(Math.max(14, sight)),
    ...(setting.fogColour && { fogColour: setting.fogColour }),
    wind: isOutside ? Math.max(weather.wind, setting.wind ?? 0) : (setting.wind ?? 0),
    particles: particlesOf(
      plan,
      setting,
      isOutside || isSeenThroughWindows(plan, setting) ? weather.falls : undefined,
      isSpooky,
    ),
    ...(hasLightning && { lightning: true as const }),
    ...(shafts > 0 && { shafts }),
    ambient: (setting.ambient ?? 1) * (isSpooky ? 0.85 : plan.mood === 'sad' && !isOutside ? 0.72 : 1),
    ...((plan.palette.light ?? setting.tint) && { tint: plan.palette.light ?? setting.tint }),
  }
}

/** Rain and snow before the windows of a room: the kit lets none of it fall inside. */
const isSeenThroughWindows = ({ weather }: EnvironmentPlan, { around, sky, walls }: Setting): boolean =>
  around === 'indoors' &&
  sky !== 'space' &&
  (weather === 'rain' || weather === 'storm' || weather === 'snow') &&
  (walls?.windows ?? 'none') !== 'none' &&
  walls?.outside !== 'space'

function particlesOf(
  plan: EnvironmentPlan,
  setting: Setting,
  falls: AirOfWeather['falls'],
  isSpooky: boolean,
): Layout['air']['particles'] {
  const drifting = new Map<Particle, Layout['air']['particles'][number]>()
  for (const one of setting.particles ?? [])
    if (!onlyAtNight.has(one.kind) || isNight(plan.hour) || isGolden(plan.hour)) drifting.set(one.kind, one)
  if (plan.mood === 'sad') drifting.delete('confetti')
  // What was left lies in dust.
  if (plan.mood === 'sad' && !falls && setting.around !== 'underwater' && !drifting.has('dust'))
    drifting.set('dust', { kind: 'dust', amount: 0.7 })
  if (isSpooky && setting.around !== 'underwater') drifting.set('mist', { kind: 'mist', amount: 0.6 })
  if (falls) drifting.set(falls.kind, falls)
  if (plan.season === 'autumn' && plan.weather === 'wind')
    drifting.set('leaves', { kind: 'leaves', amount: 0.8 })
  for (const { as, id, colour, size } of mattersThatAre(plan, 'particle'))
    drifting.set(as.kind, { kind: as.kind, amount: size, ...(colour && { colour }), matter: id })
  return [...drifting.values()]
}
