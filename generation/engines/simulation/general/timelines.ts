import type { TimelineData } from '@makebelieve/kit/simulation/general/timeline'

/** What is known to have happened, with the dates commonly given. */
export const timelines: readonly { words: readonly string[]; data: TimelineData }[] = [
  {
    words: ['space race', 'history of space travel', 'space exploration timeline', 'moon landing'],
    data: {
      kind: 'timeline',
      title: 'Into space',
      subject: 'earth and space',
      unit: 'year',
      events: [
        { year: 1957, name: 'Sputnik', about: 'The first artificial satellite circles the Earth and beeps.' },
        {
          year: 1961,
          name: 'Yuri Gagarin',
          about: 'The first human in space flies once around the Earth in Vostok 1.',
        },
        {
          year: 1963,
          name: 'Valentina Tereshkova',
          about: 'The first woman in space circles the Earth 48 times.',
        },
        {
          year: 1965,
          name: 'First spacewalk',
          about: 'Alexei Leonov floats outside his capsule for twelve minutes.',
        },
        {
          year: 1969,
          name: 'People on the Moon',
          about: 'Apollo 11 lands; Neil Armstrong and Buzz Aldrin walk in the Sea of Tranquillity.',
        },
        {
          year: 1977,
          name: 'The Voyagers set out',
          about: 'Two probes leave for the outer planets, and then for the stars.',
        },
        { year: 1981, name: 'Space Shuttle', about: 'The first spacecraft that flies again and again.' },
        { year: 1990, name: 'Hubble', about: 'A telescope above the air sees farther than any before it.' },
        {
          year: 1998,
          name: 'International Space Station',
          about: 'The first module is launched; people have lived there since 2000.',
        },
        { year: 2012, name: 'Curiosity on Mars', about: 'A rover as large as a car lands in Gale crater.' },
        {
          year: 2021,
          name: 'James Webb',
          about: 'A telescope with a gold mirror of 6.5 m is launched to look at the first galaxies.',
        },
      ],
    },
  },
]
