/** What one plays with: how a deed is steered is a claim of its own. */
export const isDevice = (word: string): boolean =>
  /^(?:wasd|keyboard|spacebar|joystick|gamepad|touchscreen|touchpad|trackpad)$/.test(word)
/** The most or least of something, and keys by their letters: nobody of these is on the stage either. */
const nobody = /^(?:[a-z]|max|min|maximum|minimum)$/

/** What stands before a key, a button or a bar that is pressed outside of the game. */
const pressed =
  /\b(?:undo|redo|restart|reset|pause|start|menu|mute|help|hint|exit|quit|settings|jump|fire|action|shift|enter|space|arrow|number|letter|wasd|left|right|mouse|one|same|which|big)[ -](?:buttons?|keys?|bars?|click)\b/i

/**
 * 'An undo button', 'with the space bar', 'press B', 'turn it with your mouse': what one plays with. A button of which nothing of the
 * kind is said, that a robot stands on to open a door, is a thing.
 */
export function isControl(phrase: string, name: string, text: string): boolean {
  if (isDevice(name) || nobody.test(name) || /^click$/i.test(name)) return true
  if (/^(?:keys?|buttons?|bars?)$/.test(name)) {
    const own = phrase.trim().replace(/s$/i, '')
    const said = new RegExp(`(?:\\w+[ -])?${own.replace(/[^\w -]/g, '.')}s?\\b`, 'i').exec(text)?.[0] ?? own
    // 'With the right key': that is one of several that fit locks.
    return pressed.test(said) && !/\b(?:right|same|big) key$/i.test(said)
  }
  return (
    name === 'mouse' &&
    /\b(?:with|by|using|use|on|move|click) (?:the |my |your )?mouse\b|\bmouse (?:click|button|pointer|cursor|wheel)/i.test(
      text,
    )
  )
}
