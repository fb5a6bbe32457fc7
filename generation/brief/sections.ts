import type { Role } from './brief.ts'

/** What a heading or a label before a colon makes of the words after it. */
export type Section =
  | { kind: 'role'; role: Role }
  | { kind: 'setting' }
  /** Where one level after the other plays. */
  | { kind: 'places' }
  | { kind: 'talk' }
  | { kind: 'title' }
  | { kind: 'plain' }

const rows: [Section, RegExp][] = [
  [{ kind: 'places' }, /^(?:levels?|stages?|worlds?|maps?|biomes?|zones?|areas)$/],
  [{ kind: 'title' }, /^(?:game )?(?:title|name)(?: of (?:the )?game)?$/],
  [
    { kind: 'role', role: 'player' },
    /^(?:the )?(?:player|hero|heroine|protagonist|main character|player character|character|you|avatar|playable character)s?$/,
  ],
  [
    { kind: 'role', role: 'boss' },
    /^(?:the )?(?:final |end |level )?(?:boss(?:es)?)(?: fights?| battles?)?$/,
  ],
  [
    { kind: 'role', role: 'enemy' },
    /^(?:the )?(?:enem(?:y|ies)|monsters?|villains?|antagonists?|foes|bad guys|opponents?|enemy types|types of enemies|enemies types)$/,
  ],
  [{ kind: 'role', role: 'hazard' }, /^(?:hazards?|traps?|dangers?|avoid|things to avoid|threats?)$/],
  [{ kind: 'role', role: 'obstacle' }, /^obstacles?$/],
  [
    { kind: 'role', role: 'collectible' },
    /^(?:collectibles?|collectables?|items?|pickups?|pick ups|things to collect|collect|loot|treasures?|rewards?)$/,
  ],
  [{ kind: 'role', role: 'friend' }, /^(?:friends?|allies|companions?|npcs?|helpers?)$/],
  [{ kind: 'role', role: 'projectile' }, /^(?:projectiles?|ammo|ammunition|bullets?)$/],
  [
    { kind: 'setting' },
    /^(?:the )?(?:setting|environment|world|location|background|scene|place|scenery|map|backdrop|game world|level design)$/,
  ],
  [
    { kind: 'talk' },
    /^(?:(?:player |game |basic )?controls?(?: scheme)?|inputs?|technical.*|tech(?:nology)?(?: stack)?|genre|game type|platform|target audience|audience|ui.*|hud.*|interface|audio.*|sounds?.*|music.*|graphics?.*|visuals?.*|art(?: style| direction)?|style|aesthetic.*|performance|code.*|deliverables?|platforms?|screens?|implementation.*|non functional.*|output.*|format|constraints?|polish|tech.*|camera|animations?|effects?|game feel|juice|power ?-?ups?|menus?|accessibility|file structure|framework|engine|language|notes?|abilities|moves?|skills?)$/,
  ],
]

export function sectionOf(label: string): Section | undefined {
  const text = label
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return rows.find(([, pattern]) => pattern.test(text))?.[0]
}
