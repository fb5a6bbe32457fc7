import { Refused } from '../../pipeline/engine.ts'
import { read } from '../../reading/read.ts'
import type { Reading } from '../../reading/schema.ts'
import type { Told } from '../../told/as-reading.ts'
import { changeIn, type ToldChange, withReader } from '../../told/change.ts'
import type { Claim, SimulationPlan } from './design.ts'
import { plannedPart } from './plan.ts'
import type { ReadValue } from './read/control-words.ts'
import { findTopics } from './read/find-topics.ts'
import { readLevel } from './read/level.ts'
import { isMeant } from './read/topic.ts'
import { readValues } from './read/values.ts'
import { systemOf } from './systems.ts'

export type Edited = { plan: SimulationPlan; changes: string[] }

const undoing =
  /^\s*(?:undo|go back|revert|take (?:that|it) back|back to (?:the )?(?:last|previous) (?:one|version))\b/i
const resetting = /\b(?:reset|default|usual (?:values|settings)|as (?:it was|usual))\b/i
const naming = /\b(?:call|name|rename|title) (?:it|this)(?: to)?\s*:?\s*["“']?([^"”'\n]{2,80})["”']?\s*$/i
const locking = /\b(un)?lock\b/i

/** A change asked for in the chat, as our own reader reads it or a language provider told it, becomes another plan. Throws `Refused` with a sentence where nothing can be read. */
export async function editSimulation(
  plan: SimulationPlan,
  said: string,
  history: readonly SimulationPlan[],
  told?: ToldChange,
): Promise<Edited> {
  const { text, reader } = changeIn(said, told)
  const { plan: changed, changes } = await changedBy(plan, text, history, reader)
  return { plan: withReader(changed, told), changes }
}

async function changedBy(
  plan: SimulationPlan,
  text: string,
  history: readonly SimulationPlan[],
  reader: Told['reader'],
): Promise<Edited> {
  if (undoing.test(text)) return undone(history)
  const named = naming.exec(text)?.[1]?.trim()
  if (named) return { plan: { ...plan, title: named }, changes: [`It is now called “${named}”.`] }
  const lock = locking.exec(text)
  if (lock && /\b(?:settings?|controls?|sliders?|values?|it)\b/i.test(text))
    return locked(plan, lock[1] === undefined)
  const reading = reader(text, 'edit lesson')
  const changed = [byLevel, byTopic, byValues]
  let now: Edited = { plan, changes: [] }
  for (const change of changed) {
    const { plan: next, changes } = await change(now.plan, reading)
    now = { plan: next, changes: [...now.changes, ...changes] }
  }
  if (now.changes.length === 0 && resetting.test(text))
    return {
      plan: { ...plan, parts: plan.parts.map((part) => ({ ...part, values: {} })) },
      changes: ['All settings are back to normal.'],
    }
  if (now.changes.length === 0) throw new Refused(alreadyThere(plan, reading) ?? helpFor(plan))
  return now
}

function undone(history: readonly SimulationPlan[]): Edited {
  const before = history.at(-1)
  if (!before) throw new Refused("There's nothing to undo: this is the first version.")
  return { plan: before, changes: ['Back to the previous version.'] }
}

function locked(plan: SimulationPlan, on: boolean): Edited {
  const { locked: _, ...rest } = plan
  return on
    ? {
        plan: { ...rest, locked: true },
        changes: ['The settings are locked now: you can see them but not change them.'],
      }
    : { plan: rest, changes: ['The settings are unlocked again.'] }
}

function byLevel(plan: SimulationPlan, reading: Reading): Edited {
  const { text } = reading
  const simpler = /\b(?:simpler|easier|simplify|younger)\b/i.test(text)
  const harder = /\b(?:harder|more advanced|more difficult|more detail\w*|more maths?|older)\b/i.test(text)
  const ranks = ['young', 'middle', 'upper'] as const
  const rank = ranks.indexOf(plan.level)
  const said =
    readLevel(reading)?.level ??
    (simpler ? ranks[Math.max(0, rank - 1)] : harder ? ranks[Math.min(2, rank + 1)] : undefined)
  if (said === undefined || said === plan.level) return { plan, changes: [] }
  const claims: Claim[] = [
    ...plan.claims.filter(({ about }) => about !== 'level'),
    { about: 'level', level: said, text: text.slice(0, 60) },
  ]
  return { plan: { ...plan, level: said, claims }, changes: [`It's now written for ${levelWords[said]}.`] }
}

const levelWords = { young: 'ages 8 to 11', middle: 'ages 11 to 16', upper: 'ages 16 and up' } as const

/** Another topic beside it, instead of it, or taken away. */
async function byTopic(plan: SimulationPlan, reading: Reading): Promise<Edited> {
  const wish = wishIn(reading)
  const [found] = wish ? (await findTopics(read(wish.topic, 'lesson'))).filter(isMeant) : []
  const system = found?.page.system
  if (!wish || !found || !system) return { plan, changes: [] }
  const place = plan.parts.findIndex(({ topic }) => topic === system.id)
  if (wish.wants === 'less' && place >= 0) {
    if (plan.parts.length < 2)
      throw new Refused("It's the only simulation here. Ask for a different one instead.")
    const parts = plan.parts.filter((_, i) => i !== place)
    return {
      plan: { ...plan, parts, claims: moved(plan.claims, place) },
      changes: [`‘${system.title}’ has been removed.`],
    }
  }
  if (place >= 0 || wish.wants === 'less') return { plan, changes: [] }
  const part = plannedPart(system, readValues(reading, system))
  const phrase = found.name?.text ?? wish.topic
  if (wish.wants === 'other')
    return {
      plan: {
        ...plan,
        title: system.title,
        parts: [part],
        notes: [],
        claims: [{ about: 'topic', part: 0, text: phrase }],
      },
      changes: [`It is now about ‘${system.title}’.`],
    }
  if (plan.parts.length >= 3)
    throw new Refused(
      "There are already three simulations on this page, and there's no room for more. Remove one first.",
    )
  return {
    plan: {
      ...plan,
      parts: [...plan.parts, part],
      claims: [...plan.claims, { about: 'topic', part: plan.parts.length, text: phrase }],
    },
    changes: [`‘${system.title}’ has been added beside it.`],
  }
}

type Wish = { wants: 'more' | 'other' | 'less'; topic: string }

/** Which topic is to come, to take the place of what is there, or to go. */
function wishIn({ changes, said, text }: Reading): Wish | undefined {
  const one = (is: (change: Reading['changes'][number]) => boolean) => changes.find(is)
  const replaced = one(
    ({ op, target, value }) => value !== undefined && (op === 'replace' || itself.test(target.text)),
  )
  if (replaced?.value) return { wants: 'other', topic: replaced.value.text }
  if (said.some(({ what, piece }) => what === 'frame' && replacing.test(piece.text)))
    return { wants: 'other', topic: text }
  const removed = one(({ op }) => op === 'remove')
  if (removed) return { wants: 'less', topic: removed.target.text }
  const added = one(({ op }) => op === 'add')
  return added && { wants: 'more', topic: added.target.text }
}

const replacing = /\b(?:instead|switch to|(?:turn|change|make) (?:it|this) (?:into|to|about))\b/i
const itself = /^(?:it|this|that)$/i

/** Claims of a part that went go with it. */
const moved = (claims: readonly Claim[], gone: number): Claim[] =>
  claims.flatMap((claim): Claim[] => {
    if (!('part' in claim)) return [claim]
    if (claim.part === gone) return []
    return [{ ...claim, part: claim.part > gone ? claim.part - 1 : claim.part }]
  })

function byValues(plan: SimulationPlan, reading: Reading): Edited {
  const changes: string[] = []
  const claims = [...plan.claims]
  const parts = plan.parts.map((part, i) => {
    const system = systemOf(part)
    const told = readValues(reading, system)
    const { controls, graphs } = told
    // 'A hundred rabbits' are no word for the grass, though that is told 'for 500 rabbits', as it was.
    const isNews = ({ control, value }: ReadValue) =>
      !control.options || value !== (part.values[control.id] ?? control.usual)
    const said = told.values.filter(isNews)
    const values = said.length > 0 ? said : comparedIn(reading, part, controls)
    const wantsGraph = /\b(?:graph|plot|chart|curve)\b/i.test(reading.text)
    for (const { control, value, wanted, text: said } of values) {
      const shown = control.options?.[value] ?? `${value} ${control.unit}`.trim()
      changes.push(
        value === wanted
          ? `‘${control.label}’ is ${shown} now.`
          : `‘${control.label}’ is ${shown} now, which is as far as it goes.`,
      )
      claims.push({ about: 'value', part: i, control: control.id, wanted, text: said })
    }
    if (wantsGraph && graphs.length > 0) {
      const title = system.graphs.find(({ id }) => id === graphs[0])?.title ?? ''
      changes.push(`The graph ‘${title}’ comes first.`)
    }
    if (values.length === 0 && !(wantsGraph && graphs.length > 0)) return part
    const first = (asked: readonly string[], before: readonly string[]) => [...new Set([...asked, ...before])]
    return {
      ...part,
      values: {
        ...part.values,
        ...plannedPart(system, { values, ranges: [], controls, readouts: [], graphs }).values,
      },
      controls: first(controls, part.controls),
      graphs: first(graphs, part.graphs),
    }
  })
  const latest = claims.filter(
    (claim, i) =>
      claim.about !== 'value' ||
      !claims
        .slice(i + 1)
        .some(
          (later) => later.about === 'value' && later.part === claim.part && later.control === claim.control,
        ),
  )
  return changes.length === 0 ? { plan, changes } : { plan: { ...plan, parts, claims: latest }, changes }
}

const upward =
  /\b(?:more|higher|bigger|larger|longer|taller|faster|stronger|heavier|warmer|hotter|wider|deeper|increase|raise|increased)\b/
const downward =
  /\b(?:less|fewer|lower|smaller|shorter|slower|weaker|lighter|colder|cooler|narrower|decrease|reduce|reduced)\b/

/** 'A longer string', 'more mass': half as much again of what is named, or two thirds. */
function comparedIn(
  { changes, text }: Reading,
  part: SimulationPlan['parts'][number],
  named: readonly string[],
): ReadValue[] {
  const isMore = upward.test(text) || changes.some(({ op }) => op === 'more')
  const isLess = downward.test(text) || changes.some(({ op }) => op === 'fewer')
  if (isMore === isLess) return []
  return systemOf(part).controls.flatMap((control): ReadValue[] => {
    if (!named.includes(control.id) || control.options) return []
    const { from, to, usual } = control
    const now = part.values[control.id] ?? usual
    const wanted = now === 0 ? (to - from) / 4 : now * (isMore ? 1.5 : 2 / 3)
    const value = Math.min(to, Math.max(from, Number(wanted.toPrecision(2))))
    return value === now
      ? []
      : [{ control, value, wanted: value, text: `${control.label.toLowerCase()} ${value}`, words: [] }]
  })
}

/** Whoever asks for a control that is there is told where it is. */
function alreadyThere(plan: SimulationPlan, reading: Reading): string | undefined {
  const named = plan.parts.flatMap((part) => {
    const system = systemOf(part)
    const { controls } = readValues(reading, system)
    return system.controls.filter(({ id }) => controls.includes(id)).map(({ label }) => `‘${label}’`)
  })
  if (named.length === 0) return undefined
  const [one] = named
  return named.length === 1
    ? `You can already change that: use the ${one} control next to the simulation, or give me a value to set.`
    : `You can already change those: use the controls ${named.join(' and ')} next to the simulation, or give me values to set.`
}

function helpFor(plan: SimulationPlan): string {
  const [part] = plan.parts
  const controls = part ? systemOf(part).controls : []
  const [control] = controls
  const example =
    control && !control.options
      ? `${control.label.toLowerCase()} ${control.to} ${control.unit}`.trim()
      : 'for 8 year olds'
  return `I didn't find a change in that. You can set ${controls
    .map(({ label }) => label.toLowerCase())
    .slice(0, 5)
    .join(', ')} (“${example}”), ask for simpler or harder words, or add another topic (“add a spring”).`
}
