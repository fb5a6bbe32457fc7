import type { threeDOptionTable } from '@makebelieve/contract/options'
import type { NoteCall } from '../usage.ts'

/** The services that make 3D models, as MESH_PROVIDER names them. */
export const meshProviders = [
  'trellis-fal',
  'trellis2-fal',
  'trellis-replicate',
  'trellis2-replicate',
  'trellis',
  'trellis2',
  'meshy',
  'tripo',
] as const
export type MeshProvider = (typeof meshProviders)[number]

/** The options of SPEC §5 by their names there; what is missing, the service chooses. */
export type MeshOptions = Partial<Record<keyof typeof threeDOptionTable, number>>

/** What is done about an order right now. `share` is how far the service says it is, from 0 to 1. */
export type MeshProgress = { stage: 'send' | 'wait' | 'make' | 'fetch'; share?: number }

export type MeshOrder = {
  /** Told of the call when it is over. */
  note?: NoteCall
  /** Any picture that sharp reads. Some services make models of words alone. */
  picture?: Uint8Array
  prompt: string
  options: MeshOptions
  signal: AbortSignal
  onProgress?(progress: MeshProgress): void
  /** How long it may take in all. */
  mostMs?: number
}

/** No model may be larger, as a service gives it. */
export const mostGlbBytes = 64 * 2 ** 20

/** What was asked, and what became of it on the way to the service. Kept with the model. */
export type MeshSent = {
  provider: MeshProvider
  /** As people call it. */
  service: string
  model: string
  asked: MeshOptions
  /** The fields of the request, without the picture. */
  fields: Record<string, string | number | boolean>
}

export type MadeMesh = {
  /** As the service gave it: not believed yet. */
  glb: Uint8Array
  sent: MeshSent
  /** What was not sent as asked, in sentences for the user. */
  notes: string[]
}

export type MeshService = {
  provider: MeshProvider
  service: string
  model: string
  /** Throws a `ProviderFailure`, or the reason of the signal. */
  makeMesh(order: MeshOrder): Promise<MadeMesh>
}
