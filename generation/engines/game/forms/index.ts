import { collector } from './collector.ts'
import { crossing } from './crossing.ts'
import type { Form } from './form.ts'
import { platformer } from './platformer.ts'
import { runner } from './runner.ts'
import { survival } from './survival.ts'

/** Every form. A new one is a file beside this one, and a line here. */
export const forms: readonly Form[] = [collector, platformer, runner, crossing, survival]
