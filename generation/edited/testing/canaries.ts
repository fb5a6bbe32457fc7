/** Edited code that must be refused, whatever it makes: what is wrong, the code, and what the check says of it. */
export type Canary = [fault: string, edit: () => string, check: string, evidence: RegExp]

export type Edited = {
  /** What the file is called. */
  file: string
  /** The file as it was made. */
  code(): string
  /** The line that hands it over. */
  lastLine: string
}

/** The file with something said just before it hands itself over. */
export const saying = ({ code, lastLine }: Edited, words: string) =>
  code().replace(lastLine, `${words}\n${lastLine}`)

export function canariesOf(edited: Edited): Canary[] {
  const { file, code, lastLine } = edited
  const before = (words: string) => () => saying(edited, words)
  const name = file.replace('.', '\\.')
  return [
    [
      'that cannot be read',
      before('let x = ;'),
      'It starts',
      new RegExp(`^SyntaxError: .* \\(line \\d+ of ${name}\\)\\.$`),
    ],
    ['that throws at the start', before(`throw new Error('boom')`), 'It starts', /^boom \(line \d+ of/],
    ['that never plays', () => code().replace(lastLine, ''), 'It starts', /never calls play/],
    [
      'that wants more files',
      () => `import x from './more.js'\n${code()}`,
      'It starts',
      /imports \.\/more\.js/,
    ],
    ['that reaches for the server', before('process.exit()'), 'It starts', /process is not defined/],
    [
      'that reaches for the server through a constructor',
      before(`atob.constructor('return process')().exit()`),
      'It starts',
      /process is not defined/,
    ],
    ['that loops at the start', before('for (;;);'), 'It starts', /within \d seconds \(line \d+/],
    [
      'that eats memory',
      before('const all = []; for (;;) all.push(new Array(1e5).fill(1))'),
      'It starts',
      /64 MB/,
    ],
  ]
}
