import type { Mechanic } from '../mechanic.ts'
import { all } from '../observe.ts'

/** Thrown up by whatever one comes down on, again and again, and one only steers: ever higher, to the top. */
export const bound: Mechanic = {
  id: 'bound',
  verbs: ['bound upwards', 'bounce higher', 'bounce upwards', 'jump higher', 'keep bouncing', 'jump upwards'],
  by: 'player',
  onGround: true,
  spaces: ['side'],
  adds({ you }) {
    return {
      layout: { tall: 7, wide: 1, bounds: true },
      rules: [
        {
          when: { enters: you.id, side: 'top' },
          do: [{ tally: 'topped', add: 1 }, { score: 100 }, { show: 'level', words: 'The top!' }],
        },
      ],
      risky: true,
      goal: { tally: 'topped', reaches: 1, says: 'to the top', cast: you.id },
    }
  },
  seen(films, { who }) {
    let highest = 0
    let bounces = 0
    let stood = 0
    let pressed = 0
    for (const { frames } of films) {
      const [first] = frames[0] ? all(frames[0], who.id) : []
      let falling = false
      let was = 1
      for (const frame of frames)
        for (const { y, vy } of all(frame, who.id)) {
          if (falling && vy < -400) bounces++
          if (vy === 0 && was === 0) stood++
          was = vy
          if ((frame.input.held & 4) !== 0) pressed++
          falling = vy > 60
          highest = Math.max(highest, (first?.y ?? y) - y)
        }
    }
    return bounces > 12 && stood * 4 < bounces && pressed === 0 && highest > 1800
      ? `The ${who.name} was thrown up ${bounces} times without a button and never stood still, ${Math.round(highest)} units up in all.`
      : undefined
  },
  howTo: () =>
    'You bounce by yourself: steer left and right, from one to the next, and do not fall out of sight.',
  example: { you: 'frog' },
}
