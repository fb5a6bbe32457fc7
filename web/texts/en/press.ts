import type { PageText } from '../page-text.ts'

export const press: PageText<'logos' | 'pictures'> = {
  tab: 'Press · Makebelieve',
  description: 'Facts, how to write our name, and logos and pictures you can use.',
  title: 'Press',
  lead: 'Writing, talking or filming about Makebelieve? Here are the facts, what you can use, and how to reach us.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        'In one sentence: **Makebelieve turns a sentence into a browser game, and proves that it can be played before anyone sees it.**',
        "In three: Makebelieve is an open-source workshop where you describe a game and get to play it in the browser. Before a game is shown, bots have won it and lost it, and every wish in the description has evidence or says that it wasn't met. It runs entirely on its own, with no account at any AI service.",
      ],
    },
    {
      id: 'facts',
      heading: 'Facts',
      blocks: [
        {
          table: {
            caption: 'What you can say, and check',
            head: ['What', 'The facts'],
            rows: [
              ['Name', 'Makebelieve. One word, one capital letter'],
              ['Tagline', 'Say it. Play it.'],
              [
                'What it makes',
                '2D and 3D games, 3D models, environments to explore, and education simulations',
              ],
              [
                'Where it runs',
                'In the browser, phones included. Games can be saved as a single file that works offline',
              ],
              ['Who can run it', 'Anyone. The source is open under the MIT licence'],
              ['Price', "Free to start, with 2000 credits each month. Pro and Studio aren't on sale yet"],
              ['Ads and trackers', 'None'],
            ],
          },
        },
      ],
    },
    {
      id: 'what-may-be-said',
      heading: 'What you can say',
      blocks: [
        {
          list: [
            "That nothing is shown before it's proven. Please don't turn that into “without any mistakes”: a proof shows that a game can be won and lost, that its controls work, and which of your wishes are in it. Whether it's fun is for people to decide.",
            "That the built-in engine needs no AI service. Please don't say that none is used anywhere: anyone who runs a server can connect one.",
            'Quotes from these pages, with the name and a link.',
            "We have no user numbers, investors or awards to report. If you read otherwise somewhere, it didn't come from us.",
          ],
        },
      ],
    },
    {
      id: 'logos',
      heading: 'Logos',
      blocks: [
        "Use them when you talk about Makebelieve. Leave some space around them, and please don't stretch, recolour or redraw them, or make it look as if we endorse something of yours.",
        { figure: 'logos' },
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures',
      blocks: [
        'Real games, each made from the sentence below it. You can print and show them, credited “made with Makebelieve”.',
        { figure: 'pictures' },
        'For more, open any game in the [CreatorHub](/creator-hub) and ask its maker.',
      ],
    },
    {
      id: 'ask-us',
      heading: 'Ask us',
      blocks: [
        'Use the [contact form](/contact?topic=press) with the topic “Press”. Tell us where and when your piece will appear. You can try everything these pages claim yourself, without asking first.',
      ],
    },
  ],
  next: [
    { to: '/about', title: 'About', text: 'What it is, and how the proof works.' },
    { to: '/learn', title: 'Learn', text: 'Make a game yourself, in six short lessons.' },
    { to: '/contact?topic=press', title: 'Contact', text: 'Ask us anything not answered here.' },
  ],
}

export type LogoId = 'logo' | 'logo-on-dark' | 'mark'

export const logos: { id: LogoId; name: string }[] = [
  { id: 'logo', name: 'Logo, for light backgrounds' },
  { id: 'logo-on-dark', name: 'Logo, for dark backgrounds' },
  { id: 'mark', name: 'The mark on its own' },
]

export const downloadLabel = (name: string, format: 'SVG' | 'PNG') => `${name}, ${format}`

export const pictures = {
  cat: { name: 'Cat in Space', asked: 'a cat collecting fish while avoiding dogs in space' },
  boss: { name: 'The same game, after “add a boss”', asked: 'make it night · make it faster · add a boss' },
  quiz: { name: 'Planet Quiz', asked: 'a quiz about the planets' },
}
