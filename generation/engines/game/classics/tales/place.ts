import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Brief } from '../../../../brief/brief.ts'

/** Where it plays, in the user's words where there are any: 'the haunted castle'. */
export const placeIn = ({ sceneWords }: Brief, { look }: GamePlan): string =>
  `the ${(sceneWords ?? look.scene.replaceAll('-', ' ')).replace(/^(?:an?|the) /, '')}`
