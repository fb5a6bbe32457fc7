import { proveSystem } from '@makebelieve/kit/simulation/proof'
import { type Sentence, tellTwinsApart } from '../../../pipeline/testing/minimal-pairs.ts'
import { buildSimulation } from '../build.ts'
import { planSimulation } from '../plan.ts'
import { markOf } from '../verify.ts'
import { type MadeSimulation, requirementsOf } from './requirements.ts'

const sentences: Sentence[] = [
  {
    sentence: 'a pendulum with a length of 2 m for 8 year olds',
    twins: [
      ['2 m', '1 m'],
      ['a pendulum', 'a spring'],
      ['8 year olds', '16 year olds'],
    ],
  },
  {
    sentence: 'projectile motion at 45 degrees with a starting speed of 20 m/s',
    twins: [
      ['45', '60'],
      ['20', '10'],
      ['projectile motion', 'circular motion'],
    ],
  },
  {
    sentence: 'ohms law with a voltage of 9 volts and a resistance of 30 ohms',
    twins: [
      ['9 volts', '6 volts'],
      ['30 ohms', '50 ohms'],
    ],
  },
  {
    sentence: 'how the moon makes tides',
    twins: [
      ['tides', 'eclipses'],
      ['the moon makes tides', 'predators and prey live'],
    ],
  },
]

const planned = (prompt: string) => planSimulation(prompt, { seed: 1 })

async function madeOf(sentence: string): Promise<MadeSimulation> {
  const plan = await planned(sentence)
  const { setup, systems } = await buildSimulation(plan)
  const agreed = systems.map((system) =>
    proveSystem(system, plan.seed, markOf(system)).every(({ passed }) => passed),
  )
  return { setup, systems, plan, agreed }
}

tellTwinsApart(import.meta.filename, sentences, {
  make: madeOf,
  held: async (made, other) => requirementsOf(made, other === undefined ? undefined : await planned(other)),
  async mayBeOwn(made, other) {
    const isOtherTopic = (await planned(other)).parts[0]?.topic !== made.plan.parts[0]?.topic
    // Quantities of another topic are others, though they may have the same names; for whom it is stays.
    return (claim) => !isOtherTopic || claim.startsWith('For: ')
  },
})
