import type { PageText } from '../page-text.ts'

export const partnerships: PageText = {
  tab: 'Partnerships · Makebelieve',
  description: 'Working together: schools, libraries, game jams and engine makers.',
  title: 'Partnerships',
  lead: "Makebelieve is free to run and open to build on. Here's what you can do with it today, and where we'd like to work with you.",
  sections: [
    {
      id: 'schools',
      heading: 'Schools',
      blocks: [
        "A class can make games about what it's learning: a quiz on the planets, a race through the water cycle. Whoever makes a game is responsible for its questions and answers, so let the class check them. That's half the lesson.",
        {
          list: [
            '**Run it yourself.** A school can run its own server, so all names, words and games stay in-house. It needs no key and no AI service.',
            '**No ads, no trackers**, and pupils need nothing but a browser.',
            '**Take it home.** A game saved as one HTML file plays on any computer, offline.',
            "**What we're looking for:** teachers who try it with a class and tell us where it failed.",
          ],
        },
      ],
    },
    {
      id: 'libraries',
      heading: 'Libraries and museums',
      blocks: [
        "Imagine an afternoon where children turn a book they've read into a game. It takes one computer for every two of them, and no preparation. Afterwards, the exported games can run offline on a screen by the door.",
        {
          list: [
            "**What we're looking for:** places willing to host an afternoon like that and let us learn from it.",
            '**What we offer:** help setting it up, and a listening ear afterwards.',
          ],
        },
      ],
    },
    {
      id: 'game-jams',
      heading: 'Game jams',
      blocks: [
        'Our own [game jam](/gamejam) has a new theme every week. If you run your own, Makebelieve can be a starting point: an idea that moves within a minute, then readable code for your participants to change by hand.',
        {
          list: [
            '**What we ask:** say in your rules whether generated games can take part, and label them. Every export says what it was made with, at the top of its code.',
            "**What we're looking for:** themes, and jams that would like to share a week with ours.",
          ],
        },
      ],
    },
    {
      id: 'engine-providers',
      heading: 'Engine and model makers',
      blocks: [
        "Language, image and 3D services can take part. There's one condition, and nobody can buy their way around it: what they make goes through the same proof as everything else. If it fails, it isn't shown and nobody is charged.",
        {
          list: [
            "**Today** the built-in engine does all the work. The places where services can join in are ready, and we're opening them one by one.",
            "**What we're looking for:** teams who want to see how often their models pass a proof that plays the game, and are willing to publish the number.",
          ],
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: "What we don't do",
      blocks: [
        {
          list: [
            "We don't sell spots in the gallery. Views and likes decide what comes first.",
            "We don't share people's data, for money or otherwise.",
            "We don't show ads: see the [ad policy](/policies/ad-policy).",
          ],
        },
      ],
    },
    {
      id: 'write-to-us',
      heading: 'Write to us',
      blocks: [
        "Use the [contact form](/contact?topic=partnership) with the topic “Partnership”. Tell us who you are, what you'd like to do, and by when. A few lines are plenty.",
      ],
    },
  ],
  next: [
    { to: '/contact?topic=partnership', title: 'Contact', text: 'Tell us what you have in mind.' },
    { to: '/education', title: 'Education', text: 'What you can learn with it.' },
    { to: '/about', title: 'About', text: 'How the proof works, with a real example.' },
  ],
}
