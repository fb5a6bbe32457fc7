import type { EnvironmentPlan } from '../../design.ts'
import type { Patch } from './flat-ground.ts'

/** Roofs and streets are white in winter, as meadows are. */
export const isSnowy = ({ season }: Pick<EnvironmentPlan, 'season'>): boolean => season === 'winter'

const fresh: Patch = { surface: 'snow', colour: '#e9eef6', second: '#d9e1ec' }
const trodden: Patch = { surface: 'snow', colour: '#ccd3dd', second: '#bcc4d0' }

/** Paving under snow: fresh at the sides, trodden where people walk or drive (the second of the palette). */
export const underSnow = (palette: readonly Patch[], plan: Pick<EnvironmentPlan, 'season'>): Patch[] =>
  isSnowy(plan) ? palette.map((_, use) => (use === 1 ? trodden : fresh)) : [...palette]
