import type { AnyArchetype } from '../../../archetype.ts'
import { arcade } from './arcade.ts'
import { computer } from './computer.ts'
import { controller } from './controller.ts'
import { gramophone } from './gramophone.ts'
import { headphones } from './headphones.ts'
import { microphone } from './microphone.ts'
import { phone } from './phone.ts'
import { radio } from './radio.ts'
import { speaker } from './speaker.ts'
import { television } from './television.ts'
import { typewriter } from './typewriter.ts'

/** What shows, sounds, types or plays. */
export const electronics: AnyArchetype[] = [
  television,
  radio,
  phone,
  computer,
  headphones,
  microphone,
  speaker,
  gramophone,
  typewriter,
  controller,
  arcade,
]
