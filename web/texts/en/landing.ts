import { gameJam, prices } from '@makebelieve/contract/constants'
import { monthlyFreeCredits, monthlyFreeGames } from '@makebelieve/contract/plans'
import { texts } from '@makebelieve/contract/texts'
import { inDigits } from '../numbers.ts'

/** What the first page says below the box. None of it is part of the page's script: see features/landing/still.tsx. */
export const landing = {
  features: {
    title: 'One sentence is enough',
    intro:
      'Games in 2D and 3D, models, places to walk in and lessons to play with. Each kind has a proof of its own, and nothing is shown without it.',
    here: 'Here now',
    game: {
      title: 'Games',
      text: 'Platformers, shooters, puzzles, tower defence and more, for keys, touch and gamepads. In 3D: islands to jump on, karts to race, mazes, skies and bowling lanes.',
      dimensions: ['2D', '3D'],
      madeFrom: 'Made from',
      picture: (prompt: string) => `A game: ${prompt.toLowerCase()}`,
      /** The prompts of pictures that were made with them. */
      prompts: {
        fox: 'A fox jumps across rooftops and collects lanterns at night',
        rocket: 'A rocket shoots asteroids in deep space',
        castle: 'A castle defends itself from dragons with towers',
      },
    },
    model: {
      title: '3D models',
      text: 'A picture first, for free, and then a closed, clean mesh that other programs can open. From a line of text, or a picture of your own.',
    },
    environment: {
      title: 'Environments',
      text: 'Forests, streets, rooms, islands, far planets: places to walk through in the browser. A walker has been there before you, and everything you named was seen.',
    },
    simulation: {
      title: 'Education simulations',
      text: 'Orbits, waves, populations: lessons with dials to turn, graphs and questions, held against their equations before you see them.',
    },
    also: [
      {
        glyph: 'check',
        title: 'Evidence with every game',
        text: 'A list of what you asked for. Each line is met, or plainly marked as unmet, and you can watch the bot win.',
      },
      {
        glyph: 'talk',
        title: 'Change it by talking',
        text: 'Say what should be different; what already worked stays. Every version is kept, and the code is open to you.',
      },
      {
        glyph: 'home',
        title: 'Take it home',
        text: 'Export a zip, or one file that plays without a network. Or publish it, and let others remix it.',
      },
    ],
  },

  proof: {
    title: 'Proven first, then shown',
    steps: [
      {
        title: 'Your words become a list',
        text: 'Every wish in your prompt turns into one line that can be checked. The engine inside needs no key and no account at any AI service.',
      },
      {
        title: 'Bots play it',
        text: 'A good one, a middling one, a random one, and nobody at all. It must be possible to win and possible to lose, and what you asked for must be there.',
      },
      {
        title: 'Only then it is yours',
        text: 'Your credits are held until the proof is done. When it fails, the game is mended or the credits come back by themselves.',
      },
    ],
  },

  testimonials: {
    title: 'What people say',
    intro: 'Real words of real people, who agreed to be quoted.',
    introOfExamples:
      'Nobody has been quoted here yet. Until then, our paper cast reads out examples of what we would love to hear.',
    carousel: 'carousel',
    slide: 'slide',
    place: (place: number, count: number) => `${place} of ${count}`,
    example: 'Example',
    examples: [
      {
        figure: 'fox',
        quote: 'I asked for rooftops at night. A bot had already won the game before I pressed a key.',
        author: 'A paper fox',
        role: 'reads an example',
      },
      {
        figure: 'frog',
        quote: 'It told me which of my wishes it could not do. I like to be told.',
        author: 'A paper frog',
        role: 'reads an example',
      },
      {
        figure: 'robot',
        quote: 'The proof failed once. My credits were back before I had noticed.',
        author: 'A paper robot',
        role: 'reads an example',
      },
      {
        figure: 'castle',
        quote: 'I said “more dragons”. There were more dragons, and everything else stayed as it was.',
        author: 'A paper castle',
        role: 'reads an example',
      },
    ],
    previous: 'Previous quote',
    next: 'Next quote',
    pause: 'Pause the quotes',
    play: 'Let the quotes take turns',
  },

  faq: {
    title: 'Questions and answers',
    items: [
      {
        question: 'What can I make?',
        answer:
          'Games in 2D and in 3D, of many kinds, 3D models, environments to walk in, and education simulations, from any English sentence. Where a kind of game cannot be built yet, it makes the nearest and says so.',
      },
      {
        question: 'Is it really free?',
        answer: `Yes. The free plan gives you ${inDigits(monthlyFreeCredits)} free credits every month, enough for up to ${monthlyFreeGames} games per month: a game in Quick mode costs ${prices.quick.cost} credits, one by the Agent ${prices.agent.cost}. There is no card to enter. Pro and Studio are not sold yet.`,
      },
      {
        question: 'What does “proven” mean?',
        answer:
          'Before you see a game, bots have played it. It was won, it was lost, and every wish of your prompt was looked for. You get the list, with what was met and what was not, and a replay to watch.',
      },
      {
        question: 'What happens when something goes wrong?',
        answer:
          'Credits are only held while your game is being made. If the proof fails and the game cannot be mended, they go back to you by themselves. Your statement shows every step.',
      },
      {
        question: 'Do I need an account with an AI service?',
        answer:
          'No. The engine inside makes games by itself, without a key. Where an AI service is connected, what it makes has to pass the same proof.',
      },
      {
        question: 'Can I change a game afterwards?',
        answer:
          'Yes. Say what you would like to be different, go back to any earlier version, compare two of them side by side, or edit the code yourself. Code that you changed is played by the same bots.',
      },
      {
        question: 'May I take my game with me?',
        answer:
          'Yes. Export it as a zip for your own site, or as one file that plays without a network. You decide whether it is published in the Creator Hub, and you can take it back at any time.',
      },
    ],
  },

  jam: {
    title: texts.banner.gameJam,
    text: `A new theme every week. $${gameJam.cashDollars} cash plus $${gameJam.proPerksDollars} Pro perks, up to $${gameJam.upToDollars}.`,
    action: 'See the game jam',
  },

  awards: {
    title: 'Jam awards',
    intro: 'Every week, the players’ likes decide.',
    empty: 'No jam has ended yet. The first winners will stand here.',
    by: 'by',
  },
} as const
