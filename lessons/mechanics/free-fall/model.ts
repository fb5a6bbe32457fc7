import type { Values } from '@makebelieve/kit/simulation/system'

/** How far it has fallen and how fast it falls, in metres and seconds. */
export type Fall = { fallen: number; speed: number; time: number }

/** Push of the air in newtons for each (m/s)². */
export const dragOf = ({ air = 1.2, area = 0.7, shape = 1 }: Values) => 0.5 * air * shape * area

/** The speed at which the push of the air is as strong as the weight. */
export const terminalSpeed = (values: Values) => {
  const { mass = 80, gravity = 9.81 } = values
  return Math.sqrt((mass * gravity) / dragOf(values))
}
