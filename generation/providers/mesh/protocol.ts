import type { Line } from './line.ts'
import type { MeshSent } from './mesh-service.ts'

/** A picture as it is sent. */
export type SentPicture = { bytes: Uint8Array; type: 'image/png' | 'image/webp' }

/** An order in the words of one service. */
export type Order = { picture?: SentPicture; prompt: string; model: string; fields: MeshSent['fields'] }

/** How a job stands. `next` goes on with another job in place of this one. */
export type JobState =
  | { state: 'waiting' }
  | { state: 'working'; share?: number }
  | { state: 'next'; job: string }
  | { state: 'made'; file: string }

/** How one service is spoken to. Whatever goes wrong is thrown as a `ProviderFailure`. */
export type Protocol = {
  /** As people call it. */
  service: string
  address: string
  model: string
  pictureType: SentPicture['type']
  /** Whether it makes models of words alone. */
  takesWords?: true
  headers(key: string): Record<string, string>
  /** What is always sent beside the options. */
  fixed?: MeshSent['fields']
  /** Most give a job to look after; an own server may give the file at once. */
  begin(line: Line, order: Order): Promise<{ job: string } | { glb: Uint8Array }>
  look(line: Line, job: string, order: Order): Promise<JobState>
  cancel?(line: Line, job: string, order: Order): Promise<unknown>
}

export const dataUri = ({ bytes, type }: SentPicture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
