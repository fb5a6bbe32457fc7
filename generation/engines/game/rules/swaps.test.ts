import type { Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

type Game = { book: Rulebook; cast: string[] }

function gameOf(prompt: string): Game {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const { book, cast } = planGame(brief, 5).game
  if (!book) throw new Error(`"${prompt}" did not become a game of rules`)
  return { book, cast: cast.map(({ id }) => id) }
}

const wordsOf = ({ because }: Rule) =>
  typeof because === 'object' && 'words' in because ? because.words : undefined

/** What a rule comes to, whatever words asked for it. */
const bare = ({ when, if: conditions, do: effects }: Rule) => JSON.stringify([when, conditions, effects])

/** The rules that words ask for, with nouns that are numbered instead of named. */
function nameless({ book, cast }: Game): string[] {
  const others = cast.filter((id) => id !== 'player')
  return book.rules
    .filter((rule) => wordsOf(rule) !== undefined)
    .map((rule) =>
      others.reduce(
        (text, id, at) => text.replaceAll(new RegExp(`(?<![a-z])${id}(?![a-z])`, 'g'), `thing ${at}`),
        bare(rule),
      ),
    )
}

describe('other nouns leave the rules as they are, but for the names', () => {
  it.each([
    ['a robot waters flowers and dodges bees', 'a teapot waters dragons and dodges bees'],
    ['a fox collects berries', 'a bishop collects trombones'],
    ['a nurse heals penguins', 'a toaster heals generals'],
    ['a dog herds sheep into the pen', 'a comet herds lawyers into the bakery'],
    ['a cat steals fish from the cook', 'a cloud steals hats from the queen'],
    ['a girl feeds ducks', 'a cactus feeds robots'],
    ['a wizard freezes trolls', 'a plumber freezes camels'],
    ['a monkey photographs parrots', 'a sofa photographs knights'],
    ['a knight protects the castle from goblins', 'a banana protects the piano from nuns'],
    ['a boy pets puppies', 'a tractor pets astronauts'],
    ['an ogre smashes crates', 'a violinist smashes teapots'],
    ['a mouse pushes boxes onto the truck', 'a wizard pushes barrels onto the stage'],
  ])('"%s" and "%s"', (one, other) => {
    expect(nameless(gameOf(one)).length).toBeGreaterThan(0)
    expect(nameless(gameOf(other))).toEqual(nameless(gameOf(one)))
  })
})

describe('another verb changes the rules that cite it, and no others', () => {
  const citing = ({ book }: Game, verb: string) =>
    book.rules.filter((rule) => wordsOf(rule)?.includes(verb)).map(bare)
  it.each([
    ['a robot', 'waters', 'collects', 'flowers', 'dodges bees'],
    ['a girl', 'feeds', 'photographs', 'ducks', 'collects apples'],
    ['a wizard', 'freezes', 'tames', 'wolves', 'collects gems'],
    ['an ogre', 'smashes', 'paints', 'crates', 'avoids bees'],
    ['a nurse', 'heals', 'wakes', 'penguins', 'dodges snowballs'],
    ['a boy', 'pets', 'chases', 'kittens', 'gathers acorns'],
    ['a witch', 'scares', 'feeds', 'rabbits', 'collects mushrooms'],
    ['a monkey', 'cleans', 'repairs', 'statues', 'dodges coconuts'],
    ['a farmer', 'milks', 'washes', 'cows', 'avoids wasps'],
    ['a mechanic', 'repairs', 'collects', 'engines', 'dodges sparks'],
    ['a fairy', 'wakes', 'pets', 'hedgehogs', 'avoids owls'],
    ['a pirate', 'digs up', 'paints', 'chests', 'avoids crabs'],
  ])('%s %s and %s %s, and %s', (who, verb, another, whom, meanwhile) => {
    const before = gameOf(`${who} ${verb} ${whom} and ${meanwhile}`)
    const after = gameOf(`${who} ${another} ${whom} and ${meanwhile}`)
    expect(citing(before, verb)).not.toEqual([])
    expect(citing(after, another)).not.toEqual([])
    expect(citing(after, another)).not.toEqual(citing(before, verb))
    expect(citing(after, meanwhile)).not.toEqual([])
    expect(citing(after, meanwhile)).toEqual(citing(before, meanwhile))
  })
})
