/** Where something on a path is after some seconds. The stage is 960 wide and 600 high; `side` mirrors, `slot` spreads. */
type Path = (t: number, side: number, slot: number) => { x: number; y: number }

const middle = 480

/** How waves fly in. Every path ends outside the stage, and begins anew for whoever is still alive. */
export const paths: { fly: Path; seconds: number }[] = [
  // A snake from the top to the bottom.
  { fly: (t, side) => ({ x: middle + side * 300 * Math.sin(t * 1.25), y: -60 + 92 * t }), seconds: 7.6 },
  // A swoop through the middle, from one side to the other.
  {
    fly: (t, side) => ({ x: middle + side * (-560 + 190 * t), y: 90 + 250 * Math.sin((t / 5.9) * Math.PI) }),
    seconds: 5.9,
  },
  // Down, once around, and on.
  {
    fly: (t, side) => {
      const x = middle + side * 210
      if (t < 2) return { x, y: -60 + 130 * t }
      if (t < 4.6) {
        const turn = ((t - 2) / 2.6) * Math.PI * 2
        return { x: x - side * 110 * (1 - Math.cos(turn)), y: 200 + 110 * Math.sin(turn) }
      }
      return { x, y: 200 + 150 * (t - 4.6) }
    },
    seconds: 7.7,
  },
  // Side by side, straight down, swaying a little.
  {
    fly: (t, side, slot) => ({
      x: spread(slot) + side * 26 * Math.sin(t * 2),
      y: -60 - slotLag(slot) + 84 * t,
    }),
    seconds: 9,
  },
  // To a place in a line above, a while there, then down in a dive.
  {
    fly: (t, side, slot) => {
      const x = spread(slot)
      const y = 110 + ((slot % 2) + Math.floor(slot / 9)) * 74
      if (t < 1.6) {
        const part = 1 - (1 - t / 1.6) ** 2
        return { x: middle + side * 620 * (1 - part) + (x - middle) * part, y: -40 + (y + 40) * part }
      }
      if (t < 8) return { x: x + 46 * Math.sin((t - 1.6) * 1.3), y: y + 10 * Math.sin(t * 2.4 + slot) }
      const away = t - 8
      return {
        x: x + 46 * Math.sin(6.4 * 1.3) + side * 60 * away,
        y: y + 10 * Math.sin(19.2 + slot) + 150 * away ** 1.5,
      }
    },
    seconds: 10.5,
  },
  // From the corners to the middle, and down.
  {
    fly: (t, side) => ({
      x: middle + side * (t < 3 ? 520 - 150 * t : 70 + 60 * Math.sin((t - 3) * 2)),
      y: t < 3 ? 70 + 26 * t : 148 + 110 * (t - 3),
    }),
    seconds: 7.6,
  },
]

/** Slots from the middle outward: 0, 1 beside it to the left, 2 to the right, and so on. */
function spread(slot: number): number {
  const place = slot % 9
  const step = Math.ceil(place / 2) * (place % 2 === 1 ? -1 : 1)
  return middle + step * 94
}

const slotLag = (slot: number) => Math.ceil((slot % 9) / 2) * 34 + Math.floor(slot / 9) * 90
