import type { AnyArchetype } from '../../../archetype.ts'
import { blender } from './blender.ts'
import { fan } from './fan.ts'
import { fireplace } from './fireplace.ts'
import { fridge } from './fridge.ts'
import { hairDryer } from './hair-dryer.ts'
import { heater } from './heater.ts'
import { microwave } from './microwave.ts'
import { clothesIron, ironingBoard, sewingMachine } from './sewing.ts'
import { stove } from './stove.ts'
import { toaster } from './toaster.ts'
import { vacuum } from './vacuum.ts'
import { washingMachine } from './washing-machine.ts'

/** What is plugged in or heats: kitchen, laundry, air and hearth. */
export const appliances: AnyArchetype[] = [
  clothesIron,
  ironingBoard,
  sewingMachine,
  fridge,
  stove,
  microwave,
  toaster,
  blender,
  washingMachine,
  fan,
  heater,
  fireplace,
  vacuum,
  hairDryer,
]
