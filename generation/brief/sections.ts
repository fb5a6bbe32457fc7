/** What a heading or a label before a colon says that the words after it are; `places` is where one level after the other plays. */
export type Section = 'role' | 'setting' | 'places' | 'talk' | 'title'

const rows: [Section, RegExp][] = [
  ['places', /^(?:levels?|stages?|worlds?|maps?|biomes?|zones?|areas)$/],
  ['title', /^(?:game )?(?:title|name)(?: of (?:the )?game)?$/],
  [
    'role',
    /^(?:the )?(?:player|hero|heroine|protagonist|main character|player character|character|you|avatar|playable character)s?$/,
  ],
  ['role', /^(?:the )?(?:final |end |level )?(?:boss(?:es)?)(?: fights?| battles?)?$/],
  [
    'role',
    /^(?:the )?(?:enem(?:y|ies)|monsters?|villains?|antagonists?|foes|bad guys|opponents?|enemy types|types of enemies|enemies types)$/,
  ],
  ['role', /^(?:hazards?|traps?|dangers?|avoid|things to avoid|threats?)$/],
  ['role', /^obstacles?$/],
  [
    'role',
    /^(?:collectibles?|collectables?|items?|pickups?|pick ups|things to collect|collect|loot|treasures?|rewards?)$/,
  ],
  ['role', /^(?:friends?|allies|companions?|npcs?|helpers?)$/],
  ['role', /^(?:projectiles?|ammo|ammunition|bullets?)$/],
  [
    'setting',
    /^(?:the )?(?:setting|environment|world|location|background|scene|place|scenery|map|backdrop|game world|level design)$/,
  ],
  [
    'talk',
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
