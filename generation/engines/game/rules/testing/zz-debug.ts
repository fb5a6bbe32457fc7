import { planGame } from '../../plan.ts'
import { briefOfPrompt } from '../../read/brief-of-prompt.ts'
import { handings, outcomeOf, takenAmong } from '../handings.ts'
import { playedOf } from './played.ts'
const brief = briefOfPrompt(process.argv[2] ?? '')
if ('refused' in brief) throw new Error('refused')
console.log(JSON.stringify(brief.deeds), JSON.stringify(brief.terms), brief.actors.map(a=>`${a.id}:${a.role}`).join(' '))
const { game } = planGame(brief, 5)
if (process.argv[3]) console.log(JSON.stringify(game.book, null, 1))
const { won, lost, films } = playedOf(game)
console.log(won?.status, lost?.status, lost?.because)
const you = game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
const tries=handings(films, you); const taken = takenAmong(films,tries); for (const one of tries) console.log(one.at.film, one.at.second, one.load.state, one.whom.state, outcomeOf(one), taken.has(one), one.at.before.lives, one.at.after.lives)

import { seenToHold } from '../terms/seen.ts'
import { afterwards } from '../handings.ts'
for (const term of brief.terms ?? []) console.log(term.words, seenToHold(term, { films, you, won: '', lost: '' }, []))
for (const one of tries) console.log(one.whom.state, afterwards(films, one, 6).length, afterwards(films, one, 6).at(-1)?.state)
