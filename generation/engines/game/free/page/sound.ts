/** Switches the sound of a game that knows nothing of it. */
export function takeSound(): { mute(on: boolean): void } {
  const contexts = new Set<AudioContext>()
  let muted = false
  const Native = window.AudioContext
  window.AudioContext = class extends Native {
    constructor(options?: AudioContextOptions) {
      super(options)
      contexts.add(this)
      if (muted) void super.suspend()
    }
    override async resume() {
      if (!muted) await super.resume()
    }
  }
  return {
    mute(on) {
      muted = on
      for (const context of contexts) void (on ? context.suspend() : context.resume())
    },
  }
}
