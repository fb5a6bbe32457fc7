import type { Topic } from '@makebelieve/contract/entities/topic'

export type ClassSettings = { level: string; values: Record<string, number>; locked: boolean }

/** What a frame says of itself when a setting was changed. */
export function settingsIn(save: string): Omit<ClassSettings, 'locked'> | undefined {
  try {
    const { level, values } = JSON.parse(save) as Partial<ClassSettings>
    const numbers = Object.entries(values ?? {}).filter(([, value]) => Number.isFinite(value))
    return { level: String(level ?? ''), values: Object.fromEntries(numbers) }
  } catch {
    return undefined
  }
}

const levels = ['young', 'middle', 'upper']

/** The settings of a class link, as its query tells them. What is no setting of the topic is left out. */
export function settingsFrom(query: URLSearchParams, { controls }: Topic): ClassSettings {
  const values = controls.flatMap(({ id, from, to }) => {
    const text = query.get(id)
    const value = Number(text)
    return text === null || text === '' || !Number.isFinite(value)
      ? []
      : [[id, Math.min(to, Math.max(from, value))] as const]
  })
  const level = query.get('level') ?? ''
  return {
    level: levels.includes(level) ? level : '',
    values: Object.fromEntries(values),
    locked: query.get('fixed') === '1',
  }
}

/** The query of a class link: only what differs from the usual, so that links stay short. */
export function queryOf({ level, values, locked }: ClassSettings, { controls }: Topic): string {
  const query = new URLSearchParams()
  if (levels.includes(level) && level !== 'middle') query.set('level', level)
  for (const { id, usual } of controls) {
    const value = values[id]
    if (value !== undefined && value !== usual) query.set(id, String(value))
  }
  if (locked) query.set('fixed', '1')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** As the frame wants to be told. */
export const opensAs = (settings: ClassSettings): string => JSON.stringify({ opens: settings })
