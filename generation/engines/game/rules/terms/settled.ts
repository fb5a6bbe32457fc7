import type { GamePlan } from '@makebelieve/kit/game/plan'

/** What terms need to know of the game beside its rulebook: its cast and figures, and the member that stands for money. */
export type Settled = { game: Pick<GamePlan, 'cast' | 'rules'>; coin?: string }
