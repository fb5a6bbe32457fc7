const side = '(?:side|edge|end)'

/** How people say that the edges of a board are joined: 'you go out one side and come back in on the other'. */
export const wrapping = new RegExp(
  [
    '\\b(?:the )?(?:walls?|edges?|borders?|board|screen)? ?wrap\\w*(?: around)?\\b',
    '\\b(?:joined|connected) edges\\b|\\bedges (?:are )?(?:joined|connected)\\b',
    `\\b(?:out|off|through|leav\\w+|exit\\w*) (?:of |at |on |through )?(?:one|either|any|a) ${side}\\b[^.,;]{0,40}?\\b(?:other|opposite)(?: ${side})?\\b`,
    `\\b(?:out )?(?:on |at )?the (?:other|opposite) ${side}\\b`,
  ].join('|'),
  'i',
)
