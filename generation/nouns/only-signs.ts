import type { Thing } from '../things/thing.ts'

/**
 * Nouns for what nobody can point at. There are signs for them, such as a popper for a party and a palette for colour, and whoever sees one of
 * those standing in a meadow sees no party and no colour.
 */
const kinds = new Set(
  'social event,ceremony,group action,contest,visual property,property,time period,calendar day,auditory communication,sound property,emotion,feeling,belief,imagination'.split(
    ',',
  ),
)
const names = new Set(
  'party,dance party,race,direction,side,time,love,magic,sky,air,weather,night,day,midnight,war,peace,help,way,speed,power,energy,sound,noise,silence,end,beginning,fun'.split(
    ',',
  ),
)

export const isOnlyASign = ({ name, above }: Pick<Thing, 'name' | 'above'>): boolean =>
  names.has(name) || above.some((kind) => kinds.has(kind))
