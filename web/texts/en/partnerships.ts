import type { PageText } from '../page-text.ts'

export const partnerships: PageText = {
  tab: 'Partnerships · Makebelieve',
  description: 'Working together: schools, libraries, game jams and makers of engines.',
  title: 'Partnerships',
  lead: 'Makebelieve is free to run and open to build on. Here is what you can do with it today, and where we would like to work with you.',
  sections: [
    {
      id: 'schools',
      heading: 'Schools',
      blocks: [
        'A class can make games about what it learns: a quiz on the planets, a race through the water cycle. What a game asks and answers is its maker’s responsibility, so let the class check it. That is half of the lesson.',
        {
          list: [
            '**Run it yourself.** A school can run a server of its own. Then all names, words and games stay in the house. It needs no key and no AI service.',
            '**No advertisements, no trackers**, and nothing to install for pupils but a browser.',
            '**Taking it home.** A game as one HTML file plays on any computer, without a network.',
            '**What we look for:** teachers who try it with a class and tell us where it failed.',
          ],
        },
      ],
    },
    {
      id: 'libraries',
      heading: 'Libraries and museums',
      blocks: [
        'An afternoon where children turn a book they read into a game needs one computer for each two of them, and no preparation. Exported games can stand on a screen at the door afterwards, without a network.',
        {
          list: [
            '**What we look for:** houses that hold such an afternoon and let us learn from it.',
            '**What we give:** help with setting it up, and an open ear afterwards.',
          ],
        },
      ],
    },
    {
      id: 'game-jams',
      heading: 'Game jams',
      blocks: [
        'Our own [game jam](/gamejam) has a theme each week. If you hold one yourself, Makebelieve can be a starting point: an idea that moves within a minute, and then readable code that your people change by hand.',
        {
          list: [
            '**What we ask:** say in your rules whether generated games may take part, and mark them. Every export names what it was made with, at the top of its code.',
            '**What we look for:** themes, and jams that would like to share a week with ours.',
          ],
        },
      ],
    },
    {
      id: 'engine-providers',
      heading: 'Makers of engines and models',
      blocks: [
        'Language, image and 3D services can take part in making. There is one condition, and nobody can buy their way around it: what they make goes through the same proof as everything else. If it fails, it is not shown and not charged.',
        {
          list: [
            '**Today** the built-in engine does all the work. The places where services join in are prepared, and are being opened one by one.',
            '**What we look for:** those who want to see how often their models pass a proof that plays the game, and are willing to have the number published.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      blocks: [
        {
          list: [
            'We do not sell places on the shelf. What is shown first is decided by views and likes.',
            'We do not give away data about people, for money or otherwise.',
            'We show no advertisements: see the [ad policy](/policies/ad-policy).',
          ],
        },
      ],
    },
    {
      id: 'write-to-us',
      heading: 'Write to us',
      blocks: [
        'Use the [contact form](/contact?topic=partnership) with the topic “Partnership”. Tell us who you are, what you would like to do, and by when. A few lines are enough.',
      ],
    },
  ],
  next: [
    { to: '/contact?topic=partnership', title: 'Contact', text: 'Tell us what you have in mind.' },
    { to: '/education', title: 'Education', text: 'What can be learnt with it.' },
    { to: '/about', title: 'About', text: 'How the proof works, with a real example.' },
  ],
}
