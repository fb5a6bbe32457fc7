/** What is done to those who come for it, by all words in which they ask for it, and what it is done with. */
export type Service = { deed: string; like: string; tool: string }

export const services: readonly Service[] = [
  {
    deed: 'wash',
    like: 'wash(?:ed|es|ing)?|bath(?:s|ed|ing)?|shower(?:s|ed)?|shampoo(?:ed)?|rinsed?',
    tool: 'soap',
  },
  { deed: 'clean', like: 'cleaned|clean(?:ing|-?up)?|scrub(?:bed)?|wiped', tool: 'sponge' },
  {
    deed: 'cut',
    like: '(?:hair[- ]?)?cuts?|new haircuts?|trim(?:s|med|ming)?|clipped|sheared|shorn',
    tool: 'scissors',
  },
  {
    deed: 'dye',
    like: '(?:[a-z]+ )?(?:hair )?dye(?:d|s|ing)?|colou?r(?:ed|ing)|dye jobs?|highlights|(?:[a-z]+ )?hair colou?r',
    tool: 'paintbrush',
  },
  { deed: 'paint', like: 'paint(?:ed|ing)?|paint ?jobs?|respray(?:ed)?', tool: 'paintbrush' },
  { deed: 'shave', like: 'shave[ds]?|shaving', tool: 'razor' },
  { deed: 'comb', like: 'brush(?:ed|ing)?|comb(?:ed|ing)?|groom(?:ed|ing)?|styl(?:ed|ing)', tool: 'comb' },
  { deed: 'dry', like: 'dried|dry(?:ing)?|blow[- ]?dr(?:y|ied|ies)', tool: 'towel' },
  { deed: 'wax', like: 'wax(?:ed|ing)?', tool: 'wax' },
  { deed: 'polish', like: 'polish(?:ed|ing)?', tool: 'towel' },
  {
    deed: 'repair',
    like: 'repair(?:s|ed|ing)?|fix(?:ed|ing)?|mend(?:ed|ing)?|tune-?ups?',
    tool: 'wrench',
  },
  { deed: 'refuel', like: 'refuel(?:led|ed|ing)?|fuel(?:led)?|petrol|gas|fill-?ups?', tool: 'fuel pump' },
  { deed: 'charge', like: 'recharge[ds]?|recharging|charged|charging|batter(?:y|ies)', tool: 'battery' },
  { deed: 'change the tyres', like: '(?:new )?t[iy]res?(?: changes?| changed)?|new wheels?', tool: 'tire' },
  { deed: 'oil', like: 'oil(?:ed|ing)?|oil changes?', tool: 'oil drum' },
  { deed: 'feed', like: 'fed|feeding|food', tool: 'bowl' },
  { deed: 'water', like: 'watered|watering', tool: 'watering can' },
  { deed: 'bandage', like: 'bandag(?:ed|es?|ing)', tool: 'bandage' },
  { deed: 'vaccinate', like: 'vaccinat(?:ed|ions?|ing)|shots?|injections?|jabs?', tool: 'syringe' },
  { deed: 'weigh', like: 'weighed|weighing', tool: 'scale' },
  { deed: 'examine', like: 'examined|check-?ups?|checked(?: up)?', tool: 'stethoscope' },
  { deed: 'give medicine', like: 'medicine|pills?', tool: 'pill' },
  { deed: 'do the nails', like: 'manicures?|nails (?:done|painted)', tool: 'nail polish' },
  { deed: 'make up', like: 'make-?up|made up', tool: 'lipstick' },
  { deed: 'photograph', like: 'photograph(?:ed|s)?|photos?|pictures? taken', tool: 'camera' },
  { deed: 'cool', like: 'ice ?packs?|cooled', tool: 'ice' },
  { deed: 'hug', like: 'hugs?|hugged|cuddles?|cuddled', tool: 'heart' },
  { deed: 'warm', like: 'blankets?|warmed(?: up)?', tool: 'blanket' },
  { deed: 'sew', like: 'sewn|sewed|sewing|stitched|hemmed|patched', tool: 'needle' },
  { deed: 'play', like: 'played with|playing|playtime', tool: 'ball' },
  { deed: 'put to bed', like: 'naps?|put to bed|tucked in', tool: 'bed' },
]

/** A service by the word that somebody asks for it with. */
export function serviceCalled(words: string): Service | undefined {
  const plain = words
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:an?|the|some|to be|be|being|to get|new|fresh|their|his|her|its) )+/, '')
  return services.find(({ like, deed }) => plain === deed || new RegExp(`^(?:${like})$`).test(plain))
}
