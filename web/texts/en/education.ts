/** What the page of education says, its topics, and what class links say. */
export const education = {
  tab: 'Education · Makebelieve',
  description:
    "Simulations for lessons: physics, chemistry, biology, earth and space, mathematics, computing and economics. Each agrees with its equations, and you don't need an account.",
  title: 'Education',
  lead: (count: number) =>
    `${count} simulations for lessons, from age 8 to first-year university. Each one is checked against its equations before we show it. No account, no ads.`,
  promptLabel: "What's your lesson about?",
  promptHint: 'Why do satellites stay up?',
  promptButton: 'Make it',

  search: 'Search topics',
  searchHint: 'pendulum, photosynthesis, fractions…',
  subject: 'Subject',
  /** 'earth and space' as a heading. */
  subjectName: (subject: string) => subject.charAt(0).toUpperCase() + subject.slice(1),
  allSubjects: 'All subjects',
  age: 'Age',
  allAges: 'All ages',
  ages: (from: number, to: number) => `ages ${from} to ${to}`,
  topics: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
  found: (count: number, all: number) => (count === all ? `${all} topics` : `${count} of ${all} topics`),
  none: 'No topic by that name',
  noneText:
    "Type it in the box above: we'll make a simulation from your words, or tell you honestly what we have instead.",
  make: (words: string) => `Make “${words}”`,

  rowsTitle: 'Games for the classroom',
  forTeachers: {
    title: 'For teachers',
    lines: [
      "A class link opens a simulation with your settings. Pupils don't need an account, and we keep nothing about them.",
      'Every topic comes with a printable lesson sheet: goals, steps, questions, answers, standards.',
      'Download any simulation as a single file that runs offline.',
      'Check for yourself: the “Check it here and now” button in each simulation repeats its proof on your own machine.',
      "No classes, marks or pupil lists. We don't collect any of that.",
    ],
  },

  topic: {
    tab: (title: string) => `${title} · Education · Makebelieve`,
    back: 'All topics',
    proven: 'Agrees with its equations',
    failed: "We couldn't open it. Try again in a minute.",
    again: 'Try again',
    classLink: 'Copy class link',
    classLinkText:
      'This link opens the simulation with your current settings. Anyone can use it, no account needed.',
    fixed: 'Pupils can see the settings but not change them',
    copied: 'Class link copied.',
    notCopied: "We couldn't copy the link. Select it in the box and copy it.",
    linkLabel: 'Class link',
    embed: 'Copy embed code',
    embedCopied: 'Embed code copied.',
    lesson: 'Lesson sheet',
    lessonText: 'Opens a printable page, with the answers on a separate sheet.',
    own: 'Make your own version',
    about: 'What it shows',
    goals: 'Goals',
    tries: 'What to try',
    words: 'Words',
    heldAgainst: 'What it was checked against',
    standards: 'Standards',
    openOn: 'Open on Makebelieve',
    newTab: 'opens a new tab',
    gone: "We don't have that topic.",
    levels: { young: 'Ages 8 to 11', middle: 'Ages 11 to 16', upper: 'Ages 16 and up' },
  },
} as const
