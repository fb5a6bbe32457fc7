import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../brief/brief.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { tactics } from './tactics.ts'

function read(prompt: string): Brief {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return tactics.reads?.(brief) ?? brief
}

const rolesIn = ({ actors }: Brief) => Object.fromEntries(actors.map(({ thing, role }) => [thing.name, role]))
const twistsIn = ({ claims }: Brief) =>
  claims.flatMap((claim) => (claim.about === 'twist' ? [claim.twist] : []))

describe('a squad', () => {
  test('is those that it is made of', () => {
    expect(rolesIn(read('Turn-based tactics: a squad of astronauts against aliens'))).toEqual({
      astronaut: 'player',
      alien: 'enemy',
    })
  })

  test('is led by whoever is named first and is nobody’s foe', () => {
    expect(rolesIn(read('xcom with chickens vs foxes'))).toMatchObject({ chicken: 'player', fox: 'enemy' })
  })

  test('pushes foes, and no friends', () => {
    const brief = read('Turn-based tactics in a forest: push goblins into the water with three knights')
    expect(rolesIn(brief)).toMatchObject({ knight: 'player', goblin: 'enemy' })
    expect(twistsIn(brief)).toEqual(['deep'])
  })
})

test('those who come back on the other side are the squad’s own, or nothing is promised', () => {
  expect(
    twistsIn(read('Grid tactics where fallen knights come back as ghosts on the enemy side, against orcs')),
  ).toEqual(['ghosts'])
  expect(
    twistsIn(
      read(
        'A tactical game where fallen robots come back as ghosts on the enemy side: 4 cats against 5 robots',
      ),
    ),
  ).toEqual([])
})

test('what foes see or take promises nothing of what the player does', () => {
  expect(twistsIn(read('Tactics game: goblins see where you will attack'))).toEqual([])
  expect(twistsIn(read('Tactics game: enemies show where they will attack next'))).toEqual(['intents'])
})
