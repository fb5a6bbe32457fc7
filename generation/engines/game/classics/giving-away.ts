const all =
  '(?:all|every(?:thing| piece| man| one)?|the last|each)(?: of)?(?: (?:the|your|their|my|our|his|her|its))?(?: own)?(?: (?:\\w+ )?(?:pieces?|men|man|counters?|checkers?|pawns?|army|ones?|figures?|discs?))?'
const losing = `(?:los(?:e|es|ing)|gets? rid of|getting rid of|giv(?:e|es|ing) away|sacrific(?:e|es|ing)|runs? out of|having? no(?: more)?|has no(?: more)?) ${all}`
const who =
  '(?:whoever|the (?:first|one|player|side)(?: one| player)?(?: who| to| that)?|first (?:one |player )?(?:to|who)|the player who|anyone who|you(?: have to| must| need to)?|(?:i|we|one|both|players?)(?: have to| has to| must)?|(?:have|has|need|try|trying|want) to)'

/** 'You win by losing all your pieces', 'whoever loses everything first wins', 'giveaway checkers', and the like. */
export const givingAway = new RegExp(
  [
    '(?:suicide|giveaway|give-away|losing|anti-?)[ -]?(?:checkers|draughts|chess)',
    '(?:checkers|draughts|chess) in reverse|(?:reverse|reversed|backwards|inverse) (?:checkers|draughts|chess)',
    `(?:(?:you|one|i) )?wins? (?:the game )?(?:by|if|when|once|only when|only if|after) (?:you |they |one )?(?:first )?${losing}(?: first)?`,
    `(?:the )?(?:goal|aim|object|point)(?: of the game)? is to ${losing}`,
    `(?:${who} )?${losing}(?: first)?,? (?:to win|and (?:you )?wins?|wins?|is the winner)`,
    `(?:whoever|first (?:one |player )?to|the player who|who) (?:loses|lose|gets rid of|get rid of) (?:all|everything)(?: (?:their|your|of \\w+|the)? ?(?:pieces|men))?(?: first)?(?: wins)?`,
  ]
    .map((way) => `\\b(?:${way})\\b`)
    .join('|'),
  'i',
)
