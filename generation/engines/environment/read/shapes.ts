import type { Link, Reading, Thing } from '../../../reading/schema.ts'
import type { Lexicon, Phrase } from '../../model/read/phrase.ts'
import { thingsOf } from '../../model/read/read.ts'
import type { ReadThing } from '../../model/read/reading.ts'
import type { SceneItem } from './scene-reading.ts'

/** What belongs to one item: its own thing, what it does, wears or holds, and its parts. */
type Shape = { own: Thing; others: Thing[]; links: Link[]; parts: Thing[]; pose?: string; glows?: true }

/** Reads what items look like as the model engine does, each by itself. */
export class Shapes {
  private readonly reading: Reading
  private readonly lexicon: Lexicon
  private readonly byItem = new Map<SceneItem, Shape>()

  constructor(reading: Reading, lexicon: Lexicon) {
    this.reading = reading
    this.lexicon = lexicon
  }

  phrase(thing: Thing): Phrase {
    const [first] = this.read([thing], []).things
    if (!first) throw new Error('A thing is no thing')
    return first
  }

  begin(item: SceneItem, own: Thing): void {
    this.byItem.set(item, { own, others: [], links: [], parts: [] })
  }

  /** The item has it as a part: a door, a handle, wings. */
  give(item: SceneItem, part: Thing): void {
    this.byItem.get(item)?.parts.push(part)
  }

  /** What the item wears, holds, rides or is made of. */
  tie(item: SceneItem, { does }: Link, whom: Thing): void {
    const shape = this.byItem.get(item)
    if (!shape) return
    shape.others.push(whom)
    shape.links.push({ who: 0, does, whom: shape.others.length, sure: 1 })
  }

  pose(item: SceneItem, pose: string): void {
    const shape = this.byItem.get(item)
    if (shape) shape.pose ??= pose
  }

  light(item: SceneItem): void {
    const shape = this.byItem.get(item)
    if (shape) shape.glows = true
  }

  /** `isTold` says which words were told of the whole place already. */
  finish(item: SceneItem, isTold: (word: string) => boolean): void {
    const shape = this.byItem.get(item)
    if (!shape || item.sort !== 'thing') return
    const { things, unknown } = this.read([shape.own, ...shape.others], shape.links)
    const parts = shape.parts.map(
      (part): ReadThing => ({ ...this.phrase(part), joined: { to: 0, how: 'with' } }),
    )
    const [first, ...others] = things
    if (!first) return
    const own = {
      ...first,
      plural: item.phrase.plural,
      noun: item.phrase.noun || first.noun,
      ...(shape.pose && !first.pose && { pose: { pose: shape.pose, word: shape.pose } }),
      glows: first.glows || (shape.glows ?? false),
      unknown: first.unknown.filter((word) => !isTold(word)),
    }
    item.shape = { text: item.text, things: [own, ...others.map(eachItsOwn), ...parts], unknown }
  }

  private read(things: readonly Thing[], links: readonly Link[]) {
    const alone: Reading = {
      ...this.reading,
      things: [...things],
      links: [...links],
      said: [],
      limits: [],
      unread: [],
    }
    return thingsOf(alone, this.lexicon)
  }
}

/** Each of several readers has one book. */
const eachItsOwn = (thing: ReadThing): ReadThing =>
  thing.count === undefined && /^(?:wearing|holding|riding)$/.test(thing.joined?.how ?? '')
    ? { ...thing, plural: false }
    : thing
