import { inDigits } from '../numbers.ts'

/** What stands around the code of a creation. */
export const codeText = {
  edited: 'Edited',
  close: 'Close code',
  run: 'Run',
  starting: 'Starting…',
  save: 'Save as a version',
  proving: 'Testing…',
  undo: 'Undo',
  redo: 'Redo',
  find: 'Find',
  download: (file: string) => `Download ${file}`,
  reset: 'Reset',
  of: (file: string) => `Code of ${file}`,
  loading: 'Loading code…',

  failedChecks: 'Failed checks',
  saveUnproven: 'Save anyway, marked unproven',
  othersPassed: (count: number) => (count === 1 ? '1 other check passed.' : `${count} other checks passed.`),

  leave: {
    title: 'Leave without saving?',
    text: "You've changed the code but haven't saved it as a version. If you leave, you'll lose your changes.",
    stay: 'Stay',
    leave: 'Leave',
  },

  /** What stands on the keys, and what they do. */
  keys: { escape: 'Esc', tab: 'Tab', enter: 'Enter', control: 'Ctrl/⌘', s: 'S', f: 'F' },
  leavesEditor: '{escape} then {tab} leaves the editor',
  runs: '{control} + {enter} runs',
  saves: '{control} + {s} saves',
  finds: '{control} + {f} finds',

  moreCharacters: (count: number) => `${inDigits(count)} more characters`,
  show: 'Show',
} as const
