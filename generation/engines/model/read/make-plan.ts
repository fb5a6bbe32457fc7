import { seededRandom } from '@makebelieve/kit/core/random'
import { type NounFound, withArticle } from '../../../nouns/nouns.ts'
import type { Claim, ModelPlan, Style } from '../design.ts'
import { claimLooks } from './claim-words.ts'
import { withoutDoubles } from './doubles.ts'
import { draftOf } from './draft.ts'
import { optionFor } from './fitting.ts'
import { join } from './joining.ts'
import { measureOf } from './measures.ts'
import type { Lexicon } from './phrase.ts'
import { type Draft, hasSocket, PlanInHand, something, valuesOf } from './plan-in-hand.ts'
import { isOpenNoun } from './read.ts'
import type { Reading, ReadThing } from './reading.ts'
import { metresOf } from './sizes.ts'
import { sentence, titleOf } from './title.ts'
import { unclaimed } from './unclaimed.ts'

/** Makes a plan of what was read: finds shapes, decides what 'with' means, and writes down what was claimed. */
export class PlanMaker {
  private readonly hand: PlanInHand

  constructor(reading: Reading, lexicon: Lexicon, options: { prompt: string; seed: number }) {
    this.hand = new PlanInHand(reading, lexicon, options)
  }

  plan(): ModelPlan {
    const { prompt, seed } = this.hand.options
    const things = this.hand.reading.things.length > 0 ? this.hand.reading.things : [something()]
    const [first] = things
    if (first && (first.noun === '' || isOpenNoun(first.noun))) this.choose(first)
    things.forEach((thing, index) => {
      this.hand.drafts.push(draftOf(this.hand, thing, index, things))
    })
    things.forEach((_, index) => {
      join(this.hand, index)
    })
    for (const draft of this.hand.drafts) if (draft) claimLooks(this.hand, draft)
    for (const words of this.hand.reading.unknown) this.hand.claims.push({ about: 'unknown', text: words })
    const style = this.style(things)
    const whole = this.hand.drafts.flatMap((draft) => draft?.piece ?? [])
    const measure = measureOf(this.hand.reading.text, whole)
    if (measure) this.claimMeasure(measure)
    for (const words of unclaimed(this.hand.reading, this.hand.claims, this.hand.lexicon))
      this.hand.claims.push({ about: 'unknown', text: words })
    const drafts = this.hand.drafts.flatMap((draft) => (draft ? [draft] : []))
    this.pose(drafts)
    for (const draft of drafts.slice(1)) this.lift(draft)
    const pieces = withoutDoubles(drafts)
    return {
      kind: 'model',
      prompt,
      title: titleOf(this.hand.reading.text, pieces),
      pieces,
      style,
      wear: Math.max(0, ...things.map((thing) => thing.wear)),
      metres:
        measure?.metres ??
        // Windows of a helmet are as large as it has room for.
        Math.max(
          ...drafts.flatMap((draft, n) =>
            n > 0 && draft.piece.attached?.how === 'part' ? [] : [this.metres(draft)],
          ),
        ),
      seed,
      notes: [
        ...this.hand.notes,
        ...drafts.flatMap(({ piece, found }) => (isPlain(found) ? [] : [sentence(piece.via)])),
      ],
      claims: withoutRepeats(this.hand.claims),
    }
  }

  /** Told once: what was no word that anybody knew is a number with its unit now. */
  private claimMeasure(measure: Claim & { about: 'measure' }): void {
    const { claims } = this.hand
    const isPart = (text: string) => measure.text.toLowerCase().includes(text.toLowerCase())
    for (let at = claims.length - 1; at >= 0; at--) {
      const claim = claims[at]
      if (claim?.about === 'unknown' && isPart(claim.text)) claims.splice(at, 1)
    }
    claims.push(measure)
  }

  private metres({ piece, thing, found }: Draft): number {
    if (!found) return 0.01
    const shapedAs = found.by === 'archetype' ? found.noun : thing.noun
    return metresOf(thing.noun, shapedAs, found.thing) * piece.size
  }

  /** Where the prompt leaves it open: one of the shapes, by chance. */
  private choose(thing: ReadThing): void {
    this.hand.leftOpen = thing.noun
    const all = [
      'lamp',
      'cactus',
      'globe',
      'teapot',
      'camera',
      'plant',
      'clock',
      'rocket',
      'chair',
      'dog',
    ].filter((noun) => this.hand.lexicon.nouns.has(noun) !== undefined)
    const pick = all[Math.floor(seededRandom(this.hand.options.seed).next() * all.length)] ?? 'crystal'
    thing.noun = pick
    thing.phrase = [
      thing.phrase.replace(/\b(?:thing|something|object|item|stuff|anything|model|asset)\b/, '').trim(),
      pick,
    ]
      .join(' ')
      .trim()
    this.hand.notes.push(`Your prompt didn't say what it is, so I made ${withArticle(pick)}.`)
  }

  private style(things: ReadThing[]): Style {
    const said = things.flatMap((thing) => thing.styles)
    const [first] = said
    if (!first) return 'plain'
    this.hand.claims.push({ about: 'style', style: first.style, text: first.word })
    for (const { style, word } of said.slice(1))
      if (style !== first.style)
        this.hand.claims.push({ about: 'unknown', text: `${word} as well as ${first.word}` })
    return first.style
  }

  /** Who flies around or beside the rest does so above the ground; alone it could be anywhere. */
  private lift({ piece, thing }: Draft): void {
    if (
      thing.pose?.pose !== 'flying' ||
      !/^(?:beside|around|behind|towards)$/.test(piece.attached?.how ?? '')
    )
      return
    piece.aloft = true
    const text = `${thing.pose.word} ${this.hand.bare(piece.noun)}`
    const known = this.hand.claims.findIndex((claim) => claim.about === 'unknown' && claim.text === text)
    if (known >= 0) this.hand.claims.splice(known, 1)
    this.hand.claims.push({ about: 'aloft', piece: piece.id, text })
  }

  /** Riders sit, and the implied pieces join the others. */
  private pose(drafts: Draft[]): void {
    for (const { piece, thing, archetype } of drafts) {
      if (piece.attached?.how !== 'riding' || /board|ski|surf/.test(thing.noun)) continue
      // Boards and scooters are stood on.
      if (archetype?.skeleton === 'board') continue
      const rider = drafts.find((one) => one.piece.id === piece.attached?.to)
      if (!rider?.archetype || rider.thing.pose) continue
      const option = optionFor(rider.archetype, 'sitting')
      // Only those that have hands to hold on with.
      if (option?.name === 'pose' && hasSocket(rider, 'hand')) valuesOf(rider.piece).pose = option.option
    }
    drafts.push(...this.hand.extra)
  }
}

/** 'Green and black, black marble' asks for black once. */
function withoutRepeats(claims: readonly Claim[]): Claim[] {
  const keys = claims.map((claim) => JSON.stringify(claim))
  return claims.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

const isPlain = (found: NounFound | undefined) => !found || (found.by === 'archetype' && found.exact)
