import type { Line, PageText } from '../page-text.ts'

export const about: PageText<'proof'> = {
  tab: 'About · Makebelieve',
  description: 'What Makebelieve is, how it proves what it makes, and whose work it stands on.',
  title: 'About Makebelieve',
  lead: 'You say what you would like to exist. A moment later you can play it. Nothing is shown, and nothing is charged, before it was proven to work.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'What it is',
      blocks: [
        'Makebelieve is a workshop for things that begin as a sentence. You type what you want, in the words you would use to a friend. The engine inside reads the sentence, draws up a plan, builds it, and plays it until it is sure that it works.',
        'It makes **2D games**, from collecting and jumping to snake, quizzes, tower defence and boxes to push, and **3D games**: runs, races, mazes, flights, archery, bowling. And it makes **3D models**: a picture first, then a mesh that is closed and whole; **environments**: places that were walked before you walk in them; and **education simulations**, which agree with their equations. One rule goes for all: proven first, then shown.',
        'It needs no key and no account at any AI service. Where a service is connected, what it makes has to pass the same proof.',
      ],
    },
    {
      id: 'how-the-proof-works',
      heading: 'How the proof works',
      blocks: [
        'A machine that invents things also invents mistakes. So we do not ask whether a game looks right. We play it. A good bot has to win, a bad one has to lose, and someone who does nothing must not win at all. Every control has to do something. The same moves have to end the same way.',
        'Then your sentence is taken at its word. Each thing you asked for becomes a line, and each line needs evidence from the game itself. What could not be met is not hidden: it says so.',
        'Here is a real one. Nothing in it was written by hand.',
        { figure: 'proof' },
        'Under every game of yours stands **Watch the proof**: it plays the winning round again, move by move. Should a proof fail and no repair help, you get your credits back by themselves. The [refund policy](/policies/refund-policy) has the details.',
      ],
    },
    {
      id: 'who-it-is-for',
      heading: 'Who it is for',
      blocks: [
        {
          list: [
            '**Children and those who teach them.** A game about this week’s subject takes one sentence. It plays in a browser, has no advertisements, and can be taken home as one file.',
            '**People with an idea and an evening.** See it move first. Then change it by talking to it.',
            '**Developers.** Every game is readable code. Edit it here, or take the zip and go on with your own tools.',
          ],
        },
      ],
    },
    {
      id: 'what-we-promise',
      heading: 'What we promise',
      blocks: [
        {
          list: [
            'You pay credits only for what passed its proof.',
            'What you make is yours. You can take it with you, and you can delete it.',
            'Nobody is followed around. There are no trackers and [no advertisements](/policies/ad-policy).',
            'When something cannot be done, the page says so plainly.',
          ],
        },
      ],
    },
    {
      id: 'work-of-others',
      heading: 'The work of others',
      blocks: [
        'Makebelieve itself is open source, under the MIT licence. It stands on fonts, pictures, words and programs that others gave away. Thank you.',
        {
          table: {
            caption: 'What Makebelieve installs, ships or puts into your games, and under which licence',
            head: ['What', 'By whom', 'Licence'],
            rows: [
              ['Bricolage Grotesque, for headings', 'Mathieu Triay', 'SIL Open Font License 1.1'],
              ['Inter, for text', 'Rasmus Andersson and contributors', 'SIL Open Font License 1.1'],
              ['Lucide, the icons', 'Lucide contributors', 'ISC'],
              ['Fluent Emoji, pictures in games', 'Microsoft Corporation', 'MIT'],
              [
                '[Game Icons](https://game-icons.net), pictures in games',
                'Lorc, Delapouite and contributors',
                'CC BY 3.0; recoloured and given a paper rim. Every export that shows one names it',
              ],
              ['WordNet 3.1, the words', 'Princeton University', 'WordNet licence'],
              ['Emojibase and emojilib, names of pictures', 'their contributors', 'MIT'],
              ['EnergeticAI with the Universal Sentence Encoder Lite', 'EnergeticAI, Google', 'Apache 2.0'],
              ['MiniLM (all-MiniLM-L6-v2)', 'sentence-transformers', 'Apache 2.0'],
              ['Universal Dependencies English Web Treebank', 'its authors', 'CC BY-SA 4.0'],
              ['PostgreSQL 18, the database', 'PostgreSQL Global Development Group', 'PostgreSQL licence'],
              ['three.js, for everything in 3D', 'three.js authors', 'MIT'],
              ['uPlot, the graphs of simulations', 'Leon Sorokin', 'MIT'],
              ['KaTeX, the formulas of lessons', 'Khan Academy and contributors', 'MIT'],
              ['React and React Router, these pages', 'Meta Platforms, Shopify and others', 'MIT'],
              [
                'libvips, with GLib, Pango, librsvg, libheif, libexif and FriBidi, for reading pictures',
                'their contributors',
                'LGPL 3.0 or later; installed unchanged, as a library that can be replaced',
              ],
              ['resvg, for drawing pictures', 'resvg contributors', 'MPL 2.0'],
              ['Lightning CSS and axe-core, for building and testing', 'Parcel, Deque Systems', 'MPL 2.0'],
              ['caniuse-lite, for building', 'caniuse.com', 'CC BY 4.0'],
            ],
          },
        },
        'The file NOTICE, which comes with the source, has the whole list. Every game you export names the pictures inside it, at the top of its code.',
      ],
    },
  ],
  next: [
    { to: '/learn', title: 'Learn', text: 'Six short lessons, from the first sentence to your own page.' },
    { to: '/creator-hub', title: 'CreatorHub', text: 'See and play what others have made.' },
    { to: '/contact', title: 'Contact', text: 'Ask us something, or tell us what went wrong.' },
  ],
}

/** One line of a proof: what was looked at, and what was seen. */
export type Evidence = { claim: string; seen: Line }

/** What the built-in engine really answered; the pages show it word for word. */
export const provenExample = {
  asked: 'a cat collecting fish while avoiding dogs in space',
  askedLabel: 'The sentence',
  name: 'Cat in Space',
  picture: 'A picture of the game: an orange cat among blue fish, dogs, rocks and planets with rings.',
  wishesLabel: 'What the sentence asked for',
  wishes: [
    { claim: 'You play a cat', seen: 'Seen on the stage from second 0.0, as the player.' },
    { claim: 'The cat collects fish', seen: 'Seen 10 times in play, first at second 1.2: cat collect fish.' },
    { claim: 'The cat avoids dogs', seen: 'Seen 3 times in play, first at second 32.9: dog hurt cat.' },
    { claim: 'It is set in space', seen: "The scenery that is painted is 'space', with ground #504c6e." },
  ] satisfies Evidence[],
  checksLabel: 'Six of the ten checks that every game has to pass',
  checks: [
    { claim: 'A bot wins', seen: 'Won after 35.0 s. The game said “You collected all the fish”.' },
    { claim: 'Bad play loses', seen: 'Lost after 84.1 s. The game said “The dog got you”.' },
    { claim: 'Doing nothing does not win', seen: 'Lost after 10.3 s of doing nothing.' },
    { claim: 'Every control does something', seen: '6 controls, each changes the world.' },
    {
      claim: 'The same inputs end the same',
      seen: 'Played again, the 2102 steps of the win end in the same world.',
    },
    {
      claim: 'The difficulty is right',
      seen: 'Wins of a good, a middling and a random bot: 75 %, 100 %, 0 %.',
    },
  ] satisfies Evidence[],
  caption: 'Made and proven by the built-in engine in 12 seconds, on a computer with two cores.',
}
