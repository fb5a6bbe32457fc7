/** What the page of education says, its topics, and what class links say. */
export const education = {
  tab: 'Education · Makebelieve',
  description:
    'Simulations for lessons: physics, chemistry, biology, earth and space, mathematics, computing and economics. Each agrees with its equations, and needs no account.',
  title: 'Education',
  lead: (count: number) =>
    `${count} simulations for lessons, from age 8 to the first year of university. Each was held against its equations before it is shown. No account, no advertisements.`,
  promptLabel: 'Say the topic of your lesson',
  promptHint: 'Why do satellites stay up?',
  promptButton: 'Make it',

  search: 'Search topics',
  searchHint: 'pendulum, photosynthesis, fractions…',
  subject: 'Subject',
  allSubjects: 'All subjects',
  age: 'Age',
  allAges: 'All ages',
  ages: (from: number, to: number) => `ages ${from} to ${to}`,
  found: (count: number, all: number) => (count === all ? `${all} topics` : `${count} of ${all} topics`),
  none: 'No topic has that name',
  noneText:
    'Say it in the box above: the engine makes a simulation from your words, or says honestly what it has instead.',
  make: (words: string) => `Make “${words}”`,

  rowsTitle: 'Games for the classroom',
  forTeachers: {
    title: 'For teachers',
    lines: [
      'A class link opens a simulation with your settings. Pupils need no account, and nothing about them is kept.',
      'Every topic has a lesson sheet to print: goals, steps, questions, answers, standards.',
      'Every simulation can be taken along as one file that runs without a network.',
      'Check it: in each simulation the button “Check it here and now” repeats its proof on your own machine.',
      'There are no classes, marks or lists of pupils here. We do not collect any of that.',
    ],
  },

  topic: {
    tab: (title: string) => `${title} · Education · Makebelieve`,
    back: 'All topics',
    proven: 'Agrees with its equations',
    opening: 'Setting the stage…',
    failed: 'It could not be opened. Try again in a minute.',
    again: 'Try again',
    classLink: 'Copy class link',
    classLinkText:
      'The link opens this simulation with the settings as they are now, for everybody, without an account.',
    fixed: 'Pupils see the settings but cannot change them',
    copied: 'The class link is copied.',
    notCopied: 'The link could not be copied. It stands in the box: select it and copy it.',
    linkLabel: 'Class link',
    embed: 'Copy embed code',
    embedCopied: 'The embed code is copied.',
    lesson: 'Lesson sheet',
    lessonText: 'Opens a page to print, with answers on a page of their own.',
    own: 'Make your own version',
    about: 'What it shows',
    goals: 'Goals',
    tries: 'What to try',
    words: 'Words',
    heldAgainst: 'What it was held against',
    standards: 'Standards',
    openOn: 'Open on Makebelieve',
    newTab: 'opens a new tab',
    gone: 'There is no such topic.',
    levels: { young: 'Ages 8 to 11', middle: 'Ages 11 to 16', upper: 'Ages 16 and up' },
  },
} as const
