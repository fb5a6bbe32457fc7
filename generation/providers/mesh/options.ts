import { threeDOptionTable } from '@makebelieve/contract/options'
import { type MeshOptions, type MeshProvider, type MeshSent, meshProviders } from './mesh-service.ts'

/**
 * How each option goes to each service. The ranges of the product are wider than those of any service, so values are
 * brought into theirs, and the user is told. docs/providers-3d.md shows this table; a test keeps both equal.
 */
export type Rule =
  /** The number itself, within a range. */
  | { fields: string[]; min: number; max: number }
  /** One of a few sizes: the nearest. Some services want it as a word. */
  | { fields: string[]; sizes: number[]; asText?: true }
  /** Any whole number; larger ones begin anew, so that two seeds stay two. */
  | { fields: string[]; below: number }
  /** Simplicity told as a number of triangles, also when nobody asked: services are finer by themselves than games bear. */
  | { fields: string[]; triangles: { least: number; most: number } }
  /** A word from this value on, another below. */
  | { fields: string[]; from: number; word: string; otherwise: string }

type Name = keyof typeof threeDOptionTable
type Rules = Partial<Record<Name, Rule>>

const range = (field: string, min: number, max: number): Rule => ({ fields: [field], min, max })
const both = (fields: string[], min: number, max: number): Rule => ({ fields, min, max })
const seed = (...fields: string[]): Rule => ({ fields, below: 2 ** 31 })
const triangles = (field: string, least: number): Rule => ({
  fields: [field],
  triangles: { least, most: 60_000 },
})

const trellis: Rules = {
  seed: seed('seed'),
  ss_guidance_strength: range('ss_guidance_strength', 0, 10),
  ss_sampling_steps: range('ss_sampling_steps', 1, 50),
  slat_guidance_strength: range('slat_guidance_strength', 0, 10),
  slat_sampling_steps: range('slat_sampling_steps', 1, 50),
  simplify: range('mesh_simplify', 0.9, 0.98),
}

const trellis2: Rules = {
  seed: seed('seed'),
  ss_guidance_strength: range('ss_guidance_strength', 0, 10),
  ss_sampling_steps: range('ss_sampling_steps', 1, 50),
  slat_guidance_strength: range('tex_slat_guidance_strength', 0, 10),
  slat_sampling_steps: both(['shape_slat_sampling_steps', 'tex_slat_sampling_steps'], 1, 50),
  simplify: triangles('decimation_target', 10_000),
  texture_size: { fields: ['texture_size'], sizes: [1024, 2048, 4096] },
}

export const meshOptionRules: Record<MeshProvider, Rules> = {
  'trellis-fal': { ...trellis, texture_size: { fields: ['texture_size'], sizes: [512, 1024], asText: true } },
  'trellis2-fal': {
    ...trellis2,
    texture_size: { fields: ['texture_size'], sizes: [1024, 2048, 4096], asText: true },
  },
  'trellis-replicate': { ...trellis, texture_size: { fields: ['texture_size'], sizes: [512, 1024, 2048] } },
  'trellis2-replicate': {
    seed: seed('seed'),
    ss_guidance_strength: range('shape_guidance_scale', 0, 20),
    ss_sampling_steps: range('shape_sampling_steps', 1, 100),
    slat_guidance_strength: range('texture_guidance_scale', 0, 20),
    slat_sampling_steps: range('texture_sampling_steps', 1, 100),
    texture_size: { fields: ['texture_size'], sizes: [1024, 2048, 4096] },
  },
  trellis: { ...trellis, texture_size: { fields: ['texture_size'], sizes: [512, 1024, 2048] } },
  trellis2,
  meshy: { simplify: triangles('target_polycount', 100) },
  tripo: {
    seed: seed('model_seed', 'texture_seed'),
    simplify: triangles('face_limit', 1000),
    texture_size: { fields: ['texture_quality'], from: 4096, word: 'detailed', otherwise: 'standard' },
  },
}

/** What goes to a service of what a user asked, and what to tell the user about it. */
export function mappedOptions(
  provider: MeshProvider,
  service: string,
  asked: MeshOptions,
): { fields: MeshSent['fields']; notes: string[] } {
  const rules = meshOptionRules[provider]
  const fields: MeshSent['fields'] = {}
  const notes: string[] = []
  const absent: string[] = []
  for (const name of Object.keys(threeDOptionTable) as Name[]) {
    const { label, default: usual } = threeDOptionTable[name]
    const rule = rules[name]
    const given = asked[name]
    if (!rule) {
      if (given !== undefined && given !== usual) absent.push(label.toLowerCase())
      continue
    }
    if (given === undefined && !('triangles' in rule)) continue
    const value = given ?? usual
    const sent = valueFor(rule, value)
    for (const field of rule.fields) fields[field] = sent
    const isOther = given !== undefined && ('min' in rule || 'sizes' in rule) && Number(sent) !== given
    if (isOther) notes.push(`${label} ${given} was sent as ${sent}: ${service} takes ${reachOf(rule)}.`)
  }
  if (absent.length > 0)
    notes.push(
      `${capital(listed(absent))} ${absent.length > 1 ? 'are not options' : 'is not an option'} of ${service}.`,
    )
  return { fields, notes }
}

function valueFor(rule: Rule, value: number): number | string {
  if ('min' in rule) return Math.min(rule.max, Math.max(rule.min, value))
  if ('below' in rule) return value % rule.below
  if ('triangles' in rule) return trianglesFor(value, rule.triangles)
  if ('word' in rule) return value >= rule.from ? rule.word : rule.otherwise
  const nearest = rule.sizes.reduce((best, size) =>
    Math.abs(size - value) < Math.abs(best - value) ? size : best,
  )
  return rule.asText ? String(nearest) : nearest
}

/** All that a model may have at 0, half of it at the usual 0.95, and a tenth at 1. */
function trianglesFor(simplify: number, { least, most }: { least: number; most: number }): number {
  const usual = threeDOptionTable.simplify.default
  const share =
    simplify <= usual ? 1 - (0.5 * simplify) / usual : 0.5 - (0.4 * (simplify - usual)) / (1 - usual)
  return Math.max(least, Math.round((most * share) / 100) * 100)
}

function reachOf(rule: Rule): string {
  if ('min' in rule) return `${rule.min} to ${rule.max}`
  if ('sizes' in rule) return listed(rule.sizes.map(String), 'or')
  if ('below' in rule) return `0 to ${rule.below - 1}, then from 0 again`
  if ('word' in rule) return `\`${rule.word}\` from ${rule.from} on, else \`${rule.otherwise}\``
  const { least, most } = rule.triangles
  return `${Math.max(least, most / 10)} to ${most} triangles, always sent`
}

const listed = (words: string[], link = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The table of docs/providers-3d.md: an option in each row, a service in each column. */
export function meshOptionTable(): string {
  const names = Object.keys(threeDOptionTable) as Name[]
  const cell = (rule: Rule | undefined) =>
    rule ? `${rule.fields.map((field) => `\`${field}\``).join(', ')}: ${reachOf(rule)}` : 'not an option'
  const rows = names.map((name) => {
    const option = threeDOptionTable[name]
    const whole = 'choices' in option ? option.choices.join(', ') : `${option.min}–${option.max}`
    const cells = meshProviders.map((provider) => cell(meshOptionRules[provider][name]))
    return `| \`${name}\` (${option.label}) | ${whole} | ${cells.join(' | ')} |`
  })
  const head = ['option', 'here', ...meshProviders.map((provider) => `\`${provider}\``)]
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n')
}
