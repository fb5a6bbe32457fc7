import type { Art, Thing } from './thing.ts'

/** A picture that a stranger would call by the noun; none where all there is shows something else. */
export const ownPicture = ({ glossy, flat }: Thing): Art | undefined =>
  [glossy, flat].find((art) => art && art.match !== 'nearest' && art.shows === undefined)
