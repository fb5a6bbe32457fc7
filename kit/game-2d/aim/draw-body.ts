import { memberOf } from '../../game/plan.ts'
import type { Painter } from '../view/painter.ts'
import type { Body } from './bodies.ts'

/** The picture of whomever a body shows, as large as the body. */
export function drawBody({ plan, sprite }: Painter, body: Body, more = 1.16): void {
  const member = memberOf(plan, body.cast)
  const size = 2 * Math.max(body.wide, body.high) * more
  sprite(member, body.x, body.y, size, { angle: body.turn, facing: body.vx })
}
