import type { System } from '../system.ts'
import { type CrowdData, crowdSystem } from './crowd.ts'
import { type ProcessData, processSystem } from './process.ts'
import { type RatesData, ratesSystem } from './rates.ts'
import { type TimelineData, timelineSystem } from './timeline.ts'

/** A system that is made from words rather than written for its subject: what a prompt outside the topics becomes. */
export type GeneralData = RatesData | CrowdData | ProcessData | TimelineData

/** It says what it is, has the same parts as a topic, and passes the same proof. */
export function generalSystem(data: GeneralData): System {
  switch (data.kind) {
    case 'rates':
      return ratesSystem(data) as unknown as System
    case 'crowd':
      return crowdSystem(data) as unknown as System
    case 'process':
      return processSystem(data) as unknown as System
    case 'timeline':
      return timelineSystem(data) as unknown as System
  }
}
