import type { Values } from '@makebelieve/kit/simulation/system'

/** How often each letter stands in English texts, in percent, from A to Z. */
export const english = [
  8.167, 1.492, 2.782, 4.253, 12.702, 2.228, 2.015, 6.094, 6.966, 0.153, 0.772, 4.025, 2.406, 6.749, 7.507,
  1.929, 0.095, 5.987, 6.327, 9.056, 2.758, 0.978, 2.36, 0.15, 1.974, 0.074,
] as const

const texts = [
  `Dear friend, the treasure lies beneath the old oak on the hill behind the windmill. Walk from the garden gate
  until you hear the water, then turn left and count forty steps towards the church. There you will find three white
  stones in a row. Dig under the smallest of them, but wait until the moon has gone behind the clouds, because the
  farmer often looks out of his window at night. Bring the lantern and some bread, and tell nobody else about this
  letter. When you have read it, eat it.`,
  `We have landed safely on the far side of the moon, and the mice are in good health. The cheese is not as tasty as
  we were told, since it is made of dust and stone. Tomorrow the captain wants to drive to the edge of the great crater
  and plant our little flag there. The nights are long and very cold, but we can see so many stars that nobody wants to
  sleep. Please send more sunflower seeds with the next rocket, and give our love to the children at home.`,
  `Tonight after dinner the whole class will meet at the back of the school for the surprise. Anna carries the cake,
  and the others bring balloons, paper hats and the big drum. Nobody must say a word until the teacher opens the door
  and turns on the light. Then we all shout together and start to sing. If it rains we shall hide in the library
  instead, between the shelves for history and the shelves for adventure stories. Do not be late, and do not laugh too
  early.`,
]

export const letters = texts.map((text) =>
  [...text.toUpperCase()]
    .filter((letter) => letter >= 'A' && letter <= 'Z')
    .map((letter) => letter.charCodeAt(0) - 65),
)
export const messages = ['The treasure', 'Mice on the moon', 'A surprise'] as const

/** Letters as numbers, 0 for A. `counts` is of the secret letters that were sent. */
export type Post = { sent: number; counts: number[]; due: number }

export const messageOf = ({ message = 0 }: Values): readonly number[] => letters[Math.round(message)] ?? []
export const nameOf = (letter: number) => String.fromCharCode(65 + letter)

/** How far each letter of the key word lies beyond the first. */
const beyond = [0, 7, 15, 3, 20, 11]

export function keyOf({ shift = 3, word = 1 }: Values): number[] {
  return beyond.slice(0, Math.round(word)).map((more) => (Math.round(shift) + more) % 26)
}

export const keyAt = (key: readonly number[], place: number) => key[place % key.length] ?? 0
export const hidden = (letter: number, key: number) => (letter + key) % 26
export const shownAgain = (secret: number, key: number) => (secret + 26 - key) % 26

/** The shift with which the secret letters look most like English: the smallest chi-squared. */
export function spysGuess({ counts, sent }: Post): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let shift = 0; shift < 26; shift++) {
    let misfit = 0
    for (let letter = 0; letter < 26; letter++) {
      const expected = ((english[letter] ?? 1) * Math.max(1, sent)) / 100
      misfit += ((counts[(letter + shift) % 26] ?? 0) - expected) ** 2 / expected
    }
    if (misfit < least) [best, least] = [shift, misfit]
  }
  return best
}
