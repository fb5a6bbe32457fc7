/** What is not made here, whatever the rest of the prompt says. Game violence is fine; these are not. */
export const unsafeRows: {
  why: 'sexual' | 'minors' | 'hate' | 'terror' | 'self-harm' | 'cruelty' | 'drugs'
  pattern: RegExp
  unless?: RegExp
}[] = [
  {
    why: 'sexual',
    pattern:
      /\b(?:porn\w*|hentai|nsfw|xxx|erotic\w*|nudes?|nudity|sexy|sexual\w*|having sex|have sex|sex (?:game|scene|toy|simulator)|sex|blow ?jobs?|hand ?jobs?|orgasm\w*|masturbat\w*|boobs?|(?<!blue |great |coal )tits|titties|dildos?|vibrator|fetish|bdsm|strip ?(?:poker|club|tease)|stripper\w*|striptease|undress\w*|topless|genitals?|penis\w*|vagina\w*|cock ?suck\w*|cum ?shots?|gang ?bang|milf|brothel|prostitut\w*|escort girls?|onlyfans|lewd|horny(?! toad| lizard)|incest)\b/,
    unless:
      /\b(?:sex(?:es)? of (?:the )?(?:animals?|plants?)|battle of the sexes|sex chromosomes?|sexual (?:reproduction|selection))\b/,
  },
  { why: 'sexual', pattern: /\bnaked\b(?! (?:mole|eye))/ },
  {
    why: 'sexual',
    pattern: /\brap(?:e|es|ed|ing|ist|ists)\b|\bmolest\w*|\bsexual assault\b|\bgrop(?:e|es|ing)\b/,
  },
  {
    why: 'minors',
    pattern:
      /\b(?:lolicon|loli|shotacon|pedophil\w*|paedophil\w*|child porn\w*|underage (?:girls?|boys?|sex))\b/,
  },
  {
    why: 'minors',
    pattern:
      /\b(?:kill|killing|murder|murdering|torture|torturing|kidnap|kidnapping|abuse|abusing|beat up|beating up|shoot|shooting|stab|stabbing)\s+(?:(?:small|little|young|the|all|innocent|other|his|her|your)\s+)*(?:kids?|child|children|babies|baby|toddlers?|students|schoolkids|pupils)\b/,
    unless: /\bkid(?:s|nap)?\w* (?:goats?|zombies)\b/,
  },
  {
    why: 'hate',
    pattern:
      /\b(?:kill|killing|shoot|shooting|hang|gas|burn|lynch|lynching|hunt|hunting|beat|exterminate|eliminate|deport|attack|attacking|murder|enslave|bomb)\s+(?:(?:the|all|every|some|those|these|as many|many)\s+)*(?:jews?|jewish|muslims?|christians?|hindus?|blacks?|black people|whites|white people|gays?|gay people|lesbians?|trans(?:gender)?(?: people)?|immigrants?|migrants?|refugees?|asians?|mexicans?|arabs?|africans?|gyps(?:y|ies)|roma people|homeless(?: people)?|disabled(?: people)?|women|foreigners|indians|chinese people)\b/,
  },
  {
    why: 'hate',
    pattern:
      /\b(?:nigg(?:er|a)s?|faggots?|kikes?|spics?|chinks?(?! in )|gooks?|wetbacks?|trann(?:y|ies)|towelheads?|sand ?nigg\w*|white (?:power|supremacy|supremacist)|kkk|ku klux klan|heil hitler|sieg heil|ethnic cleansing|genocide|master race|concentration camps?|gas chambers?|slave (?:trade|trader|trading|auction|owner)|lynching)\b/,
    unless: /\b(?:history|lesson|learn|teach\w*|education\w*|quiz|museum|memorial|escape from|liberat\w*)\b/,
  },
  {
    why: 'hate',
    pattern:
      /\b(?:play(?:s|ing)? as|you are|player is|be|as)\s+(?:a\s+|an\s+|the\s+)?(?:nazis?|hitler|ss officer|klansman|isis|al[- ]qaeda|terrorists?|suicide bomber|school shooter|mass shooter|slave ?owner)\b/,
  },
  {
    why: 'terror',
    pattern:
      /\b(?:school shoot\w*|shoot(?:ing)? up (?:a|the|my|his|your) \w+|mass shoot\w*|suicide bomb\w*|car bomb\w*|terror(?:ist)? attacks?|columbine|9\/11|twin towers|bomb(?:ing)? (?:a |the |my )?(?:school|church|mosque|synagogue|hospital|airport|kindergarten)|jihad\w*|isis\b(?! goddess)|behead\w*|massacr\w+ (?:civilians|people|innocents?|villagers)|kill(?:ing)? (?:innocent|random) (?:people|civilians|pedestrians)|assassinat\w+ (?:the )?(?:president|prime minister|pope|king charles|trump|biden|obama|putin|zelensky))\b/,
    unless: /\b(?:stop|prevent|avoid|counter|defuse)\w*\b.{0,30}\b(?:terror|car bomb|suicide bomb)/,
  },
  {
    why: 'self-harm',
    pattern:
      /\b(?:suicid\w*|self[- ]?harm\w*|kill (?:yourself|myself|himself|herself|themselves)|cut(?:ting)? (?:yourself|myself|your wrists?|wrists?)|hang (?:yourself|myself)|slit(?:ting)? (?:your )?wrists?|overdos\w+|anorexi\w*|pro[- ]ana|bulimi\w*)\b/,
    unless: /\bprevent\w*|suicide squad|awareness\b/,
  },
  {
    why: 'cruelty',
    pattern:
      /\b(?:tortur\w+ (?:people|a person|animals?|cats?|dogs?|pupp(?:y|ies)|kittens?|prisoners?|someone|humans?|him|her|them)|torture (?:simulator|game|chamber game)|snuff|dismember\w*|mutilat\w*|disembowel\w*|gore ?fest|extreme gore|realistic gore|animal (?:cruelty|abuse)|abus\w+ (?:animals?|dogs?|cats?|pets?|your wife|my wife|women|girlfriend)|beat(?:ing)? (?:your|my|his) (?:wife|girlfriend)|cannibal\w*|eat(?:ing)? (?:people|humans) alive|waterboard\w*|serial killer (?:simulator|who|that)|cat ?fights? with real)\b/,
  },
  {
    why: 'drugs',
    pattern:
      /\b(?:cook(?:ing)? meth|meth lab|make meth|methamphetamine|sell(?:ing)? (?:cocaine|heroin|drugs|crack|meth|weed|fentanyl)|snort\w* (?:cocaine|coke)|inject\w* heroin|drug (?:deal\w*|lord|cartel)|cocaine|heroin|fentanyl|how to (?:make|build) (?:a |an )?(?:bomb|pipe bomb|explosives?|gun|weapon|poison)|pipe bombs?|molotov recipe|bomb[- ]making)\b/,
  },
]

export const unsafeMessages: Record<(typeof unsafeRows)[number]['why'], string> = {
  sexual: "This asks for sexual content, which we don't make. Try the same idea as a comedy or an adventure.",
  minors:
    "This would harm children or show them in a way we don't make. Try monsters, robots or toys instead.",
  hate: "This sets out to hurt real groups of people, which we don't make. Try invented creatures as the two sides.",
  terror:
    "This retells real-world violence against people, which we don't make. Try aliens, robots or zombies in an invented place.",
  'self-harm':
    "This is about self-harm, which we don't make. If it's about you, please talk to someone you trust or call a local helpline. We're always happy to make a calm game about a walk in a garden.",
  cruelty: "This dwells on cruelty, which we don't make. Try a cartoon duel with monsters or robots.",
  drugs:
    "This is about dangerous drugs or weapons in real life, which we don't make. Try a potion shop or a candy factory.",
}
