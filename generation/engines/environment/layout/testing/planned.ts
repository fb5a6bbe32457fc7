import type { EnvironmentPlan, PlannedThing } from '../../design.ts'
import { settingNamed } from '../../settings/index.ts'
import type { Extent, LayoutInput } from '../input.ts'

type Wish = {
  noun: string
  archetype: string
  extent: Extent
  count?: number
  asked?: boolean
  place?: PlannedThing['place']
  does?: PlannedThing['does']
}

/** A plan of things with known sizes, so that layouts can be tried without making a single shape. */
export function planned(setting: string, wishes: readonly Wish[], seed = 5): LayoutInput {
  const row = settingNamed(setting)
  if (!row) throw new Error(`There is no setting ${setting}`)
  const things = wishes.map(
    ({
      noun,
      archetype,
      extent,
      count = 1,
      asked = true,
      place = { how: 'anywhere' },
      does,
    }): PlannedThing => ({
      id: noun,
      phrase: noun,
      noun,
      pieces: [
        {
          id: noun,
          phrase: noun,
          noun,
          source: { by: 'archetype', order: { archetype, noun } },
          via: '',
          count: 1,
          size: 1,
          partLooks: [],
        },
      ],
      metres: Math.max(extent.width, extent.height, extent.depth),
      count,
      variants: 1,
      asked,
      place,
      ...(does && { does }),
    }),
  )
  const plan: EnvironmentPlan = {
    kind: 'environment',
    category: 'scene',
    prompt: setting,
    title: setting,
    seed,
    setting,
    settingWords: setting,
    hour: 12,
    weather: 'clear',
    season: 'summer',
    mood: 'calm',
    density: 1,
    palette: {},
    things,
    matters: [],
    notes: [],
    claims: [],
  }
  const extents = new Map(wishes.map(({ noun, extent }) => [noun, extent]))
  return {
    plan,
    setting: row,
    extentOf: (thing) => extents.get(thing) ?? { width: 1, height: 1, depth: 1, top: 1 },
  }
}
