type Tag = 'det' | 'pron' | 'prep' | 'and' | 'or' | 'but' | 'sub' | 'not' | 'aux' | 'adv' | 'other'

/** Closed-class words: no spelling is mended in them, and they prove a text English. */
const table: Partial<Record<Tag, string>> = {
  det: 'a an the this these those each every another some any all both no my your our their his her its various several many few multiple different other enough either neither such certain more less fewer most lots',
  pron: 'that i you we he she it they me us him them yours ours theirs myself yourself itself themselves someone something somebody anyone anything everyone everything nobody nothing ones who whom whose which what',
  prep: 'in on at by with from to into onto of for about against over under above below across through around along near beside besides between behind beyond inside outside within without toward towards upon off out up down during per via like as than beneath underneath among amongst past until till before after onto unlike amid atop throughout alongside versus vs despite except including',
  and: 'and plus',
  or: 'or nor',
  but: 'but yet however though although except',
  sub: 'while when where if because so since unless once whenever wherever whereas whilst',
  not: 'not never',
  aux: 'is are was were be been being am do does did can could will would shall should may might must has have had',
  adv: 'then finally also too very really just only even still again always often sometimes maybe perhaps please here there now soon later first second third last next constantly continuously slowly quickly randomly automatically gradually suddenly carefully instead together apart away back forward backward backwards forwards left right everywhere anywhere ever already almost else quite rather super extra how why well otherwise endlessly faster slower harder upward downward upwards downwards sideways horizontally vertically diagonally eventually initially instantly immediately simply basically similar currently overall additionally',
  other: 'yes yeah ok okay hi hello hey thanks thank lol etc im ive',
}

const tags = new Map<string, Tag>()
for (const [tag, words] of Object.entries(table)) {
  for (const word of (words ?? '').split(' ')) if (!tags.has(word)) tags.set(word, tag as Tag)
}

export const closedTag = (word: string): Tag | undefined => tags.get(word)

export const numberWords: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  dozen: 12,
  couple: 2,
  pair: 2,
}

/** Past participles that word lists leave out; known words, so that nobody mends them. */
export const participles = new Set(
  (
    'shown thrown drawn grown known flown blown worn torn born broken spoken stolen frozen chosen driven ridden risen written hidden bitten ' +
    'eaten beaten fallen given taken shaken forgotten gotten seen done gone begun drunk sung swum sunk won lost shot caught taught bought ' +
    'brought thought fought built bent sent spent left kept slept felt met led fed sped hung dug stuck struck stung swung spun stood held ' +
    'told sold heard paid said laid made found bound wound hurt'
  ).split(' '),
)

/** Frequent function words of other languages that are not English words too. */
export const foreignWords = new Set(
  (
    'un una uno el los las del que con por para donde juego jugar hacer crea quiero gato perro y en ' +
    'le la les des une du et est avec dans pour qui jeu sur où crée veux chat mon ma ' +
    'der das ein eine einen und mit ist ich wo spiel spielen nicht auf für dem den bei von zu katze ' +
    'il gli che di della gioco con uno dove per ' +
    'um uma jogo onde em com não você dos ' +
    'een het van waar spel met niet voor ' +
    'och att ett spel där som på en ' +
    'og der hvor spil ' +
    'gra gdzie jest się w z na który ' +
    'bir ve oyun ile için yap ' +
    'buat permainan dengan yang dan sebuah di ' +
    'và trò chơi một ' +
    'peli jossa ja on'
  ).split(' '),
)
// Also English words, so they prove nothing.
for (const word of [
  'on',
  'den',
  'dan',
  'per',
  'will',
  'die',
  'chat',
  'sur',
  'ma',
  'van',
  'met',
  'spin',
  'la',
  'w',
  'z',
  'em',
  'en',
])
  foreignWords.delete(word)
