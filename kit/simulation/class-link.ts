import type { Values } from './system.ts'

/** How a teacher's link opens a simulation. The page hands it to the frame where it hands over what was saved. */
export type ClassLink = { level: string; values: Values; locked: boolean }

/** Nothing where the text is none, as what a visitor left behind. */
export function classLinkIn(text: string | undefined): ClassLink | undefined {
  if (!text) return undefined
  try {
    const { opens } = JSON.parse(text) as { opens?: Partial<ClassLink> }
    if (!opens) return undefined
    const values = Object.entries(opens.values ?? {}).filter(([, value]) => Number.isFinite(value))
    const link = {
      level: String(opens.level ?? ''),
      values: Object.fromEntries(values),
      locked: opens.locked === true,
    }
    // A link that wishes for nothing leaves alone what may have begun already.
    return link.level === '' && values.length === 0 && !link.locked ? undefined : link
  } catch {
    return undefined
  }
}
