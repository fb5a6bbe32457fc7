/** The buttons beside the primary one, in the order in which they stand. */
export const tools = [
  'restart',
  'mute',
  'device',
  'fullScreen',
  'picture',
  'code',
  'versions',
  'cast',
  'export',
  'share',
] as const
export type Tool = (typeof tools)[number]

/** Who gives way first. Starting over and full screen stay on every phone. */
const givesWay: Tool[] = ['picture', 'share', 'device', 'versions', 'export', 'cast', 'mute', 'code']

/** Pixels: a target and the gap after it, the primary button with its gap, a title cut short, the proof, the edges. */
const target = 46
const primary = 104
const titleMin = { narrow: 84, wide: 130 }
const proof = 200
const edges = 24
/** What the words of the tools that have some add to their icons. */
const words = 200
/** Below this the proof stands in the chat alone. */
const narrow = 640
/** Below this a phone's width is what is there already. */
const phoneLike = 480

export type Room = { shown: Tool[]; more: Tool[]; labels: boolean; proof: boolean }

/** What stands in the bar and what goes into 'More', by the width of the bar. */
export function roomFor(width: number, wanted: readonly Tool[], hasPrimary = true): Room {
  const showsProof = width >= narrow
  const left =
    width - edges - (hasPrimary ? primary : 0) - (showsProof ? titleMin.wide + proof : titleMin.narrow)
  const useful = tools.filter((tool) => wanted.includes(tool) && (tool !== 'device' || width >= phoneLike))
  const places = Math.floor(left / target)
  if (useful.length <= places)
    return { shown: useful, more: [], labels: left >= useful.length * target + words, proof: showsProof }
  const more = new Set<Tool>()
  for (const tool of givesWay) {
    // One place is for 'More' itself.
    if (useful.length - more.size <= Math.max(2, places - 1)) break
    if (useful.includes(tool)) more.add(tool)
  }
  return {
    shown: useful.filter((tool) => !more.has(tool)),
    more: useful.filter((tool) => more.has(tool)),
    labels: false,
    proof: showsProof,
  }
}
