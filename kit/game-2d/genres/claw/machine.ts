/** The machine in units of the stage: a box of glass, a chute at its left, and a claw that hangs from a rail. */
export const stage = { width: 580, height: 640 }
export const box = { left: 30, right: 450, top: 92, floor: 540 }
export const chute = { right: 132, lip: 420 }
export const claw = { home: 81, top: 138, long: 44, speed: 3.2 }
export const toySize = 31
