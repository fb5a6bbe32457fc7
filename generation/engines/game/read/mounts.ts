import { isMount } from '../../../brief/mounts.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { Reading } from '../../../reading/schema.ts'
import type { Thing } from '../../../things/thing.ts'

/** 'A knight on a horse', 'goblins on wolves': whom somebody sits or stands on, by their rider. The mount goes along and stands nowhere by itself. */
export function mountsIn({ links }: Reading, whatAt: (at: number) => Thing): Map<number, number> {
  const pairs = links.flatMap(({ who, does, whom }): [number, number][] => {
    if (typeof who !== 'number' || typeof whom !== 'number' || who === whom) return []
    const isOn = /^(?:on|atop|on top of|riding|rides?|riding on|mounted on)$/i.test(does.text)
    return isOn && isAnimate(whatAt(who)) && isMount(whatAt(whom).name) ? [[who, whom]] : []
  })
  return new Map(pairs)
}
