import type { Line, PageText } from '../page-text.ts'

export const about: PageText<'proof'> = {
  tab: 'About · Makebelieve',
  description: 'What Makebelieve is, how it tests everything it makes, and whose work it builds on.',
  title: 'About Makebelieve',
  lead: "Say what you'd like to exist, and a moment later you can play it. You only see, and pay for, what we've tested.",
  sections: [
    {
      id: 'what-it-is',
      heading: 'What it is',
      blocks: [
        "Makebelieve is a workshop for things that start as a sentence. Type what you want, the way you'd tell a friend. Our engine reads your sentence, makes a plan, builds it, and plays it until it's sure it works.",
        "It makes **2D games**, from collecting and jumping to snake, quizzes, tower defence and box-pushing puzzles, and **3D games**: runners, races, mazes, flying, archery, bowling. It also makes **3D models** (a picture first, then a clean, closed mesh), **environments** (places we've walked through before you do) and **education simulations** that agree with their equations. One rule for all of them: proven first, then shown.",
        "You don't need a key or an account with any AI service. If a service is connected, whatever it makes has to pass the same proof.",
      ],
    },
    {
      id: 'how-the-proof-works',
      heading: 'How the proof works',
      blocks: [
        "A machine that invents things also invents mistakes. So we don't ask whether a game looks right. We play it. A good bot has to win, a bad one has to lose, and doing nothing must never win. Every control has to do something. The same moves have to lead to the same ending.",
        "Then we take you at your word. Each thing you asked for becomes a line, and each line needs evidence from the game itself. If we couldn't do something, we don't hide it: the list says so.",
        "Here's a real one. None of it was written by hand.",
        { figure: 'proof' },
        "Under each of your games you'll find **Watch the proof**: it replays the winning round, move by move. If a proof fails and we can't fix it, you get your credits back automatically. The [refund policy](/policies/refund-policy) has the details.",
      ],
    },
    {
      id: 'who-it-is-for',
      heading: "Who it's for",
      blocks: [
        {
          list: [
            "**Children and their teachers.** A game about this week's topic takes one sentence. It plays in a browser, has no ads, and goes home as a single file.",
            '**People with an idea and a free evening.** See it move first. Then change it by chatting with it.',
            '**Developers.** Every game is readable code. Edit it here, or download the zip and carry on with your own tools.',
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
            'You only pay for what passes its proof.',
            'What you make is yours. Take it with you, or delete it.',
            "We don't follow you around. No trackers, and [no ads](/policies/ad-policy).",
            "If we can't do something, we say so plainly.",
          ],
        },
      ],
    },
    {
      id: 'work-of-others',
      heading: 'Built on the work of others',
      blocks: [
        'Makebelieve is open source, under the MIT licence. It builds on fonts, pictures, words and software that others have shared. Thank you.',
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
                'CC BY 3.0; recoloured and given a paper edge. Every export that uses one credits it',
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
        'The full list is in the NOTICE file that comes with the source. Every game you export credits its pictures at the top of its code.',
      ],
    },
  ],
  next: [
    { to: '/learn', title: 'Learn', text: 'Six short lessons, from your first sentence to your own page.' },
    { to: '/creator-hub', title: 'CreatorHub', text: 'Play what others have made.' },
    { to: '/contact', title: 'Contact', text: 'Ask us anything, or tell us what went wrong.' },
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
    { claim: 'It is set in space', seen: "The painted scenery is 'space', with ground #504c6e." },
  ] satisfies Evidence[],
  checksLabel: 'Six of the ten checks every game has to pass',
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
  caption: 'Made and proven by our built-in engine in 12 seconds, on a two-core computer.',
}
