import type { Piece } from '../design.ts'

/** A relative, or the flat picture of another noun, is not what was asked for. */
export const isStandIn = ({ via, noun, source }: Piece): boolean =>
  / is related to /.test(via) ||
  (source.by === 'puffed' && /the flat picture of /.test(via) && !via.endsWith(` ${noun}, made solid`))
