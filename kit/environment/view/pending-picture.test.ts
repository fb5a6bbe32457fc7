import { describe, expect, it } from 'vitest'
import { createPendingPicture } from './pending-picture.ts'

/** A graphics card that is done when somebody says so. */
function card() {
  const open = new Set<object>()
  const done = new Set<object>()
  const gl = {
    SYNC_GPU_COMMANDS_COMPLETE: 1,
    SYNC_STATUS: 2,
    SIGNALED: 3,
    lost: false,
    fenceSync: () => {
      const fence = {}
      open.add(fence)
      return fence
    },
    flush: () => {},
    getSyncParameter: (fence: object) => (done.has(fence) ? 3 : 4),
    deleteSync: (fence: object | null) => void (fence && open.delete(fence)),
    isContextLost: () => gl.lost,
  }
  const finish = () => {
    for (const fence of open) done.add(fence)
  }
  return { gl, open, finish, picture: createPendingPicture(gl as never) }
}

describe('a picture that is asked for', () => {
  it('is there at once when nothing was asked for, and otherwise when the card says so', async () => {
    const { picture, finish, open } = card()
    expect(picture.isDrawn()).toBe(true)
    picture.asked()
    expect(picture.isDrawn()).toBe(false)
    const drawn = picture.drawn()
    finish()
    await drawn
    expect([picture.isDrawn(), open.size]).toEqual([true, 0])
  })

  it('is waited for no more when another is asked for, or when the card is gone', () => {
    const { picture, gl, open } = card()
    picture.asked()
    picture.asked()
    expect(open.size).toBe(1)
    gl.lost = true
    expect(picture.isDrawn()).toBe(true)
  })
})
