import { system } from '@makebelieve/kit/simulation/system'
import { between, differences, type Factory, geneOf, letters, mutations, way } from './model.ts'
import { draw } from './view.ts'

const watched = 240

export const dnaToProtein = system<Factory>({
  id: 'dna-to-protein',
  title: 'From DNA to protein',
  subject: 'biology',
  ages: [12, 19],
  words: [
    'dna to protein',
    'protein synthesis',
    'transcription and translation',
    'gene expression',
    'genetic code',
    'messenger rna',
    'mrna',
    'ribosome',
    'codon',
    'how genes work',
    'how dna makes proteins',
    'central dogma',
    'point mutation',
    'frameshift mutation',
    'sickle cell',
    'amino acid chain',
  ],
  tells: {
    young:
      'DNA is a recipe book with only four letters. A little machine copies one recipe onto a paper slip, and another machine reads the slip: three letters at a time, one word, one bead. The beads make a chain, and the chain folds into a protein, which does the work. One wrong letter can change it all!',
    middle:
      'In transcription RNA polymerase copies a gene into messenger RNA, with U in place of T. In translation ribosomes read it in words of three letters, codons; each stands for one amino acid. Change one letter and see: nothing may happen, one amino acid may change, or the whole rest may be wrong.',
    upper:
      'The start of HBB with its real mutations: silent, missense (Glu6Val, sickle cell), nonsense (codon 17) and frameshift (codon 6 −A). Polymerase and ribosomes move at steady speeds; ribosomes load every τ seconds but not before their footprint of ten codons is free, so proteins come at min(1/τ, v/10).',
  },
  controls: [
    {
      id: 'mutation',
      label: 'Change in the gene',
      unit: '',
      from: 0,
      to: 4,
      usual: 0,
      options: mutations.map(({ name }) => name),
      about: 'All of these are known from people.',
      restarts: true,
    },
    {
      id: 'polymerase',
      label: 'Speed of copying',
      symbol: 'v_p',
      unit: 'letters/s',
      from: 5,
      to: 60,
      usual: 20,
      step: 1,
      about: 'How fast RNA polymerase writes: 20 to 60 letters a second in human cells.',
    },
    {
      id: 'ribosome',
      label: 'Speed of reading',
      symbol: 'v_r',
      unit: 'words/s',
      from: 1,
      to: 20,
      usual: 5,
      step: 0.5,
      about: 'How fast ribosomes join amino acids: about 5 a second in us, up to 20 in bacteria.',
    },
    {
      id: 'every',
      label: 'A ribosome every',
      symbol: '\\tau',
      unit: 's',
      from: 1,
      to: 10,
      usual: 3,
      step: 0.5,
      about: 'How often a new ribosome comes to the message.',
    },
  ],
  readouts: [
    {
      id: 'letters',
      label: 'RNA letters written',
      unit: '',
      digits: 0,
      about: `The message has ${letters} letters.`,
      of: ({ written }) => written,
    },
    {
      id: 'joined',
      label: 'Amino acids joined',
      unit: '',
      digits: 0,
      about: 'By all ribosomes together.',
      of: ({ joined }) => joined,
    },
    {
      id: 'finished',
      label: 'Proteins finished',
      unit: '',
      digits: 0,
      about: 'Chains that were let go.',
      of: ({ finished }) => finished,
    },
    {
      id: 'long',
      label: 'Length of the protein',
      unit: 'amino acids',
      digits: 0,
      about: 'Up to the first stop word.',
      of: (_, values) => geneOf(values).chain.length,
    },
    {
      id: 'changed',
      label: 'Places that are wrong',
      unit: '',
      digits: 0,
      about: 'Compared with the healthy protein: different amino acids, or none.',
      of: (_, values) => differences(values),
    },
  ],
  graphs: [
    {
      id: 'joined',
      title: 'Amino acids joined',
      x: 'time',
      y: ['joined'],
      about: 'Flat while the message is written, then steeper with each ribosome.',
    },
    {
      id: 'letters',
      title: 'RNA letters written',
      x: 'time',
      y: ['letters'],
      about: 'A straight line up to the end of the gene.',
    },
    {
      id: 'finished',
      title: 'Proteins finished',
      x: 'time',
      y: ['finished'],
      about: 'A staircase: one step for each protein.',
    },
  ],
  dt: 0.01,
  pace: 0.25,
  timeUnit: 's',
  start: () => ({
    written: 0,
    ribosomes: [],
    nextStart: Number.POSITIVE_INFINITY,
    finished: 0,
    joined: 0,
    time: 0,
    steps: 0,
  }),
  step(state, values, dt) {
    const { polymerase = 20, ribosome = 5 } = values
    const { dna, chain } = geneOf(values)
    const before = state.written
    state.written = Math.min(dna.length, before + polymerase * dt)
    state.steps++
    const now = state.steps * dt
    if (before < dna.length && state.written >= dna.length)
      state.nextStart = state.time + (dna.length - before) / polymerase + way
    for (const [i, at] of state.ribosomes.entries()) {
      const next = Math.min(chain.length, at + ribosome * dt)
      state.joined += next - at
      state.ribosomes[i] = next
    }
    // One that starts within the step has its part of it.
    if (now >= state.nextStart) {
      const at = Math.min(chain.length, (now - state.nextStart) * ribosome)
      state.ribosomes.push(at)
      state.joined += at
      state.nextStart += between(values)
    }
    while ((state.ribosomes[0] ?? 0) >= chain.length) {
      state.ribosomes.shift()
      state.finished++
    }
    state.time = now
  },
  isOver: ({ time }) => time >= watched,
  draw,
  describe(state, values) {
    const { dna, chain } = geneOf(values)
    if (state.written < dna.length)
      return `The polymerase has written ${Math.floor(state.written)} of ${dna.length} letters of the message.`
    const wrong = differences(values)
    return `The message is written. ${state.ribosomes.length} ribosomes read it; ${state.finished} proteins of ${chain.length} amino acids are finished, with ${wrong === 0 ? 'nothing' : `${wrong} places`} wrong.`
  },
  effects: [
    {
      control: 'polymerase',
      readout: 'letters',
      goes: 'up',
      after: 1,
      says: 'A faster polymerase writes more letters.',
    },
    {
      control: 'ribosome',
      readout: 'joined',
      goes: 'up',
      after: 5,
      says: 'Faster ribosomes join more amino acids.',
    },
    {
      control: 'every',
      readout: 'joined',
      goes: 'down',
      after: 60,
      over: [2, 10],
      says: 'The less often ribosomes come, the fewer proteins are made. More often than every 2 s, they do not fit.',
    },
    {
      control: 'mutation',
      readout: 'changed',
      goes: 'changes',
      after: 0,
      says: 'One changed letter can do nothing, little or very much.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Each ribosome starts when the message is there and there is room, and then adds v amino acids a second.',
      readout: 'joined',
      expected(values, time) {
        const { polymerase = 20, ribosome = 5, every = 3 } = values
        const { dna, chain } = geneOf(values)
        const first = dna.length / polymerase + way
        const apart = Math.max(every, 10 / ribosome)
        let sum = 0
        for (let i = 0; first + i * apart < time; i++)
          sum += Math.min(chain.length, (time - first - i * apart) * ribosome)
        return sum
      },
      until: 30,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'In sickle cell disease just one amino acid of the beta chain is changed.',
      source: 'Ingram, Nature 180 (1957) 326: glutamic acid in place 6 becomes valine.',
      values: { mutation: 2 },
      readout: 'changed',
      at: 0,
      expected: 1,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'A stop in word 17 leaves a chain of 16 amino acids besides the first methionine.',
      source: 'HBB codon 17 A>T, a common cause of beta-zero thalassaemia (HbVar database).',
      values: { mutation: 3 },
      readout: 'long',
      at: 0,
      expected: 17,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'With one letter of word 6 lost, the reading frame meets a stop (TGA) in word 18.',
      source: 'HBB codon 6 −A, a cause of beta-zero thalassaemia (HbVar database).',
      values: { mutation: 4 },
      readout: 'long',
      at: 0,
      expected: 18,
      within: 0.001,
    },
  ],
  formulas: [
    {
      tex: '\\text{DNA} \\rightarrow \\text{RNA} \\rightarrow \\text{protein}',
      about: 'What is copied from what.',
    },
    { tex: '4^3 = 64', about: 'Words of three letters, more than enough for 20 amino acids and stop.' },
    {
      tex: '\\text{proteins per second} = \\min\\left(\\frac{1}{\\tau}, \\frac{v_r}{10}\\right)',
      about: 'A ribosome covers ten words; the next has to wait.',
    },
  ],
  tries: [
    { says: 'Follow one word: find GAG in the DNA, in the RNA, and its bead.' },
    { says: 'Make the sickle cell change. How many beads are different?', set: { mutation: 2 } },
    { says: 'Make the silent change. Why does nothing happen?', set: { mutation: 1 } },
    { says: 'Lose one letter and look at all words behind it.', set: { mutation: 4 } },
    {
      says: 'Be a bacterium: copy and read as fast as you can.',
      set: { polymerase: 50, ribosome: 18, every: 1 },
    },
  ],
  questions: [
    {
      asks: 'One letter of the gene is swapped for another. What does the protein look like?',
      options: ['It is always different', 'It can be just the same', 'It is never made'],
      settle: {
        readout: 'changed',
        after: 0,
        first: { mutation: 1 },
        answer: (a) => (a > 0 ? 0 : 1),
      },
      explains:
        'Several words mean the same amino acid: CTG and CTA are both leucine. Such a change is silent.',
    },
    {
      asks: 'What does more harm to this protein: a letter swapped as in sickle cell, or a letter lost at the same place?',
      options: ['Swapped', 'Lost', 'Both the same'],
      settle: {
        readout: 'changed',
        after: 0,
        first: { mutation: 2 },
        second: { mutation: 4 },
        answer: (a, b) => (a > b ? 0 : b > a ? 1 : 2),
      },
      explains:
        'A lost letter shifts all words behind it, as if you read THE CAT ATE as THC ATA TE. And yet one swapped letter is enough to make people very ill.',
    },
    {
      asks: 'Ribosomes come every second instead of every 2 seconds. How many more proteins are made?',
      options: ['Twice as many', 'No more', 'Half as many'],
      settle: {
        readout: 'finished',
        after: 60,
        first: { every: 2 },
        second: { every: 1 },
        answer: (a, b) => (b > a * 1.4 ? 0 : b > a * 0.8 ? 1 : 2),
      },
      explains:
        'A ribosome covers ten words, and at 5 words a second it needs 2 seconds to make room for the next: a queue.',
    },
  ],
  glossary: [
    { word: 'Gene', means: 'A piece of DNA with the plan of one protein.' },
    { word: 'Transcription', means: 'Copying a gene from DNA into RNA.' },
    { word: 'Translation', means: 'Reading RNA and joining amino acids to a protein.' },
    { word: 'Codon', means: 'A word of three letters; it stands for one amino acid or for stop.' },
    { word: 'Mutation', means: 'A change in the letters of DNA.' },
  ],
  goals: [
    'Tell transcription and translation apart and say where each happens.',
    'Translate a short piece of DNA with the genetic code.',
    'Compare silent, missense, nonsense and frameshift mutations.',
  ],
  standards: [
    'NGSS MS-LS3-1',
    'NGSS HS-LS1-1',
    'NGSS HS-LS3-1',
    'England GCSE Biology: DNA structure, protein synthesis, mutations',
    'A level Biology: transcription, translation and gene mutation',
  ],
})
