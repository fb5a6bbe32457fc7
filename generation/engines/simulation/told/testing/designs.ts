import { readAs } from '../../../../told/testing/read-as.ts'
import type { DesignedGeneral, DesignedPart, SimulationDesign } from '../design-schema.ts'

const topic = (id: string, values: Record<string, number> = {}, graphs: string[] = []): DesignedPart => ({
  topic: id,
  general: null,
  values: Object.entries(values).map(([control, value]) => ({ control, value })),
  controls: Object.keys(values),
  graphs,
})

type Kinds = Pick<DesignedGeneral, 'rates' | 'crowd' | 'process' | 'timeline'>

const general = (title: string, subject: DesignedGeneral['subject'], kind: Partial<Kinds>): DesignedPart => ({
  topic: null,
  general: { title, subject, rates: null, crowd: null, process: null, timeline: null, ...kind },
  values: [],
  controls: [],
  graphs: [],
})

/** A design of which nobody has read the words yet. */
type Unread = Omit<SimulationDesign, 'reading'>

/** With the reading of a provider that reads as we do. */
const read = (prompt: string, unread: Unread, english?: string): SimulationDesign => ({
  reading: readAs('lesson', prompt, english),
  ...unread,
})

const design = (
  title: string,
  parts: DesignedPart[],
  level: SimulationDesign['level'] = 'middle',
): Unread => ({ title, level, parts, locked: false })

const wishes: { prompt: string; english?: string; design: Unread }[] = [
  {
    prompt: 'throw a ball at 60 degrees with 25 m/s',
    design: design('Throwing a Ball', [topic('projectile', { angle: 60, speed: 25 })]),
  },
  {
    prompt: 'Wie schwingt ein Pendel von 2 m auf dem Mond? Für die Grundschule',
    english: 'How does a pendulum of 2 m swing on the Moon? For primary school',
    design: design('Ein Pendel auf dem Mond', [topic('pendulum', { length: 2, gravity: 1.62 })], 'young'),
  },
  {
    prompt: 'cómo se propaga una enfermedad en una ciudad y cómo ayudan las vacunas',
    english: 'how a disease spreads in a city and how vaccines help',
    design: design('Una epidemia', [topic('spread-of-a-disease')]),
  },
  {
    prompt: '斜面をすべり落ちる箱と摩擦のシミュレーション',
    english: 'simulation of a box that slides down a slope, and of friction',
    design: design('Sliding down a slope', [topic('incline', { angle: 35, rough: 0.3 }, ['forces'])]),
  },
  {
    prompt: 'compare a pendulum and a spring for university students',
    design: design('Two Oscillators', [topic('pendulum'), topic('spring')], 'upper'),
  },
  {
    prompt: 'how money goes from pocket money to savings and is spent',
    design: design('Pocket Money', [
      general('Pocket money', 'economics', {
        rates: {
          unit: 'coins',
          timeUnit: 'week',
          stocks: [
            { id: 'purse', label: 'In the purse', start: 20 },
            { id: 'saved', label: 'Saved', start: 5 },
          ],
          flows: [
            { id: 'allowance', label: 'Pocket money', from: null, to: 'purse', by: null, rate: 5, most: 20 },
            { id: 'saving', label: 'Saving', from: 'purse', to: 'saved', by: null, rate: 0.1, most: 0.8 },
            { id: 'spending', label: 'Spending', from: 'purse', to: null, by: null, rate: 0.3, most: 1 },
          ],
        },
      }),
    ]),
  },
  {
    prompt: 'wie sich ein Lied in einer Schule verbreitet',
    english: 'how a song spreads in a school',
    design: design('Ein Ohrwurm geht um', [
      general('An earworm in a school', 'biology', {
        crowd: { who: 'Pupils', what: 'the song', have: 'hum it', loses: true },
      }),
    ]),
  },
  {
    prompt: 'cómo se hace el queso paso a paso',
    english: 'how cheese is made step by step',
    design: design(
      'Cómo se hace el queso',
      [
        general('How cheese is made', 'chemistry', {
          process: {
            what: 'a wheel of cheese',
            timeUnit: 'hours',
            isCycle: false,
            steps: [
              { name: 'Warming', about: 'The milk is warmed.', takes: 1 },
              { name: 'Curdling', about: 'Rennet makes it set.', takes: 2 },
              { name: 'Cutting', about: 'The curd is cut, and whey runs off.', takes: 1 },
              { name: 'Pressing', about: 'It is pressed into its form.', takes: 12 },
              { name: 'Ripening', about: 'It rests in a cool cellar.', takes: 700 },
            ],
          },
        }),
      ],
      'young',
    ),
  },
  {
    prompt: '自転車の歴史',
    english: 'the history of the bicycle',
    design: design('A history of the bicycle', [
      general('A history of the bicycle', 'physics', {
        timeline: {
          unit: 'year',
          events: [
            { year: 1817, name: 'Running machine', about: 'Karl Drais rides on two wheels.' },
            { year: 1885, name: 'Safety bicycle', about: 'Two equal wheels and a chain.' },
            { year: 1888, name: 'Air-filled tyre', about: 'John Boyd Dunlop makes riding soft.' },
            { year: 1970, name: 'Mountain bike', about: 'About this time, riders take old bikes downhill.' },
          ],
        },
      }),
    ]),
  },
  {
    prompt: 'a roller coaster with a loop',
    design: design('A Roller Coaster', [topic('roller-coaster', { height: 20 })]),
  },
]

/** Wishes and how a good model would read them: topics and each of the general kinds, in four languages. */
export const toldSimulations = wishes.map(({ prompt, english, design: unread }) => ({
  prompt,
  design: read(prompt, unread, english),
}))

export const told = { topic, general, design, read }
