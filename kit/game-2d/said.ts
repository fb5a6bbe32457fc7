import type { PowerUp } from '../game/plan.ts'

/** What is called out when something was picked up that helps for a while. */
export const powerWords: Record<PowerUp, string> = {
  shield: 'Shield!',
  speed: 'Speed!',
  magnet: 'Magnet!',
  slow: 'Slow motion!',
  heart: '+1 life',
  rapid: 'Rapid fire!',
  double: 'Double points!',
  wide: 'Wider!',
  multi: 'More!',
}

/** 'The dog', but 'Dracula'. */
export function withArticle(name: string): string {
  return /^[A-Z]/.test(name) ? name : `The ${name}`
}
