import type { Draw, Question, Topic } from './question.ts'

/** Sums of a kind, each with answers that a small mistake would lead to. */
function sums(
  count: number,
  make: () => { ask: string; right: number; why: string },
  random: Draw,
): Question[] {
  const asked = new Map<string, Question>()
  for (let attempt = 0; asked.size < count && attempt < count * 20; attempt++) {
    const { ask, right, why } = make()
    if (asked.has(ask)) continue
    const near = random.shuffled([
      right + 1,
      right - 1,
      right + 2,
      right + 10,
      right - 10,
      right - 2,
      right + 5,
    ])
    const [one, two, three] = near.filter((wrong) => wrong >= 0 && wrong !== right)
    asked.set(ask, { ask, answers: [`${right}`, `${one}`, `${two}`, `${three}`], why })
  }
  return [...asked.values()]
}

function arithmetic(random: Draw): Question[] {
  return sums(
    18,
    () => {
      const a = 11 + random.below(60)
      const b = 3 + random.below(29)
      if (random.below(3) === 0)
        return { ask: `What is ${a} + ${b}?`, right: a + b, why: `${a} + ${b} = ${a + b}.` }
      if (random.below(2) === 0)
        return { ask: `What is ${a + b} − ${b}?`, right: a, why: `Because ${a} + ${b} = ${a + b}.` }
      const [c, d] = [2 + random.below(9), 3 + random.below(9)]
      return random.below(2) === 0
        ? { ask: `What is ${c} × ${d}?`, right: c * d, why: `${c} × ${d} = ${c * d}.` }
        : { ask: `What is ${c * d} ÷ ${c}?`, right: d, why: `Because ${c} × ${d} = ${c * d}.` }
    },
    random,
  )
}

function onlySums(sign: '+' | '−') {
  return (random: Draw): Question[] =>
    sums(
      16,
      () => {
        const a = 4 + random.below(46)
        const b = 2 + random.below(28)
        return sign === '+'
          ? { ask: `What is ${a} + ${b}?`, right: a + b, why: `${a} + ${b} = ${a + b}.` }
          : { ask: `What is ${a + b} − ${b}?`, right: a, why: `Because ${a} + ${b} = ${a + b}.` }
      },
      random,
    )
}

function timesTables(random: Draw): Question[] {
  return sums(
    18,
    () => {
      const [a, b] = [2 + random.below(9), 2 + random.below(11)]
      return {
        ask: `What is ${a} × ${b}?`,
        right: a * b,
        why: `${a} × ${b} = ${a * b}, and so is ${b} × ${a}.`,
      }
    },
    random,
  )
}

function divisions(random: Draw): Question[] {
  return sums(
    16,
    () => {
      const [a, b] = [2 + random.below(9), 2 + random.below(10)]
      return { ask: `What is ${a * b} ÷ ${a}?`, right: b, why: `Because ${a} × ${b} = ${a * b}.` }
    },
    random,
  )
}

const parts: [name: string, of: number][] = [
  ['Half', 2],
  ['A third', 3],
  ['A quarter', 4],
  ['A fifth', 5],
  ['A tenth', 10],
]

function fractions(random: Draw): Question[] {
  const made = sums(
    9,
    () => {
      const [name, of] = parts[random.below(parts.length)] ?? ['Half', 2]
      const right = 2 + random.below(11)
      return {
        ask: `${name} of ${of * right} is …`,
        right,
        why: `${of} times ${right} is ${of * right}.`,
      }
    },
    random,
  )
  return [
    ...made,
    {
      ask: 'Which is the largest?',
      answers: ['3/4', '1/2', '1/4', '2/5'],
      why: '3/4 is three quarters, more than half.',
    },
    { ask: 'Which equals one half?', answers: ['4/8', '2/3', '3/5', '1/4'], why: '4 is half of 8.' },
    { ask: '1/4 + 1/4 = …', answers: ['1/2', '2/8', '1/8', '1'], why: 'Two quarters make a half.' },
    {
      ask: 'Which is the smallest?',
      answers: ['1/8', '1/2', '1/3', '1/4'],
      why: 'The more parts, the smaller each of them.',
    },
    {
      ask: 'Three quarters as a percentage?',
      answers: ['75 %', '34 %', '43 %', '30 %'],
      why: 'A quarter of 100 is 25.',
    },
    {
      ask: '1/2 + 1/4 = …',
      answers: ['3/4', '2/6', '1/6', '2/4'],
      why: 'A half is two quarters; one more makes three.',
    },
  ]
}

/** A word, what means the same, and what means the opposite. */
const meanings = [
  ['happy', 'glad', 'sad'],
  ['big', 'large', 'small'],
  ['fast', 'speedy', 'slow'],
  ['begin', 'start', 'end'],
  ['brave', 'courageous', 'cowardly'],
  ['clever', 'smart', 'foolish'],
  ['enemy', 'foe', 'friend'],
  ['ancient', 'very old', 'modern'],
  ['quiet', 'silent', 'loud'],
  ['wealthy', 'rich', 'poor'],
  ['tired', 'weary', 'rested'],
  ['difficult', 'hard', 'easy'],
  ['repair', 'mend', 'break'],
  ['strange', 'odd', 'usual'],
  ['shiny', 'gleaming', 'dull'],
  ['polite', 'courteous', 'rude'],
] as const

function vocabulary(random: Draw): Question[] {
  return random.shuffled(meanings).map(([word, same, opposite], index) => {
    const others = random.shuffled(meanings.filter(([other]) => other !== word))
    const [first, second] = others
    const like = index % 3 !== 2
    const wrong = [like ? opposite : same, first?.[1] ?? '', second?.[2] ?? ''] as const
    return {
      ask: like ? `Which word means the same as "${word}"?` : `Which word is the opposite of "${word}"?`,
      answers: [like ? same : opposite, ...wrong],
      why: `"${word}" means ${same}; its opposite is ${opposite}.`,
    }
  })
}

/** A word and three ways in which it is often misspelled. */
const spellings = [
  ['because', 'becuase', 'becouse', 'beacause'],
  ['friend', 'freind', 'frend', 'frind'],
  ['necessary', 'neccessary', 'necesary', 'neccesary'],
  ['beautiful', 'beatiful', 'beautifull', 'beutiful'],
  ['separate', 'seperate', 'seperete', 'separete'],
  ['definitely', 'definately', 'definitly', 'defenitely'],
  ['tomorrow', 'tommorow', 'tommorrow', 'tomorow'],
  ['receive', 'recieve', 'receeve', 'reseive'],
  ['believe', 'beleive', 'belive', 'beleeve'],
  ['calendar', 'calender', 'calandar', 'callendar'],
  ['island', 'iland', 'ilsand', 'islend'],
  ['library', 'libary', 'librery', 'liberry'],
  ['weird', 'wierd', 'weard', 'weirde'],
  ['surprise', 'suprise', 'surprisse', 'surprice'],
  ['business', 'buisness', 'bussiness', 'busness'],
  ['rhythm', 'rythm', 'rhythem', 'rythym'],
] as const

function spelling(random: Draw): Question[] {
  return random.shuffled(spellings).map((answers) => ({
    ask: 'Which word is spelled correctly?',
    answers: [...answers],
    why: `It is spelled ${[...answers[0]].join('-')}.`,
  }))
}

const greetings = [
  ['Spanish', 'Hola', 'Gracias'],
  ['French', 'Bonjour', 'Merci'],
  ['German', 'Guten Tag', 'Danke'],
  ['Italian', 'Ciao', 'Grazie'],
  ['Japanese', 'Konnichiwa', 'Arigatō'],
  ['Portuguese', 'Olá', 'Obrigado'],
  ['Swahili', 'Jambo', 'Asante'],
  ['Russian', 'Privet', 'Spasibo'],
  ['Hawaiian', 'Aloha', 'Mahalo'],
  ['Turkish', 'Merhaba', 'Teşekkürler'],
  ['Mandarin Chinese', 'Nǐ hǎo', 'Xièxie'],
] as const

function languages(random: Draw): Question[] {
  return random.shuffled(greetings).flatMap(([language, hello, thanks], index) => {
    const others = random.shuffled(greetings.filter(([other]) => other !== language))
    const thanking = index % 2 === 1
    const word = thanking ? thanks : hello
    const [a, b, c] = others.map((other) => (thanking ? other[2] : other[1]))
    const [d, e, f] = others.map(([other]) => other)
    const meaning = thanking ? 'thank you' : 'hello'
    return [
      {
        ask: `How do you say ${meaning} in ${language}?`,
        answers: [word, a ?? '', b ?? '', c ?? ''] as Question['answers'],
        why: `"${word}" is ${language} for ${meaning}.`,
      },
      {
        ask: `In which language does "${thanking ? hello : thanks}" mean ${thanking ? 'hello' : 'thank you'}?`,
        answers: [language, d ?? '', e ?? '', f ?? ''] as Question['answers'],
        why: `"${hello}" and "${thanks}" are ${language}.`,
      },
    ]
  })
}

export const generated: Topic[] = [
  {
    id: 'times-tables',
    name: 'times tables',
    words: 'times table,times tables,multiplication,multiply,multiplication table,multiplications',
    scene: 'school',
    questions: timesTables,
  },
  {
    id: 'addition',
    name: 'addition',
    words: 'addition,add,adding,sum,sums',
    scene: 'school',
    questions: onlySums('+'),
  },
  {
    id: 'subtraction',
    name: 'subtraction',
    words: 'subtraction,subtract,subtracting,minus',
    scene: 'school',
    questions: onlySums('−'),
  },
  {
    id: 'division',
    name: 'division',
    words: 'division,divide,dividing',
    scene: 'school',
    questions: divisions,
  },
  {
    id: 'fractions',
    name: 'fractions',
    words: 'fraction,fractions,percent,percentages',
    scene: 'school',
    questions: fractions,
  },
  {
    id: 'maths',
    name: 'mental arithmetic',
    words:
      'math,maths,mathematics,arithmetic,numbers,number,counting,calculate,calculation,mental arithmetic,algebra,equations,geometry',
    scene: 'school',
    questions: arithmetic,
  },
  {
    id: 'vocabulary',
    name: 'English words',
    words:
      'vocabulary,synonym,synonyms,antonym,antonyms,english,english words,words,word,meaning,meanings,grammar',
    scene: 'library',
    questions: vocabulary,
  },
  {
    id: 'spelling',
    name: 'spelling',
    words: 'spelling,spell,spelling bee,letters,alphabet',
    scene: 'school',
    questions: spelling,
  },
  {
    id: 'languages',
    name: 'languages',
    words:
      'language,languages,foreign languages,spanish,french,german,italian,japanese,greetings,hello,translate,translation',
    scene: 'village',
    questions: languages,
  },
]
