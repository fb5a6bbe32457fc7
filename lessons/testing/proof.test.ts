import { proveSystem } from '@makebelieve/kit/simulation/proof'
import { openRun } from '@makebelieve/kit/simulation/run'
import { type System, usualValues } from '@makebelieve/kit/simulation/system'
import { describe, expect, it } from 'vitest'
import { type Pendulum, pendulum } from '../mechanics/pendulum/system.ts'
import { markOf } from './drawn.ts'

const failed = (system: System<Pendulum>) =>
  proveSystem(system, 3, markOf(system))
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

const changed = (changes: Partial<System<Pendulum>>): System<Pendulum> => ({ ...pendulum, ...changes })

describe('the proof of a simulation', () => {
  it('passes a pendulum that swings as it should', () => {
    expect(failed(pendulum)).toEqual([])
  })

  it.each<[fault: string, changes: Partial<System<Pendulum>>, check: RegExp]>([
    [
      'whose gravity is 5 % off',
      {
        step: (state, values, dt, random) =>
          pendulum.step(state, { ...values, gravity: (values.gravity ?? 9.81) * 1.05 }, dt, random),
      },
      /2π√/,
    ],
    [
      'whose steps are so coarse that energy is made out of nothing',
      {
        step(state, { length = 1, gravity = 9.81 }, dt) {
          const pull = -(gravity / length) * Math.sin(state.angle)
          state.angle += dt * state.speed
          state.speed += dt * pull
        },
      },
      /energy stays the same/,
    ],
    [
      'with a control that nobody is heard through',
      {
        controls: [
          ...pendulum.controls,
          { id: 'colour', label: 'Colour', unit: '', from: 0, to: 1, usual: 0, about: 'Nothing.' },
        ],
      },
      /Every control changes the picture/,
    ],
    [
      'that breaks at the end of a range',
      {
        readouts: pendulum.readouts.map((readout) =>
          readout.id === 'speed'
            ? { ...readout, of: ({ speed }, { drag = 0 }) => speed / (0.6 - drag) }
            : readout,
        ),
      },
      /Nothing breaks at the ends/,
    ],
    [
      'whose reference never speaks',
      {
        references: [
          { kind: 'analytic', says: 'Silence.', readout: 'angle', expected: () => undefined, until: 1 },
        ],
      },
      /Silence/,
    ],
    [
      'of which is said what is not so',
      {
        effects: [
          {
            control: 'length',
            readout: 'period',
            goes: 'down',
            after: 12,
            says: 'A longer pendulum is faster.',
          },
        ],
      },
      /A longer pendulum is faster/,
    ],
    [
      'with a question that has no answer',
      {
        questions: [
          { ...pendulum.questions[0], settle: { ...pendulum.questions[0].settle, answer: () => 9 } },
          pendulum.questions[1],
          pendulum.questions[2],
        ],
      },
      /The questions have answers/,
    ],
  ])('refuses one %s', (_, changes, check) => {
    expect(failed(changed(changes)).join('\n')).toMatch(check)
  })

  it('two runs from the same seed are the same, to the last digit', () => {
    const [one, other] = [1, 2].map(() => {
      const run = openRun(pendulum, usualValues(pendulum.controls), 5)
      run.advance(10)
      return JSON.stringify(run.state)
    })
    expect(one).toBe(other)
  })
})
