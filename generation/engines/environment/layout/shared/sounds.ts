import type { SoundKind, SoundLayer } from '@makebelieve/kit/environment/scene'
import type { EnvironmentPlan, Weather } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { isNight, mattersThatAre } from './times.ts'

const heardIn: Record<Weather, Partial<Record<SoundKind, number>>> = {
  clear: {},
  cloudy: {},
  rain: { rain: 0.8 },
  storm: { rain: 0.9, thunder: 0.8, wind: 0.7 },
  snow: { wind: 0.35 },
  fog: {},
  wind: { wind: 0.8, leaves: 0.5 },
  sandstorm: { wind: 1 },
}

/** What one hears everywhere. Layouts add what comes from one place, such as a stream. */
export function soundsFor(plan: EnvironmentPlan, setting: Setting): SoundLayer[] {
  const heard = new Map<SoundKind, number>()
  const isOutside = setting.around === undefined || setting.around === 'outdoors'
  const isDark = isNight(plan.hour)
  for (const { kind, loud } of setting.sounds ?? []) {
    // Birds sleep at night, when crickets sing; owls and wolves are not heard by day.
    if (kind === 'birds' && isDark) heard.set('crickets', loud * 0.7)
    else if ((kind !== 'owls' && kind !== 'wolves') || isDark || plan.mood === 'spooky') heard.set(kind, loud)
  }
  if (isOutside)
    for (const [kind, loud] of Object.entries(heardIn[plan.weather]) as [SoundKind, number][])
      heard.set(kind, Math.max(loud, heard.get(kind) ?? 0))
  for (const { as } of mattersThatAre(plan, 'sound')) heard.set(as.kind, 0.8)
  if (plan.weather !== 'clear' && plan.weather !== 'cloudy' && heard.has('birds')) heard.set('birds', 0.15)
  return [...heard].map(([kind, loud]) => ({ kind, loud }))
}
