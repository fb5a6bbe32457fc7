/** Where everything stands; shared by the rules, which say where things happen, and by the view. */
export const stage = { width: 720, height: 696 }

export const card = { x: 20, y: 116, width: 680, height: 186 }
export const timer = { x: 32, y: 316, width: 656 }

export const answerPlaces = [0, 1, 2, 3].map((place) => ({
  x: 20 + (place % 2) * 346,
  y: 342 + Math.floor(place / 2) * 118,
  width: 334,
  height: 106,
}))

export const helperPlaces = {
  fifty: { x: 20, y: 592, width: 334, height: 84 },
  skip: { x: 366, y: 592, width: 334, height: 84 },
}

/** Where the prize for the right answer with this number lies, of so many. */
export function pipPlace(index: number, goal: number): { x: number; y: number; gap: number } {
  const pips = Math.min(goal, 12)
  const gap = Math.min(44, (stage.width - 296) / pips)
  const at = Math.min(pips - 1, Math.floor(index * (pips / goal)))
  return { x: stage.width / 2 + gap * (at - (pips - 1) / 2), y: 46, gap }
}

/** The explanation lies where the helpers were. */
export const telling = { x: 20, y: 580, width: 680, height: 104 }

export function middleOfAnswer(place: number): { x: number; y: number } {
  const { x, y, width, height } = answerPlaces[place] ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** In the upper corners of the card lie what a right answer brings: the key, a power-up. */
export const keyPlace = { x: card.x + 54, y: card.y + 46 }
export const bonusPlace = { x: card.x + card.width - 54, y: card.y + 46 }
