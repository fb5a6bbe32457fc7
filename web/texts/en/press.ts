import type { PageText } from '../page-text.ts'

export const press: PageText<'logos' | 'pictures'> = {
  tab: 'Press · Makebelieve',
  description: 'Facts, the name and how to write it, logos and pictures to use.',
  title: 'Press',
  lead: 'You want to write, speak or film about Makebelieve? Here is what is true, what may be used, and how to reach us.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        'In one sentence: **Makebelieve turns a sentence into a browser game, and proves that it can be played before anyone sees it.**',
        'In three: Makebelieve is an open-source workshop where people describe a game and get it, playable in the browser. Before a game is shown, bots have won it and lost it, and every wish of the description has evidence or says that it was not met. It runs completely by itself, without an account at any AI service.',
      ],
    },
    {
      id: 'facts',
      heading: 'Facts',
      blocks: [
        {
          table: {
            caption: 'What can be said, and checked',
            head: ['What', 'How it is'],
            rows: [
              ['Name', 'Makebelieve. One word, one capital letter'],
              ['Line', 'Say it. Play it.'],
              [
                'What it makes',
                'Games in 2D and in 3D, 3D models, environments to walk in, and education simulations',
              ],
              [
                'Where it runs',
                'In the browser, on phones too. Games can be kept as one file that needs no network',
              ],
              ['Who may run it', 'Anyone. The source is open under the MIT licence'],
              ['Price', 'Free to start, with 2000 credits each month. Pro and Studio are not sold yet'],
              ['Advertisements and trackers', 'None'],
            ],
          },
        },
      ],
    },
    {
      id: 'what-may-be-said',
      heading: 'What may be said',
      blocks: [
        {
          list: [
            'That nothing is shown before it was proven. Please do not turn that into “without any mistakes”: a proof shows that a game can be won and lost, that its controls work and that your wishes are in it. Whether it is fun, people decide.',
            'That the built-in engine needs no AI service. Please do not say that it uses none anywhere: whoever runs a server may connect one.',
            'Quotes from these pages, with the name and a link.',
            'We have no number of users, no investors and no awards to tell of. If you read one somewhere, it is not from us.',
          ],
        },
      ],
    },
    {
      id: 'logos',
      heading: 'Logos',
      blocks: [
        'Use them to speak about Makebelieve. Leave some room around them, and please do not stretch, recolour or redraw them, or let them look like a seal of ours on something of yours.',
        { figure: 'logos' },
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures',
      blocks: [
        'Real games, made from the sentence below each. You may print and show them, with “made with Makebelieve”.',
        { figure: 'pictures' },
        'For others, open any game in the [CreatorHub](/creator-hub) and ask its maker.',
      ],
    },
    {
      id: 'ask-us',
      heading: 'Ask us',
      blocks: [
        'Write to us by the [contact form](/contact?topic=press) with the topic “Press”. Tell us where and when it appears. Everything these pages claim can be tried by yourself, without asking us first.',
      ],
    },
  ],
  next: [
    { to: '/about', title: 'About', text: 'What it is, and how the proof works.' },
    { to: '/learn', title: 'Learn', text: 'Make a game yourself, in six short lessons.' },
    { to: '/contact?topic=press', title: 'Contact', text: 'Ask what is not answered here.' },
  ],
}

export type LogoId = 'logo' | 'logo-on-dark' | 'mark'

export const logos: { id: LogoId; name: string }[] = [
  { id: 'logo', name: 'Logo, for light grounds' },
  { id: 'logo-on-dark', name: 'Logo, for dark grounds' },
  { id: 'mark', name: 'The stamp alone' },
]

export const downloadLabel = (name: string, format: 'SVG' | 'PNG') => `${name}, ${format}`

export const pictures = {
  cat: { name: 'Cat in Space', asked: 'a cat collecting fish while avoiding dogs in space' },
  boss: { name: 'The same game, after “add a boss”', asked: 'make it night · make it faster · add a boss' },
  quiz: { name: 'Planet Quiz', asked: 'a quiz about the planets' },
}
