import { collector } from './collector.ts'
import type { Form } from './form.ts'
import { platformer } from './platformer.ts'
import { survival } from './survival.ts'

/** Every form. A new one is a file beside this one, and a line here. */
export const forms: readonly Form[] = [collector, platformer, survival]
