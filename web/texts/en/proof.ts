import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { inDigits } from '../numbers.ts'

type Status = GameProof['requirements'][number]['status']

/** How a claim fared, to be heard in a list and read in a table. */
const heard: Record<Status, string> = { met: 'Met', unmet: 'Not met', unsupported: 'Cannot be made yet' }
const inTable: Record<Status, string> = { met: 'Met', unmet: 'Unmet', unsupported: 'Not possible' }

/** What stands around a proof; its claims and its evidence come from the engine. */
export const proofText = {
  label: 'Proof',
  title: 'Proven before shown',
  watch: 'Watch the proof',
  stages: 'Stages',
  checks: 'Checks',
  checksPassed: (passed: number, all: number) => `How it was proven: ${passed} of ${all} checks`,
  heard,
  inTable,

  /** To whoever made it. */
  yourWishes: 'What you asked for',
  yourWishesMet: (met: number, all: number) => `What you asked for: ${met} of ${all}`,
  /** To everybody else. */
  wishes: 'What was asked for',
  wishesMet: (met: number, all: number) => `What was asked for: ${met} of ${all}`,

  wonIn: (seconds: number) => `won in ${seconds} s`,
  walked: 'walked and proven',
  agrees: 'agrees with its equations',
  walkedFor: (metres: number) => `walked ${inDigits(Math.round(metres))} m`,
  wonAndLostIn: (won: number, lost: number) => `won in ${won} s · lost in ${lost} s`,
} as const
