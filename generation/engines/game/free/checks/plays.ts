import { quoted } from '../../../../pipeline/quoted.ts'
import { type PlayResult, play } from '../judge/play.ts'
import { Failed } from './failed.ts'
import { cut, difference, type Found, longest, parting, rate, secondsOf, seeds } from './found.ts'

const [seed] = seeds

export async function isPlain({ stage }: Found): Promise<string> {
  const { first } = await play(stage, { seed, by: { random: 5 }, steps: 10 * rate })
  return `${Object.keys(JSON.parse(first)).length} fields, ${first.length} characters: ${quoted(first.slice(0, 80))}.`
}

export async function restarts({ stage }: Found): Promise<string> {
  const start = () => play(stage, { seed, by: 'nobody', steps: 0 })
  const { first } = await start()
  const again = await start()
  if (again.first !== first)
    throw new Failed(`Reset twice with the same seed: ${difference(first, again.first)}.`)
  const played = await play(stage, { seed, by: { random: 6 }, steps: 10 * rate })
  if (played.last === first && played.steps === 10 * rate)
    throw new Failed('Ten seconds of random play changed nothing.')
  const after = await start()
  if (after.first !== first) throw new Failed(`After ten seconds of play: ${difference(first, after.first)}.`)
  return `The first snapshot was the same three times, the last after ${secondsOf(played.steps)} of play.`
}

export async function wins(found: Found): Promise<string> {
  const games: PlayResult[] = []
  for (const one of seeds) games.push(await play(found.stage, { seed: one, by: 'win', steps: longest }))
  const won = games.filter(({ status }) => status === 'won')
  found.won = won[0]
  const [short] = won
  const told = games.map(({ status, steps }) => `${status} after ${secondsOf(steps)}`).join(', ')
  if (won.length < 2 || !short) throw new Failed(`players.win won ${won.length} of 3 games: ${told}.`)
  if (short.steps < rate)
    throw new Failed(`It was won within ${secondsOf(short.steps)}: there is nothing to play.`)
  return `players.win won ${won.length} of 3 games: ${told}.`
}

export async function loses(found: Found): Promise<string> {
  const told: string[] = []
  for (const one of seeds) {
    const game = await play(found.stage, { seed: one, by: 'lose', steps: longest })
    if (game.status === 'lost') {
      found.lost = game
      return `players.lose lost after ${secondsOf(game.steps)}.`
    }
    told.push(`${game.status} after ${secondsOf(game.steps)}`)
  }
  throw new Failed(`players.lose did not lose: ${told.join(', ')}.`)
}

export async function idlingFails({ stage }: Found): Promise<string> {
  const { status, steps } = await play(stage, { seed, by: 'nobody', steps: longest })
  if (status === 'won') throw new Failed(`It was won after ${secondsOf(steps)} of doing nothing.`)
  return status === 'lost'
    ? `Lost after ${secondsOf(steps)} of doing nothing.`
    : `Not won after ${secondsOf(steps)} of doing nothing.`
}

export async function playsAgain({ stage, won, lost }: Found): Promise<string> {
  const ends = [won, lost].filter((game) => game !== undefined)
  if (ends.length === 0) throw new Failed('It was neither won nor lost, so there is nothing to play again.')
  const steps = 2 * rate
  for (const end of ends) {
    const opening = () =>
      play(stage, { seed: end.replay.seed, by: { replay: cut(end.replay, steps) }, steps })
    const fresh = await opening()
    const over = await play(stage, {
      seed: end.replay.seed,
      by: { replay: end.replay },
      steps: end.steps,
    })
    const after = await opening()
    if (after.status === over.status && after.steps < Math.min(steps, end.steps))
      throw new Failed(`After it was ${over.status}, reset left it ${after.status}.`)
    const why = parting(fresh, after)
    if (why) throw new Failed(`After it was ${over.status}, a new game is not the old one: ${why}.`)
  }
  return `After a game that was ${ends.map(({ status }) => status).join(' and one that was ')}, a new one went as the first did.`
}

export async function endsTheSame({ stage, won }: Found): Promise<string> {
  const random = () => play(stage, { seed: 11, by: { random: 12 }, steps: 20 * rate })
  const why = parting(await random(), await random())
  if (why) throw new Failed(`Twice the same random inputs: ${why}.`)
  if (!won) return 'The same 20 s of random inputs led twice through the same snapshots.'
  const again = await play(stage, {
    seed: won.replay.seed,
    by: { replay: won.replay },
    steps: won.steps,
  })
  const other = parting(won, again)
  if (other) throw new Failed(`The won game, played again: ${other}.`)
  return `20 s of random inputs and the ${won.steps} steps of the win led twice through the same snapshots.`
}

/** The page was loaded afresh: whatever the game did before must not matter. */
export async function goesTheSameWay({ stage, won, lost }: Found): Promise<string> {
  const games = [won, lost].filter((game) => game !== undefined)
  if (games.length === 0) throw new Failed('It was neither won nor lost, so there is nothing to replay.')
  for (const game of games) {
    const { replay, steps, status } = game
    const again = await play(stage, { seed: replay.seed, by: { replay }, steps })
    const why = parting(game, again)
    if (why) throw new Failed(`The ${status} game went another way: ${why}.`)
  }
  const ends = games.map(({ status, steps }) => `${status} after ${secondsOf(steps)}`)
  return `It was loaded as it is shipped, and replayed: ${ends.join(' and ')}, through the same snapshots.`
}

const drawEvery = 30

export async function runsForAMinute({ stage }: Found): Promise<string> {
  const { games, steps } = await play(stage, {
    seed: 21,
    by: { random: 22 },
    steps: 60 * rate,
    goOn: true,
    drawEvery,
  })
  return `${secondsOf(steps)} of random play in ${games} ${games === 1 ? 'game' : 'games'}, drawn ${steps / drawEvery} times.`
}
