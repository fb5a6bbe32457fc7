import { printCard, usualField } from './photo.ts'
import type { Shell } from './shell.ts'

/** What a visitor does with a camera of their own. */
export type PhotoMode = {
  isOn(): boolean
  turn(on: boolean): void
  /** Degrees from the lower to the upper edge of what is seen. */
  field(): number
  setField(degrees: number): void
  zoomBy(part: number): void
  snap(): void
}

export function createPhotoMode(shell: Shell, title: string, picture: () => string): PhotoMode {
  let isOn = false
  let field = usualField
  return {
    isOn: () => isOn,
    turn(on) {
      isOn = on
      shell.photographs(on)
      shell.photo.reset()
    },
    field: () => (isOn ? field : usualField),
    setField(degrees) {
      field = degrees
    },
    zoomBy: (part) => shell.photo.zoom(part),
    snap() {
      shell.blink()
      shell.card(printCard(picture(), title, () => shell.card()))
    },
  }
}
