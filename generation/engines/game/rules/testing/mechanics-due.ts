import { Family } from '../../../../../script/testing/proven.ts'
import type { Mechanic } from '../mechanic.ts'
import { mechanics } from '../mechanics/index.ts'

const folder = 'generation/engines/game/rules/mechanics'

/** The mechanics as they are proven one by one; see `script/testing/proven.ts`. */
export type MechanicsDue = {
  /** Those that are to be proven in this run. */
  due: Mechanic[]
  /** Those of them that are not what they were when they were last proven. */
  changed: Mechanic[]
  /** For the options of a test that proves one. */
  mark: Family<Mechanic>['mark']
}

export function mechanicsDue(name: string, proof: string): MechanicsDue {
  const family = new Family<Mechanic>(name, {
    keyOf: ({ id }) => id,
    source: ({ id }) => `${folder}/${id.replaceAll(' ', '-')}.ts`,
    own: [folder],
    ground: [proof],
  })
  const isOther = (one: Mechanic) => family.standing(one) === 'changed'
  // An example may name another mechanic, and rests on that one without importing it.
  const changed = mechanics.filter(
    (one) =>
      isOther(one) || mechanics.some((other) => other.id === one.example.besides?.does && isOther(other)),
  )
  const drawn = family.due(mechanics)
  return {
    due: mechanics.filter((one) => drawn.includes(one) || changed.includes(one)),
    changed,
    mark: (...about) => family.mark(...about),
  }
}
