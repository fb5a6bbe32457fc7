/** What a method did, in order: it compared two places, or put a value somewhere. */
export type Act = { does: 'compare'; a: number; b: number } | { does: 'put'; at: number; value: number }

/** A list that writes down all that is done to it. */
function watched(values: readonly number[]) {
  const list = [...values]
  const acts: Act[] = []
  return {
    acts,
    get: (at: number) => list[at] ?? 0,
    put(at: number, value: number) {
      list[at] = value
      acts.push({ does: 'put', at, value })
    },
    /** Whether what is at `a` belongs behind what is at `b`. */
    behind(a: number, b: number) {
      acts.push({ does: 'compare', a, b })
      return (list[a] ?? 0) > (list[b] ?? 0)
    },
    swap(a: number, b: number) {
      const [x, y] = [list[a] ?? 0, list[b] ?? 0]
      this.put(a, y)
      this.put(b, x)
    },
  }
}
type Watched = ReturnType<typeof watched>

function bubble(list: Watched, count: number): void {
  for (let end = count - 1; end > 0; end--) {
    let swapped = false
    for (let i = 0; i < end; i++)
      if (list.behind(i, i + 1)) {
        list.swap(i, i + 1)
        swapped = true
      }
    if (!swapped) return
  }
}

function insertion(list: Watched, count: number): void {
  for (let next = 1; next < count; next++)
    for (let i = next; i > 0 && list.behind(i - 1, i); i--) list.swap(i - 1, i)
}

function merge(list: Watched, from: number, to: number): void {
  if (to - from < 2) return
  const half = (from + to) >> 1
  merge(list, from, half)
  merge(list, half, to)
  const merged: number[] = []
  let [left, right] = [from, half]
  while (left < half && right < to) merged.push(list.get(list.behind(left, right) ? right++ : left++))
  while (left < half) merged.push(list.get(left++))
  while (right < to) merged.push(list.get(right++))
  merged.forEach((value, i) => {
    list.put(from + i, value)
  })
}

/** The first of a part is its pivot: simple, and slow on lists that are in order already. */
function quick(list: Watched, from: number, to: number): void {
  if (to - from < 2) return
  let wall = from
  for (let i = from + 1; i < to; i++)
    if (list.behind(from, i)) {
      wall++
      if (wall !== i) list.swap(wall, i)
    }
  if (wall !== from) list.swap(from, wall)
  quick(list, from, wall)
  quick(list, wall + 1, to)
}

export const methods = ['bubble', 'insertion', 'merge', 'quick'] as const
export type Method = (typeof methods)[number]

export function actsOf(method: Method, values: readonly number[]): Act[] {
  const list = watched(values)
  if (method === 'bubble') bubble(list, values.length)
  else if (method === 'insertion') insertion(list, values.length)
  else if (method === 'merge') merge(list, 0, values.length)
  else quick(list, 0, values.length)
  return list.acts
}
