import { levelNames } from '@makebelieve/kit/simulation/level-names'
import { measured } from '@makebelieve/kit/simulation/run'
import { type Question, type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import type { SimulationPlan } from './design.ts'
import { systemOf } from './systems.ts'
import { writtenOf } from './written.ts'

/** What a lesson sheet says about one system, for pages that lay it out themselves. */
export type Lesson = {
  title: string
  subject: string
  ages: readonly [number, number]
  tells: string
  goals: readonly string[]
  settings: { label: string; value: string }[]
  steps: string[]
  questions: { asks: string; options: readonly string[]; answer: string; explains: string }[]
  formulas: { mathml: string; about: string }[]
  glossary: readonly { word: string; means: string }[]
  standards: readonly string[]
}

export function lessonOf(system: System, level: SimulationPlan['level'], values: Values): Lesson {
  const { formulas } = writtenOf(system)
  return {
    title: system.title,
    subject: system.subject,
    ages: system.ages,
    tells: system.tells[level],
    goals: system.goals,
    settings: system.controls.map(({ id, label, unit, usual, options }) => {
      const value = values[id] ?? usual
      return { label, value: options?.[value] ?? `${value} ${unit}`.trim() }
    }),
    steps: [
      'Start the simulation, let it run, and describe what you see in your own words.',
      ...system.tries.map(({ says }) => says),
      'Choose one setting. Predict what happens when you change it, then change it and compare two runs.',
      'Save the numbers as a table and draw the graph yourself.',
    ],
    questions: system.questions.map((question) => answered(system, question)),
    formulas: system.formulas.map(({ about }, i) => ({ mathml: formulas[i] ?? '', about })),
    glossary: system.glossary,
    standards: system.standards,
  }
}

/** The answers come from running the simulation. */
function answered(
  system: System,
  { asks, options, settle, explains }: Question,
): Lesson['questions'][number] {
  const usual = usualValues(system.controls)
  const value = (given: Values) => measured(system, { ...usual, ...given }, settle.readout, settle.after)
  const first = value(settle.first)
  const right = settle.answer(first, settle.second ? value(settle.second) : first)
  return { asks, options, answer: options[right] ?? '', explains }
}

/** A page for printing: goals, steps, questions, answers on a page of their own, standards. */
export function lessonSheet(plan: SimulationPlan): string {
  const lessons = plan.parts.map((part) => lessonOf(systemOf(part), plan.level, part.values))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lesson sheet: ${html(plan.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${html(plan.title)}</h1>
<p class="for">Lesson sheet · words for ${levelNames[plan.level].toLowerCase()} · Name: ______________________ Date: ____________</p>
${lessons.map(sheet).join('\n')}
<section class="answers">
<h2>For the teacher: answers</h2>
${lessons.map((lesson) => `<h3>${html(lesson.title)}</h3>\n<ol>${lesson.questions.map(({ answer, explains }) => `<li><strong>${html(answer)}.</strong> ${html(explains)}</li>`).join('')}</ol>\n<h3>Standards</h3>\n${list(lesson.standards)}`).join('\n')}
</section>
<footer>Made with Makebelieve. The answers were found by running the simulation itself.</footer>
</main>
</body>
</html>
`
}

function sheet(lesson: Lesson): string {
  return `<section>
<h2>${html(lesson.title)}</h2>
<p>${html(lesson.tells)}</p>
<h3>Goals</h3>
${list(lesson.goals)}
<h3>Settings to begin with</h3>
<table>${lesson.settings.map(({ label, value }) => `<tr><th scope="row">${html(label)}</th><td>${html(value)}</td></tr>`).join('')}</table>
<h3>Steps</h3>
<ol>${lesson.steps.map((step) => `<li>${html(step)}</li>`).join('')}</ol>
<h3>Predict, then check</h3>
<ol class="questions">${lesson.questions.map(({ asks, options }) => `<li>${html(asks)}<ul class="options">${options.map((option) => `<li>☐ ${html(option)}</li>`).join('')}</ul>Because: <span class="blank"></span></li>`).join('')}</ol>
<h3>Formulas</h3>
${lesson.formulas.map(({ mathml, about }) => `<p class="formula">${mathml}</p><p>${html(about)}</p>`).join('')}
<h3>Words</h3>
<dl>${lesson.glossary.map(({ word, means }) => `<dt>${html(word)}</dt><dd>${html(means)}</dd>`).join('')}</dl>
</section>`
}

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
body { margin: 0; background: #fbf6ec; color: #1d1b2e; font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; background: #fff; }
h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; }
h2 { margin-top: 2rem; border-bottom: 2px solid #1d1b2e; padding-bottom: .2rem; }
.for { color: #5f5b6d; }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid #d8cfbb; font-weight: normal; }
.options { padding: 0; list-style: none; }
.questions > li { margin-bottom: 1rem; }
.blank { display: inline-block; width: 70%; border-bottom: 1px solid #1d1b2e; }
.formula { margin-bottom: 0; font-size: 1.2rem; overflow-x: auto; }
dt { font-weight: bold; }
footer { margin-top: 3rem; color: #5f5b6d; }
@media print { body { background: #fff; } main { padding: 0; } .answers { break-before: page; } h3, li { break-inside: avoid; } }
`
