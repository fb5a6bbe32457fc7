import { fur, plastic, scales } from '../../../materials/material.ts'
import { fishTail, horseBody } from '../below.ts'
import type { Person } from './person.ts'

export function fishTailOf({ v, p, w, bones, detail }: Person): void {
  const { tail, fin } = fishTail(p.pelvis, v.hips, detail, bones.body)
  const stuff = w.of('second', scales('#1fa38f', { grain: 0.55, roughness: 0.35 }))
  w.put('tail', tail, stuff)
  w.put('fin', fin.boned(bones.body), w.of('accent', scales('#7fe0c8', { grain: 0.8, roughness: 0.3 })))
}

export function horseOf({ p, w, bones, detail }: Person): void {
  const { body, hooves, hair } = horseBody(p.pelvis, detail, bones.body)
  w.put('horse', body, w.of('second', fur('#9c6236', { grain: 0.5, relief: 0.8 })))
  w.put('hooves', hooves.boned(bones.body), w.of(undefined, plastic('#3a2a20', { roughness: 0.5 })))
  w.put('tail', hair.boned(bones.body), w.of(undefined, fur('#3a2618', { grain: 0.4, relief: 1.1 })))
}
