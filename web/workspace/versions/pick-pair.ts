/** Two are compared: choosing a third lets go of the one that was chosen first, choosing one again lets go of it. */
export function pickPair<Id>(picked: readonly Id[], id: Id): Id[] {
  return picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-2)
}
