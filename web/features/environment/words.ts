import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { environmentText } from '../../texts/en/environment.ts'
import { simulationText } from '../../texts/en/simulation.ts'

export type WorkspaceWords = typeof environmentText | typeof simulationText

/** The workspace makes scenes and simulations, and speaks of what it makes. */
export const wordsFor = (category: EnvironmentCategory): WorkspaceWords =>
  category === 'simulation' ? simulationText : environmentText
