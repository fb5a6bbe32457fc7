import { inSteps, type ProcessRow } from './row.ts'

/** Ways of working something out. */
export const thinking: readonly ProcessRow[] = [
  inSteps(
    ['long division', 'how to do long division', 'dividing large numbers', 'written division', 'divide multiply subtract bring down', 'division with remainder', 'long division steps'],
    { title: 'Long division: 952 ÷ 4', subject: 'mathematics', what: '952 ÷ 4', timeUnit: 'seconds', isCycle: false },
    [
      ['Look at the 9', 10, 'How often does 4 go into 9? Twice: write 2 above the 9.'],
      ['Multiply and subtract', 10, '2 × 4 = 8. 9 − 8 = 1 is left.'],
      ['Bring down the 5', 10, 'Beside the 1 it makes 15.'],
      ['Divide again', 10, '4 goes into 15 three times: write 3. 3 × 4 = 12, and 3 is left.'],
      ['Bring down the 2', 10, 'Beside the 3 it makes 32.'],
      ['Last time', 10, '4 goes into 32 eight times: write 8. Nothing is left.'],
      ['Check', 10, '238 × 4 = 952. It is right.'],
    ],
  ),
  inSteps(
    ['solving a linear equation', 'solve for x', 'how to solve an equation', 'balance both sides', 'solving equations', 'two-step equation', 'equation solving steps', 'solve an equation with brackets'],
    { title: 'Solving 3(x + 2) = x + 14', subject: 'mathematics', what: 'an equation', timeUnit: 'seconds', isCycle: false },
    [
      ['The balance', 10, 'Both sides weigh the same. Whatever you do, do it to both.'],
      ['Open the bracket', 15, '3x + 6 = x + 14.'],
      ['Take x away', 15, 'From both sides: 2x + 6 = 14.'],
      ['Take 6 away', 15, 'From both sides: 2x = 8.'],
      ['Halve', 10, 'Both sides: x = 4.'],
      ['Check', 15, '3 × (4 + 2) = 18, and 4 + 14 = 18. It balances.'],
    ],
  ),
  inSteps(
    ['order of operations', 'pemdas', 'bodmas', 'bidmas', 'which operation comes first', 'brackets first', 'multiplication before addition'],
    { title: 'Which comes first? 2 + 3 × (7 − 3)² ÷ 6', subject: 'mathematics', what: 'a long sum', timeUnit: 'seconds', isCycle: false },
    [
      ['Brackets', 10, '7 − 3 = 4. Now it reads 2 + 3 × 4² ÷ 6.'],
      ['Powers', 10, '4² = 16. Now it reads 2 + 3 × 16 ÷ 6.'],
      ['Times and divided', 15, 'From left to right: 3 × 16 = 48, then 48 ÷ 6 = 8.'],
      ['Plus and minus', 10, '2 + 8 = 10.'],
      ['Done', 5, 'Everybody who keeps to the order gets 10.'],
    ],
  ),
  inSteps(
    ['scientific method', 'steps of the scientific method', 'how science works', 'hypothesis and experiment', 'how scientists work', 'fair test', 'scientific inquiry', 'science fair project'],
    { title: 'How science finds out', subject: 'physics', what: 'a question', timeUnit: 'days', isCycle: true },
    [
      ['Wonder', 1, 'You notice something: the plants at the window lean to one side. Why?'],
      ['Read', 3, 'What do others know already?'],
      ['Hypothesis', 1, 'A guess that can be tested: plants grow towards light.'],
      ['Plan a fair test', 2, 'Change one thing only; keep all others the same; have several plants.'],
      ['Experiment', 14, 'Do it, and write down everything, also what does not fit.'],
      ['Look at the data', 3, 'Draw graphs. Could it be chance?'],
      ['Conclude', 2, 'Was the guess right? If not, you have learnt something too.'],
      ['Share', 4, 'Others check it and try it again. New questions come up.'],
    ],
  ),
  inSteps(
    ['writing an essay', 'how to write an essay', 'essay writing', 'writing process', 'five paragraph essay', 'drafting and revising', 'how to write a story', 'planning an essay'],
    { title: 'Writing an essay', subject: 'computing', what: 'an essay', timeUnit: 'minutes', isCycle: false },
    [
      ['Understand the question', 5, 'What exactly is asked: to explain, to compare, or to judge?'],
      ['Gather ideas', 15, 'Write down everything that comes to mind, and find evidence.'],
      ['Plan', 10, 'One main claim; one idea for each paragraph; the strongest one last.'],
      ['Introduction', 10, 'Say what it is about, and what you think.'],
      ['Paragraphs', 40, 'Each has a point, evidence, and why it matters.'],
      ['Conclusion', 10, 'Answer the question. Nothing new here.'],
      ['Revise', 20, 'Read it aloud. Cut what is not needed.'],
      ['Proofread', 10, 'Spelling, commas, names.'],
    ],
  ),
  inSteps(
    ['design thinking', 'engineering design process', 'design process', 'how engineers solve problems', 'prototype and test', 'inventing something', 'how to invent something', 'engineering design cycle'],
    { title: 'How designers find a solution', subject: 'computing', what: 'an invention', timeUnit: 'days', isCycle: true },
    [
      ['Empathise', 4, 'Watch people and listen: where does it hurt?'],
      ['Define', 2, 'Say the problem in one sentence.'],
      ['Ideas', 2, 'Many ideas, also crazy ones; judge later.'],
      ['Prototype', 5, 'Build it quickly from cardboard and tape.'],
      ['Test', 4, 'Let people try it, and watch in silence.'],
      ['Improve', 3, 'Keep what works, change the rest, and go round again.'],
    ],
  ),
  inSteps(
    ['how we remember', 'how memory works', 'short-term and long-term memory', 'spaced repetition', 'forgetting curve', 'how to study', 'memory in the brain', 'how learning works in the brain'],
    { title: 'How something stays in your head', subject: 'biology', what: 'a new word', timeUnit: 'hours', isCycle: false },
    [
      ['Noticing', 0.5, 'Only what you attend to gets in at all. Short-term memory holds about four to seven things.'],
      ['Linking', 1, 'You tie it to what you know: a picture, a rhyme, a story.'],
      ['First forgetting', 14, 'Within a day most of it fades, unless you recall it.'],
      ['Sleep', 9, 'In deep sleep the brain plays the day again and moves it to long-term store.'],
      ['Recalling', 24, 'Asking yourself works better than reading it again.'],
      ['Spaced practice', 120, 'Again after days: each time the connections of nerve cells grow stronger and it lasts longer.'],
    ],
  ),
]
