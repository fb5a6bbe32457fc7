import { bundleGenre, bundleProof } from './engines/game-2d/bundle.ts'
import { genres } from './engines/game-2d/genres/index.ts'
import { openCatalogue } from './things/catalogue.ts'

/**
 * Makes what would otherwise be made with the first creation: the compiled catalogue and the bundles of all genres
 * and of their proofs.
 * What exists already is left alone, so a second run takes no time.
 */
openCatalogue()
for (const id of genres.keys()) {
  await bundleGenre(id)
  await bundleProof(id)
}
