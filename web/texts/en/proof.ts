import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { inDigits, withDecimals } from '../numbers.ts'

type Status = GameProof['requirements'][number]['status']

/** How a claim fared, to be heard in a list and read in a table. */
const heard: Record<Status, string> = { met: 'Met', unmet: 'Not met', unsupported: "Can't be made yet" }
const inTable: Record<Status, string> = { met: 'Met', unmet: 'Unmet', unsupported: 'Not possible' }
/** How a piece of the sentence fared. */
const sentence = {
  met: 'Found in it',
  standIn: 'Replaced by something similar',
  missing: 'Not built, or not checked',
} as const

/** 'the thing', 'both things', 'all 5 things', '6 of the 7 things'. */
function howMany(met: number, all: number): string {
  if (all === 1) return 'the one thing'
  if (met < all) return `${met === 0 ? 'none' : met} of the ${all} things`
  return all === 2 ? 'both things' : `all ${all} things`
}

/** What stands around a proof; its claims and its evidence come from the engine. */
export const proofText = {
  label: 'Proof',
  title: 'Proven before you see it',
  watch: 'Watch the proof',
  watchMoment: (second: number) => `Watch it at ${withDecimals(second, 1)} s`,
  stages: 'Stages',
  checks: 'Checks',
  checksPassed: (passed: number, all: number) => `How it was proven: ${passed} of ${all} checks`,
  heard,
  inTable,

  /** The prompt itself, each phrase with what became of it. */
  sentence: 'Your sentence, phrase by phrase',
  sentenceOfMaker: 'The sentence, phrase by phrase',
  sentenceHint: 'Choose a phrase to see how it was measured.',
  fared: sentence,

  /** To whoever made it. */
  yourWishes: 'What you asked for',
  yourWishesMet: (met: number, all: number) =>
    `We ${met === 0 && all === 1 ? "didn't find" : 'found'} ${howMany(met, all)} you asked for`,
  /** To everybody else. */
  wishes: 'What was asked for',
  wishesMet: (met: number, all: number) => `What was asked for: ${met} of ${all}`,

  standsIn: ({ asked, shown }: { asked: string; shown: string }) => `${shown}, not ${asked}`,
  wonIn: (seconds: number) => `won in ${seconds} s`,
  walked: 'walked and proven',
  agrees: 'agrees with its equations',
  walkedFor: (metres: number) => `walked ${inDigits(Math.round(metres))} m`,
  wonAndLostIn: (won: number, lost: number) => `won in ${won} s · lost in ${lost} s`,
} as const
