import type { EnvironmentPlan, PlannedMatter } from '../../design.ts'

/** The stars are out, and lamps are lit. */
export const isNight = (hour: number): boolean => hour < 5.5 || hour >= 20

/** The sun stands low. */
export const isGolden = (hour: number): boolean => (hour >= 5.5 && hour < 8) || (hour >= 17 && hour < 20)

type Matter = PlannedMatter['as']
type MatterOf<Is extends Matter['is']> = PlannedMatter & { as: Extract<Matter, { is: Is }> }

/** The plan's matters of one sort. */
export const mattersThatAre = <Is extends Matter['is']>(plan: EnvironmentPlan, is: Is): MatterOf<Is>[] =>
  plan.matters.filter((matter): matter is MatterOf<Is> => matter.as.is === is)
