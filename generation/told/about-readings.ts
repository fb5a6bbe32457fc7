import type { ToldKind } from '../reading/form.ts'

const roles: Record<ToldKind, string> = {
  game: 'you (who is played), against, wanted (what one is after), tool (what one does it with), friend, other',
  model: 'main (what it is about), thing',
  place: 'thing',
  lesson: 'main (what it is about), thing, control (what can be set), shown (what is read off)',
}

const onlyIn: Record<ToldKind, string> = {
  game: `
- forms: up to three kinds of game that the words mean, the likeliest first, each with how sure that is from 0 to 1: "endless runner", "falling blocks", "stealth".`,
  model: '',
  place: `
- indoors: true or false where the words tell, else null.`,
  lesson: '',
}

/** How a language model fills in a reading, for any kind of creation. What to make of it comes after. */
export const aboutReading = (kind: ToldKind): string => `## The reading
reading is what the user's words say, and nothing else: the user is shown word for word what was found of it in what you design, and a proof looks for each. So take every piece word for word from the text, and leave no word out that says something: words that are in no piece are shown as not understood.
- things: every noun that is something (not the place, the time or the audience). role: ${roles[kind]}. count only where a number is said. attributes: words that describe it, each by itself.
- links: who does what, or how things stand to each other. who and whom are nouns of things, or "you"; "they" and "it" are whoever is meant. does is the verb with its preposition ("shoots at", "picks up"), or what stands between two things ("on", "wearing", "made of"). One link for each whom.
- said: place (without "in", "on"), time, weather, style, mood, view, dimension, for (the audience), not (what must not be), title (a given name), order ("after five waves"), rule (a condition or consequence that no link holds), form (words that name the kind), part, frame (words that ask for nothing: "can you make me").
- limits: numbers of anything but things, with what they count.${onlyIn[kind]}
- english: null. Only where the text is in another language: all of it in plain English, as near to its words as can be; then every piece is taken from that.`

const examples: Record<ToldKind, string> = {
  game: '{"op":"change","target":"dogs","value":"slower"}, {"op":"add","target":"owl","value":null}',
  model: '{"op":"change","target":"wheels","value":"red"}, {"op":"remove","target":"hat","value":null}',
  place: '{"op":"more","target":"trees","value":null}, {"op":"replace","target":"fence","value":"hedge"}',
  lesson: '{"op":"set","target":"rabbits","value":"500"}, {"op":"add","target":"pendulum","value":null}',
}

/** How a language model fills in what a change says. Our own editor does it then: it changes nothing else. */
export const aboutChange = (kind: ToldKind): string =>
  `reading is what the words of the change say, in the form that the reading of the whole has, with pieces of those words alone; and changes is what is to be done: op one of add, remove, replace, change (how something is), set (a number), move, more, fewer; target what is changed and value what it becomes, both as they stand there (${examples[kind]}). An editor makes these changes exactly and says what it could not do.`
