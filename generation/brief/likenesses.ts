/**
 * Figures that belong to somebody else, and the kind of figure that stands in for them. Titles of games are in
 * known-games.ts; these are the people and creatures.
 */
const rows: [stand: string, names: string][] = [
  ['brown monster', 'goomba'],
  ['turtle', 'koopa|koopa troopa'],
  ['fire dragon', 'bowser'],
  ['green plumber', 'luigi'],
  [
    'princess',
    'princess peach|cinderella|snow white|sleeping beauty|rapunzel|princess zelda|princess jasmine|moana',
  ],
  ['green dinosaur', 'yoshi'],
  ['yellow mouse', 'pikachu'],
  ['orange dragon', 'charizard|charmander'],
  ['blue turtle', 'squirtle|blastoise'],
  ['purple ghost', 'gengar'],
  ['brown fox', 'eevee'],
  ['ice queen', 'elsa|queen elsa'],
  ['snowman', 'olaf'],
  [
    'superhero',
    'spiderman|spider man|spider-man|batman|bat man|superman|wonder woman|captain america|captain marvel|supergirl|the flash',
  ],
  ['green giant', 'hulk|the hulk|incredible hulk'],
  ['red robot', 'iron man|ironman'],
  ['purple giant', 'thanos'],
  ['tree monster', 'groot'],
  ['evil clown', 'the joker|joker|pennywise'],
  ['green monster', 'creeper'],
  ['tall black monster', 'enderman|slenderman|slender man'],
  ['ender dragon', 'enderdragon'],
  ['young wizard', 'harry potter'],
  ['young witch', 'hermione|hermione granger'],
  ['evil wizard', 'voldemort|lord voldemort|saruman|sauron'],
  ['old wizard', 'dumbledore|gandalf|merlin'],
  ['goblin', 'gollum'],
  ['hobbit', 'frodo|bilbo|frodo baggins'],
  ['dark knight', 'darth vader|kylo ren'],
  ['space knight', 'luke skywalker|obi wan|obi wan kenobi|jedi'],
  ['green goblin', 'yoda|baby yoda|grogu'],
  ['robot soldier', 'stormtrooper|storm trooper'],
  ['robot', 'r2d2|r2 d2|c3po|bb8|optimus prime|transformer|wall e|wall-e|bumblebee transformer'],
  ['astronaut', 'crewmate|buzz lightyear|impostor from among us'],
  ['giant dinosaur', 'godzilla'],
  ['giant gorilla', 'king kong'],
  ['ogre', 'shrek'],
  ['yellow goblin', 'minion from despicable me|despicable me minion'],
  ['yellow sponge', 'spongebob|sponge bob|spongebob squarepants'],
  ['pink starfish', 'patrick star'],
  ['pig', 'peppa pig|peppa'],
  ['blue dog', 'bluey|bingo and bluey'],
  ['puppy', 'paw patrol'],
  ['mouse', 'mickey mouse|minnie mouse|mickey|jerry the mouse'],
  ['duck', 'donald duck|daffy duck'],
  ['rabbit', 'bugs bunny|peter rabbit'],
  ['cat', 'garfield|hello kitty|tom the cat|doraemon'],
  ['bear', 'winnie the pooh|paddington|baloo'],
  ['dog', 'scooby doo|scooby|snoopy|goofy the dog'],
  ['robot bear', 'freddy fazbear'],
  ['blue monster', 'huggy wuggy|cookie monster|stitch from lilo and stitch'],
  ['ninja', 'naruto|sasuke'],
  ['martial artist', 'goku|vegeta|ryu'],
  ['doll', 'barbie'],
  ['clownfish', 'nemo'],
  ['lion', 'simba|mufasa'],
  ['fairy', 'tinkerbell|tinker bell'],
  ['red race car', 'lightning mcqueen'],
  ['train', 'thomas the tank engine|thomas the train'],
  ['detective', 'sherlock holmes|sherlock'],
  ['spy', 'james bond|007'],
  ['explorer', 'indiana jones|lara croft|dora the explorer'],
  ['pirate', 'jack sparrow|captain jack sparrow|luffy|captain hook'],
  ['toilet', 'skibidi toilet'],
  ['singer', 'taylor swift|beyonce|justin bieber'],
  ['footballer', 'messi|ronaldo|cristiano ronaldo|lionel messi'],
]

const stands = new Map<string, string>()
for (const [stand, names] of rows) for (const name of names.split('|')) stands.set(name, stand)

/** Names that are titles of games too, and figures only where they do something: 'mario jumps on turtles'. */
const players: Record<string, string> = { mario: 'plumber', sonic: 'blue hedgehog', kirby: 'pink blob' }
const playing =
  /\b(super mario|mario|sonic the hedgehog|sonic|kirby)\b(?= (?:who|is|must|has|can|jumps?|runs?|running|jumping|collects?|collecting|fights?|fighting|meets|flies|flying|eats?|eating|saves?|saving|and luigi)\b)/gi

const plural = (words: string) =>
  /(?:s|x|ch|sh)$/.test(words) ? `${words}es` : `${words.replace(/y$/, 'ie')}s`

const pattern = new RegExp(
  `\\b(${[...stands.keys()]
    .sort((left, right) => right.length - left.length)
    .map((name) => name.replace(/[ -]/g, '[ -]'))
    .join('|')})(s|es)?\\b`,
  'gi',
)

/** The same words with figures of others replaced, and a sentence for each that was. */
export function withLikenesses(prompt: string): { text: string; notes: string[] } {
  const notes = new Set<string>()
  const told = (written: string, stand: string, many = false) => {
    const shown = written.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    notes.add(
      many
        ? `${shown} belong to somebody else, so ${stand} stand in.`
        : `${shown} belongs to somebody else, so ${/^[aeiou]/.test(stand) ? 'an' : 'a'} ${stand} stands in.`,
    )
    return stand
  }
  const acting = prompt.replace(playing, (written: string) => {
    const name = Object.keys(players).find((one) => written.toLowerCase().includes(one)) ?? ''
    return told(written, players[name] ?? written)
  })
  const text = acting.replace(pattern, (written: string, name: string, many: string | undefined) => {
    const key = name.toLowerCase().replaceAll('-', ' ')
    const stand = stands.get(key) ?? stands.get(name.toLowerCase())
    if (stand === undefined) return written
    return many === undefined ? told(written, stand) : told(written, plural(stand), true)
  })
  return { text, notes: [...notes] }
}
