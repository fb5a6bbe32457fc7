import type { GamePlan } from '../plan.ts'
import type { EventType, GameEvent } from '../world.ts'

/** `{by}` does it, `{to}` has it done; where only one is known, the part in brackets falls away. */
const sentences: Partial<Record<EventType, string>> = {
  collect: '{by} collected {to}',
  hurt: '{by} hurt {to}',
  hit: '{by} hit {to}',
  defeat: '{by} defeated {to}',
  shoot: '{by} shot',
  break: '{by} broke {to}',
  place: '{by} placed {to}',
  match: '{by} made a match',
  power: '{by} got a power-up',
  key: '{by} found a key',
  unlock: 'Unlocked',
  rescue: '{by} rescued {to}',
  deliver: '{by} delivered it',
  right: 'Right',
  wrong: 'Wrong',
  cross: '{by} got across',
  level: 'Level {value}',
  wave: 'Wave {value}',
  boss: 'The boss is here',
  phase: 'The boss changes',
  upgrade: 'Upgraded',
  sell: 'Sold',
  heal: '{by} healed',
  tend: '{to}: done',
  block: 'Blocked',
  steal: '{by} stole something',
  miss: 'Missed',
  warn: '{value} seconds left',
}

/** These are said even when something else has just been said. */
const urgent: ReadonlySet<EventType> = new Set(['hurt', 'level', 'wave', 'boss', 'right', 'wrong', 'unlock'])
const quietMs = 1200

/** What happened, in short words for those who cannot see or hear it. */
export function captionOf(plan: GamePlan, event: GameEvent): string | undefined {
  const sentence = sentences[event.type]
  if (!sentence) return undefined
  if (/\{value\}/.test(sentence)) {
    if (event.type === 'warn' && event.value !== 10 && event.value !== 5) return undefined
    return event.value === undefined ? event.words : sentence.replace('{value}', String(event.value))
  }
  if (event.type === 'hurt' && !event.by) return 'You were hurt'
  const said = sentence
    .replace('{by}', () => nameOf(plan, event.by) ?? 'you')
    .replace(/ \{to\}/, () =>
      event.to ? ` ${nameOf(plan, event.to) ?? 'it'}` : event.type === 'hurt' ? ' you' : '',
    )
  return said[0]?.toUpperCase() + said.slice(1)
}

function nameOf(plan: GamePlan, id: string | undefined): string | undefined {
  const member = plan.cast.find((one) => one.id === id)
  if (!member) return undefined
  if (member.role === 'player') return 'you'
  if (member.role === 'boss' || /^the /i.test(member.name)) return `the ${member.name.replace(/^the /i, '')}`
  // Stuff is not counted; fish are one and many, but they move.
  if (member.plural === member.name && member.motion === 'still') return `some ${member.name}`
  return `${/^[aeiou]/i.test(member.name) ? 'an' : 'a'} ${member.name}`
}

/** Says captions into a line, not faster than they can be read. */
export function captioner(line: HTMLElement, plan: GamePlan, now: () => number = () => performance.now()) {
  let saidAt = Number.NEGATIVE_INFINITY
  return (events: readonly GameEvent[]): void => {
    for (const event of events) {
      if (now() - saidAt < quietMs && !urgent.has(event.type)) continue
      const words = captionOf(plan, event)
      if (!words) continue
      if (line.textContent !== words) line.textContent = words
      saidAt = now()
    }
  }
}
