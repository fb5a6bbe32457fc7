import { gameJam, prices } from '@makebelieve/contract/constants'
import { monthlyFreeCredits, monthlyFreeGames } from '@makebelieve/contract/plans'
import { texts } from '@makebelieve/contract/texts'
import { inDigits } from '../numbers.ts'

/** What the first page says below the box. None of it is part of the page's script: see features/landing/still.tsx. */
export const landing = {
  features: {
    title: 'One sentence is enough',
    intro:
      '2D and 3D games, models, places to explore and lessons to play with. Each kind has its own proof, and we show nothing without it.',
    here: 'Here now',
    game: {
      title: 'Games',
      text: 'Platformers, shooters, puzzles, tower defence and more, for keyboard, touch and gamepad. In 3D: island hopping, kart races, mazes, open skies and bowling lanes.',
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
      text: 'First a free picture, then a clean, closed mesh you can open in other software. Start from a line of text or your own picture.',
    },
    environment: {
      title: 'Environments',
      text: 'Forests, streets, rooms, islands, distant planets: places to walk through in your browser. Our walker goes in before you do, looking for everything you named.',
    },
    simulation: {
      title: 'Education simulations',
      text: 'Orbits, waves, populations: lessons with dials, graphs and questions, checked against their equations before you see them.',
    },
    also: [
      {
        glyph: 'check',
        title: 'Evidence with every game',
        text: 'A list of everything you asked for. Each line is met or clearly marked as unmet, and you can watch the bot win.',
      },
      {
        glyph: 'talk',
        title: 'Change it by chatting',
        text: "Say what you'd like to change; what already works stays. We keep every version, and the code is yours to see.",
      },
      {
        glyph: 'home',
        title: 'Take it home',
        text: 'Export a zip, or a single file that plays offline. Or publish it and let others remix it.',
      },
    ],
  },

  proof: {
    title: 'Proven first, then shown',
    steps: [
      {
        title: 'Your words become a list',
        text: 'Every wish in your prompt becomes a line we can check. Our engine needs no key and no account with any AI service.',
      },
      {
        title: 'Bots play it',
        text: 'A good one, an average one, a random one, and one that does nothing. The game has to be winnable and losable, and what you asked for has to be there.',
      },
      {
        title: "Then it's yours",
        text: 'We hold your credits until the proof is done. If it fails, we fix the game or you get your credits back automatically.',
      },
    ],
  },

  testimonials: {
    title: 'What people say',
    intro: 'Real words from real people who agreed to be quoted.',
    introOfExamples:
      "We haven't quoted anyone yet. Until then, our paper cast reads out what we'd love to hear.",
    carousel: 'carousel',
    slide: 'slide',
    place: (place: number, count: number) => `${place} of ${count}`,
    example: 'Example',
    examples: [
      {
        figure: 'fox',
        quote: 'I asked for rooftops at night. A bot had already won the game before I touched a key.',
        author: 'A paper fox',
        role: 'reading an example',
      },
      {
        figure: 'frog',
        quote: "It told me which of my wishes it couldn't do. I like that.",
        author: 'A paper frog',
        role: 'reading an example',
      },
      {
        figure: 'robot',
        quote: 'The proof failed once. My credits were back before I noticed.',
        author: 'A paper robot',
        role: 'reading an example',
      },
      {
        figure: 'castle',
        quote: 'I said “more dragons”. There were more dragons, and everything else stayed as it was.',
        author: 'A paper castle',
        role: 'reading an example',
      },
    ],
    previous: 'Previous quote',
    next: 'Next quote',
    pause: 'Pause the quotes',
    play: 'Play the quotes',
  },

  faq: {
    title: 'Questions and answers',
    items: [
      {
        question: 'What can I make?',
        answer:
          "Many kinds of 2D and 3D games, 3D models, environments to explore and education simulations, from any English sentence. If we can't build a kind of game yet, we make the closest one and say so.",
      },
      {
        question: 'Is it really free?',
        answer: `Yes. The free plan gives you ${inDigits(monthlyFreeCredits)} free credits every month, enough for up to ${monthlyFreeGames} games per month: a game in Quick mode costs ${prices.quick.cost} credits, one by the Agent ${prices.agent.cost}. No card needed. Pro and Studio aren't on sale yet.`,
      },
      {
        question: 'What does “proven” mean?',
        answer:
          "Before you see a game, bots have played it. They've won it, lost it, and looked for every wish in your prompt. You get the list, with what was met and what wasn't, and a replay to watch.",
      },
      {
        question: 'What happens when something goes wrong?',
        answer:
          "We only hold your credits while your game is being made. If the proof fails and we can't fix the game, you get them back automatically. Your statement shows every step.",
      },
      {
        question: 'Do I need an account with an AI service?',
        answer:
          'No. Our own engine makes games without a key. If an AI service is connected, whatever it makes has to pass the same proof.',
      },
      {
        question: 'Can I change a game afterwards?',
        answer:
          "Yes. Say what you'd like to change, go back to any earlier version, compare two versions side by side, or edit the code yourself. The same bots test any code you change.",
      },
      {
        question: 'Can I take my game with me?',
        answer:
          'Yes. Export it as a zip for your own site, or as a single file that plays offline. You decide whether to publish it in the Creator Hub, and you can take it back at any time.',
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
    intro: "Every week, players' likes decide.",
    empty: 'No jam has ended yet. The first winners will appear here.',
    by: 'by',
  },
} as const
