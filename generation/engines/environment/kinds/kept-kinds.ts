import { join } from 'node:path'
import { packMeshes, unpackMeshes } from '@makebelieve/kit/environment/pack'
import type { Sources } from '../../../page/bundling.ts'
import { Shelf } from '../../../page/shelf.ts'
import { type KindOrder, type MadeKind, makeKind } from './kind.ts'

const generation = join(import.meta.dirname, '../../..')

/** What every shape is made by. */
export const shapeSources: Sources = [
  [join(generation, '../shapes'), ['**/*.ts']],
  [generation, ['nouns/*.ts', 'engines/model/compose/**/*.ts', 'engines/model/*.ts']],
  [import.meta.dirname, ['*.ts']],
  [join(generation, '../kit/environment'), ['pack.ts']],
]

/** A body takes half a second to make. */
const shelf = new Shelf<KindOrder, MadeKind>({
  name: 'kinds',
  sources: shapeSources,
  make: makeKind,
  write: ({ mesh, ...head }) => ({ head, bytes: packMeshes([mesh]) }),
  read({ head, bytes }: { head: Omit<MadeKind, 'mesh'>; bytes: Uint8Array }) {
    const [mesh] = unpackMeshes(bytes)
    if (!mesh) throw new Error('A kept kind has no mesh')
    return { ...head, mesh }
  },
})

export const keptKind = (order: KindOrder): Promise<MadeKind> => shelf.take(order)
