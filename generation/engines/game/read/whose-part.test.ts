import { describe, expect, it } from 'vitest'
import type { Role } from '../../../brief/brief.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function readOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  const actor = (name: string) => brief.actors.find(({ thing }) => thing.name === name)
  return { brief, actor, there: brief.actors.map(({ thing }) => thing.name) }
}

describe('what a sentence does not let somebody be', () => {
  it.each<[string, string, Role]>([
    ['customers come in with baskets and you serve them', 'customer', 'enemy'],
    ['popcorn kernels hop in a pan and you tap them', 'pan', 'collectible'],
    ['rangers wear hats and chase a squirrel', 'hat', 'collectible'],
    ['a painter paints the fence, her bucket wobbles', 'bucket', 'goal'],
    ['you carry a parcel through the office, do not drop the parcel', 'parcel', 'goal'],
    ['kids throw sand at each other and you blow a whistle', 'kid', 'enemy'],
  ])('“%s”: the %s is no %s', (prompt, name, role) => {
    const actor = readOf(prompt).actor(name)
    expect(actor?.said?.never).toContain(role)
    expect(actor?.role).not.toBe(role)
  })

  // The nearly same sentences in which they are just that.
  it.each<[string, string, Role]>([
    ['a fox dodges customers and collects apples', 'customer', 'enemy'],
    ['a cook collects pans and dodges rats', 'pan', 'collectible'],
    ['kids throw sand at you on the beach', 'kid', 'enemy'],
    ['a postman brings the letter to the bucket', 'bucket', 'goal'],
    ['a knight fights ghosts', 'ghost', 'enemy'],
    ['a platformer with slimes and coins', 'coin', 'collectible'],
  ])('“%s”: the %s may be it: %s', (prompt, name, role) => {
    expect(readOf(prompt).actor(name)?.said?.never ?? []).not.toContain(role)
  })
})

describe('who is nobody on the stage', () => {
  it.each([
    ["you frighten the baker's customers", 'baker'],
    ['you match the outline of an animal', 'animal'],
    ['drips fall on the floor and you catch them', 'floor'],
    ['throw letters at dogs with the space bar', 'bar'],
    ['a card puzzle with an undo button', 'button'],
    ['a witch in a sky blue dress collects stars', 'sky'],
  ])('“%s”: no %s', (prompt, name) => {
    expect(readOf(prompt).there).not.toContain(name)
  })

  it.each([
    ['robots push buttons to open doors', 'button'],
    ['a decorator paints the floor blue', 'floor'],
    ['a baker sells bread to customers', 'baker'],
    ['paint the wall green', 'wall'],
  ])('“%s”: but here is a %s', (prompt, name) => {
    expect(readOf(prompt).there).toContain(name)
  })
})

describe('whose deed it is', () => {
  const deeds = (prompt: string) =>
    (readOf(prompt).brief.deeds ?? []).map(({ subject, verb, whoms }) =>
      [subject, verb, ...whoms.map(({ id, by }) => [by, id].filter(Boolean).join(' '))].join(' '),
    )

  it.each([
    [
      'a toaster shoots slices of bread and you catch them with a plate',
      'player catch slice-of-bread with plate',
    ],
    ['you have to reach the phone bouncing off walls', 'player bounce off wall'],
    [
      'you are a mail carrier, mailboxes are by the road, throw the letters in with the space bar',
      'player throw into mailbox letter',
    ],
    ['herons, gulls and ducks land on the pond, you feed fish', 'heron land'],
  ])('“%s”: %s', (prompt, deed) => {
    expect(deeds(prompt).some((one) => one.startsWith(deed) || one.includes(deed))).toBe(true)
  })

  it('tells on what it depends, and what a key does depends on nothing', () => {
    const on = (prompt: string, verb: string) =>
      readOf(prompt).brief.deeds?.find((deed) => deed.verb.startsWith(verb))?.on
    expect(on('a mole digs tunnels, but if he digs under the farm the carrots fall down', 'fall')).toMatch(
      /^if he/,
    )
    expect(
      on('a mole digs tunnels, but if he digs under the farm the carrots fall down', 'dig'),
    ).toBeUndefined()
    expect(on('the frog jumps when you press space', 'jump')).toBeUndefined()
  })
})
