import { bring, type Setting, type SettingThing } from '../settings/setting.ts'

/** What words say of any place besides its name: a feast that is held there, or that everybody has left. */
type Occasion = {
  said: RegExp
  outside: readonly SettingThing[]
  inside: readonly SettingThing[]
  /** When it is at its best, under the sky. */
  hour?: number
  /** Nobody lives here any more. */
  isLeft?: true
}

const occasions: readonly Occasion[] = [
  {
    said: /\b(?:christmas|xmas|santa|noel|advent)\b/,
    hour: 19,
    outside: [
      bring('christmas tree', 1, 'middle', { metres: 7 }),
      bring('snowman', 2, 'anywhere', { variants: 2, role: 'decoration' }),
    ],
    inside: [
      bring('christmas tree', 1, 'corner', { metres: 2.3 }),
      bring('gift', 4, 'beside', { of: 'christmas tree', variants: 3 }),
    ],
  },
  {
    said: /\bhalloween\b/,
    hour: 19.6,
    outside: [
      bring('jack o lantern', 7, 'along', { metres: 0.6 }),
      bring('scarecrow', 1, 'anywhere', { role: 'decoration' }),
      bring('bat', 4, 'sky', { does: 'fly' }),
    ],
    inside: [
      bring('jack o lantern', 4, 'anywhere', { metres: 0.4 }),
      bring('bat', 3, 'anywhere', { does: 'fly' }),
    ],
  },
  {
    said: /\bbirthday\b/,
    outside: [
      bring('wooden table', 1, 'middle', { role: 'furniture' }),
      bring('birthday cake', 1, 'on', { of: 'wooden table', metres: 0.6 }),
      bring('gift', 5, 'beside', { of: 'wooden table', variants: 3 }),
      bring('balloons', 5, 'anywhere', { metres: 1.6, variants: 2 }),
    ],
    inside: [
      bring('birthday cake', 1, 'anywhere', { metres: 0.5 }),
      bring('gift', 4, 'anywhere', { variants: 3 }),
      bring('balloons', 4, 'corner', { metres: 1.4, variants: 2 }),
    ],
  },
  {
    said: /\b(?:abandoned|deserted|derelict|ruined|forsaken|post apocalyptic|postapocalyptic|overgrown)\b/,
    outside: [
      bring('boulder', 8, 'anywhere', { size: 0.5, variants: 2, role: 'rock' }),
      bring('bush', 12, 'anywhere', { variants: 2, role: 'shrub' }),
    ],
    inside: [
      bring('boulder', 5, 'anywhere', { metres: 0.6, variants: 3, role: 'rock' }),
      bring('bush', 4, 'corner', { metres: 0.9, variants: 2 }),
      bring('fern', 5, 'wall', { metres: 0.7, variants: 2 }),
      bring('newspaper', 3, 'anywhere', { metres: 0.4 }),
    ],
    isLeft: true,
  },
]

/** How much what is left behind is worn. */
export const wornWhenLeft = 0.75

/** The place as it is on that occasion: with what belongs to a feast, or without those who left. */
export function onOccasion(
  setting: Setting,
  words: string,
  isIndoors: boolean,
): { setting: Setting; isLeft: boolean; hour?: number } {
  const held = occasions.filter(({ said }) => said.test(words))
  if (held.length === 0) return { setting, isLeft: false }
  const isLeft = held.some((one) => one.isLeft)
  const own = isLeft ? setting.things.flatMap(leftBehind) : setting.things
  const hour = isIndoors ? undefined : held.find((one) => one.hour !== undefined)?.hour
  const more = held
    .flatMap(({ inside, outside }) => (isIndoors ? inside : outside))
    .filter(({ noun }) => !own.some((one) => one.noun === noun))
  // There is one thing to meet at: the feast's own comes before the place's.
  const takesMiddle = more.some(({ place }) => place === 'middle')
  const kept = own.map((row) =>
    takesMiddle && row.place === 'middle' ? { ...row, place: 'anywhere' as const } : row,
  )
  return {
    setting: { ...setting, things: [...more, ...kept] },
    isLeft,
    ...(hour !== undefined && { hour }),
  }
}

/** People are gone, and what they drove or flew stands still or is gone with them. */
function leftBehind(row: SettingThing): SettingThing[] {
  if (row.role === 'person' || row.does === 'hover' || /balloon|flag|bunting/.test(row.noun)) return []
  if (row.does !== 'spin' && row.does !== 'drive') return [row]
  const { does: _, ...still } = row
  return [still]
}
