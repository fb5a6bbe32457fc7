import { z } from 'zod'

// Pages forbid code made of text: zod would try it once and be refused, which browsers report as a violation.
if ('document' in globalThis) z.config({ jitless: true })

/**
 * The talk between a page and the creation in its frame. The creation's kit posts one `hello` to the page's window
 * and transfers a MessagePort with it; from then on only the port is used. The page trusts nothing it hears: a
 * message can be shown as text, and can neither spend nor publish nor navigate.
 */
export const maxFrameMessageBytes = 64 * 1024
export const maxFrameMessagesPerSecond = 30

/** Without a heartbeat for this long, the page offers to stop the creation. */
export const frameSilenceMs = 5_000

const shortText = z.string().max(2_000)

export const frameHello = z.strictObject({ type: z.literal('hello') })

/** What a creation says over the port. */
export const frameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('heartbeat') }),
  z.strictObject({ type: z.literal('error'), message: shortText }),
  z.strictObject({
    type: z.literal('score'),
    score: z.number(),
    state: z.enum(['playing', 'won', 'lost']).default('playing'),
  }),
  z.strictObject({
    type: z.literal('screenshot'),
    image: z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
  }),
  /** A frame has no storage of its own: the page keeps this and hands it back with `start`. */
  z.strictObject({ type: z.literal('save'), data: z.string() }),
  /** Numbers to take along: a frame may not save files, so the page offers it, and the user decides. */
  z.strictObject({
    type: z.literal('file'),
    name: z.string().regex(/^[a-z0-9-]{1,60}\.csv$/),
    text: z.string(),
  }),
])
export type FrameMessage = z.output<typeof frameMessage>

/** What the page says over the port. Nothing about the user is among it. */
export const pageMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('start'),
    muted: z.boolean(),
    reducedMotion: z.boolean(),
    save: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('restart') }),
  z.strictObject({ type: z.literal('mute'), muted: z.boolean() }),
  z.strictObject({ type: z.literal('screenshot') }),
  /** Plays a recorded proof: a seed and inputs, whose form only the kit knows. */
  z.strictObject({ type: z.literal('replay'), replay: z.json() }),
])
export type PageMessage = z.output<typeof pageMessage>

/** The message in what came out of the port, or null for anything that a kit would not have sent. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (sizeOf(data) > maxFrameMessageBytes) return null
  return frameMessage.safeParse(data).data ?? null
}

/** Cyclic values and the like have no size that could be allowed. */
function sizeOf(data: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
