import type { AnyArchetype } from '../../archetype.ts'
import { ape } from './ape.ts'
import { folk } from './fantasy.ts'
import { centaur, mermaid, skeleton } from './mythical.ts'
import { nightFolk } from './night-folk.ts'
import { person } from './person.ts'
import { robot } from './robot.ts'
import { teddy } from './teddy.ts'
import { toyFigure } from './toys.ts'

/** People, their likes, robots and dolls. */
export const people: AnyArchetype[] = [
  person,
  folk,
  toyFigure,
  robot,
  teddy,
  ape,
  skeleton,
  mermaid,
  centaur,
  nightFolk,
]
