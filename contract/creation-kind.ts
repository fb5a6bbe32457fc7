/** What a creation is. Every kind has one engine, one workspace and one colour. */
export type CreationKind = 'game' | 'model' | 'environment'

/** What the gallery calls the kinds; an agent game is a game that wears a crown. */
export const communityTypes = ['game', 'agent_game', 'environment', 'model'] as const
export type CommunityType = (typeof communityTypes)[number]

/** What zones are curated by: each is a fact about a creation, seen when it was proven. */
export const creationTraits = ['quick', 'gentle', 'two-players', 'puzzle', 'quiz'] as const
export type CreationTrait = (typeof creationTraits)[number]

/** Lists spell model types in several cases ('Game', 'Agent_Game', '3d'); what is not known is a model. */
export function communityTypeOf(modelType: unknown): CommunityType {
  const spelled = String(modelType).toLowerCase()
  return communityTypes.find((type) => type === spelled) ?? 'model'
}

/** Kinds as people tell them apart: an education simulation is an environment that nobody walks in. */
export type ShownKind = CreationKind | 'simulation'

export function shownKindOf({
  modelType,
  category,
}: {
  modelType: CommunityType
  category?: string
}): ShownKind {
  return category === 'simulation' ? 'simulation' : kindOf(modelType)
}

export function kindOf(type: CommunityType): CreationKind {
  return type === 'agent_game' ? 'game' : type
}
