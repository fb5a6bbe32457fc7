import type { AnyArchetype } from '../../../archetype.ts'
import { binoculars } from './binoculars.ts'
import { camera } from './camera.ts'
import { globe } from './globe.ts'
import { magnifier } from './magnifier.ts'
import { microscope } from './microscope.ts'
import { projector } from './projector.ts'
import { telescope } from './telescope.ts'

/** What one looks through or at. */
export const optics: AnyArchetype[] = [camera, telescope, microscope, binoculars, magnifier, globe, projector]
