import { spaceIds } from '@makebelieve/kit/rules/rulebook'
import { prepareEducation } from './education/prepared.ts'
import { environmentMachinery } from './engines/environment/scene/code.ts'
import { shippedInside as insideOfEnvironments } from './engines/environment/shipped/shipped.ts'
import { bundleGenre, bundleRules, bundleSolid } from './engines/game/bundle.ts'
import { gameInside } from './engines/game/edited/game-inside.ts'
import { forms } from './engines/game/forms/index.ts'
import { genres } from './engines/game/genres/index.ts'
import { solidGenres } from './engines/game/genres-3d/index.ts'
import { shippedInside as insideOfGames } from './engines/game/shipped/shipped.ts'
import { drawUsual } from './engines/game/sprites/usual.ts'
import { prepareMeanings } from './engines/simulation/read/meaning.ts'
import { shippedInside as insideOfSimulations } from './engines/simulation/shipped/shipped.ts'
import { prepareGuide } from './guide/prepared.ts'
import { keptThreeStandIn } from './shipped/three-stand-in.ts'
import { openCatalogue } from './things/catalogue.ts'

/**
 * Makes what would otherwise be made with the first creation: the compiled catalogue and the bundles of all genres,
 * of what is asked about edited games, and of what shows environments; the actors that are asked for most, drawn. And the Prompt Guide and the list of topics, which are read from the engines' tables.
 * What exists already is left alone, so a second run takes no time.
 */
openCatalogue()
const isForm = (id: string) => forms.some((form) => form.id === id)
for (const id of genres.keys()) if (!isForm(id)) await bundleGenre(id)
for (const space of spaceIds) await bundleRules(space)
for (const id of solidGenres.keys()) await bundleSolid(id)
await drawUsual()
await gameInside()
await environmentMachinery()
await insideOfGames()
await insideOfEnvironments()
await insideOfSimulations()
await keptThreeStandIn()
await prepareMeanings()
await prepareEducation()
await prepareGuide()
