import type { MadeKind } from '../../environment/kinds/kind.ts'

/** A user's own model as a shape of a game. */
export async function ownKind(_glb: Uint8Array, name: string): Promise<MadeKind> {
  throw new Error(`${name} cannot be used yet`)
}
