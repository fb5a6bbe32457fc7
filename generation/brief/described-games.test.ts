import { describe, expect, it } from 'vitest'
import { describedGame } from './described-games.ts'

describe('rules that are told without a name', () => {
  it.each([
    [
      'reversi',
      'Put a crab so shrimps are trapped between two crabs and they all turn into crabs. Who has the most wins.',
    ],
    ['hangman', 'Guess the planet letter by letter, each wrong letter lets a candle go out'],
    ['hangman', 'pick letters to find the word before the stick figure is complete'],
    ['maze-chase', 'a broom eats all the dust in a maze of halls while three cats hunt it'],
    ['flappy', 'tap to flap, a moth flies between the chimneys'],
    ['snake', 'a scarf gets longer with every ball of wool, never touch your own tail'],
    ['memory', 'twelve face-down leaves, turn two over, keep them if they are the same'],
    [
      'hanoi',
      'carry the stack of cheeses to the third pole one at a time, never a bigger cheese on a smaller one',
    ],
    ['sokoban', 'a beaver pushes logs onto the marked spots and cannot pull them'],
    ['minesweeper', 'each uncovered square tells how many traps are next to it'],
    ['merge-2048', 'slide them all to one side, two of the same size become one bigger snail'],
    ['lights-out', 'tap a lantern and its neighbours switch on or off until all are dark'],
    ['four-in-a-row', 'the yellow and red coins you drop in the slots and need 4 together'],
    ['battleship', 'guess where are the boats of the other player, with letters and numbers'],
    ['nonogram', 'paint squares using the numbers at the side to find a hidden picture'],
    ['tactics', 'move my soldiers on squares and see what the enemies will do next'],
    ['escape-room', 'get out of the wizard’s cellar before the candle burns down'],
    ['stall', 'sell umbrellas on the pier, choose the price every morning, more people buy when it rains'],
    ['detective', 'someone took the cake! talk to the suspects and look for clues'],
    ['creatures', 'catch little monsters and let them fight'],
    ['creatures', 'meet wild critters, fight them until they are weak and take them onto your team'],
    ['slingshot', 'stretch the elastic and let go so that the frogs shoot at the storks'],
    ['pool', 'take a cue and pocket all the coloured balls'],
    ['bubble-shooter', 'fire marbles at those that hang above, three of the same vanish'],
    ['music-box', 'press the keys of a small wooden box so that it plays a melody'],
    ['runner', 'a llama that never stops running and leaps over fences'],
    [
      'simon-says',
      'Five bells ring one after the other. Press them in the same order, and each round there is one more.',
    ],
    ['simon-says', 'remember the sequence in which the lamps light up and tap it'],
    [
      'code-breaker',
      'The goblin hides four rings in a row. After every try it says how many are right and in the right spot.',
    ],
    ['code-breaker', 'find out the secret order of five flags, each guess gets black and white pins'],
    [
      'dice-sheet',
      'throw the dice, keep some, throw the others again and tick off a straight or a full house',
    ],
    ['claw', 'a gripper hangs over a pile of stuffed rabbits, you let it down and lift one out'],
    [
      'reversi',
      'lay a stone so that theirs are between two of mine and they all become mine, on a wooden board',
    ],
    ['simon-says', 'three bells ring in an order, you repeat it, and each time there is one more'],
    ['slingshot', 'stretch the elastic and let stones fly at the goblins in their huts'],
    ['twenty-one', 'take cards from the dealer, but more than 21 and you are bust'],
  ])('tells %s', (genre, prompt) => {
    expect(describedGame(prompt)).toMatchObject({ genre, described: true })
  })

  it.each([
    'seals are trapped between two icebergs, free them all',
    'write a letter to every country and put it in a balloon',
    'a hungry horse eats all the apples while wolves hunt it',
    'a pig flies between the church towers and drops cake',
    'the beanstalk grows longer every night, climb it',
    'turn two valves and keep the boiler at the same pressure',
    'carry a big cheese over a small bridge',
    'push the snow off the road before the bus comes',
    'count how many sheep are next to the barn',
    'two snails slide down a hill to the finish',
    'switch the lights off before the neighbours complain',
    'a postman delivers twenty-one cards before noon',
    'an octopus guards the biggest pearl',
    'termites eat the stage while the actors suspect nothing',
    'drop four coins in the fountain and make a wish',
    'a plumber jumps over tubes and catches drops of water',
    'the cook repeats the order of the guest and puts one more pizza in the oven',
    'planets line up in the right order when a bell sounds',
    'a wizard rolls dice to fight monsters in a dungeon',
    'a crab with big claws catches fish and drops them into a box',
    'a crane lifts boxes over a river and drops them on the ship',
    'the sheep between your dogs become calm and follow you over the field',
    'a spy hides the code in the right place and runs',
    'try to put the chairs in the right position in a row',
    'get the homework out of a tower full of spiders',
  ])('hears no rules in “%s”', (prompt) => {
    expect(describedGame(prompt)).toBeUndefined()
  })
})
