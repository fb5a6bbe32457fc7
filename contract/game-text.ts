import type { GameAnswer } from './entities/game-answer.ts'
import { texts } from './texts.ts'

/** What the chat shows for an assistant's text: prose, or an answer in parts, as an object or as JSON. */
export function assistantText(text: string | GameAnswer): string {
  if (typeof text !== 'string') return shown(text)
  try {
    return shown(JSON.parse(text)) || text
  } catch {
    // Neither JSON nor in the form of an answer: then it is prose.
    return text
  }
}

/** What an export takes: the program inside a fenced block if there is one, else the whole text. */
export function exportedCode(text: string): string {
  return /```[^\n]*\n([\s\S]*?)```/.exec(text)?.[1] ?? text
}

function shown(answer: GameAnswer): string {
  return answer.threejsCode?.trim() ? texts.gameChat.generated : summary(answer)
}

const analysisTitles = {
  coreGame: 'Core game',
  technical: 'Technical',
  playerExperience: 'Player experience',
} as const

function summary({ introduction, analysis = {}, discoveryQuestions = [] }: GameAnswer): string {
  const sections = Object.entries(analysisTitles).map(([section, title]) => {
    const entries = Object.entries(analysis[section as keyof typeof analysisTitles] ?? {})
    return entries.length > 0 ? [title, ...entries.map(([name, text]) => `${name}: ${text}`)].join('\n') : ''
  })
  const questions = discoveryQuestions.map(({ title, question }) => `${title}: ${question}`).join('\n')
  return [introduction, ...sections, questions].filter(Boolean).join('\n\n')
}
