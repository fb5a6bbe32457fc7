import type { System } from '@makebelieve/kit/simulation/system'
import { barMagnets } from './bar-magnets/system.ts'
import { capacitorCharging } from './capacitor-charging/system.ts'
import { chargeInAMagneticField } from './charge-in-a-magnetic-field/system.ts'
import { circuits } from './circuits/system.ts'
import { electricFieldOfCharges } from './electric-field-of-charges/system.ts'
import { electricMotor } from './electric-motor/system.ts'
import { electromagnet } from './electromagnet/system.ts'
import { generator } from './generator/system.ts'
import { householdEnergy } from './household-energy/system.ts'
import { lcCircuit } from './lc-circuit/system.ts'
import { magnetInAPipe } from './magnet-in-a-pipe/system.ts'
import { ohmsLaw } from './ohms-law/system.ts'
import { staticElectricity } from './static-electricity/system.ts'
import { transformerAndPowerLine } from './transformer-and-power-line/system.ts'

/** Electricity and magnetism. */
export const electricity = [
  circuits,
  ohmsLaw,
  electricFieldOfCharges,
  capacitorCharging,
  generator,
  chargeInAMagneticField,
  electromagnet,
  transformerAndPowerLine,
  lcCircuit,
  electricMotor,
  staticElectricity,
  householdEnergy,
  barMagnets,
  magnetInAPipe,
] as unknown as readonly System[]
