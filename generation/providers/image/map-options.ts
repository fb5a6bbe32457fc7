import type { ImageOptions } from '@makebelieve/contract/entities/generation-options'
import { imageOptionTable } from '@makebelieve/contract/options'
import type { Mapping, OptionName, OptionRow } from './options.ts'
import type { SentValue } from './service.ts'

export type MappedOptions = {
  /** By the names of the service, for the record. */
  sent: Record<string, SentValue>
  /** The same as parts of the request. */
  fields: Record<string, unknown>
  /** Added to the prompt. */
  inPrompt: string
  notes: string[]
}

/** What the wishes of a user become at a service; what cannot be done as asked is said. */
export function mapOptions(row: OptionRow, asked: ImageOptions, lora?: string): MappedOptions {
  const mapped: MappedOptions = { sent: {}, fields: {}, inPrompt: '', notes: [] }
  const unknown: OptionName[] = []
  for (const name of Object.keys(imageOptionTable) as OptionName[]) {
    const mapping = row.options[name]
    const { label, default: usual } = imageOptionTable[name]
    // A style that the operator set up is there whether or not its strength was chosen.
    const wish = asked[name] ?? (mapping?.needsLora && lora !== undefined ? usual : undefined)
    if (wish === undefined) continue
    if (!mapping) unknown.push(name)
    else if (mapping.needsLora && lora === undefined)
      mapped.notes.push(`${label} needs a style (LoRA), and none is set up here.`)
    else {
      const value = within(mapping, wish)
      if (value !== wish)
        mapped.notes.push(`${label} ${wish} became ${value}, as this service takes no other.`)
      mapped.sent[mapping.to] = value
      if (!mapping.needsLora) mapped.fields[mapping.to] = value
      else {
        const style = row.lora?.(lora ?? '', value)
        Object.assign(mapped.fields, style?.fields)
        mapped.inPrompt = style?.inPrompt ?? ''
      }
    }
  }
  if (unknown.length > 0) mapped.notes.push(notOptions(unknown))
  return mapped
}

function within({ min = -Infinity, max = Infinity, wraps }: Mapping, value: number): number {
  return wraps === undefined ? Math.min(max, Math.max(min, value)) : value % wraps
}

/** 'Detail level and prompt strength are not options of this service.' */
function notOptions(names: OptionName[]): string {
  const labels = names.map((name) => imageOptionTable[name].label.toLowerCase())
  const last = labels.pop() ?? ''
  const list = labels.length > 0 ? `${labels.join(', ')} and ${last}` : last
  const are = labels.length > 0 ? 'are not options' : 'is not an option'
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${are} of this service.`
}
