import { baseVerbsOf } from '../../../things/inflection.ts'

/**
 * Deeds between two things that are shown by how they stand to each other. Who does it turns to the other, near it or touching it, and the
 * other may turn as well, flee or fall. The same table says how they are put together and what is measured.
 */
export type Doing = {
  /** Who does it looks at the other, or goes ahead of it. */
  doer: 'towards' | 'ahead'
  touching?: true
  /** What is done to: it looks back, goes away from the doer, or lies there. */
  other?: 'back' | 'away' | 'fallen'
  /** It takes more than standing so: a ball that is looked at is not thrown yet. It is told as not checked. */
  isMore?: true
}

const table = new Map<string, Doing>()
const all = (phrases: string, doing: Doing) => {
  for (const phrase of phrases.split(',')) table.set(phrase, doing)
}
all(
  'looking at,look at,gazing at,gaze at,staring at,stare at,watching,approaching,barking at,growling at,hissing at,facing,walking towards,' +
    'running towards,waiting for',
  { doer: 'towards' },
)
all(
  'roaring at,pointing at,aiming at,feeding,playing with,attacking,throwing,catching,shooting,shooting at,greeting',
  {
    doer: 'towards',
    isMore: true,
  },
)
all('talking to,talking with,facing each other', { doer: 'towards', other: 'back' })
all(
  'fighting,fighting with,battling,battling with,dancing with,dueling,dueling with,wrestling,wrestling with',
  {
    doer: 'towards',
    other: 'back',
    isMore: true,
  },
)
all('kissing,cuddling', { doer: 'towards', other: 'back', touching: true })
all('hugging,embracing,shaking hands with', { doer: 'towards', other: 'back', touching: true, isMore: true })
all('pushing,sniffing,sniffing at,touching,bumping into,crashing into', { doer: 'towards', touching: true })
all(
  'kicking,petting,patting,hitting,punching,licking,biting,poking,stroking,scratching,hammering,cutting,sawing',
  {
    doer: 'towards',
    touching: true,
    isMore: true,
  },
)
all('chasing,hunting,running after,following,pursuing,going after,herding', {
  doer: 'towards',
  other: 'away',
})
all('knocking over,knocking down,tipping over,toppling,pushing over,kicking over', {
  doer: 'towards',
  other: 'fallen',
})
all('pulling,towing,dragging,hauling,leading,walking', { doer: 'ahead' })

/** The same by the plain form of the verb: 'kicked', 'kicks' and 'kick' are all 'kicking'. */
const byBase = new Map<string, Doing>()
for (const [phrase, doing] of table)
  for (const form of formsOf(phrase)) if (!byBase.has(form)) byBase.set(form, doing)

function formsOf(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ')
  return [verb, ...baseVerbsOf(verb)].map((base) => [base, ...rest].join(' '))
}

export const doings: readonly string[] = [...table.keys()]

export const doingOf = (words: string): Doing | undefined =>
  table.get(words) ?? formsOf(words).flatMap((form) => byBase.get(form) ?? [])[0]

/** Ropes and their like: they run from one thing to another instead of standing beside it. */
export const isLine = (noun: string): boolean =>
  /(?:^|[ -])(?:rope|leash|lead|chain|string|cord|thread|cable|wire|tether|lasso|reins|ribbon|twine|hose)$/.test(
    noun,
  )
