import { generalSystem } from '@makebelieve/kit/simulation/general/general'
import type { System } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import type { PlannedPart } from './design.ts'

/** The system that a part is about. */
export function systemOf({ topic, general }: Pick<PlannedPart, 'topic' | 'general'>): System {
  const system = general ? generalSystem(general) : systems.get(topic)
  if (!system) throw new Error(`There is no topic ${topic}`)
  return system
}
