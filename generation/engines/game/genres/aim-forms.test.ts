import { inputsOf } from '@makebelieve/kit/core/replay'
import type { World } from '@makebelieve/kit/game/world'
import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import type { GenreDesign } from '../design.ts'
import { planGame } from '../plan.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { momentOf } from '../proof/trail.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import { aimForms } from './aim-forms.ts'

type Form = readonly [id: string, design: GenreDesign<World>]
const forms = aimForms.map((design): Form => [design.genre.id, design as unknown as GenreDesign<World>])

const family = new Family<Form>('forms of aiming', {
  keyOf: ([id]) => id,
  source: ([id]) => `generation/engines/game/genres/${id}.ts`,
  own: ['kit/game-2d/genres', 'kit/game-2d/aim', 'generation/engines/game/genres'],
  ground: [fromRoot(import.meta.filename)],
})
const due = family.due(forms)

describe.each(due)('the form %s', (id, design) => {
  const options = { ...family.mark([id, design]), timeout: 240_000 }
  it.each(['space', 'farm', 'haunted'])('is won and lost, and ends the same again: %s', options, (troupe) => {
    const plan = samplePlan(design, { troupe, seed: 31 + troupe.length, difficulty: 'normal' })
    const game = gameToPlay(design.genre, plan)
    const longest = design.longest ?? 150
    const play = (seed: number, player: Parameters<typeof playThrough<World>>[0]['player']) =>
      playThrough({ game, seed, player, longest })
    let won = play(plan.seed, goodPlayer(design.bot))
    for (let more = 1; more < 3 && won.status !== 'won'; more++)
      won = play(plan.seed + more, goodPlayer(design.bot))
    expect(won.status).toBe('won')
    const inputs = inputsOf(won.replay)
    const again = play(won.replay.seed, () => inputs.next().value ?? { held: 0, second: 0 })
    expect(momentOf(again.world)).toBe(momentOf(won.world))
    const { lose } = design.bot
    if (!lose) throw new Error('Whoever wants to lose must be able to')
    expect(play(plan.seed, ({ world }, memory) => lose(world, memory)).status).toBe('lost')
  })
})

const forTwo = due.filter(([, { supports }]) => supports.includes('two-players'))

describe.each(forTwo)('%s for two', (id, design) => {
  const options = { ...family.mark([id, design]), timeout: 240_000 }
  it('passes its proof, with the keys of both', options, () => {
    const plan = samplePlan(design, {
      troupe: 'haunted',
      seed: 18,
      difficulty: 'normal',
      rules: { players: 2 },
    })
    const { checks } = proveFlat({ genre: design.genre, bot: design.bot, plan, longest: design.longest })
    expect(checks.filter(({ passed }) => !passed)).toEqual([])
  })
})

/** Names and descriptions of each, as people write them; trade names are cues and no titles. */
const asked: Record<string, string[]> = {
  slingshot: [
    'angry birds but with cats and cardboard boxes',
    'angry penguins knock over igloos',
    'pull back and let go to knock the towers down',
    'a knight shoots boulders from a trebuchet at 6 goblins in a fortress at night',
    'fling teddy bears at stacked blocks to hit the aliens on top',
  ],
  pong: [
    'pong against the computer, first to 7',
    'two player pong in space',
    'ping pong between a frog and a toad',
    'table tennis with robots',
    'two paddles hit a ball back and forth',
  ],
  'air-hockey': [
    'air hockey with penguins on ice, first to 5',
    'air hockey',
    'slide a puck past the goalie on an air hockey table',
  ],
  golf: [
    'mini golf with 9 holes',
    'a squirrel plays mini golf in a park with an acorn',
    'crazy golf on the moon with craters',
    'putt the ball into the hole with as few strokes as you can',
  ],
  basketball: [
    'basketball: a bear throws balls into a hoop, 10 throws',
    'shoot hoops with a robot',
    'throw coconuts into a moving basket',
    'free throws in a stadium',
  ],
  'bubble-shooter': [
    'bubble shooter with sea creatures',
    'shoot bubbles of the same colour to pop them',
    'puzzle bobble with fruit',
  ],
  artillery: [
    'artillery duel between two tanks on hills',
    'two castles shoot cannonballs at each other',
    'worms with hamsters',
  ],
  archery: [
    'archery with wind and moving targets',
    'an elf shoots arrows at apples',
    'a robin hood game with bow and arrows',
  ],
  stacking: [
    'stack the blocks as high as you can, tower stacking game',
    'stack pancakes to build a tower',
    'drop swinging blocks onto each other to build a tower',
  ],
  bowling: [
    'bowling with penguins as pins',
    'bowling on the moon',
    'roll a pumpkin down the lane, ten pin bowling',
  ],
  darts: [
    'darts',
    'a game of darts against a pirate',
    'throw darts at a dartboard, 301',
    'darts: pop 6 balloons',
    'pop 10 balloons with darts at the carnival',
  ],
  claw: [
    'a claw machine full of teddy bears',
    'crane game where a witch grabs candy, 10 tries',
    'steer the grabber over the plush toys, let it down and see whether it holds on to one',
    'ufo catcher with penguins',
  ],
  pinball: [
    'pinball in a candy land',
    'pinball with aliens, 3 balls',
    'keep the ball up with two flippers and hit the bumpers',
  ],
  pool: [
    'pool with planets',
    'billiards in a haunted house',
    '8 ball pool',
    'hit the cue ball and pot the balls',
  ],
}

describe('what names or describes a form', () => {
  it.each(Object.entries(asked).flatMap(([id, prompts]) => prompts.map((prompt) => [prompt, id] as const)))(
    '%s',
    async (prompt, id) => {
      const brief = briefOfPrompt(prompt)
      if ('refused' in brief) throw new Error(brief.message)
      expect(planGame(brief, 3).game.genre).toBe(id)
    },
  )

  it.each(forms)('there are prompts for %s', (id) => {
    expect(asked[id]?.length ?? 0).toBeGreaterThanOrEqual(3)
  })
})
