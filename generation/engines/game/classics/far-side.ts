const far =
  "(?:(?:all the way )?across(?: the (?:whole )?board)?|(?:the )?(?:far|other|opposite|opponent['’]?s|enemy['’]?s?|their) (?:side|end|edge|row|home row)(?: of the board)?|(?:the )?(?:last|back|final|top|eighth|8th) (?:row|rank|line))"

/** 'You win if your king gets to the other side', 'the first pawn across wins': how people say that who comes over there has won. */
export const farSide = new RegExp(
  [
    `\\b(?:you |i |to |and |also )*(?:wins?|winning|winner|won)\\b[^.,;]{0,60}?\\b${far}`,
    `\\b(?:the )?(?:goal|aim|object|objective|point)\\b[^.;]{0,60}?\\b${far}`,
    // A pawn that only becomes a queen there has won nothing.
    `\\b(?:the )?(?:first|whoever|who|one|you have to|you must|you need to|any|get|gets|getting|reach\\w*)\\b[^.;]{0,60}?\\b${far}[^.;]{0,30}?\\b(?:wins?|to win|is the winner)\\b`,
  ].join('|'),
  'i',
)
