type Spot = { x: number; y: number }
type Size = { width: number; height: number }

/** Seconds of the way ahead that one is shown, and how much of the stage that is at most. */
const ahead = 0.42
const most = 0.14
/** How quickly the lens follows, leads and settles again, per second. */
const grip = 9
const leads = 2.4
const settles = 1.1

/**
 * Where the picture looks. Worlds keep their camera on whoever is played, to the pixel, because a pointer has to mean the same in
 * a replay; the lens goes along softly, looks ahead while it moves and comes to rest when it stops. No world knows of it.
 */
export function createLens(stage: Size, calm: boolean) {
  let base: Spot | undefined
  let before: Spot = { x: 0, y: 0 }
  const lead: Spot = { x: 0, y: 0 }

  return (camera: Spot, room: Size | undefined, seconds: number): Spot => {
    if (calm || !room) return camera
    const jumps = base && Math.hypot(camera.x - base.x, camera.y - base.y) > stage.width * 0.6
    // The first look, and another level: there is no way to have come.
    if (!base || jumps) {
      base = { ...camera }
      lead.x = lead.y = 0
    } else if (seconds > 0)
      for (const [axis, side] of [
        ['x', 'width'],
        ['y', 'height'],
      ] as const) {
        const limit = stage[side] * most
        const goes = ((camera[axis] - before[axis]) / seconds) * ahead
        const wanted = Math.max(-limit, Math.min(limit, goes))
        const pace = Math.abs(wanted) > Math.abs(lead[axis]) || wanted * lead[axis] < 0 ? leads : settles
        lead[axis] += (wanted - lead[axis]) * (1 - Math.exp(-pace * seconds))
        base[axis] += (camera[axis] - base[axis]) * (1 - Math.exp(-grip * seconds))
      }
    before = { ...camera }
    const within = (at: number, length: number, size: number) => Math.max(0, Math.min(length - size, at))
    return {
      x: within(base.x + lead.x, room.width, stage.width),
      y: within(base.y + lead.y * 0.5, room.height, stage.height),
    }
  }
}
