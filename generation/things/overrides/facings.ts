/**
 * Which way whole bodies look. Almost all of Microsoft's animals and vehicles look left; what is missing here looks at
 * the player or has no front. Read by art.ts.
 */
export const looksLeft =
  '🐒🦍🐕🦮🐩🐈🐅🐆🫎🫏🐎🦄🦓🦌🦬🐂🐃🐄🐖🐗🐏🐑🐐🐪🐫🦙🦒🐘🦣🦏🦛🐁🐀🐇🐿🦫🦔🦦🦨🦘🦡🦃🐔🐓🐤🐦🕊🦅🦆🦢🦤🦩🦜🪿🐊🐢🐍🐉🐲🦕🦖🐳🐋🐬🦭🐟🐠🐡🦈🦐🐌🐛🐜🐝🦗🦟🏃🚶💃🧗🤺🏇⛷🏄🏊⛹🚴🚵🤾🏌🚂🚄🚅🚌🚎🚐🚑🚒🚓🚕🚗🚙🛻🚚🚛🚜🏎🏍🛵🦽🦼🛺🚲🛴🚤🛳⛴🛥🚢🚁🛷🔫🎠📣'
export const looksRight = '✈🛩🚀🥾👟🛼🚣🏹'
/** Emoji of more than one code point that look left. */
export const joinedLooksLeft = ['🐕‍🦺', '🐈‍⬛']
/** And right. */
export const joinedLooksRight = ['🐦‍⬛']
