import type { BriefDeed } from '../../../brief/brief.ts'
import type { Mechanic } from './mechanic.ts'

/** A verb of the prompt with the actors it is about, before anybody was cast. */
export type Asked = {
  mechanic: Mechanic
  verb: string
  words: string
  who: string
  whom?: string
  with?: string
  to?: string
  from?: string
  filler?: true
  /** Who thought of it, where it was not said. */
  form?: string
  instead?: string
  /** Nothing is said of them but that they are there: it scores, and one wins without it. */
  mentioned?: true
}

export type AskedFor = {
  asked: Asked[]
  /** Deeds that no mechanic serves, in the words of the prompt. */
  unserved: BriefDeed[]
}
