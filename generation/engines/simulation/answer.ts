import { levelNames } from '@makebelieve/kit/simulation/level-names'
import type { System } from '@makebelieve/kit/simulation/system'
import type { SimulationPlan } from './design.ts'
import { systemOf } from './systems.ts'

/** How the prompt was understood, for the chat. */
export function describeSimulation(plan: SimulationPlan): string {
  const systems = plan.parts.map(systemOf)
  const [first] = systems
  if (!first) return plan.title
  const set = plan.parts.flatMap((part, i) =>
    Object.entries(part.values).flatMap(([id, value]) => {
      const control = systems[i]?.controls.find((one) => one.id === id)
      return control
        ? [`‘${control.label}’ to ${control.options?.[value] ?? `${value} ${control.unit}`.trim()}`]
        : []
    }),
  )
  const controls = first.controls.map(({ label }) => `‘${label}’`)
  return [
    systems.length > 1
      ? `These are ${systems.length} simulations on one page: ${systems.map(({ title }) => title).join('; ')}.`
      : first.tells[plan.level],
    set.length > 0 ? `I set ${listed(set)}.` : '',
    besideOf(plan.parts[0], first),
    systems.length === 1 ? `You can change ${listed(controls.slice(0, 5))}.` : '',
    `It's written for ${levelNames[plan.level].toLowerCase()}.`,
    plan.guess?.says ?? '',
    ...plan.notes.slice(0, 1),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** What stands beside the first run. */
function besideOf(part: SimulationPlan['parts'][number] | undefined, { controls }: System): string {
  if (!part?.beside) return ''
  const others = controls.flatMap(({ id, label, options, unit }) => {
    const value = part.beside?.[id]
    return value === undefined ? [] : [`‘${label}’ at ${options?.[value] ?? `${value} ${unit}`.trim()}`]
  })
  return others.length > 0
    ? `A second run stands beside it, with ${listed(others)}.`
    : 'A second run stands beside it, with settings of its own.'
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
